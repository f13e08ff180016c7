import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

it('owners take turns, and the works of one owner keep their order', async () => {
  const turns = createTurns(1)
  const order: string[] = []
  const works = ['ada 1', 'ada 2', 'ada 3', 'ben 1', 'ben 2', 'cem 1'].map((name) =>
    turns(name.slice(0, 3), async () => {
      order.push(name)
    }),
  )
  await Promise.all(works)
  expect(order).toEqual(['ada 1', 'ada 2', 'ben 1', 'cem 1', 'ada 3', 'ben 2'])
})

it('a work that fails gives its turn to the next', async () => {
  const turns = createTurns(1)
  const failing = turns('ada', () => Promise.reject(new Error('no')))
  const next = turns('ben', async () => 'done')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('done')
})
