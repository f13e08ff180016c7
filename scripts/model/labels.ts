import { type ConditionId, conditionIds } from '../../functions/src/domain/catalogue/conditions.ts'

/** The catalogue's condition for each label of the published data sets that photos can show. */
const published: Readonly<Record<string, ConditionId>> = {
  apple_scab: 'apple_scab',
  bacterial_spot: 'bacterial_spot',
  black_rot: 'leaf_spot',
  cedar_apple_rust: 'rust',
  cercospora_leaf_spot: 'leaf_spot',
  common_rust: 'rust',
  gray_leaf_spot: 'leaf_spot',
  leaf_crinkle_virus: 'leaf_distortion',
  leaf_curl_mites_thrips: 'leaf_distortion',
  leaf_scorch: 'leaf_spot',
  northern_leaf_blight: 'leaf_blight',
  phoma: 'leaf_blight',
  yellow_mosaic_virus: 'mosaic_virus',
}

const known: ReadonlySet<string> = new Set(conditionIds)

const isConditionId = (label: string): label is ConditionId => known.has(label)

/** The condition of a label; null if no single one fits, as for "nutrient deficiency". */
export const conditionOf = (label: string): ConditionId | null =>
  published[label] ?? (isConditionId(label) ? label : null)
