import { type ActionId, actions } from '../catalogue/actions.ts'
import { palms } from '../catalogue/host-groups.ts'
import { findProfile } from '../catalogue/species.ts'
import { fedTogether } from './action-texts.ts'
import type { AdviceContext } from './context.ts'
import type { PlannedAction } from './given.ts'
import type { Plant } from './hosts.ts'
import { areAmong, areSucculents, mayWantDrySoil, settingFor } from './setting.ts'

type Repeats = Pick<PlannedAction, 'repeatEveryDays' | 'repeatTimes'>

const once: Repeats = { repeatEveryDays: null, repeatTimes: null }
/** Plants that want food more rarely than this are fed once. */
const slowFeedingDays = 42
const succulentFeedingDays = 28
/** Fields, trees and plants that want dry soil dry out slowly. */
const slowDryingDays = 7

/** How often an action is repeated for these plants, and how many times at most. */
export function repeatsOf(
  actionId: ActionId,
  conditionId: string | undefined,
  plants: readonly Plant[],
  about: Pick<AdviceContext, 'placement'>,
): Repeats {
  const { repeatEveryDays, repeatTimes, effects } = actions[actionId]
  if (repeatEveryDays === null) return once
  const isLarge = ['FIELD', 'TREE'].includes(settingFor(conditionId, plants, about))
  if (effects.includes('FEEDS')) {
    const pauseDays = Math.max(repeatEveryDays, feedingDaysOf(plants))
    const isSlow = fedTogether.includes(actionId) && areAmong(plants, palms)
    return isLarge || isSlow || pauseDays >= slowFeedingDays
      ? once
      : { repeatEveryDays: pauseDays, repeatTimes }
  }
  if (actionId === 'check_soil' && (isLarge || mayWantDrySoil(plants)))
    return { repeatEveryDays: slowDryingDays, repeatTimes }
  // Late blight ruins a plant within days.
  if (actionId === 'remove_affected_leaves' && conditionId === 'late_blight')
    return { repeatEveryDays: 1, repeatTimes }
  return { repeatEveryDays, repeatTimes }
}

/** The shortest time between two feeds that suits all the plants; 0 if nobody knows. */
const feedingDaysOf = (plants: readonly Plant[]): number =>
  Math.max(
    areSucculents(plants) ? succulentFeedingDays : 0,
    ...plants.map(({ scientificName }) => findProfile(scientificName)?.feedingDays[0] ?? 0),
  )
