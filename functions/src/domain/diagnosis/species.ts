import type { PhotoMeasurements } from '@plant/image-processor/protocol'
import { namedSpecies } from '@plant/image-processor/protocol'
import type { PlantHints } from '../../contract/schemas/analysis.ts'
import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import { familyOf, findSpecies, type SpeciesName, speciesNames } from '../catalogue/species.ts'
import type { Texts } from '../locales/format-messages.ts'
import { defaultLanguage } from '../locales/languages.ts'
import type { Locales } from '../locales/load.ts'
import { classTrust } from './class-probabilities.ts'
import { mostConfidence, toldConfidence } from './confidence.ts'

type Candidate = Diagnosis['plant']['candidates'][number]

const candidatesMax = 3
/** A weaker guess is noise. */
const confidenceMin = 0.1
/** One in ten of the photos like those learnt from lies below; a stranger has no name there. */
const familiarityMin = 0.5
/** Care for the wrong plant kills, so it needs more than the likeliest guess. */
const sureFrom = 0.8

/**
 * The species that the caller says it is: by its scientific name, or by the common one in the
 * language of the answer or in English, in any case. null where nothing is said, and where the
 * catalogue has no such name.
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

/** What the caller says it is, as an answer tells it: nobody proves it, so it is not certain. */
export const toldCandidate = (species: SpeciesName, { species: names }: Texts): Candidate => ({
  scientificName: species,
  commonName: names[species],
  family: familyOf(species),
  confidence: mostConfidence,
  familiarity: null,
  source: 'HINT',
})

/**
 * What the network takes the plant for, the likeliest first. It is as sure as such photos are
 * familiar, and silent where the photo is strange: every plant looks like one of those it knows.
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
        confidence: toldConfidence(species[scientificName] * trust),
        familiarity,
        source: 'PHOTO',
      }),
    )
    .filter(({ confidence }) => confidence >= confidenceMin)
    .sort((one, other) => other.confidence - one.confidence)
    .slice(0, candidatesMax)
}

/** The scientific name of a plant whose species is sure, or null. */
export function sureSpecies([likeliest]: readonly Candidate[]): string | null {
  return likeliest !== undefined && likeliest.confidence >= sureFrom
    ? likeliest.scientificName
    : null
}
