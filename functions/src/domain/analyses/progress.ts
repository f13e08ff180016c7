import type { StoredAnalysis } from '../../collections/analyses.ts'
import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import type { Progress } from '../../contract/schemas/progress.ts'

type Measurements = NonNullable<Diagnosis['measurements']>
type Shares = Pick<Measurements, 'yellowFraction' | 'brownFraction' | 'whiteFraction'>
type Counted = Shares & Pick<Measurements, 'lesionCount'>

/** The change of both measures, computed from square roots like the limits below. */
export type Change = { readonly discoloured: number; readonly lesions: number }

/**
 * 97.5 % of photo pairs of an unchanged plant differ by less than this in each measure, and about
 * 95 % in both. `npm run evaluate -- <folder> --spread` measures it (docs/decisions/0318).
 */
export const beyondSpread: Change = { discoloured: 0.33, lesions: 4.65 }
/** In each measure, 75 % of these pairs differ by at most this value. */
export const withinSpread: Change = { discoloured: 0.1, lesions: 2 }

/** Yellow, brown and white together as a share of the foliage. */
export function discolouredFractionOf(measured: Shares): number {
  const sum = measured.yellowFraction + measured.brownFraction + measured.whiteFraction
  return Math.min(1, Math.round(sum * 1e4) / 1e4)
}

/** Square roots of shares differ between photos by about the same amount at every level. */
export function changeBetween(then: Counted, now: Counted): Change {
  const root = (measured: Counted) => Math.sqrt(discolouredFractionOf(measured))
  return {
    discoloured: root(now) - root(then),
    lesions: Math.sqrt(now.lesionCount) - Math.sqrt(then.lesionCount),
  }
}

/** Returns UNSURE if the measures contradict each other or change too little. */
export function trendOf({ discoloured, lesions }: Change): Progress['trend'] {
  const isWorse = discoloured > beyondSpread.discoloured || lesions > beyondSpread.lesions
  const isBetter = discoloured < -beyondSpread.discoloured || lesions < -beyondSpread.lesions
  if (isWorse !== isBetter) return isWorse ? 'WORSE' : 'BETTER'
  const isSame =
    Math.abs(discoloured) <= withinSpread.discoloured && Math.abs(lesions) <= withinSpread.lesions
  return isSame ? 'SAME' : 'UNSURE'
}

/** The measurements of a photo that shows the plant's health, else undefined. */
export function comparableOf({ outcome, measurements }: Diagnosis): Measurements | undefined {
  if (outcome !== 'HEALTHY' && outcome !== 'ISSUES_FOUND') return undefined
  return measurements ?? undefined
}

/** Returns undefined if there is nothing to compare, or if both have the same photo. */
export function progressSince(
  earlier: { id: string; data: StoredAnalysis },
  now: Measurements,
  imageSha256: string,
): Progress | undefined {
  const { diagnosis, input, createdAt, moderation } = earlier.data
  const then = comparableOf(diagnosis)
  if (!then || moderation.state === 'BLOCKED' || input.imageSha256 === imageSha256) return undefined
  return {
    comparedWith: earlier.id,
    since: createdAt.toISOString(),
    trend: trendOf(changeBetween(then, now)),
    discolouredFraction: { before: discolouredFractionOf(then), now: discolouredFractionOf(now) },
    lesionCount: { before: then.lesionCount, now: now.lesionCount },
  }
}
