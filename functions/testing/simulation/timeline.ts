import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

/**
 * Virtual time. One thing happens at a time, in the order of its moment, and all that follows from
 * it without waiting is done before the next. Nothing else may wait for a real timer or for input.
 */
export type Timeline = {
  nowMs(): number
  /** Does something after this time. */
  after(milliseconds: number, happening: () => void): void
  /** Resolves after this time. */
  passed(milliseconds: number): Promise<void>
  /** Lets time pass up to this moment, with all that happens until then. */
  runUntil(moment: number): Promise<void>
  /** Adds a line to the history of the run. */
  note(line: string): void
  /** The lines of the history, if they were asked for, and the hash of all of them. */
  history: readonly string[]
  hash(): string
}

type Happening = { at: number; act: () => void }

export function timeline(startMs: number, keepsHistory: boolean): Timeline {
  /** The earliest first, and of the same moment the one that was planned first. */
  const happenings: Happening[] = []
  const hash = createHash('sha256')
  const history: string[] = []
  let now = startMs
  const after = (milliseconds: number, act: () => void) => {
    const at = now + Math.max(0, milliseconds)
    const before = happenings.findLastIndex((each) => each.at <= at)
    happenings.splice(before + 1, 0, { at, act })
  }
  return {
    nowMs: () => now,
    after,
    passed: (milliseconds) => new Promise((resolve) => after(milliseconds, resolve)),
    async runUntil(moment) {
      // What the caller has begun comes first.
      await setImmediate()
      for (let first = happenings[0]; first && first.at <= moment; first = happenings[0]) {
        happenings.shift()
        now = first.at
        first.act()
        await setImmediate()
      }
      now = Math.max(now, moment)
    },
    note(line) {
      const timed = `${((now - startMs) / 1000).toFixed(3)} ${line}`
      hash.update(timed).update('\n')
      if (keepsHistory) history.push(timed)
    },
    history,
    hash: () => hash.copy().digest('hex').slice(0, 16),
  }
}
