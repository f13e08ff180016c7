import { Unavailable } from '../../../functions/src/ports/unavailable.ts'

/**
 * What happens at one call into the world. DIES: the process is gone, and nothing that it does afterwards has any effect,
 * as after kill -9. FAILS: the call throws `Unavailable`. Each before the call took effect, or after it did.
 */
export type Fault = 'DIES_BEFORE' | 'DIES_AFTER' | 'FAILS_BEFORE' | 'FAILS_AFTER'
export const faults: readonly Fault[] = ['DIES_BEFORE', 'DIES_AFTER', 'FAILS_BEFORE', 'FAILS_AFTER']

/** The n-th call into the world, counted from 1. */
export type Strike = { at: number; fault: Fault }

/** How a call that cannot throw says that no answer came. */
type NoAnswer<T> = () => T

export type Process = {
  call<T>(name: string, effect: () => Promise<T>, noAnswer?: NoAnswer<T>): Promise<T>
  isDead(): boolean
  /** Whether the strike has happened: false once `at` is beyond the last call. */
  wasStruck(): boolean
  /** Settles as the work does, or with DIED when this process does. */
  outlive<T>(work: Promise<T>): Promise<Ending<T>>
}

export type Ending<T> =
  | { kind: 'RETURNED'; value: T }
  | { kind: 'THREW'; error: unknown }
  | { kind: 'DIED' }

const forever = () => new Promise<never>(() => undefined)

/** One process among several over the same world, struck at one of its calls or never. */
export function startProcess(strike?: Strike): Process {
  const death = Promise.withResolvers<{ kind: 'DIED' }>()
  let calls = 0
  let dead = false
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
    wasStruck: () => strike !== undefined && calls >= strike.at,
    async call(name, effect, noAnswer) {
      if (dead) return forever()
      calls += 1
      const fault = calls === strike?.at ? strike.fault : undefined
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
