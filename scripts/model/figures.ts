import { median } from '@plant/common/numbers'
import { z } from 'zod'
import { type Answer, type Assessed, isAnswered } from './assess.ts'
import { calibrationError, healthClaims, nameClaims } from './calibration.ts'
import {
  hasCondition,
  isHealthRight,
  isNamedRight,
  isNamedWrongly,
  isSpeciesRight,
  isStrange,
} from './right.ts'

const count = z.int().min(0)
const share = z.number().min(0).max(1)

export const figuresSchema = z.object({
  photos: count,
  undecodable: count,
  /** Photos for which the model gave no diagnosis. */
  unanswered: count,
  noPlantPhotos: count,
  /** `plantPhotos` counts all plants. `decidedPhotos` counts plants called healthy or diseased. */
  plantPhotos: count,
  healthyPhotos: count,
  diseasedPhotos: count,
  decidedPhotos: count,
  /** The number of healthy plants, and of diseased plants with a catalogued condition. */
  nameablePhotos: count,
  /** The number of plants with a labelled species that were recognised as plants. */
  speciesPhotos: count,
  notAPlantRecall: share,
  plantsRefusedShare: share,
  healthyRecall: share,
  diseasedRecall: share,
  balancedAccuracy: share,
  healthAreaUnderCurve: share,
  inconclusiveShare: share,
  /** The share of right answers among the answers `HEALTHY` and `ISSUES_FOUND`. */
  healthAccuracy: share,
  /** The share of `nameablePhotos` with a right `HEALTHY` or the right condition as first issue. */
  conditionAccuracy: share,
  /** The share of plants whose first issue is a wrong condition and is called `LIKELY` or more. */
  wrongNameShare: share,
  /** Among plants with a candidate, the share whose first candidate is the labelled species. */
  speciesAccuracy: share,
  /** The share of `speciesPhotos` without a candidate. The model names no unfamiliar plants. */
  speciesUnnamedShare: share,
  /** The share of leaves that look unfamiliar. In known sources, the share is only about 0.1. */
  strangeShare: share,
  healthCalibrationError: share,
  nameCalibrationError: share,
  measureMedianMs: z.number().min(0),
})
export type Figures = Readonly<z.infer<typeof figuresSchema>>

/** Computes all figures. `INCONCLUSIVE` counts as wrong health, but not as a rejected plant. */
export function figuresOf(photos: readonly Assessed[]): Figures {
  const { noPlants, healthy, diseased, allPlants } = byKind(photos)
  const plants = [...healthy, ...diseased]
  const nameable = [...healthy, ...diseased.filter(hasCondition)]
  const times = photos.flatMap(({ answer }) => (isAnswered(answer) ? [answer.measureMs] : []))
  return {
    photos: photos.length,
    undecodable: photos.filter(is('UNDECODABLE')).length,
    unanswered: photos.filter(is('UNANSWERED')).length,
    noPlantPhotos: noPlants.length,
    plantPhotos: allPlants.length,
    nameablePhotos: nameable.length,
    notAPlantRecall: shareOf(noPlants, is('NOT_A_PLANT')),
    plantsRefusedShare: shareOf(allPlants, is('NOT_A_PLANT', 'PHOTO_UNUSABLE')),
    inconclusiveShare: shareOf(plants, is('INCONCLUSIVE')),
    conditionAccuracy: shareOf(nameable, isNamedRight),
    wrongNameShare: shareOf(plants, isNamedWrongly),
    strangeShare: shareOf(plants, isStrange),
    healthCalibrationError: calibrationError(healthClaims(photos)),
    nameCalibrationError: calibrationError(nameClaims(photos)),
    measureMedianMs: roundedMedian(times),
    ...healthFigures(healthy, diseased),
    ...speciesFigures(allPlants),
  }
}

const is =
  (...outcomes: Answer['outcome'][]) =>
  ({ answer }: Assessed): boolean =>
    outcomes.includes(answer.outcome)

/** Groups the photos by kind, without files that are not photos. */
function byKind(photos: readonly Assessed[]) {
  const of = (kind: Assessed['expected']) => photos.filter(({ expected }) => expected === kind)
  const [healthy, diseased] = [of('HEALTHY'), of('DISEASED')]
  const allPlants = [...healthy, ...diseased, ...of('PLANT')]
  return { noPlants: of('NOT_A_PLANT'), healthy, diseased, allPlants }
}

function healthFigures(healthy: readonly Assessed[], diseased: readonly Assessed[]) {
  const decided = [...healthy, ...diseased].filter(is('HEALTHY', 'ISSUES_FOUND'))
  const healthyRecall = shareOf(healthy, is('HEALTHY'))
  const diseasedRecall = shareOf(diseased, is('ISSUES_FOUND'))
  return {
    healthyPhotos: healthy.length,
    diseasedPhotos: diseased.length,
    decidedPhotos: decided.length,
    healthyRecall,
    diseasedRecall,
    balancedAccuracy: (healthyRecall + diseasedRecall) / 2,
    healthAreaUnderCurve: areaUnderCurve(healthy, diseased),
    healthAccuracy: shareOf(decided, isHealthRight),
  }
}

function speciesFigures(plants: readonly Assessed[]) {
  const isTaken = is('HEALTHY', 'ISSUES_FOUND', 'INCONCLUSIVE')
  const labelled = plants.filter((photo) => photo.species !== null && isTaken(photo))
  const named = labelled.filter(({ answer }) => isAnswered(answer) && answer.firstSpecies !== null)
  return {
    speciesPhotos: labelled.length,
    speciesAccuracy: shareOf(named, isSpeciesRight),
    speciesUnnamedShare: 1 - named.length / Math.max(1, labelled.length),
  }
}

function shareOf(photos: readonly Assessed[], test: (photo: Assessed) => boolean): number {
  return photos.filter(test).length / Math.max(1, photos.length)
}

/** The share of pairs in which the diseased photo has the higher probability. Ties count half. */
function areaUnderCurve(healthy: readonly Assessed[], diseased: readonly Assessed[]): number {
  let sum = 0
  for (const sick of diseased) {
    for (const sound of healthy) {
      const difference = probabilityOf(sick.answer) - probabilityOf(sound.answer)
      sum += difference > 0 ? 1 : difference === 0 ? 0.5 : 0
    }
  }
  return sum / Math.max(1, healthy.length * diseased.length)
}

/** The probability of disease, or 0.5 without an answer. */
const probabilityOf = (answer: Answer): number =>
  isAnswered(answer) ? answer.diseasedProbability : 0.5

/** The median, rounded to a tenth. */
export const roundedMedian = (values: readonly number[]): number =>
  Math.round(median(values) * 10) / 10
