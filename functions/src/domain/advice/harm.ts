import { type ActionEffect, type ActionId, actions } from '../catalogue/actions.ts'
import {
  bromeliads,
  carnivores,
  hairyLeaved,
  leafless,
  livingStones,
  longLived,
  moistFerns,
  noCuttings,
  parasites,
  perennials,
  phosphorusHaters,
  succulents,
  treeOrchids,
  waterPlants,
} from '../catalogue/habits.ts'
import {
  burntByOil,
  cereals,
  closeRows,
  lawnGrasses,
  neverTouched,
  palms,
  pondPlants,
  rootCrops,
  setsWithoutPollen,
  standingCrops,
} from '../catalogue/host-groups.ts'
import { ofShade } from '../catalogue/shade-plants.ts'
import type { Plant } from './hosts.ts'
import { areAmong, mayWantDrySoil } from './setting.ts'

const driesSoil: readonly ActionEffect[] = ['DRIES_SOIL', 'LETS_TOP_DRY']

/** Actions in soil that dries between two waterings, or with ordinary soil. */
// biome-ignore format: as a list
const ofOrdinarySoil: readonly ActionId[] = [
  'check_drainage', 'check_soil', 'clear_grubs', 'clear_thrips_pupae', 'mulch_soil', 'repot_rotten_roots',
]

/** Actions that bring nobody near a plant that burns them. */
// biome-ignore format: as a list
const fromAfar: readonly ActionId[] = [
  'choose_resistant_varieties', 'find_herbicide_source', 'inspect_new_plants', 'leave_alone',
  'leave_hairy_caterpillars', 'report_to_authority', 'watch_only',
]

/** What must not be done to certain plants, by effects or by actions. */
const harms: readonly {
  readonly plants: readonly string[]
  readonly effects?: readonly ActionEffect[]
  readonly actionIds?: readonly ActionId[]
}[] = [
  { plants: [...perennials, ...standingCrops], effects: ['REPLANTS'] },
  { plants: [...longLived, ...standingCrops], actionIds: ['crop_on'] },
  { plants: rootCrops, actionIds: ['clear_grubs', 'repot_rotten_roots', 'save_healthy_top'] },
  { plants: ['Solanum tuberosum'], actionIds: ['remove_rotten_parts'] },
  // Enset has a single stem, and is cut before it flowers.
  { plants: ['Ensete'], actionIds: ['cut_diseased_stem', 'remove_male_bud'] },
  { plants: closeRows, actionIds: ['improve_air_flow'] },
  { plants: ofShade, actionIds: ['clear_shade'] },
  { plants: burntByOil, actionIds: ['insecticidal_soap'] },
  { plants: ['Arachis', 'Saccharum'], actionIds: ['remove_affected_leaves'] },
  // A wilt kills a palm, and tools carry it to the next.
  { plants: palms, actionIds: ['nurse_wilting_plant', 'nurse_wilting_tree'] },
  { plants: pondPlants, effects: ['FEEDS'], actionIds: ['rinse_out_salts'] },
  { plants: setsWithoutPollen, actionIds: ['help_pollination'] },
  { plants: moistFerns, actionIds: ['adjust_watering_rhythm'] },
  {
    plants: carnivores,
    effects: ['FEEDS', ...driesSoil],
    actionIds: [...ofOrdinarySoil, 'insecticidal_soap'],
  },
  // Air plants have no soil.
  { plants: ['Tillandsia'], effects: ['REPOTS', ...driesSoil], actionIds: ofOrdinarySoil },
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
    actionIds: [
      'acclimatise_slowly',
      'clear_thrips_pupae',
      'cover_with_netting',
      'improve_air_flow',
      'keep_ants_off',
      'move_out_of_sun',
      'mulch_soil',
      'nurse_wilting_plant',
      'protect_from_cold',
      'remove_affected_leaves',
      'remove_rotten_parts',
      'settle_in',
      'wipe_off_coating',
      'wipe_off_pests',
    ],
  },
  { plants: [...leafless, 'Lithops', ...cereals], actionIds: ['remove_affected_leaves'] },
  // Water in their crown rots them.
  { plants: [...treeOrchids, ...livingStones], actionIds: ['rinse_off_pests'] },
  { plants: livingStones, actionIds: ['trim_damage'] },
  { plants: noCuttings, actionIds: ['save_healthy_top'] },
  { plants: phosphorusHaters, actionIds: ['feed_balanced', 'feed_phosphorus', 'feed_potassium'] },
  { plants: hairyLeaved, effects: ['WETS_LEAVES'] },
  { plants: succulents, actionIds: ['raise_humidity'] },
]

/** The lists of plants that each action that was asked for harms. */
const harmed = new Map<ActionId, readonly (readonly string[])[]>()

function harmedBy(actionId: ActionId): readonly (readonly string[])[] {
  const known =
    harmed.get(actionId) ??
    harms
      .filter(
        ({ effects = [], actionIds = [] }) =>
          actionIds.includes(actionId) ||
          actions[actionId].effects.some((effect) => effects.includes(effect)),
      )
      .map(({ plants }) => plants)
  harmed.set(actionId, known)
  return known
}

/** Actions that keep the soil moist for weeks. */
// biome-ignore format: as a list
const keepsSoilMoist: readonly ActionId[] = [
  'apply_nematodes', 'keep_evenly_moist', 'mulch_soil', 'slug_nematodes',
]

/** Whether an action that helps most plants harms these, or cannot be done to them. */
export const harmsPlants = (actionId: ActionId, plants: readonly Plant[]): boolean =>
  (areAmong(plants, neverTouched) && !fromAfar.includes(actionId)) ||
  (keepsSoilMoist.includes(actionId) && mayWantDrySoil(plants)) ||
  harmedBy(actionId).some((names) => areAmong(plants, names))
