import type { Analysis } from '@plant-analysis/client'

/** Removes accents and capitals, so that `fuchsie` finds `Füchsie`. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/** Whether plant, problems or the caller's reference contain all words of a search. */
export function matches(
  { plantId, clientReference, plant, issues }: Analysis,
  search: string,
): boolean {
  const text = plain(
    [
      plantId,
      clientReference,
      ...plant.candidates.flatMap(({ commonName, scientificName }) => [commonName, scientificName]),
      ...issues.flatMap(({ name, scientificName }) => [name, scientificName]),
    ].join('\n'),
  )
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
