/** Old names of genera that books, shops and models still use. */
const genusSynonyms = new Map([
  ['Amygdalus', 'Prunus'],
  ['Azalea', 'Rhododendron'],
  ['Brassaia', 'Heptapleurum'],
  ['Bryophyllum', 'Kalanchoe'],
  ['Calathea', 'Goeppertia'],
  ['Cerasus', 'Prunus'],
  ['Chrysalidocarpus', 'Dypsis'],
  ['Cimicifuga', 'Actaea'],
  ['Citrofortunella', 'Citrus'],
  ['Consolida', 'Delphinium'],
  ['Curio', 'Senecio'],
  ['Dipladenia', 'Mandevilla'],
  ['Dizygotheca', 'Plerandra'],
  ['Endymion', 'Hyacinthoides'],
  ['Habranthus', 'Zephyranthes'],
  ['Hepatica', 'Anemone'],
  ['Hylocereus', 'Selenicereus'],
  ['Hylotelephium', 'Sedum'],
  ['Laurocerasus', 'Prunus'],
  ['Lycopersicon', 'Solanum'],
  ['Mahonia', 'Berberis'],
  ['Pennisetum', 'Cenchrus'],
  ['Pharbitis', 'Ipomoea'],
  ['Rhoeo', 'Tradescantia'],
  ['Rosmarinus', 'Salvia'],
  ['Saintpaulia', 'Streptocarpus'],
  ['Sansevieria', 'Dracaena'],
  ['Schefflera', 'Heptapleurum'],
  ['Solenostemon', 'Coleus'],
  ['Sprekelia', 'Zephyranthes'],
  ['Thevetia', 'Cascabela'],
  ['Urginea', 'Drimia'],
  ['Zebrina', 'Tradescantia'],
  ['Zigadenus', 'Toxicoscordion'],
  ['Zygocactus', 'Schlumbergera'],
])

/** Older names of species, and names of edible bananas. Hybrid signs are left out. */
const speciesSynonyms = new Map([
  ['Acacia nilotica', 'Vachellia nilotica'],
  ['Amygdalus communis', 'Prunus dulcis'],
  ['Dicentra spectabilis', 'Lamprocapnos'],
  ['Eupatorium odoratum', 'Chromolaena odorata'],
  ['Lycopersicon esculentum', 'Solanum lycopersicum'],
  ['Malus pumila', 'Malus domestica'],
  ['Musa acuminata', 'Musa'],
  ['Musa paradisiaca', 'Musa'],
  ['Musa sapientum', 'Musa'],
  ['Pennisetum americanum', 'Cenchrus americanus'],
  ['Pennisetum glaucum', 'Cenchrus americanus'],
  ['Pennisetum typhoides', 'Cenchrus americanus'],
  ['Philodendron scandens', 'Philodendron hederaceum'],
  ['Prunus amygdalus', 'Prunus dulcis'],
  ['Rhus radicans', 'Toxicodendron'],
  ['Rhus toxicodendron', 'Toxicodendron'],
  ['Rhus vernix', 'Toxicodendron'],
  ['Rosmarinus officinalis', 'Salvia rosmarinus'],
  ['Saintpaulia ionantha', 'Streptocarpus ionanthus'],
])

/** A scientific name without authors, ranks, cultivars and hybrid signs. */
export type ScientificName = { readonly genus: string; readonly epithet: string | null }

/** Reads a scientific name in any case. Returns null for other words, such as a sentence. */
export function parseScientificName(words: string): ScientificName | null {
  const [genus = '', second, third] = withoutCultivar(words)
    .replace(/[×✕]|\bx\b/giu, ' ')
    .trim()
    .split(/\s+/u)
  if (!/^[a-z][a-z-]+$/iu.test(genus)) return null
  const name = genus.charAt(0).toUpperCase() + genus.slice(1).toLowerCase()
  if (second === undefined || isRank(second) || isAuthor(second))
    return { genus: name, epithet: null }
  // A word in small letters after the epithet belongs to a sentence, as in "Rosa del desierto".
  if (third !== undefined && !isRank(third) && !/^[\p{Lu}(&]/u.test(third)) return null
  return /^[a-z][a-z-]{2,}$/iu.test(second) ? { genus: name, epithet: second.toLowerCase() } : null
}

const isRank = (word: string): boolean =>
  /^(?:sp|spp|subsp|ssp|var|f|cv|cf|aff|hort|forma|ex|et)\.?$/iu.test(word)

/** Whether a word is the author of a genus, as in "Narcissus L." or "Rosa Mill.". */
const isAuthor = (word: string): boolean => /^(?:\(.*|l|\p{Lu}.*\.)$/iu.test(word)

/** Removes the quoted name of a cultivar, or quotes around the whole name. */
export const withoutCultivar = (words: string): string =>
  words
    .normalize('NFKC')
    .trim()
    .replace(/^['"‘’“”„«»]+|['"‘’“”„«»]+$/gu, '')
    .replace(/\s['"‘’“”„«»].*$/u, '')

/** The accepted name as a key without a hybrid sign, as in `Citrus limon`. */
export function acceptedKey({ genus, epithet }: ScientificName): string {
  const accepted = acceptedGenus(genus)
  if (epithet === null) return accepted
  return speciesSynonyms.get(`${genus} ${epithet}`) ?? `${accepted} ${epithet}`
}

/** The older names of a genus or species; empty if the catalogue knows none. */
export const olderNamesOf = (scientificName: string): readonly string[] =>
  [...genusSynonyms, ...speciesSynonyms]
    .filter(([, accepted]) => accepted === scientificName)
    .map(([older]) => older)

export const acceptedGenus = (genus: string): string => genusSynonyms.get(genus) ?? genus

/** A map from the keys of names to the names, which may have hybrid signs. */
export const byKey = <Name extends string>(names: readonly Name[]): ReadonlyMap<string, Name> =>
  new Map(names.map((name) => [name.replace(' × ', ' '), name]))
