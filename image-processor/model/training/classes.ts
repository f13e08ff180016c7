import { namedConditions, symptomGroups } from '../../src/measure/schema.ts'

/**
 * What the heads of the network stand for, in their order. `prepare.ts` writes this beside the
 * prepared photos, from where the Python reads it: the one place for what both share.
 */

/** Those that the shipped network names, and those that the catalogue has told apart since. */
const trainedConditions = [
  ...namedConditions,
  'citrus_canker',
  'citrus_black_spot',
  'bacterial_wilt',
] as const
export type TrainedCondition = (typeof trainedConditions)[number]

export const trainedSpecies = [
  'Bellis perennis',
  'Capsicum annuum',
  'Chromolaena odorata',
  'Citrus',
  'Coffea arabica',
  'Cryptostegia grandiflora',
  'Epipremnum aureum',
  'Fragaria × ananassa',
  'Helianthus annuus',
  'Lantana camara',
  'Malus domestica',
  'Mangifera indica',
  'Parkinsonia aculeata',
  'Parthenium hysterophorus',
  'Phaseolus vulgaris',
  'Prunus avium',
  'Pyrus communis',
  'Rosa × hybrida',
  'Rubus idaeus',
  'Stachytarpheta',
  'Taraxacum officinale',
  'Tulipa',
  'Vaccinium corymbosum',
  'Vachellia nilotica',
  'Vigna mungo',
  'Zea mays',
  'Ziziphus mauritiana',
] as const
export type TrainedSpecies = (typeof trainedSpecies)[number]

/** The side of the squares that the network reads. */
export const trainedSidePx = 160

export const classes = {
  sidePx: trainedSidePx,
  groups: symptomGroups,
  conditions: trainedConditions,
  species: trainedSpecies,
}
