import type { AsyncLocalStorage } from 'node:async_hooks'
import { type Clock, Unavailable } from '../../src/ports/context.ts'
import type { Chance } from './chance.ts'
import type { Timeline } from './timeline.ts'
import type { Troubles } from './troubles.ts'

/** What all processes of a run share. */
export type Surroundings = {
  time: Timeline
  /** Draws delays and troubles. */
  luck: Chance
  troubles: Troubles
  /** The call or the job that runs. */
  doing: AsyncLocalStorage<Doing>
}

/** A call, or a run of a job with its message. */
export type Doing = { id: string; subject: string }

/** The end of a process, as its own code would see it: all that it does from then on is in vain. */
export class Died extends Error {}

type Options<T> = {
  signal?: AbortSignal | undefined
  /** What the call returns, instead of throwing, if its answer is lost. */
  noAnswer?: () => T
  /** How long the call takes when nothing is wrong. */
  takesMs?: readonly [number, number]
}

/**
 * A process of the service. Once it is dead, its calls of ports have no effect and throw, so that
 * its code ends without a trace, as if it had been killed. The memory of its modules is shared with
 * the other processes, which is why its code must end at all.
 */
export type Process = {
  name: string
  isDead(): boolean
  die(): void
  /** Runs `died` when the process dies. */
  onDeath(died: () => void): void
  call<T>(name: string, effect: () => T, options?: Options<T>): Promise<T>
  clock: Clock
}

const usualMs = [1, 40] as const

export function newProcess(name: string, surroundings: Surroundings): Process {
  const { time, luck, troubles } = surroundings
  const mourners = new Set<() => void>()
  const skew = luck.between(-1, 1)
  let dead = false
  const die = () => {
    if (dead) return
    dead = true
    time.note(`${name} dies`)
    for (const died of mourners) died()
    mourners.clear()
  }
  const process: Process = {
    name,
    isDead: () => dead,
    die,
    onDeath: (died) => void (dead ? died() : mourners.add(died)),
    call: (call, effect, options = {}) =>
      callIn({ process, surroundings, mourners }, call, effect, options),
    clock: {
      now: () => new Date(time.nowMs() + Math.round(skew * troubles.skewMs)),
      sleep: (milliseconds, signal) => sleep(time, milliseconds, signal),
      pause: (longestMs, signal) => sleep(time, luck.next() * longestMs, signal),
      timeout(milliseconds) {
        const controller = new AbortController()
        time.after(milliseconds, () => {
          if (!dead) controller.abort(new Error(`${milliseconds} ms have passed`))
        })
        return controller.signal
      },
    },
  }
  return process
}

function sleep(time: Timeline, milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
    time.after(milliseconds, resolve)
  })
}

type Called = { process: Process; surroundings: Surroundings; mourners: Set<() => void> }

/** Which trouble a call meets, drawn before the call begins. */
type Fate = 'WELL' | 'DIES_BEFORE' | 'DIES_AFTER' | 'FAILS_BEFORE' | 'FAILS_AFTER'

function fateOf({ luck, troubles }: Surroundings): Fate {
  if (luck.happens(troubles.dies)) return luck.happens(0.5) ? 'DIES_BEFORE' : 'DIES_AFTER'
  if (luck.happens(troubles.fails)) return luck.happens(0.5) ? 'FAILS_BEFORE' : 'FAILS_AFTER'
  return 'WELL'
}

function callIn<T>(
  { process, surroundings, mourners }: Called,
  name: string,
  effect: () => T,
  { signal, noAnswer, takesMs = usualMs }: Options<T>,
): Promise<T> {
  const { time, luck, troubles } = surroundings
  if (process.isDead()) return Promise.reject(new Died(name))
  const fate = fateOf(surroundings)
  const delay = () =>
    luck.happens(troubles.slow) ? luck.between(500, 9000) : luck.between(...takesMs)
  return new Promise<T>((resolve, reject) => {
    const end = (settle: () => void) => {
      mourners.delete(died)
      signal?.removeEventListener('abort', aborted)
      settle()
    }
    const died = () => end(() => reject(new Died(name)))
    const aborted = () => end(() => reject(new Unavailable(name, signal?.reason)))
    const lose = () => end(() => (noAnswer ? resolve(noAnswer()) : reject(new Unavailable(name))))
    mourners.add(died)
    signal?.addEventListener('abort', aborted, { once: true })
    if (signal?.aborted) return aborted()
    if (fate === 'DIES_BEFORE') return time.after(delay(), () => process.die())
    if (fate === 'FAILS_BEFORE') return time.after(delay(), lose)
    // A request that is on its way takes effect even if its sender dies or gives up.
    time.after(delay() / 2, () => {
      const outcome = attempted(effect)
      time.note(`${process.name} ${name} ${fate}`)
      if (fate === 'DIES_AFTER') return time.after(delay() / 2, () => process.die())
      time.after(delay() / 2, () => {
        if (fate === 'FAILS_AFTER') return lose()
        end(() => ('error' in outcome ? reject(outcome.error) : resolve(outcome.value)))
      })
    })
  })
}

function attempted<T>(effect: () => T): { value: T } | { error: Error } {
  try {
    return { value: effect() }
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }
}
