import { expect, it } from 'vitest'
import type { Answer, Assessed } from './assess.ts'
import { rightOf100, type Saying, sayingsOf } from './words.ts'

const said = (right: number, wrong: number): Saying[] =>
  Array.from({ length: right + wrong }, (_, k) => ({ word: 'LIKELY', isRight: k < right }))

type Named = { conditionId: string; likelihood: 'POSSIBLE' | 'LIKELY' | 'VERY_LIKELY' }

const assessed = (photo: Partial<Assessed>, outcome: string, issues: Named[] = []): Assessed => ({
  file: 'leaf.jpg',
  label: 'rust',
  expected: 'DISEASED',
  condition: 'rust',
  source: 'bean',
  ...photo,
  answer: { outcome, issues } as unknown as Answer,
})

it('of 100 answers with a word so many are right, of that word alone', () => {
  const others: Saying[] = Array.from({ length: 90 }, () => ({ word: 'POSSIBLE', isRight: false }))
  expect(rightOf100([...said(45, 15), ...others], 'LIKELY')).toBe(75)
  expect(rightOf100([...said(45, 15), ...others], 'POSSIBLE')).toBe(0)
})

it('of fewer than 50 answers nothing is told', () => {
  expect(rightOf100(said(49, 0), 'LIKELY')).toBeNull()
  expect(rightOf100(said(50, 0), 'LIKELY')).toBe(100)
})

it('each issue is a saying, right where the plant has that condition', () => {
  const issues: Named[] = [
    { conditionId: 'leaf_spot', likelihood: 'LIKELY' },
    { conditionId: 'rust', likelihood: 'POSSIBLE' },
  ]
  expect(sayingsOf([assessed({}, 'ISSUES_FOUND', issues)])).toEqual([
    { word: 'UNHEALTHY', isRight: true },
    { word: 'LIKELY', isRight: false },
    { word: 'POSSIBLE', isRight: true },
  ])
})

it('every condition named of a healthy plant is wrong', () => {
  const healthy = { expected: 'HEALTHY', condition: null } as const
  const issues: Named[] = [{ conditionId: 'rust', likelihood: 'LIKELY' }]
  expect(sayingsOf([assessed(healthy, 'ISSUES_FOUND', issues)])).toEqual([
    { word: 'UNHEALTHY', isRight: false },
    { word: 'LIKELY', isRight: false },
  ])
})

it('a label that is no condition of the catalogue says of the health only', () => {
  const unnamed = { label: 'nutrient_deficiency', condition: null }
  const issues: Named[] = [{ conditionId: 'rust', likelihood: 'LIKELY' }]
  expect(sayingsOf([assessed(unnamed, 'ISSUES_FOUND', issues)])).toEqual([
    { word: 'UNHEALTHY', isRight: true },
  ])
})

it('what is inconclusive, or no plant, says nothing', () => {
  const photos = [
    assessed({}, 'INCONCLUSIVE'),
    assessed({}, 'NOT_A_PLANT'),
    assessed({ expected: 'NOT_A_PLANT', condition: null }, 'HEALTHY'),
    assessed({ expected: 'PLANT', condition: null }, 'HEALTHY'),
  ]
  expect(sayingsOf(photos)).toEqual([])
})
