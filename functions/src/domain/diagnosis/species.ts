import type { PhotoMeasurements } from '@plant/image-processor/protocol'
import { namedSpecies } from '@plant/image-processor/protocol'
import type { PlantHints } from '../../contract/schemas/analysis.ts'
import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import { familyOf, findSpecies, type SpeciesName, speciesNames } from '../catalogue/species.ts'
import type { Texts } from '../locales/format-messages.ts'
import { defaultLanguage } from '../locales/languages.ts'
import type { Locales } from '../locales/load.ts'
import { classTrust } from './class-probabilities.ts'
import { displayConfidence, mostConfidence } from './confidence.ts'

type Candidate = Diagnosis['plant']['candidates'][number]

const candidatesMax = 3
/** Species whose confidence is below this value are noise. */
const confidenceMin = 0.1
/** The familiarity of 10 % of the photos that resemble the training data is below this value. */
const familiarityMin = 0.5
/** Care for the wrong species can kill a plant, so care requires this confidence in the species. */
const sureFrom = 0.8

/**
 * Finds the species that the caller's hint names, ignoring case. The hint may be the scientific
 * name, or the common name in the answer's language or in English. Returns null if the hint names
 * no species of the catalogue.
 */
export function readSpecies(
  { species }: Pick<PlantHints, 'species'>,
  language: string,
  locales: Locales,
): SpeciesName | null {
  if (species === null) return null
  const name = species.trim().normalize('NFC').toLowerCase()
  const known = findSpecies(name.charAt(0).toUpperCase() + name.slice(1))
  if (known !== undefined) return known
  const tables = [language, defaultLanguage].map((tag) => locales.textsFor(tag).texts.species)
  const called = speciesNames.find((each) =>
    tables.some((names) => names[each].normalize('NFC').toLowerCase() === name),
  )
  return called ?? null
}

/** The caller's species as a candidate, with a confidence below 1, as nobody checked the hint. */
export const hintedCandidate = (species: SpeciesName, { species: names }: Texts): Candidate => ({
  scientificName: species,
  commonName: names[species],
  family: familyOf(species),
  confidence: mostConfidence,
  familiarity: null,
  source: 'HINT',
})

/**
 * The network's species candidates, the most probable first. An unfamiliar photo lowers their
 * confidence. A very unfamiliar photo gets no candidates, because the network always names one of
 * the species that it knows.
 */
export function seenCandidates(
  measured: PhotoMeasurements,
  { species: names }: Pick<Texts, 'species'>,
): Candidate[] {
  const { familiarity, species } = measured.signals
  if (familiarity < familiarityMin) return []
  const trust = classTrust(measured)
  return namedSpecies
    .map(
      (scientificName): Candidate => ({
        scientificName,
        commonName: names[scientificName],
        family: familyOf(scientificName),
        confidence: displayConfidence(species[scientificName] * trust),
        familiarity,
        source: 'PHOTO',
      }),
    )
    .filter(({ confidence }) => confidence >= confidenceMin)
    .sort((one, other) => other.confidence - one.confidence)
    .slice(0, candidatesMax)
}

/** The scientific name of the species if its confidence is high, else null. */
export function sureSpecies([likeliest]: readonly Candidate[]): string | null {
  return likeliest !== undefined && likeliest.confidence >= sureFrom
    ? likeliest.scientificName
    : null
}
