import type { PlantHints } from '../../contract/schemas/analysis.ts'
import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import { familyOf } from '../catalogue/families.ts'
import { findPlant, type Plant, poisonListOf } from '../catalogue/plants.ts'
import type { Texts } from '../locales/format-messages.ts'
import { defaultLanguage } from '../locales/languages.ts'
import type { Locales } from '../locales/load.ts'
import { displayConfidence, mostConfidence } from './confidence.ts'
import { sureSpecies } from './species.ts'

type Candidate = Diagnosis['plant']['candidates'][number]
type Named = Diagnosis['plant']['named']

/** What the catalogue knows of the plant that the caller named. */
export type NamedPlant =
  | ({ readonly text: string } & Plant)
  | { readonly level: 'SEVERAL'; readonly text: string; readonly options: readonly string[] }
  | { readonly level: 'UNKNOWN'; readonly text: string }

/** Words of growers who do not know the plant, so that the photo's candidates keep their weight. */
const isNoName =
  /^(?:an? |my |the |some |unknown |indoor )*(?:house ?)?(?:plants?|trees?|flowers?|leaf|leaves|herbs?|weeds?|unknown|none|n\/a|pflanze|planta|plante|pianta|plant|roślina|bitki|पौधा|植物|[?？\s]*)$/iu

/** A guess of a photo is at most this sure if the caller named a plant that is not in the list. */
const guessConfidenceMax = 0.4
/** Every plant that a name fits causes a warning (toxicity.ts), however many there are. */
const optionConfidenceMin = 0.1

/**
 * Reads the plant that the caller's hint names, by its scientific name, or by a common name in the
 * answer's language or in English. Returns null if the hint names no plant.
 */
export function readPlant(
  { species }: Pick<PlantHints, 'species'>,
  language: string,
  locales: Locales,
): NamedPlant | null {
  const text = species?.trim() ?? ''
  if (isNoName.test(text)) return null
  const plant = findPlant(text)
  if (plant?.level === 'SPECIES') return { text, ...plant }
  const called = namesakes(text, language, locales)
  // The whole text is the Latin name of a genus or family, which may also be a common name.
  if (plant !== null && plant.scientificName === plant.listedAs) {
    const others = called.filter((name) => !isWithin(name, plant.listedAs))
    return others.length === 0
      ? { text, ...plant }
      : { level: 'SEVERAL', text, options: [plant.listedAs, ...others] }
  }
  if (called.length > 1) return { level: 'SEVERAL', text, options: called }
  const known = called[0] === undefined ? plant : findPlant(called[0])
  return known === null ? { level: 'UNKNOWN', text } : { text, ...known }
}

/** The plants with this common name. A species stands for its genus of the same name. */
function namesakes(text: string, language: string, locales: Locales): readonly string[] {
  const found = [language, defaultLanguage].flatMap((tag) =>
    locales.textsFor(tag).texts.plants.namesakesOf(text),
  )
  return [...new Set(found)].filter((name) => !found.some((each) => each.startsWith(`${name} `)))
}

/** Whether a plant is the other plant or belongs to it. */
const isWithin = (name: string, other: string): boolean =>
  name === other || name.startsWith(`${other} `) || familyOf(name) === other

/** The plant under which the catalogue has facts; null if it is not one plant. */
export const factsOf = (named: NamedPlant): string | null =>
  'listedAs' in named && named.level !== 'FAMILY' ? named.listedAs : null

/**
 * The candidates of an answer: the plant that the caller named, or all plants that the name fits.
 * If the catalogue lacks the plant, the model's candidates are only guesses.
 */
export function candidatesFor(
  named: NamedPlant | null,
  seen: readonly Candidate[],
  texts: Texts,
): Candidate[] {
  if (named === null) return [...seen]
  if (named.level === 'SEVERAL') {
    const share = Math.max(optionConfidenceMin, mostConfidence / named.options.length)
    return named.options.map((option) => hinted(option, option, share, texts))
  }
  if (named.level !== 'UNKNOWN')
    return [hinted(named.scientificName, named.listedAs, mostConfidence, texts)]
  return seen.map((each) =>
    each.source === 'HINT'
      ? each
      : { ...each, confidence: Math.min(each.confidence, guessConfidenceMax) },
  )
}

