import { type ActionEffect, type ActionId, actions } from '../catalogue/actions.ts'
import {
  bromeliads,
  carnivores,
  hairyLeaved,
  leafless,
  noCuttings,
  parasites,
  perennials,
  phosphorusHaters,
  succulents,
  treeOrchids,
  waterPlants,
} from '../catalogue/habits.ts'
import { beans, cereals, fleshyFruit, lawnGrasses, neverTouched } from '../catalogue/host-groups.ts'
import type { Plant } from './hosts.ts'
import { areAmong, mayWantDrySoil } from './setting.ts'

const driesSoil: readonly ActionEffect[] = ['DRIES_SOIL', 'LETS_TOP_DRY']

/** Actions in soil that dries between two waterings, or with ordinary soil. */
// biome-ignore format: as a list
const ofOrdinarySoil: readonly ActionId[] = [
  'check_drainage', 'check_soil', 'clear_grubs', 'clear_thrips_pupae', 'mulch_soil', 'repot_rotten_roots',
]

/** Effects of actions that bring people near a plant that burns them. */
// biome-ignore format: as a list
const touches: readonly ActionEffect[] = [
  'CUTS', 'DESTROYS', 'DISCARDS', 'HANDLES_PESTS', 'MOVES', 'SAVES_HARVEST', 'SPRAYS', 'WETS_LEAVES',
]

/** What must not be done to certain plants, by effects or by actions. */
const harms: readonly {
  readonly plants: readonly string[]
  readonly effects?: readonly ActionEffect[]
  readonly actionIds?: readonly ActionId[]
}[] = [
  { plants: neverTouched, effects: touches, actionIds: ['clean_tools', 'wipe_off_pests'] },
  { plants: perennials, effects: ['REPLANTS'] },
  { plants: carnivores, effects: ['FEEDS', ...driesSoil], actionIds: ofOrdinarySoil },
  {
    plants: [...waterPlants, 'Oryza'],
    effects: driesSoil,
    actionIds: [...ofOrdinarySoil, 'keep_leaves_dry'],
  },
  { plants: bromeliads, actionIds: ['keep_leaves_dry'] },
  { plants: waterPlants, effects: ['SPRAYS'], actionIds: ['slug_pellets'] },
  {
    plants: parasites,
    effects: ['FEEDS', 'REPOTS', 'WETS_SOIL', ...driesSoil],
    actionIds: ofOrdinarySoil,
  },
  {
    plants: treeOrchids,
    actionIds: ['check_soil', 'clear_grubs', 'clear_thrips_pupae', 'mulch_soil'],
  },
  {
    plants: lawnGrasses,
    actionIds: ['improve_air_flow', 'mulch_soil', 'nurse_wilting_plant', 'remove_affected_leaves'],
  },
  { plants: [...leafless, 'Lithops', ...cereals], actionIds: ['remove_affected_leaves'] },
  { plants: noCuttings, actionIds: ['save_healthy_top'] },
  { plants: [...fleshyFruit, ...beans], actionIds: ['clear_thrips_pupae'] },
  { plants: phosphorusHaters, actionIds: ['feed_balanced', 'feed_phosphorus', 'feed_potassium'] },
  { plants: hairyLeaved, effects: ['WETS_LEAVES'] },
  { plants: succulents, actionIds: ['raise_humidity'] },
]

/** Actions that keep the soil moist for weeks. */
// biome-ignore format: as a list
const keepsSoilMoist: readonly ActionId[] = [
  'apply_nematodes', 'keep_evenly_moist', 'mulch_soil', 'slug_nematodes',
]

/** Whether an action that helps most plants harms these, or cannot be done to them. */
export const harmsPlants = (actionId: ActionId, plants: readonly Plant[]): boolean =>
  (keepsSoilMoist.includes(actionId) && mayWantDrySoil(plants)) ||
  harms.some(
    ({ plants: names, effects = [], actionIds = [] }) =>
      (actionIds.includes(actionId) ||
        actions[actionId].effects.some((effect) => effects.includes(effect))) &&
      areAmong(plants, names),
  )
