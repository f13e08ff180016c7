/** Random numbers that depend only on a seed (mulberry32), so that equal seeds repeat a test. */
export type Random = {
  /** An integer from 0 up to, but not including, the limit. */
  below(limit: number): number
  pick<T>(choices: readonly T[]): T
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    pick(choices) {
      const chosen = choices[below(choices.length)]
      if (chosen === undefined) throw new Error('there is nothing to pick from')
      return chosen
    },
  }
}