/** A plant as the caller named it, with a confidence below 1, as nobody checked the hint. */
const hinted = (
  scientificName: string,
  listedAs: string,
  confidence: number,
  { plants }: Texts,
): Candidate => ({
  scientificName,
  commonName: plants.nameOf(listedAs),
  family: familyOf(listedAs),
  confidence: displayConfidence(confidence),
  familiarity: null,
  source: 'HINT',
})

/**
 * The plants whose poison the answer must warn of if the caller's words name no single plant: all
 * that the name fits, and all of a family. A plant outside the catalogue causes no warning.
 */
export function suspectsOf(
  named: NamedPlant | null,
  candidates: readonly Candidate[],
  texts: Texts,
): Candidate[] {
  if (named?.level === 'UNKNOWN') return candidates.filter(({ source }) => source === 'HINT')
  return candidates.flatMap((candidate) => {
    const { scientificName, source } = candidate
    const isFamily = source === 'HINT' && findPlant(scientificName)?.level === 'FAMILY'
    if (!isFamily) return [candidate]
    return poisonListOf(scientificName).map((name) =>
      hinted(name, name, optionConfidenceMin, texts),
    )
  })
}

/** What the answer says of the plant that the caller named. `seen` are the model's candidates. */
export function describeNamed(
  named: NamedPlant | null,
  seen: readonly Candidate[],
  texts: Texts,
): Named {
  if (named === null) return null
  const { text, level } = named
  const agrees = photoAgrees(named, seen)
  return {
    text,
    level,
    scientificName: 'scientificName' in named ? named.scientificName : null,
    options: (level === 'SEVERAL' ? named.options : []).map((scientificName) => ({
      scientificName,
      commonName: texts.plants.nameOf(scientificName),
    })),
    photoAgrees: agrees,
    sentence: sentenceOn(named, agrees, seen[0], texts),
  }
}

/** Whether a sure model sees the plant that the caller named; null if it is not sure. */
function photoAgrees(named: NamedPlant, seen: readonly Candidate[]): boolean | null {
  if (named.level === 'UNKNOWN') return seen.some(({ source }) => source === 'HINT') || null
  const sure = sureSpecies(seen)
  if (sure === null) return null
  const seenAs = findPlant(sure)?.listedAs ?? sure
  const meant = named.level === 'SEVERAL' ? named.options : [named.listedAs]
  return meant.some((name) => isWithin(seenAs, name) || isWithin(name, seenAs))
}

function sentenceOn(
  named: NamedPlant,
  agrees: boolean | null,
  seen: Candidate | undefined,
  { named: sentences, plants, paragraph }: Texts,
): string {
  const label = (name: string) => `${plants.nameOf(name)} (${name})`
  const values = {
    text: named.text,
    name: 'listedAs' in named ? plants.nameOf(named.listedAs) : '',
    latin: 'scientificName' in named ? named.scientificName : '',
    names: named.level === 'SEVERAL' ? named.options.map(label) : [],
  }
  const seenValues = { ...values, name: seen?.commonName ?? '', latin: seen?.scientificName ?? '' }
  switch (named.level) {
    case 'UNKNOWN':
      if (agrees) return sentences.unlisted(values)
      return seen === undefined
        ? sentences.unknown(values)
        : paragraph([sentences.unknown(values), sentences.guess(seenValues)])
    default: {
      const key = {
        SPECIES: 'species',
        GENUS: 'genus',
        FAMILY: 'family',
        SEVERAL: 'several',
      } as const
      const first = sentences[key[named.level]](values)
      return agrees === false ? paragraph([first, sentences.disagrees(seenValues)]) : first
    }
  }
}
