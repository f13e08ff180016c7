/**
 * Runs at most `max` works at once in this process. The works of an owner wait in the order of
 * arrival, and owners take turns, so that an owner with many works delays another by one.
 */
export function createTurns(max: number) {
  let running = 0
  const waiting = new Map<string, (() => void)[]>()

  function arrive(owner: string, start: () => void): void {
    waiting.set(owner, [...(waiting.get(owner) ?? []), start])
  }

  /** Takes the first work of the owner who has waited longest, and puts the owner last. */
  function takeNext(): (() => void) | undefined {
    const [first] = waiting
    if (!first) return undefined
    const [owner, [next, ...others]] = first
    waiting.delete(owner)
    if (others.length > 0) waiting.set(owner, others)
    return next
  }

  return async <T>(owner: string, work: () => Promise<T>): Promise<T> => {
    if (running < max) running += 1
    else await new Promise<void>((start) => arrive(owner, start))
    try {
      return await work()
    } finally {
      const next = takeNext()
      if (next) next()
      else running -= 1
    }
  }
}

/** Runs at most `max` works on each subject at once. The owners of the works take turns. */
export function createTurnsBySubject(max: number) {
  const subjects = new Map<string, { turns: ReturnType<typeof createTurns>; works: number }>()
  return async <T>(
    { subject, owner = '' }: { subject: string; owner?: string },
    work: () => Promise<T>,
  ): Promise<T> => {
    const known = subjects.get(subject) ?? { turns: createTurns(max), works: 0 }
    subjects.set(subject, known)
    known.works += 1
    try {
      return await known.turns(owner, work)
    } finally {
      known.works -= 1
      if (known.works === 0) subjects.delete(subject)
    }
  }
}
