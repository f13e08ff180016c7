/** What is compared: a plant, two of its photos by their ids, or both; empty where not said. */
export type Compared = { readonly plant: string; readonly then: string; readonly now: string }

/** What an address names. */
export function comparedOf(query: Readonly<Record<string, string>>): Compared {
  const { plant = '', then = '', now = '' } = query
  return { plant: plant.trim(), then, now }
}

/** The address of a comparison. */
export function addressOf(compared: Partial<Compared>): string {
  const named = Object.entries(compared).filter(([, value]) => value !== '')
  return named.length > 0 ? `/compare?${new URLSearchParams(named)}` : '/compare'
}
