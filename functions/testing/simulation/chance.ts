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
  const next = sfc32(seed, hashOf(purpose))
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

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** Chris Doty-Humphrey's small fast counter generator. */
function sfc32(seed: number, purpose: number): () => number {
  let [a, b, c, counter] = [seed | 0, Math.floor(seed / 2 ** 32) | 0, purpose | 0, 1]
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 2 ** 32
  }
  for (let round = 0; round < 12; round += 1) next()
  return next
}
