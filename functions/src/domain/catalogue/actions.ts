import type { z } from 'zod'
import type { safetyFlag, stage, treatmentType } from '../../contract/schemas/analysis-values.ts'
import { carnivores, hairyLeaved, perennials, waterPlants } from './habits.ts'
import { ripensUnseen, rootCrops } from './host-groups.ts'
import { type Setting, settings } from './settings.ts'

export type SafetyFlag = z.infer<typeof safetyFlag>
type Stage = z.infer<typeof stage>
type TreatmentType = z.infer<typeof treatmentType>

/** The effects of actions. A condition or another action may forbid an effect. */
// biome-ignore format: as a list
export type ActionEffect =
  | 'ADDS_LIGHT' | 'ASKS_FOR_CITRUS' | 'CHANGES_NOTHING' | 'CHECKS' | 'COOLS' | 'CUTS' | 'CUTS_LIGHT'
  | 'DESTROYS' | 'DISCARDS'
  | 'DRIES_LEAVES' | 'DRIES_SOIL' | 'FEEDS' | 'GROUPS' | 'HANDLES_PESTS' | 'HUMIDIFIES' | 'ISOLATES' | 'KEEPS_MOIST'
  | 'KILLS_INSECTS' | 'LEAVES_IN_PLACE' | 'LEAVES_UNCUT' | 'LETS_TOP_DRY' | 'MOVES'
  | 'RELEASES_ENEMIES' | 'REPLANTS' | 'REPORTS' | 'REPOTS' | 'SAVES_HARVEST' | 'SPRAYS' | 'WARMS' | 'WETS_LEAVES' | 'WETS_SOIL'

/** Pairs of effects that contradict each other. A plan keeps the stronger condition's action. */
export const exclusiveEffects: readonly (readonly [ActionEffect, ActionEffect])[] = [
  ['WETS_SOIL', 'DRIES_SOIL'],
  ['WETS_LEAVES', 'DRIES_LEAVES'],
  ['ADDS_LIGHT', 'CUTS_LIGHT'],
  ['CUTS', 'LEAVES_UNCUT'],
  ['ISOLATES', 'GROUPS'],
  ['WARMS', 'COOLS'],
  ['KILLS_INSECTS', 'RELEASES_ENEMIES'],
  ['SPRAYS', 'RELEASES_ENEMIES'],
  // Oil within weeks of sulphur burns leaves.
  ['SPRAYS', 'SPRAYS'],
  ['FEEDS', 'FEEDS'],
  ['FEEDS', 'DRIES_SOIL'],
  ['KEEPS_MOIST', 'DRIES_SOIL'],
  ['KEEPS_MOIST', 'LETS_TOP_DRY'],
  ['HUMIDIFIES', 'DRIES_LEAVES'],
  ['LEAVES_IN_PLACE', 'MOVES'],
  ['REPOTS', 'REPOTS'],
]

/**
 * Where an action is possible. A hint about another location removes the action. An action for
 * INDOORS or OUTDOORS also requires a hint, because its text does not say "if the plant is inside".
 */
export type ActionPlace = 'ANYWHERE' | 'INDOORS' | 'OUTDOORS' | 'POT' | 'GROUND'

/** When to start: in days from today, or at a stage, which no date can tell. */
type When = { readonly days: number } | { readonly stage: Stage }

/** The facts of an action in all languages. The plan adds LABEL_CHECK to chemical actions. */
export type ActionFacts = {
  readonly treatmentType: TreatmentType
  readonly when: When
  readonly repeatEveryDays: number | null
  /** The maximum number of repeats; null if the action continues until the condition is gone. */
  readonly repeatTimes: number | null
  readonly effects: readonly ActionEffect[]
  readonly place: ActionPlace
  /** The settings in which the action is possible. */
  readonly settings: readonly Setting[]
  /**
   * Latin names of genera, species or families: an action for other plants, or for a plant that
   * nobody knows, is left out.
   */
  readonly plants: 'ANY' | readonly string[]
  readonly safetyFlags: readonly SafetyFlag[]
}

