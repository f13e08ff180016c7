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

export const conditionIds = [
  'rust',
  'leaf_spot',
  'leaf_blight',
  'powdery_mildew',
  'mosaic_virus',
  'leaf_distortion',
  'leaf_miner',
  'chewing_pests',
  'nitrogen_deficiency',
  'iron_deficiency',
  'potassium_deficiency',
  'water_excess',
  'water_deficit',
  'sunburn',
  'light_deficit',
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
] as const
export type ActionId = (typeof actionIds)[number]

/** What holds of an action in every language. LABEL_CHECK is not listed: code adds it to chemicals. */
export type ActionFacts = {
  readonly treatmentType: TreatmentType
  readonly startInDays: number
  readonly repeatEveryDays: number | null
  readonly safetyFlags: readonly Exclude<SafetyFlag, 'LABEL_CHECK'>[]
}

/** Where the facts of an entry were read; the words are our own. */
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
  readonly checkBackInDays: number
  readonly references: readonly Reference[]
}

export type ConditionText = {
  readonly name: string
  readonly symptoms: readonly string[]
  readonly howToConfirm: readonly string[]
  readonly lookAlikes: Readonly<Partial<Record<ConditionId, string>>>
  readonly seekExpertIf: string
}

export type ActionText = { readonly title: string; readonly instructions: string }
