/** A plant and the ids of two photos to compare. A value that is not given is empty. */
export type Compared = {
  readonly plant: string
  readonly earlier: string
  readonly later: string
}

/** Reads a comparison from the query of an address. */
export function comparedOf(query: Readonly<Record<string, string>>): Compared {
  const { plant = '', then: earlier = '', now: later = '' } = query
  return { plant: plant.trim(), earlier, later }
}

export function addressOf({ plant = '', earlier = '', later = '' }: Partial<Compared>): string {
  const named = [
    ['plant', plant],
    ['then', earlier],
    ['now', later],
  ].filter(([, value]) => value !== '')
  return named.length > 0 ? `/compare?${new URLSearchParams(named)}` : '/compare'
}
