import { limits } from './limits.ts'
import { Problem } from './problem.ts'

/**
 * How a photo may be decoded.
 *
 * SHARED work runs beside other work. EXCLUSIVE work runs alone in the server. CHILD_PROCESS work
 * runs in its own process beside both, but only one child process runs at a time.
 */
export type Isolation = 'SHARED' | 'EXCLUSIVE' | 'CHILD_PROCESS'

export type ConcurrencyLimiter = {
  /**
   * Admits a request before its body is read. Throws a 503 `Problem` when too many requests are
   * admitted. Call the returned function once, when the request is over.
   */
  admit(): () => void
  /**
   * Throws a 503 `Problem` if all places for slow photos are taken, with the code OWNER_BUSY if all
   * of this owner's are.
   */
  requireSlowPlace(owner: string | undefined): void
  /**
   * Runs the work when a permit is free. The owner whose photos took the least time lately goes
   * first, then the order of arrival counts. Throws a 503 `Problem` when the caller hangs up before
   * the work starts, or when too many photos wait for a child process.
   */
  run<T>(isolation: Isolation, caller: Caller, work: () => Promise<T>): Promise<T>
}

/** `owner` is undefined if an earlier API server does not name the owner of the photo. */
type Caller = { gone: AbortSignal; owner?: string | undefined }

/**
 * Limits memory: the server processes at most `inFlightMax` photos, and at most `waitingMax` wait.
 * At most `childrenMax` of all these photos run in a child process or wait for it, of which an
 * owner has some only.
 *
 * Queue packages are not enough, because they limit only the running work and give every photo one
 * permit. A queue package does not count the waiting photos.
 */
export function createConcurrencyLimiter(
  inFlightMax: number,
  waitingMax: number,
  childrenMax: number = limits.childProcessPhotosMax,
): ConcurrencyLimiter {
  const photos = createSemaphore(inFlightMax)
  const debts = createDebts()
  const childProcesses = createSemaphore(1)
  let inside = 0
  /** The owners of the photos that run in a child process or wait for it. */
  const children: (string | undefined)[] = []
  const requireSlowPlace = (owner: string | undefined, retryAfterSeconds?: number): void => {
    const own = children.filter((each) => each !== undefined && each === owner)
    if (own.length >= limits.childProcessPhotosOfOwnerMax)
      throw tooMany('OWNER_BUSY', retryAfterSeconds)
    if (children.length >= childrenMax) throw tooMany('UNAVAILABLE', retryAfterSeconds)
  }
  return {
    admit() {
      if (inside >= inFlightMax + waitingMax) throw tooMany('UNAVAILABLE')
      inside += 1
      return () => {
        inside -= 1
      }
    },
    requireSlowPlace: (owner) => requireSlowPlace(owner),
    async run(isolation, { gone, owner }, work) {
      const permits = isolation === 'EXCLUSIVE' ? inFlightMax : 1
      const wanted = { permits, gone, rank: () => debts.of(owner) }
      const paid = () => debts.during(owner, work)
      if (isolation !== 'CHILD_PROCESS') return withPermits(photos, wanted, paid)
      requireSlowPlace(owner, limits.slowRetryAfterSeconds)
      children.push(owner)
      try {
        // Takes no permit of the server: exclusive work, and all work behind it, would wait for a
        // child process, for up to 20 s.
        return await withPermits(childProcesses, wanted, paid)
      } finally {
        children.splice(children.indexOf(owner), 1)
      }
    },
  }
}

const tooMany = (code: 'OWNER_BUSY' | 'UNAVAILABLE', retryAfterSeconds?: number) =>
  new Problem(
    503,
    code,
    'Too many photos at once: try again shortly.',
    undefined,
    retryAfterSeconds,
  )

/** How long each owner lets others go first: a multiple of the time of the owner's photos. */
function createDebts() {
  const paidAt = new Map<string, number>()
  const add = (owner: string, ms: number) => {
    const now = performance.now()
    for (const [each, at] of paidAt) if (at <= now) paidAt.delete(each)
    paidAt.set(owner, (paidAt.get(owner) ?? now) + ms * limits.ownerDebtFactor)
  }
  const of = (owner: string | undefined) =>
    Math.max((paidAt.get(owner ?? '') ?? 0) - performance.now(), 0)
  return {
    of,
    async during<T>(owner: string | undefined, work: () => Promise<T>): Promise<T> {
      const start = performance.now()
      try {
        return await work()
      } finally {
        if (owner !== undefined) add(owner, performance.now() - start)
      }
    },
  }
}

async function withPermits<T>(
  semaphore: Semaphore,
  wanted: Wanted,
  work: () => Promise<T>,
): Promise<T> {
  await semaphore.acquire(wanted)
  try {
    return await work()
  } finally {
    semaphore.release(wanted.permits)
  }
}

type Semaphore = ReturnType<typeof createSemaphore>
/** A lower rank goes first. */
type Wanted = { permits: number; gone: AbortSignal; rank: () => number }
type Waiter = { permits: number; rank: () => number; start: () => void }

function createSemaphore(permitsMax: number) {
  let taken = 0
  let waiting: Waiter[] = []
  const first = () => waiting.toSorted((a, b) => a.rank() - b.rank())[0]
  const leave = (waiter: Waiter) => {
    waiting = waiting.filter((other) => other !== waiter)
  }
  const startWaiting = () => {
    for (let next = first(); next !== undefined; next = first()) {
      if (taken + next.permits > permitsMax) return
      leave(next)
      taken += next.permits
      next.start()
    }
  }
  return {
    acquire: ({ permits, gone, rank }: Wanted) =>
      new Promise<void>((resolve, reject) => {
        if (gone.aborted) return reject(callerGone())
        const waiter = { permits, rank, start: resolve }
        waiting.push(waiter)
        gone.addEventListener('abort', () => {
          leave(waiter)
          reject(callerGone())
          startWaiting()
        })
        startWaiting()
      }),
    release(permits: number) {
      taken -= permits
      startWaiting()
    },
  }
}

function callerGone(): Problem {
  return new Problem(503, 'UNAVAILABLE', 'The caller has gone.')
}
