import type { Plant } from '../advice/hosts.ts'
import { areAmong } from '../advice/setting.ts'
import type { LightLevel } from '../catalogue/care-profiles.ts'
import type { ConditionId } from '../catalogue/conditions.ts'
import { fleshyPlants, groundPlants, sunCrops } from '../catalogue/habits.ts'
import { fieldPlants, trees } from '../catalogue/settings.ts'
import { shadePlants } from '../catalogue/shade-plants.ts'
import type { Texts } from '../locales/format-messages.ts'
import type { GrowingConditions } from './growing-conditions.ts'

/** Plants most of which stand in full sun, so that a place without midday sun cures none. */
const ofTheOpen: readonly string[] = [...trees, ...groundPlants, ...fieldPlants, ...fleshyPlants]

/** The light that all the plants want, or that cures their light problem; null if unknown. */
export function lightFor(
  plants: readonly Plant[],
  conditionIds: readonly string[],
  growing: GrowingConditions,
): LightLevel | null {
  if (areAmong(plants, sunCrops)) return 'FULL_SUN'
  if (areAmong(plants, shadePlants)) return 'BRIGHT_INDIRECT'
  return areAmong(plants, ofTheOpen) ? null : lightThatCures(conditionIds, growing)
}

/** Inside, a medium light level helps a plant with too little light and one with too much. */
const lightConditions: ReadonlySet<string> = new Set<ConditionId>(['light_deficit', 'sunburn'])

/**
 * The light level that cures a light problem, or null. The caller's hint is never the answer. No
 * level is known outside, where many plants bear or flower only in the full sun that burnt them.
 */
function lightThatCures(
  conditionIds: readonly string[],
  { placement }: GrowingConditions,
): LightLevel | null {
  const isOfLight = conditionIds.some((conditionId) => lightConditions.has(conditionId))
  return isOfLight && placement === 'inside' ? 'BRIGHT_INDIRECT' : null
}

/** Mentions a window only if the caller said that the plant is inside. */
export const lightText = (
  level: LightLevel,
  { placement }: GrowingConditions,
  care: Texts['care'],
): string =>
  level === 'BRIGHT_INDIRECT' && placement !== 'inside' ? care.lightOpen : care.light[level]
