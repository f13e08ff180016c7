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

type Happening = { at: number; order: number; act: () => void }

export function timeline(startMs: number, keepsHistory: boolean): Timeline {
  const heap = happenings()
  const hash = createHash('sha256')
  const history: string[] = []
  let now = startMs
  let order = 0
  const after = (milliseconds: number, act: () => void) => {
    order += 1
    heap.push({ at: now + Math.max(0, milliseconds), order, act })
  }
  return {
    nowMs: () => now,
    after,
    passed: (milliseconds) => new Promise((resolve) => after(milliseconds, resolve)),
    async runUntil(moment) {
      // What the caller has begun comes first.
      await setImmediate()
      for (let first = heap.first(); first && first.at <= moment; first = heap.first()) {
        heap.shift()
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

/** A binary heap of happenings, earliest first. */
function happenings() {
  const heap: Happening[] = []
  const at = (index: number) => heap[index] as Happening
  const isBefore = (one: number, other: number) => {
    const [first, second] = [at(one), at(other)]
    return first.at < second.at || (first.at === second.at && first.order < second.order)
  }
  const swap = (one: number, other: number) => {
    const kept = at(one)
    heap[one] = at(other)
    heap[other] = kept
  }
  return {
    first: () => heap[0],
    push(happening: Happening) {
      heap.push(happening)
      for (let index = heap.length - 1; index > 0; ) {
        const parent = (index - 1) >> 1
        if (!isBefore(index, parent)) return
        swap(index, parent)
        index = parent
      }
    },
    shift() {
      const last = heap.pop()
      if (heap.length === 0 || !last) return
      heap[0] = last
      for (let index = 0; ; ) {
        const left = 2 * index + 1
        let least = index
        if (left < heap.length && isBefore(left, least)) least = left
        if (left + 1 < heap.length && isBefore(left + 1, least)) least = left + 1
        if (least === index) return
        swap(index, least)
        index = least
      }
    },
  }
}
