import type { z } from 'zod'
import type { safetyFlag, treatmentType } from '../../contract/schemas/analysis-values.ts'

export type SafetyFlag = z.infer<typeof safetyFlag>
type TreatmentType = z.infer<typeof treatmentType>

/**
 * What holds of an action in every language. LABEL_CHECK is not listed: code adds it to chemicals.
 */
type ActionFacts = {
  readonly treatmentType: TreatmentType
  readonly startInDays: number
  readonly repeatEveryDays: number | null
  readonly safetyFlags: readonly Exclude<SafetyFlag, 'LABEL_CHECK'>[]
}

/** Begun after so many days, done once and without a safety flag, unless `more` says otherwise. */
const action = (
  type: TreatmentType,
  startInDays: number,
  more: Partial<Pick<ActionFacts, 'repeatEveryDays' | 'safetyFlags'>> = {},
): ActionFacts => ({
  treatmentType: type,
  startInDays,
  repeatEveryDays: null,
  safetyFlags: [],
  ...more,
})

/** What can be done, by type, start, rhythm and care for people, pets, bees and harvest. */
// biome-ignore format: an action is a line, as in a table
export const actions = {
  remove_affected_leaves: action('MECHANICAL', 0, { repeatEveryDays: 7, safetyFlags: ['SAP_IRRITANT'] }),
  keep_leaves_dry: action('CULTURAL', 0),
  improve_air_flow: action('CULTURAL', 1),
  isolate_plant: action('PREVENTION', 0, { safetyFlags: ['QUARANTINE'] }),
  fungicide: action('CHEMICAL', 7, { safetyFlags: ['PETS', 'CHILDREN', 'POLLINATORS', 'EDIBLE_HARVEST'] }),
  wash_with_mild_soap: action('MECHANICAL', 1, { repeatEveryDays: 7, safetyFlags: ['EDIBLE_HARVEST'] }),
  release_beneficials: action('BIOLOGICAL', 5, { repeatEveryDays: 21 }),
  insecticidal_soap: action('CHEMICAL', 5, { safetyFlags: ['PETS', 'CHILDREN', 'POLLINATORS', 'EDIBLE_HARVEST'] }),
  search_for_pests: action('MECHANICAL', 0, { repeatEveryDays: 3 }),
  remove_virus_plant: action('MECHANICAL', 14, { safetyFlags: ['QUARANTINE'] }),
  control_sap_suckers: action('MECHANICAL', 0, { repeatEveryDays: 4 }),
  let_soil_dry: action('CULTURAL', 0),
  check_drainage: action('CULTURAL', 1),
  water_thoroughly: action('CULTURAL', 0),
  adjust_watering_rhythm: action('PREVENTION', 3),
  move_out_of_sun: action('CULTURAL', 0),
  move_to_light: action('CULTURAL', 0),
  feed_balanced: action('CULTURAL', 2, { repeatEveryDays: 14, safetyFlags: ['PETS', 'CHILDREN'] }),
  correct_soil_reaction: action('CULTURAL', 2, { repeatEveryDays: 14, safetyFlags: ['PETS', 'CHILDREN'] }),
  feed_potassium: action('CULTURAL', 2, { repeatEveryDays: 14, safetyFlags: ['PETS', 'CHILDREN'] }),
  leave_alone: action('CULTURAL', 0),
  prune_infected_wood: action('MECHANICAL', 0, { safetyFlags: ['SAP_IRRITANT'] }),
  remove_whole_plant: action('MECHANICAL', 0, { safetyFlags: ['QUARANTINE'] }),
  repot_rotten_roots: action('MECHANICAL', 0, { safetyFlags: ['SAP_IRRITANT'] }),
  rinse_off_pests: action('MECHANICAL', 0, { repeatEveryDays: 3 }),
  wipe_off_pests: action('MECHANICAL', 0, { repeatEveryDays: 5, safetyFlags: ['CHILDREN'] }),
  hang_sticky_traps: action('MECHANICAL', 0, { repeatEveryDays: 14, safetyFlags: ['POLLINATORS'] }),
  apply_nematodes: action('BIOLOGICAL', 3, { repeatEveryDays: 14 }),
  collect_slugs: action('MECHANICAL', 0, { repeatEveryDays: 1 }),
  feed_phosphorus: action('CULTURAL', 2, { repeatEveryDays: 14, safetyFlags: ['PETS', 'CHILDREN'] }),
  feed_magnesium: action('CULTURAL', 2, { repeatEveryDays: 14, safetyFlags: ['PETS', 'CHILDREN'] }),
  rinse_out_salts: action('CULTURAL', 0),
  raise_humidity: action('CULTURAL', 0),
  protect_from_cold: action('CULTURAL', 0),
  cool_and_shade: action('CULTURAL', 0),
  trim_damage: action('MECHANICAL', 1, { safetyFlags: ['SAP_IRRITANT'] }),
  report_to_authority: action('PREVENTION', 0, { safetyFlags: ['QUARANTINE'] }),
  inspect_new_plants: action('PREVENTION', 14),
  check_weekly: action('PREVENTION', 7, { repeatEveryDays: 7 }),
  clean_tools: action('PREVENTION', 0),
  clear_fallen_leaves: action('PREVENTION', 7),
  rotate_crops: action('PREVENTION', 30),
  choose_resistant_varieties: action('PREVENTION', 30),
  mulch_soil: action('PREVENTION', 3),
  acclimatise_slowly: action('PREVENTION', 14),
}
export type ActionId = keyof typeof actions

export const actionIds = Object.keys(actions) as readonly ActionId[]
