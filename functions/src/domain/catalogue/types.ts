import type { z } from 'zod'
import type {
  category,
  lightLevel,
  plantPart,
  safetyFlag,
  severity,
  treatmentType,
} from '../../contract/schemas/analysis.ts'

type Category = z.infer<typeof category>
type PlantPart = z.infer<typeof plantPart>
export type SafetyFlag = z.infer<typeof safetyFlag>
export type Severity = z.infer<typeof severity>
type TreatmentType = z.infer<typeof treatmentType>
export type LightLevel = z.infer<typeof lightLevel>

/** In the order in which the catalogue lists them, and in which equally strong suspicions are named. */
export const conditionIds = [
  'rust',
  'leaf_spot',
  'leaf_blight',
  'powdery_mildew',
  'downy_mildew',
  'grey_mould',
  'anthracnose',
  'angular_leaf_spot',
  'black_spot',
  'apple_scab',
  'early_blight',
  'late_blight',
  'sooty_mould',
  'vascular_wilt',
  'root_rot',
  'bacterial_spot',
  'fire_blight',
  'citrus_greening',
  'mosaic_virus',
  'leaf_curl_virus',
  'spotted_wilt_virus',
  'leaf_distortion',
  'leaf_miner',
  'chewing_pests',
  'spider_mites',
  'aphids',
  'whiteflies',
  'mealybugs',
  'scale_insects',
  'thrips',
  'fungus_gnats',
  'slugs_snails',
  'nitrogen_deficiency',
  'iron_deficiency',
  'potassium_deficiency',
  'phosphorus_deficiency',
  'magnesium_deficiency',
  'blossom_end_rot',
  'salt_excess',
  'water_excess',
  'water_deficit',
  'dry_air',
  'sunburn',
  'light_deficit',
  'cold_damage',
  'heat_stress',
  'mechanical_damage',
  'natural_ageing',
] as const
export type ConditionId = (typeof conditionIds)[number]

export const actionIds = [
  'remove_affected_leaves',
  'keep_leaves_dry',
  'improve_air_flow',
  'isolate_plant',
  'fungicide',
  'wash_with_mild_soap',
  'release_beneficials',
  'insecticidal_soap',
  'search_for_pests',
  'remove_virus_plant',
  'control_sap_suckers',
  'let_soil_dry',
  'check_drainage',
  'water_thoroughly',
  'adjust_watering_rhythm',
  'move_out_of_sun',
  'move_to_light',
  'feed_balanced',
  'correct_soil_reaction',
  'feed_potassium',
  'leave_alone',
  'prune_infected_wood',
  'remove_whole_plant',
  'repot_rotten_roots',
  'rinse_off_pests',
  'wipe_off_pests',
  'hang_sticky_traps',
  'apply_nematodes',
  'collect_slugs',
  'feed_phosphorus',
  'feed_magnesium',
  'rinse_out_salts',
  'raise_humidity',
  'protect_from_cold',
  'cool_and_shade',
  'trim_damage',
  'report_to_authority',
  'inspect_new_plants',
  'check_weekly',
  'clean_tools',
  'clear_fallen_leaves',
  'rotate_crops',
  'choose_resistant_varieties',
  'mulch_soil',
  'acclimatise_slowly',
] as const
export type ActionId = (typeof actionIds)[number]

/** What holds of an action in every language. LABEL_CHECK is not listed: code adds it to chemicals. */
export type ActionFacts = {
  readonly treatmentType: TreatmentType
  readonly startInDays: number
  readonly repeatEveryDays: number | null
  readonly safetyFlags: readonly Exclude<SafetyFlag, 'LABEL_CHECK'>[]
}

/** Where the facts of an entry were read; its words are our own. */
export type Reference = {
  readonly publisher: string
  readonly title: string
  readonly url: string | null
}

/** What holds of a condition in every language. */
export type ConditionFacts = {
  readonly category: Category
  /** Null where the signs stand for several organisms or for none. */
  readonly scientificName: string | null
  readonly affectedParts: readonly PlantPart[]
  readonly lookAlikes: readonly ConditionId[]
  /** Gentlest first. */
  readonly actions: readonly ActionId[]
  /** What keeps it from coming back; named after the actions. */
  readonly prevention: readonly ActionId[]
  readonly checkBackInDays: number
  readonly references: readonly Reference[]
}

/** How a plant wants to be watered. */
export const waterings = ['MOIST', 'SURFACE_DRY', 'HALF_DRY', 'DRY_OUT', 'SOAK', 'GARDEN'] as const
export type Watering = (typeof waterings)[number]
export const soils = ['POTTING', 'AIRY', 'CACTUS', 'ORCHID', 'ACID', 'LEAN', 'GARDEN'] as const
export type Soil = (typeof soils)[number]
export const feedings = [
  'BALANCED',
  'POTASH',
  'CITRUS',
  'CACTUS',
  'ORCHID',
  'ACID',
  'SPARING',
] as const
export type Feeding = (typeof feedings)[number]
