export type Random = () => number

/** Mulberry32. Seeded, so that the same photo is drawn each time. */
export function pseudoRandom(start: number): Random {
  let state = start >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A number between two others. */
export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low)
}
