import { expect, it } from 'vitest'
import { createTurns, createTurnsBySubject } from './turns.ts'

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

it('works on one subject run one after the other, and beside works on another subject', async () => {
  const inTurn = createTurnsBySubject(1)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const order: string[] = []
  const work = (subject: string, name: string, until?: Promise<void>) =>
    inTurn({ subject }, async () => {
      await until
      order.push(name)
    })
  const first = work('one', 'first of one', released)
  const second = work('one', 'second of one')
  await work('other', 'of other')
  release()
  await Promise.all([first, second])
  expect(order).toEqual(['of other', 'first of one', 'second of one'])
})
