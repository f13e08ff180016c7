import { expect, it, onTestFinished, vi } from 'vitest'
import { createReads } from './child-caller.ts'

it('AL1: blames the account for which a child read longest since its last answer to a ping', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const reads = createReads()
  expect(reads.longest()).toBeUndefined()
  reads.begin('honest')
  vi.advanceTimersByTime(900)
  reads.forget()
  for (let at = 0; at < 20; at += 1) {
    reads.begin('hostile')
    vi.advanceTimersByTime(20)
    reads.begin('honest')
    vi.advanceTimersByTime(3)
  }
  expect(reads.longest()).toBe('hostile')
  reads.forget()
  reads.begin('hostile')
  vi.advanceTimersByTime(800)
  expect(reads.longest()).toBe('hostile')
})
