import type { Analysis } from '@plant-analysis/client'
import type { Pair } from './pair.ts'

/** Yellow, brown and white as a fraction of the foliage; null without measurements. */
export function discolouredOf({ measurements }: Analysis): number | null {
  if (!measurements) return null
  const { yellowFraction, brownFraction, whiteFraction } = measurements
  return Math.min(1, yellowFraction + brownFraction + whiteFraction)
}

const foliageRatioMax = 2

/** Whether both photos show a leaf from a similar distance, as the service requires. */
export function isSameFraming({ earlier, later }: Pair): boolean {
  const [then, now] = [earlier, later].map(({ measurements }) => measurements?.foliageFraction ?? 0)
  if (!then || !now || earlier.photo?.view !== later.photo?.view) return false
  return Math.max(then, now) <= foliageRatioMax * Math.min(then, now)
}

/** The names of the problems that came, that went and that stayed. */
export type Conditions = {
  readonly came: readonly string[]
  readonly went: readonly string[]
  readonly stayed: readonly string[]
}

/** Compares the problems of two photos. Equal conditions are the same problem. */
export function conditionsOf({ earlier, later }: Pair): Conditions {
  const without = (one: Analysis, other: Analysis) =>
    one.issues.filter(({ conditionId }) => !has(other, conditionId)).map(({ name }) => name)
  return {
    came: without(later, earlier),
    went: without(earlier, later),
    stayed: later.issues
      .filter(({ conditionId }) => has(earlier, conditionId))
      .map(({ name }) => name),
  }
}

const has = ({ issues }: Analysis, id: string) =>
  issues.some(({ conditionId }) => conditionId === id)

const dayMs = 24 * 60 * 60 * 1000

/** The calendar days from the earlier photo to the later photo, in the browser's time zone. */
export function daysBetween({ earlier, later }: Pair): number {
  const midnight = ({ createdAt }: Analysis) => new Date(createdAt).setHours(0, 0, 0, 0)
  // A day on which the clocks change has 23 or 25 hours.
  return Math.round((midnight(later) - midnight(earlier)) / dayMs)
}
