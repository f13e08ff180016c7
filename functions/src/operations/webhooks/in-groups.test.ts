import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inGroups } from './in-groups.ts'

type Group = { items: readonly string[]; isLast: boolean }

/** A signal of the fake timers, which cannot fire one of `AbortSignal.timeout`. */
function fakeTimeout(milliseconds: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), milliseconds)
  return controller.signal
}

let groups: Group[]
let add: (item: string) => Promise<void>
beforeEach(() => {
  vi.useFakeTimers()
  groups = []
  add = inGroups({ timeout: fakeTimeout }, 3, async (items: readonly string[], isLast) => {
    groups.push({ items, isLast })
  })
})
afterEach(() => void vi.useRealTimers())

it('items that come within 50 ms are one group', async () => {
  void add('a')
  await vi.advanceTimersByTimeAsync(49)
  void add('b')
  expect(groups).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(groups).toEqual([{ items: ['a', 'b'], isLast: false }])
})

it('the last item ends the wait', async () => {
  void add('a')
  await vi.advanceTimersByTimeAsync(50)
  void add('b')
  await vi.advanceTimersByTimeAsync(10)
  await add('c')
  expect(groups).toEqual([
    { items: ['a'], isLast: false },
    { items: ['b', 'c'], isLast: true },
  ])
})
