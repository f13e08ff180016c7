import { Problem } from './problem.ts'

export type Slots = {
  /** Counts a request from before its body is read; throws a 503 where the room is full. Call the result once when it is over. */
  admit(): () => void
  /** Runs the work when one of the slots is free, first come first served; a caller that has gone loses its turn. */
  run<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T>
}

/**
 * Bounds the memory: `inFlightMax` photos are worked on and `waitingMax` more hold their bytes. Own code,
 * because a queue package bounds the running work but not what waits for it.
 */
export function createSlots(inFlightMax: number, waitingMax: number): Slots {
  const turns = createTurns(inFlightMax)
  let inside = 0
  return {
    admit() {
      if (inside >= inFlightMax + waitingMax) {
        throw new Problem(503, 'UNAVAILABLE', 'Too many photos at once: try again shortly.')
      }
      inside += 1
      return () => {
        inside -= 1
      }
    },
    async run(signal, work) {
      if (signal.aborted) throw callerGone()
      await turns.take(signal)
      try {
        return await work()
      } finally {
        turns.giveBack()
      }
    },
  }
}

function createTurns(max: number) {
  let taken = 0
  const waiting: (() => void)[] = []
  return {
    take: (signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        const start = () => {
          taken += 1
          resolve()
        }
        if (taken < max) return start()
        waiting.push(start)
        signal.addEventListener('abort', () => {
          const at = waiting.indexOf(start)
          if (at !== -1) waiting.splice(at, 1)
          reject(callerGone())
        })
      }),
    giveBack() {
      taken -= 1
      waiting.shift()?.()
    },
  }
}

function callerGone(): Problem {
  return new Problem(503, 'UNAVAILABLE', 'The caller has gone.')
}
