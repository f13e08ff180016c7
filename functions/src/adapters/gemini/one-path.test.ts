import { adviceOn, generativeAdviceOn } from '@plant/testing/advice'
import { describe, expect, it } from 'vitest'
import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import { conditionIds } from '../../domain/catalogue/conditions.ts'

/** The parts of a diagnosis that must be the same for both models. */
const adviceOf = ({ issues, plan }: Diagnosis) => ({
  issues: issues.map(({ evidence: _evidence, severity: _severity, ...issue }) => issue),
  plan,
})

describe('the advice of the two models', () => {
  it.each(conditionIds)('is the same for the condition %s', (conditionId) => {
    const named = [{ conditionId, confidence: 0.6 }]
    const embedded = adviceOf(adviceOn(named))
    expect(adviceOf(generativeAdviceOn(named))).toEqual(embedded)
    expect(embedded.plan?.actions).not.toEqual([])
  })
})
