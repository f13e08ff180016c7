import { withoutCultivar } from '../catalogue/scientific-name.ts'

/** The common names of plants in one language. */
export type PlantNames = {
  /** The name to show; the scientific name if the language has none. */
  readonly nameOf: (scientificName: string) => string
  /** All names, the one to show first; empty if the language has none. */
  readonly namesOf: (scientificName: string) => readonly string[]
  /** The plants with this common name, in any case and in singular or plural. */
  readonly namesakesOf: (words: string) => readonly string[]
}

/** Endings of plurals, from the longest to the shortest; `s` and `es` serve all other languages. */
const plurals: Readonly<Record<string, readonly string[]>> = {
  de: ['en', 'n', 'e', 's'],
  nl: ['en', 's', 'n'],
}

/** `listed` holds the names of each plant, separated by "; ". The index is built on first use. */
export function plantNames(
  language: string,
  listed: Readonly<Partial<Record<string, string>>>,
): PlantNames {
  const names = new Map(
    Object.entries(listed).flatMap(([plant, names]) =>
      names === undefined ? [] : [[plant, names] as const],
    ),
  )
  let made: ReadonlyMap<string, readonly string[]> | undefined
  const find = (name: string) => {
    made ??= indexOf(names)
    return made.get(name)
  }
  const namesOf = (scientificName: string) => names.get(scientificName)?.split('; ') ?? []
  return {
    namesOf,
    nameOf: (scientificName) => namesOf(scientificName)[0] ?? scientificName,
    namesakesOf(words) {
      const name = plain(withoutCultivar(words))
      const found = formsOf(name, language).map(find)
      return found.find((plants) => plants !== undefined) ?? []
    },
  }
}

function indexOf(names: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>()
  for (const [plant, listed] of names) {
    for (const name of listed.split('; ').map(plain)) {
      index.set(name, [...(index.get(name) ?? []), plant])
    }
  }
  return index
}

/** A name without what follows a bracket, comma or dash, such as a variety. */
const plain = (name: string): string =>
  folded(name.normalize('NFKC').replace(/(?<=\S)\s*(?:[(,、]|\s[-–—]\s).*$/u, ''))

/**
 * Words as they are compared: without case, accents, the dot of Hindi loanwords and hyphens. Keeps
 * vowel signs, which distinguish words in Hindi.
 */
export const folded = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c]/gu, '')
    .normalize('NFKC')
    .replace(/ı/gu, 'i')
    .replace(/ł/gu, 'l')
    .replace(/ß/gu, 'ss')
    .replace(/[’`´]/gu, "'")
    .replace(/[-\s.]+/gu, ' ')
    .trim()

/** The name as written, and the forms under which the catalogue may list it, such as a singular. */
function formsOf(name: string, language: string): readonly string[] {
  const [tag = ''] = language.split('-')
  const bare = tag === 'en' ? withoutEnglishFrame(name) : name
  const words = [...new Set([name, bare])]
  const endings = plurals[tag] ?? ['es', 's']
  return [
    ...words,
    ...words.flatMap((word) => [
      ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []),
      ...endings
        .filter((ending) => word.endsWith(ending))
        .map((each) => word.slice(0, -each.length)),
    ]),
  ]
}

/** "My tomato plants" means tomato. */
const withoutEnglishFrame = (name: string): string =>
  name
    .replace(/^(?:an?|the|my|our|this|some) /u, '')
    .replace(/ (?:plant|tree|bush|shrub|vine|flower|seedling|houseplant)s?$/u, '')
