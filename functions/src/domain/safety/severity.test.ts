import { adviceOn, adviceOnPhoto } from '@plant/testing/advice'
import { plainDamage } from '@plant/testing/sample-measurements'
import { describe, expect, it } from 'vitest'
import { conditionIds, conditions } from '../catalogue/conditions.ts'
import { requiresReport } from '../catalogue/law.ts'

const levels = ['LOW', 'MODERATE', 'HIGH', 'CRITICAL'] as const
const severityOf = (advice: ReturnType<typeof adviceOn>) => advice.issues[0]?.severity ?? 'LOW'

describe('severity', () => {
  it('is below CRITICAL for one completely yellow leaf', () => {
    const { natural_ageing: yellow } = plainDamage
    const wholly = { ...yellow, lesions: { ...yellow.lesions, areaFraction: 0.9 } }
    for (const { severity } of adviceOnPhoto(wholly).issues)
      expect(['LOW', 'MODERATE']).toContain(severity)
  })

  it('does not depend on the discoloured share of the photographed leaf', () => {
    const { leaf_spot: spotted } = plainDamage
    const stained = (areaFraction: number) =>
      adviceOnPhoto({
        ...spotted,
        lesions: { ...spotted.lesions, areaFraction },
      }).issues.map(({ severity }) => severity)
    expect(stained(0.6)).toEqual(stained(0.05))
  })

  it.each(conditionIds.filter((id) => !requiresReport(conditions[id].reportable, null)))(
    'stays within the bounds of the condition %s for any severity from the model',
    (conditionId) => {
      const { floor, ceiling } = conditions[conditionId].severity
      for (const severity of levels) {
        const likely = severityOf(adviceOn([{ conditionId, confidence: 0.6, severity }]))
        expect(levels.indexOf(likely)).toBeGreaterThanOrEqual(levels.indexOf(floor))
        expect(levels.indexOf(likely)).toBeLessThanOrEqual(levels.indexOf(ceiling))
        const possible = severityOf(adviceOn([{ conditionId, confidence: 0.3, severity }]))
        expect(levels.indexOf(possible)).toBeLessThanOrEqual(levels.indexOf('MODERATE'))
      }
    },
  )
})
