import type { ActionId } from '../catalogue/actions.ts'
import { conditions } from '../catalogue/conditions.ts'
import {
  diesBack,
  fleshyPlants,
  neverCold,
  ofWetSoil,
  ownWatering,
  perennials,
  treeOrchids,
} from '../catalogue/habits.ts'
import {
  handPollinated,
  palms,
  ripensUnseen,
  rootCrops,
  tubTrees,
} from '../catalogue/host-groups.ts'
import type { Setting } from '../catalogue/settings.ts'
import { shadePlants } from '../catalogue/shade-plants.ts'
import type { Texts } from '../locales/format-messages.ts'
import type { AdviceContext } from './context.ts'
import type { Plant } from './hosts.ts'
import { isConditionId } from './issue.ts'
import { areAmong, areSucculents, mayWantDrySoil, settingFor } from './setting.ts'

/** Actions whose text for succulents withholds water for days, which kills other plants. */
// biome-ignore format: as a list
const withholdsWater: readonly ActionId[] = [
  'check_drainage', 'repot_rotten_roots', 'save_healthy_top', 'settle_in',
]

/** Actions whose text for succulents is for frozen tissue, whatever soil the plants want. */
const ofFrost: readonly ActionId[] = ['leave_alone', 'protect_from_cold']

/** Actions whose text says to water when the soil is dry, or to keep it only moist. */
const waters: readonly ActionId[] = ['settle_in', 'water_thoroughly']

/** Fertilisers that palms need together. */
export const fedTogether: readonly ActionId[] = ['feed_magnesium', 'feed_potassium']

/** Groups of plants with texts of their own. */
const groups = [
  ['ROOT_CROP', rootCrops],
  ['DIES_BACK', diesBack],
  ['MAIZE', ['Zea']],
  ['WET', ofWetSoil],
  ['RIPENS_UNSEEN', ripensUnseen],
  ...handPollinated,
] as const

/** The instructions for the condition, for plants of a habit or outside a garden, if any. */
export function specialTextOf(
  actionId: ActionId,
  conditionId: string,
  plants: readonly Plant[],
  { texts, placement }: Pick<AdviceContext, 'texts' | 'placement'>,
): string | undefined {
  const { SUCCULENT, ORCHID, TUB, WOODY } = texts.actions[actionId]
  const watering = ownWatering.find(([names]) => areAmong(plants, names))?.[1]
  if (watering !== undefined && waters.includes(actionId)) return texts.care.watering[watering]
  const { PALM } = texts.actions.feed_potassium
  if (fedTogether.includes(actionId) && areAmong(plants, palms)) return PALM
  const ofGroup = textOfGroup(actionId, plants, texts)
  if (ofGroup !== undefined) return ofGroup
  // Fleece keeps frost off, but does not keep the plant warm.
  if (actionId === 'protect_from_cold' && areAmong(plants, neverCold)) return undefined
  const growing = () => {
    if (SUCCULENT !== undefined && needSucculentText(actionId, plants)) return 'SUCCULENT'
    if (ORCHID !== undefined && areAmong(plants, treeOrchids)) return 'ORCHID'
    const setting = settingFor(conditionId, plants, { placement })
    if (TUB !== undefined && placement === null && areAmong(plants, tubTrees)) return 'TUB'
    const isWoody = setting !== 'TREE' && areAmong(plants, perennials)
    return WOODY !== undefined && isWoody ? 'WOODY' : setting
  }
  return ownText(actionId, conditionId, growing(), texts)
}

function needSucculentText(actionId: ActionId, plants: readonly Plant[]): boolean {
  if (ofFrost.includes(actionId)) return areAmong(plants, fleshyPlants)
  return withholdsWater.includes(actionId) ? areSucculents(plants) : mayWantDrySoil(plants)
}

/** The text for a group of plants, if any. Plants of shade get light, but no midday sun. */
function textOfGroup(actionId: ActionId, plants: readonly Plant[], texts: Texts) {
  const { instructions, ...own } = texts.actions[actionId]
  if (actionId === 'move_to_light' && areAmong(plants, shadePlants))
    return texts.paragraph([instructions, texts.care.lightOpen])
  const found = groups.find(([group, names]) => own[group] !== undefined && areAmong(plants, names))
  return found && own[found[0]]
}

/** The text for succulents, else for the condition, else for the plants; undefined if none. */
export function ownText(
  actionId: ActionId,
  conditionId: string,
  growing: Setting | 'SUCCULENT' | 'ORCHID' | 'TUB' | 'WOODY',
  texts: Texts,
): string | undefined {
  const { by, ...own } = texts.actions[actionId]
  const ofCondition = isConditionId(conditionId) ? by?.[conditionId] : undefined
  const isVirus = isConditionId(conditionId) && conditions[conditionId].category === 'VIRAL'
  return (
    (growing === 'SUCCULENT' ? own.SUCCULENT : undefined) ??
    ofCondition ??
    (isVirus ? own.VIRUS : undefined) ??
    (growing === 'GARDEN' ? undefined : own[growing])
  )
}
