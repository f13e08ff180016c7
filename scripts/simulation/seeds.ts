/** Each run of a series has a seed of its own, so that series with other seeds share none. */
export const seedOf = (series: number, run: number): number => series * 1_000_000 + run

/** The numbers of the rules that a run broke. */
export const rulesOf = (broken: readonly string[]): Set<number> =>
  new Set(broken.map((each) => Number(/^rule (\d+)/.exec(each)?.[1])))
