import { hash } from 'node:crypto'
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** A seeded source of chance. The same seed and the same draws give the same values. */
export type Chance = {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number
  /** A whole number from 0 (inclusive) to `below` (exclusive). */
  int(below: number): number
  /** A number from `low` to `high`. */
  between(low: number, high: number): number
  /** Whether something happens that has this probability. Draws nothing for 0. */
  happens(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** Draws a name by its weight. */
  weighted<N extends string>(weights: Readonly<Partial<Record<N, number>>>): N
}

/** A source of its own for each `purpose`, so that draws for one purpose shift no others. */
export function chanceOf(seed: number, purpose: string): Chance {
  const generator = xoroshiro128plus(hash('sha256', `${seed} ${purpose}`, 'buffer').readInt32BE())
  const next = () => uniformFloat64(generator)
  const int = (below: number) => Math.floor(next() * below)
  return {
    next,
    int,
    between: (low, high) => low + next() * (high - low),
    happens: (probability) => probability > 0 && next() < probability,
    pick(list) {
      const picked = list[int(list.length)]
      if (picked === undefined) throw new Error('nothing to pick from')
      return picked
    },
    weighted<N extends string>(weights: Readonly<Partial<Record<N, number>>>): N {
      const entries = Object.entries(weights) as [N, number][]
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [name, weight] of entries) {
        left -= weight
        if (left < 0) return name
      }
      throw new Error('nothing has a weight')
    },
  }
}
