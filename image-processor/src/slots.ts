import { Problem } from './problem.ts'

/**
 * SHARED work runs beside other work; ALONE waits until all else is done, and the rest waits for it; APART runs beside
 * other work in a process of its own, one at a time.
 */
export type Share = 'SHARED' | 'ALONE' | 'APART'

export type Slots = {
  /** Counts a request from before its body is read; throws a 503 where the room is full. Call the result once when it is over. */
  admit(): () => void
  /** Runs the work when there is a place for it, first come first served; a caller that has gone loses its turn. */
  run<T>(share: Share, gone: AbortSignal, work: () => Promise<T>): Promise<T>
}

/**
 * Bounds the memory: `inFlightMax` photos are worked on and `waitingMax` more hold their bytes. Own code,
 * because a queue package bounds the running work but neither what waits for it nor how much room it takes.
 */
export function createSlots(inFlightMax: number, waitingMax: number): Slots {
  const turns = createTurns(inFlightMax)
  const apart = createTurns(1)
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
    run(share, gone, work) {
      const inTurn = () => holding(turns, share === 'ALONE' ? inFlightMax : 1, gone, work)
      // First its own turn: a photo that waits for that must not hold the place of another.
      return share === 'APART' ? holding(apart, 1, gone, inTurn) : inTurn()
    },
  }
}

async function holding<T>(
  turns: Turns,
  places: number,
  gone: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  await turns.take(places, gone)
  try {
    return await work()
  } finally {
    turns.giveBack(places)
  }
}

type Turns = ReturnType<typeof createTurns>
type Waiter = { places: number; start: () => void }

function createTurns(max: number) {
  let taken = 0
  let waiting: Waiter[] = []
  const startWaiting = () => {
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      if (taken + next.places > max) return
      waiting.shift()
      taken += next.places
      next.start()
    }
  }
  return {
    take: (places: number, gone: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        if (gone.aborted) return reject(callerGone())
        const waiter = { places, start: resolve }
        waiting.push(waiter)
        gone.addEventListener('abort', () => {
          waiting = waiting.filter((other) => other !== waiter)
          reject(callerGone())
          startWaiting()
        })
        startWaiting()
      }),
    giveBack(places: number) {
      taken -= places
      startWaiting()
    },
  }
}

function callerGone(): Problem {
  return new Problem(503, 'UNAVAILABLE', 'The caller has gone.')
}
