import { systemClock } from '../../src/adapters/system.ts'
import type { Clock } from '../../src/ports/context.ts'

export type TestClock = Clock & {
  set(moment: string): void
  advance(seconds: number): void
  /** Runs an action in the middle of each sleep. Sleeps are numbered from 1. */
  whileAsleep(action: (sleep: number) => Promise<void> | void): void
}

/** A clock that advances only if a test or sleeping code advances it. */
export function testClock(start: string): TestClock {
  let now = new Date(start).getTime()
  let sleeps = 0
  let act: (sleep: number) => Promise<void> | void = () => undefined
  return {
    now: () => new Date(now),
    set(moment) {
      now = new Date(moment).getTime()
    },
    advance(seconds) {
      now += seconds * 1000
    },
    whileAsleep(action) {
      act = action
    },
    async sleep(milliseconds, signal) {
      sleeps += 1
      await act(sleeps)
      if (!signal.aborted) now += milliseconds
    },
    pause: systemClock.pause,
    timeout: systemClock.timeout,
  }
}
