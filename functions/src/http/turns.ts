import { setImmediate } from 'node:timers/promises'

/** Work that is done one at a time, in the order in which it came. */
export type Turns = { take<T>(work: () => T): Promise<T> }

/**
 * Between two turns the event loop comes by: small requests are answered meanwhile, and what the
 * work left behind can be collected.
 */
export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve()
  return {
    take(work) {
      const turn = last.then(work)
      last = turn.then(
        () => setImmediate(),
        () => setImmediate(),
      )
      return turn
    },
  }
}
