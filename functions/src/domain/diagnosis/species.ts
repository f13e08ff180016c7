import type { PhotoMeasurements } from '@plant/image-processor/protocol'
import { namedSpecies } from '@plant/image-processor/protocol'
import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import { familyOf } from '../catalogue/families.ts'
import type { Texts } from '../locales/format-messages.ts'
import { classTrust } from './class-probabilities.ts'
import { displayConfidence } from './confidence.ts'

type Candidate = Diagnosis['plant']['candidates'][number]

const candidatesMax = 3
/** Species whose confidence is below this value are noise. */
const confidenceMin = 0.1
/** The familiarity of 10 % of the photos that resemble the training data is below this value. */
const familiarityMin = 0.5
/** Care for the wrong species can kill a plant, so care requires this confidence in the species. */
const sureFrom = 0.8

/**
 * The network's species candidates, the most probable first. An unfamiliar photo lowers their
 * confidence. A very unfamiliar photo gets no candidates, because the network always names one of
 * the species that it knows.
 */
export function seenCandidates(
  measured: PhotoMeasurements,
  { plants }: Pick<Texts, 'plants'>,
): Candidate[] {
  const { familiarity, species } = measured.signals
  if (familiarity < familiarityMin) return []
  const trust = classTrust(measured)
  return namedSpecies
    .map(
      (scientificName): Candidate => ({
        scientificName,
        commonName: plants.nameOf(scientificName),
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
