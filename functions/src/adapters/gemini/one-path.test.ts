import { adviceOn, generativeAdviceOn } from '@plant/testing/advice'
import { describe, expect, it } from 'vitest'
import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import { conditionIds } from '../../domain/catalogue/conditions.ts'

/** What may not depend on which model named a condition. */
const adviceOf = ({ issues, plan }: Diagnosis) => ({
  issues: issues.map(({ evidence: _evidence, severity: _severity, ...issue }) => issue),
  plan,
})

describe('the same diagnosis has the same advice whichever model made it:', () => {
  it.each(conditionIds)('%s', (conditionId) => {
    const named = [{ conditionId, confidence: 0.6 }]
    const embedded = adviceOf(adviceOn(named))
    expect(adviceOf(generativeAdviceOn(named))).toEqual(embedded)
    expect(embedded.plan?.actions).not.toEqual([])
  })
})
