import { expect, it } from 'vitest'
import type { Answer, Assessed } from './assess.ts'
import { answered, assessed, issue } from './sample-photos.ts'
import { countsOf, rightOf100, type Saying, sayingsOf } from './words.ts'

const said = (right: number, wrong: number): Saying[] =>
  Array.from({ length: right + wrong }, (_, k) => ({ word: 'LIKELY', isRight: k < right }))

const diseased = { label: 'rust', expected: 'DISEASED', condition: 'rust' } as const
const told = (photo: Partial<Assessed>, outcome: Answer['outcome'], issues = [] as Issue[]) =>
  assessed({
    ...diseased,
    ...photo,
    answer: answered({ outcome: outcome as 'HEALTHY', issues }),
  })
type Issue = ReturnType<typeof issue>

it('the right answers are counted separately for each word', () => {
  const others: Saying[] = Array.from({ length: 90 }, () => ({ word: 'POSSIBLE', isRight: false }))
  const counts = countsOf([...said(45, 15), ...others])
  expect(counts.LIKELY).toEqual({ answers: 60, right: 45 })
  expect(rightOf100(counts.LIKELY)).toBe(75)
  expect(rightOf100(counts.POSSIBLE)).toBe(0)
})

it('a word with fewer than 50 answers has no share', () => {
  expect(rightOf100(countsOf(said(49, 0)).LIKELY)).toBeNull()
  expect(rightOf100(countsOf(said(50, 0)).LIKELY)).toBe(100)
  expect(rightOf100(countsOf([]).LIKELY)).toBeNull()
})

it('each issue is counted, and is right if the plant has the condition', () => {
  const issues = [issue('leaf_spot', 'LIKELY'), issue('rust', 'POSSIBLE')]
  expect(sayingsOf([told({}, 'ISSUES_FOUND', issues)])).toEqual([
    { word: 'UNHEALTHY', isRight: true },
    { word: 'LIKELY', isRight: false },
    { word: 'POSSIBLE', isRight: true },
  ])
})

it('every condition of a healthy plant is counted as wrong', () => {
  const healthy = { expected: 'HEALTHY', condition: null } as const
  const issues = [issue('rust', 'LIKELY')]
  expect(sayingsOf([told(healthy, 'ISSUES_FOUND', issues)])).toEqual([
    { word: 'UNHEALTHY', isRight: false },
    { word: 'LIKELY', isRight: false },
  ])
})

it("only the health is counted if a plant's label is not a condition of the catalogue", () => {
  const unnamed = { label: 'nutrient_deficiency', condition: null }
  const issues = [issue('rust', 'LIKELY')]
  expect(sayingsOf([told(unnamed, 'ISSUES_FOUND', issues)])).toEqual([
    { word: 'UNHEALTHY', isRight: true },
  ])
})

it('inconclusive answers and photos without a plant are not counted', () => {
  const photos = [
    told({}, 'INCONCLUSIVE'),
    told({}, 'NOT_A_PLANT'),
    told({ expected: 'NOT_A_PLANT', condition: null }, 'HEALTHY'),
    told({ expected: 'PLANT', condition: null }, 'HEALTHY'),
  ]
  expect(sayingsOf(photos)).toEqual([])
})

it('a photo without an answer is not counted', () => {
  expect(sayingsOf([assessed({ ...diseased, answer: { outcome: 'UNANSWERED' } })])).toEqual([])
})
