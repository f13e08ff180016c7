/**
 * Takes all measures in turn in each round, so that other work on the machine slows them alike, and
 * returns the figures of each round. Measures that are compared take the same unit.
 */
export async function inRounds<Name extends string>(
  rounds: number,
  measures: Record<Name, () => Promise<number>>,
): Promise<Record<Name, number>[]> {
  const names = Object.keys(measures) as Name[]
  const found: Record<Name, number>[] = []
  for (let round = 0; round < rounds; round += 1) {
    const entries: [Name, number][] = []
    for (const name of names) entries.push([name, await measures[name]()])
    found.push(Object.fromEntries(entries) as Record<Name, number>)
  }
  return found
}

/** How often work takes the time of other work: the fastest of some alternate turns of each. */
export async function timesOf(
  turns: number,
  whole: () => Promise<unknown>,
  bare: () => Promise<unknown>,
): Promise<number> {
  const fastest = { whole: Number.POSITIVE_INFINITY, bare: Number.POSITIVE_INFINITY }
  for (let turn = 0; turn < turns; turn += 1) {
    fastest.whole = Math.min(fastest.whole, await millisecondsOf(whole))
    fastest.bare = Math.min(fastest.bare, await millisecondsOf(bare))
  }
  return fastest.whole / fastest.bare
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
