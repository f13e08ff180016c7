import { adviceOn, generativeAdviceOn } from '@plant/testing/advice'
import { describe, expect, it } from 'vitest'
import { conditionIds, conditions } from '../catalogue/conditions.ts'

const notifiable = conditionIds.filter((id) => conditions[id].reportable !== null)
const paths = [
  ['embedded', adviceOn],
  ['generative', generativeAdviceOn],
] as const
const cases = notifiable.flatMap((id) => paths.map(([path, advise]) => [id, path, advise] as const))
const lemon = { scientificName: 'Citrus × limon', family: 'Rutaceae' }
const monstera = { scientificName: 'Monstera deliciosa', family: 'Araceae' }
const touching = /\b(cut|prune|pull|move|set the plant apart|throw|compost|bin)\b/i

describe.each(cases)('a suspicion of %s by the %s model', (conditionId, _, advise) => {
  it.each([0.2, 0.6, 0.9])(
    'has a severity of at least HIGH at a confidence of %d',
    (confidence) => {
      const [issue] = advise([{ conditionId, confidence, severity: 'LOW' }]).issues
      expect(['HIGH', 'CRITICAL']).toContain(issue?.severity)
    },
  )

  it('comes with a report before any other action, and the plan does not cut or move anything', () => {
    const actions = advise([{ conditionId, confidence: 0.6 }]).plan?.actions ?? []
    expect(actions[0]).toMatchObject({ title: 'Report the suspicion' })
    expect(actions[0]?.safetyFlags).toContain('REPORTABLE')
    for (const { title } of actions) expect(title).not.toMatch(touching)
  })

  it('is dropped if the plant cannot have the disease', () => {
    const named = [{ conditionId, confidence: 0.6 }]
    const { issues, outcome } = advise(named, { species: monstera })
    expect(issues).toEqual([])
    expect(outcome).toBe('INCONCLUSIVE')
  })

  it('names the possible host plants if the plant is unknown', () => {
    const { issues, plan } = advise([{ conditionId, confidence: 0.6 }])
    expect(issues[0]?.howToConfirm[0]).toMatch(/^Only on /)
    expect(plan?.actions[0]?.instructions).toMatch(/^Only on /)
  })
})

describe('citrus greening', () => {
  it('is stated without "Only on" if the plant is a citrus', () => {
    const named = [{ conditionId: 'citrus_greening', confidence: 0.6 }] as const
    const [issue] = adviceOn(named, { species: lemon }).issues
    expect(issue?.howToConfirm[0]).not.toMatch(/^Only on /)
  })

  it('is confirmed before the report if the suspicion is only POSSIBLE', () => {
    const { plan } = adviceOn([{ conditionId: 'citrus_greening', confidence: 0.3 }])
    expect(plan?.actions.map(({ title }) => title).slice(0, 2)).toEqual([
      'Make sure first',
      'Report the suspicion',
    ])
  })
})

describe('fire blight', () => {
  const named = [{ conditionId: 'fire_blight', confidence: 0.6 }] as const
  const titlesAt = (latitude: number, longitude: number) =>
    adviceOn(named, { hints: { latitude, longitude } }).plan?.actions.map(({ title }) => title)

  it('must be reported on continents where the disease is not established', () => {
    expect(titlesAt(-33.9, 151.2)).toContain('Report the suspicion')
  })

  it('is cut out on continents where the disease is established', () => {
    expect(titlesAt(50, 8)).not.toContain('Report the suspicion')
    expect(titlesAt(50, 8)?.join()).toMatch(/cut|prune/i)
  })
})