/** By default an action is done once, anywhere, without safety flags. */
const action = (
  type: TreatmentType,
  start: number | Stage,
  more: Partial<Omit<ActionFacts, 'treatmentType' | 'when'>> = {},
): ActionFacts => ({
  treatmentType: type,
  when: typeof start === 'number' ? { days: start } : { stage: start },
  repeatEveryDays: null,
  repeatTimes: null,
  effects: [],
  place: 'ANYWHERE',
  settings,
  plants: 'ANY',
  safetyFlags: [],
  ...more,
})

/** Plants whose fruit goes on ripening after it was picked. */
// biome-ignore format: as a list
const ripensIndoors: readonly string[] = [
  ...ripensUnseen, 'Carica', 'Diospyros', 'Mangifera', 'Prunus armeniaca', 'Prunus domestica',
  'Prunus persica', 'Prunus salicina', 'Psidium', 'Solanum lycopersicum',
]

/** All actions, with their type, start, repeats, effects and safety flags. */
// biome-ignore format: an action is a line, as in a table
const table = {
  check_soil: action('MECHANICAL', 0, { repeatEveryDays: 3, effects: ['CHECKS'] }),
  remove_affected_leaves: action('MECHANICAL', 0, { repeatEveryDays: 7, safetyFlags: ['SAP_IRRITANT'], effects: ['CUTS'], settings: ['POT', 'GARDEN', 'FIELD'] }),
  cut_banana_leaves: action('MECHANICAL', 0, { repeatEveryDays: 7, safetyFlags: ['SAP_IRRITANT'], effects: ['CUTS'] }),
  leave_mined_leaves: action('CULTURAL', 0, { effects: ['LEAVES_UNCUT'], plants: ['Citrus', 'Fortunella', 'Poncirus'] }),
  keep_leaves_dry: action('CULTURAL', 0, { effects: ['DRIES_LEAVES'] }),
  improve_air_flow: action('CULTURAL', 1, { effects: ['MOVES'] }),
  contain_plant: action('PREVENTION', 0, { safetyFlags: ['QUARANTINE'], effects: ['ISOLATES'] }),
  isolate_plant: action('PREVENTION', 0, { safetyFlags: ['QUARANTINE'], effects: ['ISOLATES', 'MOVES'], place: 'POT', settings: ['POT', 'GARDEN'] }),
  fungicide: action('CHEMICAL', 7, { safetyFlags: ['PETS', 'CHILDREN', 'POLLINATORS', 'EDIBLE_HARVEST'], effects: ['SPRAYS'] }),
  protect_at_first_spots: action('CHEMICAL', 0, { safetyFlags: ['PETS', 'CHILDREN', 'POLLINATORS', 'EDIBLE_HARVEST'], effects: ['SPRAYS'] }),
  sulphur_product: action('CHEMICAL', 7, { safetyFlags: ['PETS', 'CHILDREN', 'POLLINATORS', 'EDIBLE_HARVEST'], effects: ['SPRAYS'] }),
  protect_before_bud_swell: action('CHEMICAL', 'BEFORE_BUD_SWELL', { safetyFlags: ['PETS', 'CHILDREN', 'POLLINATORS', 'EDIBLE_HARVEST'], place: 'GROUND', effects: ['SPRAYS'] }),
  protect_from_green_tip: action('CHEMICAL', 'BUD_BURST', { safetyFlags: ['PETS', 'CHILDREN', 'POLLINATORS', 'EDIBLE_HARVEST'], place: 'GROUND', effects: ['SPRAYS'] }),
  nurse_curled_tree: action('CULTURAL', 0, { effects: ['FEEDS'] }),
  wipe_off_coating: action('MECHANICAL', 1, { repeatEveryDays: 7, safetyFlags: ['EDIBLE_HARVEST'], effects: ['WETS_LEAVES'], settings: ['POT', 'GARDEN'] }),
  release_beneficials: action('BIOLOGICAL', 10, { repeatEveryDays: 21, effects: ['RELEASES_ENEMIES'], place: 'INDOORS' }),
  insecticidal_soap: action('CHEMICAL', 10, { safetyFlags: ['PETS', 'CHILDREN', 'POLLINATORS', 'EDIBLE_HARVEST'], effects: ['SPRAYS', 'KILLS_INSECTS', 'WETS_LEAVES'] }),
  search_for_pests: action('MECHANICAL', 0, { repeatEveryDays: 3, effects: ['HANDLES_PESTS', 'WETS_LEAVES'] }),
  have_it_tested: action('CULTURAL', 0),
  remove_virus_plant: action('MECHANICAL', 5, { safetyFlags: ['QUARANTINE'], effects: ['DESTROYS', 'DISCARDS'], settings: ['POT', 'GARDEN', 'FIELD'] }),
  keep_carriers_away: action('MECHANICAL', 0, { repeatEveryDays: 4, effects: ['WETS_LEAVES'] }),
  control_psyllids: action('MECHANICAL', 0, { repeatEveryDays: 7, effects: ['CHANGES_NOTHING', 'ISOLATES'] }),
  keep_ants_off: action('MECHANICAL', 0, { settings: ['POT', 'GARDEN', 'TREE'] }),
  clear_blighted_plants: action('MECHANICAL', 0, { safetyFlags: ['QUARANTINE'], effects: ['DESTROYS', 'DISCARDS'] }),
  let_soil_dry: action('CULTURAL', 0, { effects: ['DRIES_SOIL', 'MOVES'] }),
  check_drainage: action('CULTURAL', 1, { effects: ['MOVES', 'REPOTS'] }),
  water_thoroughly: action('CULTURAL', 0, { effects: ['WETS_SOIL'] }),
  keep_evenly_moist: action('CULTURAL', 0, { effects: ['KEEPS_MOIST', 'WETS_SOIL'] }),
  use_rainwater: action('CULTURAL', 0, { settings: ['POT', 'GARDEN'] }),
  adjust_watering_rhythm: action('PREVENTION', 3, { effects: ['LETS_TOP_DRY'] }),
  move_out_of_sun: action('CULTURAL', 0, { effects: ['CUTS_LIGHT', 'MOVES'] }),
  move_to_light: action('CULTURAL', 0, { effects: ['ADDS_LIGHT', 'MOVES'], place: 'POT', settings: ['POT', 'GARDEN'] }),
  clear_shade: action('CULTURAL', 0, { effects: ['ADDS_LIGHT', 'MOVES'], place: 'GROUND', settings: ['GARDEN', 'FIELD', 'TREE'] }),
  feed_balanced: action('CULTURAL', 2, { repeatEveryDays: 14, repeatTimes: 3, safetyFlags: ['PETS', 'CHILDREN'], effects: ['FEEDS'] }),
  correct_soil_reaction: action('CULTURAL', 2, { repeatEveryDays: 14, repeatTimes: 3, safetyFlags: ['PETS', 'CHILDREN'], effects: ['FEEDS'] }),
  feed_potassium: action('CULTURAL', 2, { repeatEveryDays: 14, repeatTimes: 3, safetyFlags: ['PETS', 'CHILDREN'], effects: ['FEEDS'] }),
  leave_alone: action('CULTURAL', 0, { effects: ['LEAVES_UNCUT'] }),
  watch_only: action('CULTURAL', 0, { effects: ['LEAVES_UNCUT'] }),
  prune_new_strikes: action('MECHANICAL', 1, { safetyFlags: ['SAP_IRRITANT'], effects: ['CUTS'] }),
  prune_infected_wood: action('MECHANICAL', 'DORMANCY', { safetyFlags: ['SAP_IRRITANT'], effects: ['CUTS'], place: 'GROUND' }),
  prune_open: action('PREVENTION', 'DORMANCY', { effects: ['CUTS'], place: 'GROUND', plants: ['Malus', 'Pyrus', 'Cydonia'] }),
  prune_stone_fruit: action('PREVENTION', 'AFTER_HARVEST', { effects: ['CUTS'], place: 'GROUND', plants: ['Prunus'] }),
  keep_rain_off: action('PREVENTION', 'DORMANCY', { effects: ['DRIES_LEAVES'], place: 'GROUND' }),
  remove_whole_plant: action('MECHANICAL', 0, { safetyFlags: ['QUARANTINE'], effects: ['DESTROYS', 'DISCARDS'], settings: ['POT', 'GARDEN', 'FIELD'] }),
  nurse_wilting_plant: action('CULTURAL', 0, { effects: ['CUTS', 'WETS_SOIL'], settings: ['POT', 'GARDEN', 'FIELD'], plants: perennials }),
  nurse_wilting_tree: action('CULTURAL', 0, { effects: ['CUTS', 'WETS_SOIL'], settings: ['TREE'] }),
  crop_on: action('CULTURAL', 0, { effects: ['DISCARDS', 'SAVES_HARVEST'] }),
  tend_knotted_plant: action('CULTURAL', 0),
  remove_rotten_parts: action('MECHANICAL', 0, { repeatEveryDays: 3, effects: ['CUTS'] }),
  cover_tubers: action('CULTURAL', 0, { plants: ['Solanum tuberosum'] }),
  repot_rotten_roots: action('MECHANICAL', 0, { safetyFlags: ['SAP_IRRITANT'], effects: ['CUTS', 'MOVES', 'REPOTS'], place: 'POT' }),
  repot_wet_plant: action('MECHANICAL', 0, { safetyFlags: ['SAP_IRRITANT'], effects: ['CUTS', 'MOVES', 'REPOTS'], settings: ['POT', 'GARDEN'], plants: [...carnivores, ...waterPlants] }),
  lift_sound_roots: action('MECHANICAL', 0, { effects: ['DISCARDS', 'SAVES_HARVEST'], plants: rootCrops }),
  drain_bed: action('CULTURAL', 0, { effects: ['DISCARDS', 'DRIES_SOIL'], place: 'GROUND' }),
  save_healthy_top: action('MECHANICAL', 0, { safetyFlags: ['SAP_IRRITANT'], effects: ['CUTS', 'DESTROYS'], settings: ['POT', 'GARDEN'] }),
  sow_again_cleanly: action('CULTURAL', 0, { effects: ['DISCARDS'] }),
  clear_thrips_pupae: action('MECHANICAL', 1, { repeatEveryDays: 7, repeatTimes: 4, effects: ['CUTS'], settings: ['POT', 'GARDEN'] }),
  bacillus_for_caterpillars: action('BIOLOGICAL', 3, { repeatEveryDays: 7, repeatTimes: 3, safetyFlags: ['LABEL_CHECK', 'CHILDREN', 'EDIBLE_HARVEST'] }),
  bacillus_for_gnats: action('BIOLOGICAL', 3, { safetyFlags: ['LABEL_CHECK', 'CHILDREN'] }),
  leave_hairy_caterpillars: action('PREVENTION', 0, { effects: ['CHANGES_NOTHING'], safetyFlags: ['PETS', 'CHILDREN'] }),
  pick_off_pests: action('MECHANICAL', 0, { repeatEveryDays: 2, effects: ['HANDLES_PESTS'] }),
  cover_with_netting: action('PREVENTION', 3, { place: 'GROUND', settings: ['GARDEN', 'FIELD'] }),
  pick_box_caterpillars: action('MECHANICAL', 0, { repeatEveryDays: 2, effects: ['HANDLES_PESTS'] }),
  rinse_off_pests: action('MECHANICAL', 0, { repeatEveryDays: 3, repeatTimes: 3, effects: ['HANDLES_PESTS', 'WETS_LEAVES'] }),
  brush_off_pests: action('MECHANICAL', 0, { repeatEveryDays: 3, repeatTimes: 3, effects: ['CUTS', 'HANDLES_PESTS'], plants: hairyLeaved }),
  wipe_off_pests: action('MECHANICAL', 0, { repeatEveryDays: 5, repeatTimes: 1, safetyFlags: ['CHILDREN'] }),
  hang_sticky_traps: action('MECHANICAL', 0, { repeatEveryDays: 14, safetyFlags: ['POLLINATORS'], place: 'INDOORS' }),
  apply_nematodes: action('BIOLOGICAL', 3, { repeatEveryDays: 14, effects: ['KEEPS_MOIST'] }),
  collect_slugs: action('MECHANICAL', 0, { repeatEveryDays: 1, safetyFlags: ['PETS'] }),
  slug_nematodes: action('BIOLOGICAL', 3, { repeatEveryDays: 42, safetyFlags: ['LABEL_CHECK'], effects: ['KEEPS_MOIST'] }),
  slug_pellets: action('CHEMICAL', 7, { safetyFlags: ['PETS', 'CHILDREN', 'EDIBLE_HARVEST'] }),
  feed_phosphorus: action('CULTURAL', 2, { repeatEveryDays: 14, repeatTimes: 3, safetyFlags: ['PETS', 'CHILDREN'], effects: ['FEEDS'] }),
  feed_magnesium: action('CULTURAL', 2, { repeatEveryDays: 14, repeatTimes: 3, safetyFlags: ['PETS', 'CHILDREN'], effects: ['FEEDS'] }),
  rinse_out_salts: action('CULTURAL', 0, { effects: ['WETS_SOIL'] }),
  raise_humidity: action('CULTURAL', 0, { place: 'INDOORS', effects: ['HUMIDIFIES'] }),
  protect_from_cold: action('CULTURAL', 0, { effects: ['WARMS'] }),
  cool_and_shade: action('CULTURAL', 0, { effects: ['COOLS', 'CUTS_LIGHT'] }),
  trim_damage: action('MECHANICAL', 1, { safetyFlags: ['SAP_IRRITANT'], effects: ['CUTS'] }),
  report_to_authority: action('PREVENTION', 0, { safetyFlags: ['REPORTABLE'], effects: ['REPORTS'] }),
  cut_canker_twigs: action('MECHANICAL', 0, { repeatEveryDays: 14, effects: ['CUTS', 'ISOLATES'] }),
  fence_off_banana: action('PREVENTION', 0, { safetyFlags: ['QUARANTINE'], effects: ['CHANGES_NOTHING', 'ISOLATES'], place: 'GROUND' }),
  report_if_citrus: action('PREVENTION', 0, { effects: ['ASKS_FOR_CITRUS'] }),
  inspect_new_plants: action('PREVENTION', 'NEW_PLANTS', { settings: ['POT', 'GARDEN'] }),
  check_weekly: action('PREVENTION', 7, { repeatEveryDays: 7, effects: ['CHANGES_NOTHING'] }),
  clean_tools: action('PREVENTION', 0),
  clear_fallen_leaves: action('PREVENTION', 7, { effects: ['DISCARDS'], settings: ['POT', 'GARDEN', 'TREE'] }),
  plough_in_residues: action('PREVENTION', 'AFTER_HARVEST', { effects: ['DISCARDS', 'REPLANTS'], settings: ['FIELD'] }),
  clear_autumn_leaves: action('PREVENTION', 'LEAF_FALL', { effects: ['DISCARDS'], place: 'GROUND' }),
  rotate_crops: action('PREVENTION', 'NEXT_SOWING', { effects: ['REPLANTS'], place: 'GROUND', settings: ['POT', 'GARDEN', 'FIELD'] }),
  rest_from_cabbages: action('PREVENTION', 'NEXT_SOWING', { place: 'GROUND', settings: ['GARDEN', 'FIELD'] }),
  starve_nematodes: action('PREVENTION', 'NEXT_SOWING', { place: 'GROUND', settings: ['GARDEN', 'FIELD', 'TREE'] }),
  choose_resistant_varieties: action('PREVENTION', 'NEXT_SOWING'),
  mulch_soil: action('PREVENTION', 3, { place: 'GROUND', settings: ['GARDEN', 'FIELD', 'TREE'] }),
  solarise_soil: action('PREVENTION', 'HOT_SEASON', { place: 'GROUND', settings: ['GARDEN', 'FIELD'] }),
  lime_soil: action('PREVENTION', 'NEXT_SOWING', { place: 'GROUND', settings: ['GARDEN', 'FIELD'] }),
  plant_clean_material: action('PREVENTION', 'NEXT_SOWING'),
  remove_male_bud: action('PREVENTION', 'FRUIT_SET', { effects: ['CUTS'], place: 'GROUND' }),
  cut_diseased_stem: action('MECHANICAL', 3, { repeatEveryDays: 7, safetyFlags: ['QUARANTINE'], effects: ['CUTS', 'DESTROYS', 'DISCARDS'], place: 'GROUND' }),
  uproot_enset: action('MECHANICAL', 0, { repeatEveryDays: 7, safetyFlags: ['QUARANTINE'], effects: ['DESTROYS', 'DISCARDS'], place: 'GROUND', plants: ['Ensete'] }),
  sow_early_together: action('PREVENTION', 'NEXT_SOWING', { place: 'GROUND' }),
  manage_paddy: action('CULTURAL', 0, { effects: ['KEEPS_MOIST', 'WETS_SOIL'], plants: ['Oryza'] }),
  bag_fruit: action('PREVENTION', 'FRUIT_SET', { place: 'GROUND', effects: ['MOVES', 'SAVES_HARVEST'] }),
  settle_in: action('CULTURAL', 0, { effects: ['KEEPS_MOIST', 'LEAVES_IN_PLACE', 'CUTS_LIGHT'] }),
  find_herbicide_source: action('CULTURAL', 0),
  help_pollination: action('CULTURAL', 0, { repeatEveryDays: 2, effects: ['SAVES_HARVEST'] }),
  shade_fruit: action('CULTURAL', 0, { effects: ['SAVES_HARVEST'], plants: ripensIndoors }),
  acclimatise_slowly: action('PREVENTION', 'NEXT_MOVE', { settings: ['POT', 'GARDEN'] }),
  keep_away_from_hairs: action('PREVENTION', 0, { effects: ['CHANGES_NOTHING'], safetyFlags: ['CHILDREN', 'PETS'] }),
  treat_hair_contact: action('CULTURAL', 0, { effects: ['CHANGES_NOTHING'], safetyFlags: ['CHILDREN', 'PETS'] }),
  have_nests_removed: action('MECHANICAL', 0),
  watch_for_nests: action('PREVENTION', 'WINTER_TO_SPRING', { place: 'GROUND' }),
  clear_grubs: action('MECHANICAL', 0, { effects: ['MOVES'], place: 'POT' }),
  apply_grub_nematodes: action('BIOLOGICAL', 'SPRING_OR_AUTUMN', { effects: ['KEEPS_MOIST'] }),
  remove_bored_stems: action('MECHANICAL', 0, { repeatEveryDays: 7, effects: ['CUTS', 'DISCARDS'] }),
  clear_stubble: action('PREVENTION', 'AFTER_HARVEST', { effects: ['DISCARDS'], place: 'GROUND' }),
  uproot_virus_plants: action('MECHANICAL', 0, { repeatEveryDays: 7, effects: ['DESTROYS', 'DISCARDS'] }),
  pull_striga: action('MECHANICAL', 0, { repeatEveryDays: 7, effects: ['CUTS', 'DISCARDS'] }),
  plant_trap_crops: action('PREVENTION', 'NEXT_SOWING', { place: 'GROUND' }),
  destroy_banana_mat: action('MECHANICAL', 0, { safetyFlags: ['QUARANTINE'], effects: ['CUTS', 'DESTROYS', 'DISCARDS'], place: 'GROUND' }),
  rake_out_moss: action('MECHANICAL', 'SPRING_OR_AUTUMN'),
  resow_bare_patches: action('CULTURAL', 'SPRING_OR_AUTUMN'),
  water_lawn_deeply: action('CULTURAL', 0, { effects: ['WETS_SOIL'] }),
  strengthen_lawn: action('PREVENTION', 'SPRING_OR_AUTUMN'),
}
export type ActionId = keyof typeof table

export const actions: Readonly<Record<ActionId, ActionFacts>> = table

export const actionIds = Object.keys(actions) as readonly ActionId[]

const known: ReadonlySet<string> = new Set(actionIds)

export const isActionId = (id: string): id is ActionId => known.has(id)
