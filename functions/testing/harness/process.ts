import { Unavailable } from '../../src/ports/context.ts'

/**
 * A fault at a call of a port. `DIES` stops the process, as `kill -9` does. `FAILS` makes the call
 * throw `Unavailable`. `BEFORE` prevents the effect of the call; `AFTER` lets the call take effect
 * first.
 */
export type Fault = 'DIES_BEFORE' | 'DIES_AFTER' | 'FAILS_BEFORE' | 'FAILS_AFTER'
export const faults: readonly Fault[] = ['DIES_BEFORE', 'DIES_AFTER', 'FAILS_BEFORE', 'FAILS_AFTER']

/**
 * `at` is the number of the first faulty call of a port, counted from 1. `calls` is the number of
 * consecutive faulty calls; 1 by default.
 */
export type Strike = { at: number; fault: Fault; calls?: number }

/** The result that a call returns, instead of throwing, if its answer is lost. */
type NoAnswer<T> = () => T

export type Process = {
  call<T>(name: string, effect: () => Promise<T>, noAnswer?: NoAnswer<T>): Promise<T>
  isDead(): boolean
  /** The name of the first faulty call; undefined if the process made fewer calls. */
  struck(): string | undefined
  /** Resolves with the outcome of the work, or with `DIED` if this process dies first. */
  outlive<T>(work: Promise<T>): Promise<Ending<T>>
}

type Ending<T> =
  | { kind: 'RETURNED'; value: T }
  | { kind: 'THREW'; error: unknown }
  | { kind: 'DIED' }

const forever = () => new Promise<never>(() => undefined)

/** Starts one of several processes over the same harness, with or without a fault. */
export function startProcess(strike?: Strike): Process {
  const death = Promise.withResolvers<{ kind: 'DIED' }>()
  let calls = 0
  let dead = false
  let struck: string | undefined
  const faultAt = (name: string, call: number): Fault | undefined => {
    if (!strike || call < strike.at || call >= strike.at + (strike.calls ?? 1)) return undefined
    struck ??= name
    return strike.fault
  }
  const die = () => {
    dead = true
    death.resolve({ kind: 'DIED' })
    return forever()
  }
  const fail = <T>(name: string, noAnswer?: NoAnswer<T>): T => {
    if (noAnswer) return noAnswer()
    throw new Unavailable(name)
  }
  return {
    isDead: () => dead,
    struck: () => struck,
    async call(name, effect, noAnswer) {
      if (dead) return forever()
      calls += 1
      const fault = faultAt(name, calls)
      if (fault === 'DIES_BEFORE') return die()
      if (fault === 'FAILS_BEFORE') return fail(name, noAnswer)
      const result = await effect()
      if (dead) return forever()
      if (fault === 'DIES_AFTER') return die()
      return fault === 'FAILS_AFTER' ? fail(name, noAnswer) : result
    },
    outlive: (work) =>
      Promise.race([
        death.promise,
        work.then(
          (value) => ({ kind: 'RETURNED' as const, value }),
          (error: unknown) => ({ kind: 'THREW' as const, error }),
        ),
      ]),
  }
}
