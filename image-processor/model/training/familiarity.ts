import type { Row } from './describe.ts'
import { type Scale, standardiseRow } from './examples.ts'

/** What the photos of one source look like: mean and spread of each standardised feature. */
export type Profile = { readonly source: string; means: number[]; spreads: number[] }

/** Keeps a feature that hardly varies within a source from deciding alone. */
const SPREAD_ADDED = 0.15
const SQUARE_MAX = 9

/** One profile for each source of plant photos. */
export const profilesOf = (rows: readonly Row[], scale: Scale): Profile[] => {
  const plants = rows.filter(({ label }) => label.kind !== 'NO_PLANT' && label.kind !== 'PLANT')
  const sources = [...new Set(plants.map(({ source }) => source))]
  return sources.map((source) => {
    const inputs = plants
      .filter((row) => row.source === source)
      .map((row) => standardiseRow(row, scale))
    const size = inputs[0]?.length ?? 0
    const means = Array.from({ length: size }, (_, k) => meanOf(inputs.map((row) => row[k] ?? 0)))
    const spreads = means.map((mean, k) => {
      const variance = meanOf(inputs.map((row) => ((row[k] ?? 0) - mean) ** 2))
      return Math.sqrt(variance) + SPREAD_ADDED
    })
    return { source, means, spreads }
  })
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** How far a photo is from the nearest source; the same sum as in the measurement's heads. */
export const distanceTo = (profiles: readonly Profile[], inputs: Float32Array): number =>
  Math.min(
    ...profiles.map(({ means, spreads }) => {
      let sum = 0
      for (let k = 0; k < inputs.length; k++) {
        const spread = spreads[k] ?? 1
        const away = ((inputs[k] ?? 0) - (means[k] ?? 0)) / spread
        sum += Math.min(SQUARE_MAX, away * away) + 2 * Math.log(spread)
      }
      return sum / inputs.length
    }),
  )

/** The distance that nine in ten of the given photos stay within. */
export const usualDistance = (
  profiles: readonly Profile[],
  rows: readonly Row[],
  scale: Scale,
): number => {
  const distances = rows
    .filter(
      ({ label, original }) => original && (label.kind === 'HEALTHY' || label.kind === 'DISEASED'),
    )
    .map((row) => distanceTo(profiles, standardiseRow(row, scale)))
    .sort((one, other) => one - other)
  return distances[Math.floor(distances.length * 0.9)] ?? 0
}
