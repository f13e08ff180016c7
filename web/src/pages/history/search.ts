import type { Analysis } from '@plant-analysis/client'

/** Removes accents and capital letters, so that `fuchsie` finds `Füchsie`. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/** Whether the plant, problems and reference of an analysis contain every word of a search. */
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
