import type { Analysis } from '@plant-analysis/client'
import type { Pair } from './pair.ts'

/** Yellow, brown and white, as a share of the foliage; null where nothing was measured. */
export function discolouredOf({ measurements }: Analysis): number | null {
  if (!measurements) return null
  const { yellowFraction, brownFraction, whiteFraction } = measurements
  return Math.min(1, yellowFraction + brownFraction + whiteFraction)
}

/** The names of the problems that came, went and stayed, by what the service calls them. */
export type Conditions = {
  readonly came: readonly string[]
  readonly went: readonly string[]
  readonly stayed: readonly string[]
}

/** How the problems of two photos differ. They are the same where the condition is. */
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

/** Days of the calendar of the browser from the earlier photo to the later. */
export function daysBetween({ earlier, later }: Pair): number {
  const midnight = ({ createdAt }: Analysis) => new Date(createdAt).setHours(0, 0, 0, 0)
  // A day in which the clocks change has 23 or 25 hours.
  return Math.round((midnight(later) - midnight(earlier)) / dayMs)
}
