/**
 * The names of the network's outputs, in order. The network's file stores no names. The training
 * uses the same lists of names (model/training/classes.ts).
 */

export const symptomGroups = [
  'rust',
  'spots',
  'powdery_coating',
  'chlorosis',
  'deformation',
  'mines',
] as const
export type SymptomGroup = (typeof symptomGroups)[number]

/** Servers up to release 1.2 know only these conditions, and their schema rejects others. */
export const earlyConditions = [
  'rust',
  'leaf_spot',
  'leaf_blight',
  'powdery_mildew',
  'anthracnose',
  'angular_leaf_spot',
  'apple_scab',
  'bacterial_spot',
  'sooty_mould',
  'mosaic_virus',
  'citrus_greening',
  'leaf_distortion',
  'leaf_miner',
  'chewing_pests',
] as const
export const laterConditions = ['citrus_canker', 'citrus_black_spot', 'bacterial_wilt'] as const

/** The conditions of the catalogue that the network can name. */
export const namedConditions = [...earlyConditions, ...laterConditions] as const
export type NamedCondition = (typeof namedConditions)[number]

/** The species and genera that the network can name. */
export const namedSpecies = [
  'Bellis perennis',
  'Capsicum annuum',
  'Carica papaya',
  'Chromolaena odorata',
  'Citrus',
  'Coffea arabica',
  'Cryptostegia grandiflora',
  'Elaeis guineensis',
  'Epipremnum aureum',
  'Fragaria × ananassa',
  'Helianthus annuus',
  'Lantana camara',
  'Malus domestica',
  'Mangifera indica',
  'Musa',
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
export type NamedSpecies = (typeof namedSpecies)[number]
