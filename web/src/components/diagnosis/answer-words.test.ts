import { expect, it } from 'vitest'
import { answerOf, careNoteOf, isSureEnough, meaningOf } from './answer-words.ts'
import { analysisWith, issueWith } from './samples.ts'

const rust = issueWith({ name: 'Rust', likelihood: 'LIKELY' })
const headlineOf = (kind: 'CAUSE' | 'SIGNS', rightOf100: number | null) => ({
  headline: { kind, sign: 'BROWN_SPOTS' as const, text: 'Brown spots', rightOf100 },
})

it('the answer is the headline of the service', () => {
  expect(answerOf({ ...analysisWith({ issues: [rust] }), ...headlineOf('SIGNS', 61) })).toEqual({
    kind: 'headline',
    text: 'Brown spots',
  })
})

it('an older answer without a headline names no cause', () => {
  expect(answerOf(analysisWith({ issues: [rust] }))).toEqual({ kind: 'unhealthy' })
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

it('the page states one figure: of the headline if it was measured, else of the health', () => {
  const sick = analysisWith({ issues: [rust], rightOf100: 81 })
  expect(meaningOf({ ...sick, ...headlineOf('CAUSE', 64) })).toEqual({
    kind: 'answer',
    rightOf100: 64,
  })
  expect(meaningOf({ ...sick, ...headlineOf('SIGNS', 61) })).toEqual({
    kind: 'among',
    rightOf100: 61,
  })
  const unmeasured = { kind: 'healthAlone', rightOf100: 81 }
  expect(meaningOf({ ...sick, ...headlineOf('SIGNS', null) })).toEqual(unmeasured)
  expect(meaningOf(sick)).toEqual(unmeasured)
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

it('the note on care says whether the account named the species or the photo showed it', () => {
  const about = (basis: 'SPECIES' | 'GENERAL', isNamed: boolean) => {
    const { plant } = analysisWith({ outcome: 'HEALTHY' })
    const named = isNamed ? ({ text: 'tomato' } as NonNullable<typeof plant.named>) : null
    return careNoteOf({ basis }, { ...plant, named })
  }
  expect(about('SPECIES', true)).toBe('analysis.careOfNamed')
  expect(about('SPECIES', false)).toBe('analysis.careOfSpecies')
  expect(about('GENERAL', true)).toBe('analysis.careGeneral')
})

it('the page treats an issue as sure only if the issue is very likely and its accuracy was measured', () => {
  const surest = issueWith({ likelihood: 'VERY_LIKELY', rightOf100: 90 })
  expect(isSureEnough(surest)).toBe(true)
  expect(isSureEnough({ ...surest, likelihood: 'LIKELY' })).toBe(false)
  expect(isSureEnough({ ...surest, rightOf100: null })).toBe(false)
})
