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
