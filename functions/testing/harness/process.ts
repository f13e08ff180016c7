import { Unavailable } from '../../src/ports/context.ts'

/**
 * The fault at a call of a port. `DIES`: the process has no further effect, as after `kill -9`.
 * `FAILS`: the call throws `Unavailable`. `AFTER`: the call took effect before that; `BEFORE`: it
 * did not.
 */
export type Fault = 'DIES_BEFORE' | 'DIES_AFTER' | 'FAILS_BEFORE' | 'FAILS_AFTER'
export const faults: readonly Fault[] = ['DIES_BEFORE', 'DIES_AFTER', 'FAILS_BEFORE', 'FAILS_AFTER']

/**
 * The n-th call of a port, counted from 1. With an outage, `calls` consecutive calls fail; 1 by
 * default.
 */
export type Strike = { at: number; fault: Fault; calls?: number }

/** Returns the result of a call that cannot throw if the answer to the call is lost. */
type NoAnswer<T> = () => T

export type Process = {
  call<T>(name: string, effect: () => Promise<T>, noAnswer?: NoAnswer<T>): Promise<T>
  isDead(): boolean
  /** The call that the fault hit; undefined if there were fewer than `at` calls. */
  struck(): string | undefined
  /** Settles as the work does, or resolves with `DIED` when this process dies. */
  outlive<T>(work: Promise<T>): Promise<Ending<T>>
}

type Ending<T> =
  | { kind: 'RETURNED'; value: T }
  | { kind: 'THREW'; error: unknown }
  | { kind: 'DIED' }

const forever = () => new Promise<never>(() => undefined)

/** One of several processes over the same harness. A fault hits it at the given call, or never. */
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
