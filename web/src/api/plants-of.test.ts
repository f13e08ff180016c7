import type { Analysis } from '@plant-analysis/client'
import { expect, it } from 'vitest'
import { plantsOf } from './plants-of.ts'

const analysis = (id: string, plantId: string | null) => ({ id, plantId }) as Analysis

it('the plants of the history are listed, each with its newest photo', () => {
  const newest = [
    analysis('5', 'lily'),
    analysis('4', null),
    analysis('3', 'fig'),
    analysis('2', 'lily'),
  ]
  expect(plantsOf(newest)).toEqual([
    { plantId: 'lily', newest: newest[0], count: 2 },
    { plantId: 'fig', newest: newest[2], count: 1 },
  ])
  expect(plantsOf([])).toEqual([])
})
