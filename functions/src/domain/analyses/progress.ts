import type { StoredAnalysis } from '../../collections/analyses.ts'
import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import type { Progress } from '../../contract/schemas/progress.ts'

type Measurements = NonNullable<Diagnosis['measurements']>
type Shares = Pick<Measurements, 'yellowFraction' | 'brownFraction' | 'whiteFraction'>
type Counted = Shares & Pick<Measurements, 'lesionCount'>

/** The change of two values: the square roots of the discoloured share and of the spot count. */
export type Change = { readonly discoloured: number; readonly lesions: number }

/**
 * In each measure, 97.5 % of the photo pairs of an unchanged plant differ by less than this value.
 * In both measures together, about 95 % of the pairs differ by less. `npm run evaluate -- <folder>
 * --spread` measures the spread (docs/decisions/0318).
 */
export const beyondSpread: Change = { discoloured: 0.33, lesions: 4.65 }
/** In each measure, 75 % of the photo pairs of an unchanged plant differ by at most this value. */
export const withinSpread: Change = { discoloured: 0.1, lesions: 2 }

/** Yellow, brown and white together, as a share of the foliage. */
export function discolouredFractionOf(measured: Shares): number {
  const sum = measured.yellowFraction + measured.brownFraction + measured.whiteFraction
  return Math.min(1, Math.round(sum * 1e4) / 1e4)
}

/** Compares square roots, because the spread of a square root hardly depends on its size. */
export function changeBetween(then: Counted, now: Counted): Change {
  const root = (measured: Counted) => Math.sqrt(discolouredFractionOf(measured))
  return {
    discoloured: root(now) - root(then),
    lesions: Math.sqrt(now.lesionCount) - Math.sqrt(then.lesionCount),
  }
}

/** Returns UNSURE if the measures contradict each other or the change is of medium size. */
export function trendOf({ discoloured, lesions }: Change): Progress['trend'] {
  const isWorse = discoloured > beyondSpread.discoloured || lesions > beyondSpread.lesions
  const isBetter = discoloured < -beyondSpread.discoloured || lesions < -beyondSpread.lesions
  if (isWorse !== isBetter) return isWorse ? 'WORSE' : 'BETTER'
  const isSame =
    Math.abs(discoloured) <= withinSpread.discoloured && Math.abs(lesions) <= withinSpread.lesions
  return isSame ? 'SAME' : 'UNSURE'
}

/** Returns the measurements if the photo shows the plant's health, else undefined. */
export function comparableOf({ outcome, measurements }: Diagnosis): Measurements | undefined {
  if (outcome !== 'HEALTHY' && outcome !== 'ISSUES_FOUND') return undefined
  return measurements ?? undefined
}

/** A leaf of twice the size has another share of the photo than most photos of one plant. */
const foliageRatioMax = 2

/** Whether two photos show the plant from a similar distance. */
function isSameFraming(
  one: Pick<Measurements, 'foliageFraction'>,
  other: Pick<Measurements, 'foliageFraction'>,
): boolean {
  const [small, large] = [one.foliageFraction, other.foliageFraction].sort((a, b) => a - b)
  return (large ?? 0) <= foliageRatioMax * (small ?? 0)
}

/**
 * Returns undefined if the analyses have the same photo, or photos of another view or framing, or
 * if nothing can be compared.
 */
export function progressSince(
  earlier: { id: string; data: StoredAnalysis },
  now: Measurements,
  imageSha256: string,
): Progress | undefined {
  const { diagnosis, input, createdAt, moderation } = earlier.data
  const then = comparableOf(diagnosis)
  if (!then || moderation.state === 'BLOCKED' || input.imageSha256 === imageSha256) return undefined
  if (!isSameFraming(then, now)) return undefined
  return {
    comparedWith: earlier.id,
    since: createdAt.toISOString(),
    trend: trendOf(changeBetween(then, now)),
    discolouredFraction: { before: discolouredFractionOf(then), now: discolouredFractionOf(now) },
    lesionCount: { before: then.lesionCount, now: now.lesionCount },
  }
}
