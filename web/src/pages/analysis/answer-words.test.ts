import { expect, it } from 'vitest'
import { answerOf, isSureEnough, meaningOf } from './answer-words.ts'
import { analysisWith, issueWith } from './samples.ts'

const rust = issueWith({ name: 'Rust', likelihood: 'LIKELY' })

it('the answer names the strongest issue and the likelihood of this issue', () => {
  expect(answerOf(analysisWith({ issues: [rust, issueWith({})] }))).toEqual({
    kind: 'issue',
    likelihood: 'LIKELY',
    name: 'Rust',
  })
})

it('the answer says that the plant is unhealthy if no condition has a name', () => {
  expect(answerOf(analysisWith({ outcome: 'ISSUES_FOUND' }))).toEqual({ kind: 'unhealthy' })
})

it.each([
  ['HEALTHY', 'healthy'],
  ['INCONCLUSIVE', 'inconclusive'],
  ['NOT_A_PLANT', 'notAPlant'],
  ['PHOTO_UNUSABLE', 'photoUnusable'],
] as const)('the answer has a sentence for %s', (outcome, kind) => {
  expect(answerOf(analysisWith({ outcome }))).toEqual({ kind })
})

it('the answer says nothing about the plant if the analysis is withheld', () => {
  const withheld = {
    ...analysisWith({ outcome: 'HEALTHY' }),
    moderation: { state: 'BLOCKED' as const },
  }
  expect(answerOf(withheld)).toEqual({ kind: 'withheld' })
  expect(meaningOf(withheld)).toEqual({ kind: 'none' })
})

it('the page states how often the name of a condition was right, but only if this number was measured', () => {
  const measured = issueWith({ rightOf100: 64 })
  expect(meaningOf(analysisWith({ issues: [measured], rightOf100: 81 }))).toEqual({
    kind: 'answer',
    rightOf100: 64,
  })
})

it('if the accuracy of a condition name was not measured, the page states only the accuracy of the choice between healthy and ill', () => {
  expect(meaningOf(analysisWith({ issues: [rust], rightOf100: 81 }))).toEqual({
    kind: 'healthAlone',
    rightOf100: 81,
  })
})

it('the page states no number if the accuracy was not measured or the analysis has no answer', () => {
  expect(meaningOf(analysisWith({ issues: [rust] }))).toEqual({ kind: 'notMeasured' })
  expect(meaningOf(analysisWith({ outcome: 'HEALTHY', rightOf100: 0 }))).toEqual({
    kind: 'answer',
    rightOf100: 0,
  })
  expect(meaningOf(analysisWith({ outcome: 'INCONCLUSIVE', rightOf100: 81 }))).toEqual({
    kind: 'none',
  })
})

it('the page treats an issue as sure only if the issue is very likely and its accuracy was measured', () => {
  const surest = issueWith({ likelihood: 'VERY_LIKELY', rightOf100: 90 })
  expect(isSureEnough(surest)).toBe(true)
  expect(isSureEnough({ ...surest, likelihood: 'LIKELY' })).toBe(false)
  expect(isSureEnough({ ...surest, rightOf100: null })).toBe(false)
})
