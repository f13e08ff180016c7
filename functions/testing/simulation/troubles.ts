import { type Chance, chanceOf } from './chance.ts'

/**
 * How likely each trouble is at each call that it can meet, unless it says otherwise. All are 0
 * once a run settles.
 */
export type Troubles = {
  /** The process dies at a call of a port, before or after the effect of the call. */
  dies: number
  /** A call throws `Unavailable`, before or after its effect. */
  fails: number
  /** A call takes seconds. */
  slow: number
  /** A commit is applied, but its answer is lost. */
  lostCommit: number
  /** A commit is applied only after the database has given no answer. */
  lateCommit: number
  /** A task, message or storage event comes twice. */
  twice: number
  /** A task, message or storage event is lost after the sender was told that it is safe. */
  dropped: number
  /** A task, message or storage event comes late, and so after others. */
  delayed: number
  /** The model fails, hangs, refuses or answers nonsense. */
  model: number
  /** A webhook receiver fails, hangs, lies or is gone. */
  receiver: number
  /** The mail server refuses or does not answer. */
  mail: number
  /** By how many milliseconds the clock of a process is wrong, at most. */
  skewMs: number
  /** Which part of the processes run the older version. */
  older: number
}

const highest: Troubles = {
  dies: 0.01,
  fails: 0.03,
  slow: 0.03,
  lostCommit: 0.08,
  lateCommit: 0.08,
  twice: 0.3,
  dropped: 0.3,
  delayed: 0.3,
  model: 0.5,
  receiver: 0.6,
  mail: 0.4,
  skewMs: 500,
  older: 0.9,
}

export const troubleNames = Object.keys(highest) as (keyof Troubles)[]

/** Each run has about half of the troubles, each at a rate of its own. */
export function troublesOf(seed: number, off: readonly string[]): Troubles {
  const chance: Chance = chanceOf(seed, 'troubles')
  const rates = troubleNames.map((name) => {
    const rate = highest[name] * chance.next() ** 2
    return [name, chance.happens(0.5) && !off.includes(name) ? rate : 0] as const
  })
  return Object.fromEntries(rates) as Troubles
}

export const noTroubles = (): Troubles => troublesOf(0, troubleNames)
