import { expect, it } from 'vitest'
import { isViolation } from './violation.ts'

it.each([
  [[], true],
  [['ANSWER_HARMFUL'], false],
  [['ANSWER_HARMFUL', 'ANSWER_HARMFUL'], false],
  [['ANSWER_HARMFUL', 'PHOTO_OFFENSIVE'], true],
] as const)('a block for %j counts as a violation: %s', (reasons, counts) => {
  expect(isViolation(reasons.map((reason) => ({ reason })))).toBe(counts)
})
