import type { z } from 'zod'
import type { category, plantPart } from '../../contract/schemas/analysis-values.ts'
import type { ActionId } from './actions.ts'
import { type Reference, references } from './references.ts'

/** What holds of a condition in every language. */
type Facts<Id> = {
  readonly category: z.infer<typeof category>
  /** Null where the signs stand for several organisms or for none. */
  readonly scientificName: string | null
  readonly affectedParts: readonly z.infer<typeof plantPart>[]
  readonly lookAlikes: readonly Id[]
  /** Gentlest first. */
  readonly actions: readonly ActionId[]
  /** What keeps it from coming back; named after the actions. */
  readonly prevention: readonly ActionId[]
  readonly checkBackInDays: number
  readonly references: readonly Reference[]
}

/** Lets no entry name a look-alike that has none. */
const define = <Id extends string>(facts: Readonly<Record<Id, Facts<NoInfer<Id>>>>) => facts

/**
 * The facts of each condition; its words are in `functions/locales`. Equally strong candidates are
 * named in this order. Water moulds (downy mildew, late blight) stand under FUNGAL: they have no
 * category of their own, and the extension services list them there. One table, so a long file.
 */
// biome-ignore format: short facts share a line
export const conditions = define({
  rust: {
    category: 'FUNGAL', scientificName: null, affectedParts: ['LEAF', 'STEM'],
    lookAlikes: ['leaf_spot', 'potassium_deficiency'],
    actions: ['remove_affected_leaves', 'keep_leaves_dry', 'improve_air_flow', 'fungicide'],
    prevention: ['choose_resistant_varieties', 'clear_fallen_leaves'],
    checkBackInDays: 7, references: [references.ornamentalRusts],
  },
  leaf_spot: {
    category: 'FUNGAL', scientificName: null, affectedParts: ['LEAF'],
    lookAlikes: ['rust', 'leaf_blight', 'sunburn'],
    actions: ['remove_affected_leaves', 'keep_leaves_dry', 'improve_air_flow', 'fungicide'],
    prevention: ['clear_fallen_leaves', 'clean_tools'],
    checkBackInDays: 7, references: [references.leafSpots, references.houseplants],
  },
  leaf_blight: {
    category: 'FUNGAL', scientificName: null, affectedParts: ['LEAF', 'STEM'],
    lookAlikes: ['leaf_spot', 'sunburn', 'water_deficit'],
    actions: ['isolate_plant', 'remove_affected_leaves', 'keep_leaves_dry', 'fungicide'],
    prevention: ['clear_fallen_leaves', 'rotate_crops'],
    checkBackInDays: 4, references: [references.leafSpots],
  },
  powdery_mildew: {
    category: 'FUNGAL', scientificName: 'Erysiphaceae', affectedParts: ['LEAF', 'STEM', 'FLOWER'],
    lookAlikes: ['sunburn', 'leaf_miner'],
    actions: ['remove_affected_leaves', 'improve_air_flow', 'wash_with_mild_soap', 'fungicide'],
    prevention: ['choose_resistant_varieties'],
    checkBackInDays: 7, references: [references.powderyMildew],
  },
  downy_mildew: {
    category: 'FUNGAL', scientificName: 'Peronosporaceae', affectedParts: ['LEAF'],
    lookAlikes: ['powdery_mildew', 'angular_leaf_spot'],
    actions: ['remove_affected_leaves', 'keep_leaves_dry', 'improve_air_flow', 'fungicide'],
    prevention: ['choose_resistant_varieties', 'rotate_crops'],
    checkBackInDays: 5, references: [references.downyMildews],
  },
  grey_mould: {
    category: 'FUNGAL',
    scientificName: 'Botrytis cinerea',
    affectedParts: ['LEAF', 'FLOWER', 'FRUIT', 'STEM'],
    lookAlikes: ['powdery_mildew', 'downy_mildew'],
    actions: ['remove_affected_leaves', 'improve_air_flow', 'keep_leaves_dry'],
    prevention: ['clear_fallen_leaves'],
    checkBackInDays: 5, references: [references.greyMould],
  },
  anthracnose: {
    category: 'FUNGAL', scientificName: 'Colletotrichum', affectedParts: ['LEAF', 'STEM', 'FRUIT'],
    lookAlikes: ['leaf_spot', 'sunburn'],
    actions: ['remove_affected_leaves', 'keep_leaves_dry', 'fungicide'],
    prevention: ['clear_fallen_leaves', 'rotate_crops'],
    checkBackInDays: 7, references: [references.anthracnose, references.houseplantDiseases],
  },
  angular_leaf_spot: {
    category: 'FUNGAL',
    scientificName: 'Pseudocercospora griseola',
    affectedParts: ['LEAF', 'FRUIT'],
    lookAlikes: ['bacterial_spot', 'rust'],
    actions: ['remove_affected_leaves', 'keep_leaves_dry', 'improve_air_flow'],
    prevention: ['rotate_crops', 'choose_resistant_varieties'],
    checkBackInDays: 7, references: [references.beanAngularLeafSpot],
  },
  black_spot: {
    category: 'FUNGAL', scientificName: 'Diplocarpon rosae', affectedParts: ['LEAF'],
    lookAlikes: ['leaf_spot', 'downy_mildew'],
    actions: ['remove_affected_leaves', 'keep_leaves_dry', 'improve_air_flow', 'fungicide'],
    prevention: ['clear_fallen_leaves', 'choose_resistant_varieties'],
    checkBackInDays: 7, references: [references.roseDiseases],
  },
  apple_scab: {
    category: 'FUNGAL', scientificName: 'Venturia inaequalis', affectedParts: ['LEAF', 'FRUIT'],
    lookAlikes: ['leaf_spot', 'sooty_mould'],
    actions: ['remove_affected_leaves', 'improve_air_flow', 'fungicide'],
    prevention: ['clear_fallen_leaves', 'choose_resistant_varieties'],
    checkBackInDays: 10, references: [references.appleScab],
  },
  early_blight: {
    category: 'FUNGAL',
    scientificName: 'Alternaria solani',
    affectedParts: ['LEAF', 'STEM', 'FRUIT'],
    lookAlikes: ['late_blight', 'bacterial_spot'],
    actions: ['remove_affected_leaves', 'keep_leaves_dry', 'fungicide'],
    prevention: ['mulch_soil', 'rotate_crops'],
    checkBackInDays: 5, references: [references.earlyBlight],
  },
  late_blight: {
    category: 'FUNGAL',
    scientificName: 'Phytophthora infestans',
    affectedParts: ['LEAF', 'STEM', 'FRUIT'],
    lookAlikes: ['early_blight', 'grey_mould'],
    actions: ['remove_affected_leaves', 'keep_leaves_dry', 'remove_whole_plant', 'fungicide'],
    prevention: ['rotate_crops', 'choose_resistant_varieties'],
    checkBackInDays: 2, references: [references.lateBlight, references.lateBlightTexas],
  },
  sooty_mould: {
    category: 'FUNGAL', scientificName: null, affectedParts: ['LEAF', 'STEM'],
    lookAlikes: ['black_spot', 'apple_scab'],
    actions: ['search_for_pests', 'wash_with_mild_soap', 'control_sap_suckers'],
    prevention: ['check_weekly'],
    checkBackInDays: 7, references: [references.sootyMould],
  },
  vascular_wilt: {
    category: 'FUNGAL', scientificName: null, affectedParts: ['WHOLE_PLANT', 'STEM'],
    lookAlikes: ['water_deficit', 'root_rot'],
    actions: ['isolate_plant', 'remove_whole_plant'],
    prevention: ['rotate_crops', 'choose_resistant_varieties'],
    checkBackInDays: 7, references: [references.fusariumWilt],
  },
  root_rot: {
    category: 'FUNGAL', scientificName: null, affectedParts: ['ROOT', 'WHOLE_PLANT'],
    lookAlikes: ['water_excess', 'water_deficit'],
    actions: ['let_soil_dry', 'repot_rotten_roots'],
    prevention: ['check_drainage', 'adjust_watering_rhythm'],
    checkBackInDays: 7, references: [references.rootRot, references.houseplantDiseases],
  },
  bacterial_spot: {
    category: 'BACTERIAL', scientificName: null, affectedParts: ['LEAF', 'FRUIT'],
    lookAlikes: ['leaf_spot', 'early_blight'],
    actions: ['remove_affected_leaves', 'keep_leaves_dry', 'isolate_plant'],
    prevention: ['clean_tools', 'rotate_crops'],
    checkBackInDays: 5, references: [references.bacterialSpot, references.houseplantDiseases],
  },
  fire_blight: {
    category: 'BACTERIAL',
    scientificName: 'Erwinia amylovora',
    affectedParts: ['STEM', 'LEAF', 'FLOWER'],
    lookAlikes: ['cold_damage', 'vascular_wilt'],
    actions: ['prune_infected_wood', 'report_to_authority'],
    prevention: ['clean_tools', 'choose_resistant_varieties'],
    checkBackInDays: 5, references: [references.fireBlight],
  },
  citrus_greening: {
    category: 'BACTERIAL',
    scientificName: 'Candidatus Liberibacter asiaticus',
    affectedParts: ['LEAF', 'FRUIT', 'WHOLE_PLANT'],
    lookAlikes: ['iron_deficiency', 'magnesium_deficiency'],
    actions: ['isolate_plant', 'control_sap_suckers', 'report_to_authority'],
    prevention: ['inspect_new_plants'],
    checkBackInDays: 7, references: [references.citrusGreening, references.citrusGreeningScouting],
  },
  mosaic_virus: {
    category: 'VIRAL', scientificName: null, affectedParts: ['LEAF', 'WHOLE_PLANT'],
    lookAlikes: ['iron_deficiency', 'nitrogen_deficiency', 'leaf_distortion'],
    actions: ['isolate_plant', 'control_sap_suckers', 'remove_virus_plant'],
    prevention: ['inspect_new_plants', 'clean_tools'],
    checkBackInDays: 10, references: [references.viruses],
  },
  leaf_curl_virus: {
    category: 'VIRAL', scientificName: 'Begomovirus', affectedParts: ['LEAF', 'WHOLE_PLANT'],
    lookAlikes: ['leaf_distortion', 'aphids'],
    actions: ['isolate_plant', 'control_sap_suckers', 'remove_virus_plant'],
    prevention: ['choose_resistant_varieties', 'hang_sticky_traps'],
    checkBackInDays: 7, references: [references.tomatoDiseases, references.viruses],
  },
  spotted_wilt_virus: {
    category: 'VIRAL',
    scientificName: 'Orthotospovirus',
    affectedParts: ['LEAF', 'FRUIT', 'WHOLE_PLANT'],
    lookAlikes: ['leaf_spot', 'leaf_curl_virus'],
    actions: ['isolate_plant', 'control_sap_suckers', 'remove_virus_plant'],
    prevention: ['hang_sticky_traps', 'choose_resistant_varieties'],
    checkBackInDays: 7, references: [references.spottedWilt],
  },
  leaf_distortion: {
    category: 'PEST', scientificName: null, affectedParts: ['LEAF'],
    lookAlikes: ['mosaic_virus', 'water_deficit'],
    actions: ['search_for_pests', 'isolate_plant', 'release_beneficials', 'insecticidal_soap'],
    prevention: ['inspect_new_plants', 'check_weekly'],
    checkBackInDays: 5, references: [references.thrips, references.spiderMites],
  },
  leaf_miner: {
    category: 'PEST', scientificName: null, affectedParts: ['LEAF'],
    lookAlikes: ['leaf_spot', 'leaf_blight'],
    actions: ['remove_affected_leaves', 'search_for_pests', 'release_beneficials'],
    prevention: ['clear_fallen_leaves', 'check_weekly'],
    checkBackInDays: 10, references: [references.leafMiners],
  },
  chewing_pests: {
    category: 'PEST', scientificName: null, affectedParts: ['LEAF'],
    lookAlikes: ['leaf_spot'],
    actions: ['search_for_pests', 'release_beneficials'],
    prevention: ['check_weekly'],
    checkBackInDays: 5, references: [references.houseplants],
  },
  spider_mites: {
    category: 'PEST', scientificName: 'Tetranychidae', affectedParts: ['LEAF'],
    lookAlikes: ['thrips', 'dry_air'],
    actions: [
      'isolate_plant',
      'rinse_off_pests',
      'raise_humidity',
      'release_beneficials',
      'insecticidal_soap',
    ],
    prevention: ['check_weekly'],
    checkBackInDays: 4, references: [references.spiderMites],
  },
  aphids: {
    category: 'PEST', scientificName: 'Aphididae', affectedParts: ['LEAF', 'STEM', 'FLOWER'],
    lookAlikes: ['whiteflies', 'leaf_curl_virus'],
    actions: ['rinse_off_pests', 'release_beneficials', 'insecticidal_soap'],
    prevention: ['check_weekly'],
    checkBackInDays: 4, references: [references.aphids],
  },
  whiteflies: {
    category: 'PEST', scientificName: 'Aleyrodidae', affectedParts: ['LEAF'],
    lookAlikes: ['aphids', 'fungus_gnats'],
    actions: ['hang_sticky_traps', 'rinse_off_pests', 'release_beneficials', 'insecticidal_soap'],
    prevention: ['inspect_new_plants'],
    checkBackInDays: 4, references: [references.whiteflies],
  },
  mealybugs: {
    category: 'PEST', scientificName: 'Pseudococcidae', affectedParts: ['LEAF', 'STEM', 'ROOT'],
    lookAlikes: ['powdery_mildew', 'scale_insects'],
    actions: ['isolate_plant', 'wipe_off_pests', 'release_beneficials', 'insecticidal_soap'],
    prevention: ['inspect_new_plants', 'check_weekly'],
    checkBackInDays: 5, references: [references.mealybugs],
  },
  scale_insects: {
    category: 'PEST', scientificName: 'Coccoidea', affectedParts: ['LEAF', 'STEM'],
    lookAlikes: ['mealybugs', 'natural_ageing'],
    actions: ['isolate_plant', 'wipe_off_pests', 'insecticidal_soap'],
    prevention: ['inspect_new_plants', 'check_weekly'],
    checkBackInDays: 7, references: [references.scales],
  },
  thrips: {
    category: 'PEST', scientificName: 'Thysanoptera', affectedParts: ['LEAF', 'FLOWER'],
    lookAlikes: ['spider_mites', 'leaf_miner'],
    actions: [
      'isolate_plant',
      'rinse_off_pests',
      'hang_sticky_traps',
      'release_beneficials',
      'insecticidal_soap',
    ],
    prevention: ['inspect_new_plants'],
    checkBackInDays: 4, references: [references.thrips],
  },
  fungus_gnats: {
    category: 'PEST', scientificName: 'Sciaridae', affectedParts: ['ROOT'],
    lookAlikes: ['whiteflies', 'water_excess'],
    actions: ['let_soil_dry', 'hang_sticky_traps', 'apply_nematodes'],
    prevention: ['adjust_watering_rhythm'],
    checkBackInDays: 7, references: [references.fungusGnats],
  },
  slugs_snails: {
    category: 'PEST', scientificName: 'Gastropoda', affectedParts: ['LEAF', 'FRUIT'],
    lookAlikes: ['chewing_pests', 'mechanical_damage'],
    actions: ['collect_slugs'],
    prevention: ['check_weekly'],
    checkBackInDays: 3, references: [references.slugs],
  },
  nitrogen_deficiency: {
    category: 'NUTRIENT', scientificName: null, affectedParts: ['LEAF', 'WHOLE_PLANT'],
    lookAlikes: ['water_excess', 'natural_ageing', 'iron_deficiency'],
    actions: ['feed_balanced', 'check_drainage'],
    prevention: ['mulch_soil'],
    checkBackInDays: 14,
    references: [references.nutrients, references.nutrientsOfTrees, references.houseplants],
  },
  iron_deficiency: {
    category: 'NUTRIENT', scientificName: null, affectedParts: ['LEAF'],
    lookAlikes: ['nitrogen_deficiency', 'mosaic_virus'],
    actions: ['correct_soil_reaction', 'check_drainage', 'feed_balanced'],
    prevention: ['mulch_soil'],
    checkBackInDays: 14, references: [references.iron, references.nutrients],
  },
  potassium_deficiency: {
    category: 'NUTRIENT', scientificName: null, affectedParts: ['LEAF'],
    lookAlikes: ['water_deficit', 'sunburn'],
    actions: ['feed_potassium', 'adjust_watering_rhythm'],
    prevention: ['mulch_soil'],
    checkBackInDays: 14, references: [references.nutrients, references.nutrientsOfTrees],
  },
  phosphorus_deficiency: {
    category: 'NUTRIENT', scientificName: null, affectedParts: ['LEAF', 'WHOLE_PLANT'],
    lookAlikes: ['cold_damage', 'nitrogen_deficiency'],
    actions: ['feed_phosphorus', 'protect_from_cold'],
    prevention: ['mulch_soil'],
    checkBackInDays: 14, references: [references.nutrients, references.nutrientsOfTrees],
  },
  magnesium_deficiency: {
    category: 'NUTRIENT', scientificName: null, affectedParts: ['LEAF'],
    lookAlikes: ['iron_deficiency', 'natural_ageing'],
    actions: ['feed_magnesium', 'adjust_watering_rhythm'],
    prevention: ['mulch_soil'],
    checkBackInDays: 14, references: [references.nutrients, references.nutrientsOfTrees],
  },
  blossom_end_rot: {
    category: 'NUTRIENT', scientificName: null, affectedParts: ['FRUIT'],
    lookAlikes: ['late_blight', 'sunburn'],
    actions: ['adjust_watering_rhythm', 'trim_damage'],
    prevention: ['mulch_soil'],
    checkBackInDays: 10, references: [references.tomatoDiseases],
  },
  salt_excess: {
    category: 'NUTRIENT', scientificName: null, affectedParts: ['LEAF', 'ROOT'],
    lookAlikes: ['potassium_deficiency', 'dry_air'],
    actions: ['rinse_out_salts', 'trim_damage'],
    prevention: ['adjust_watering_rhythm'],
    checkBackInDays: 14, references: [references.houseplantDiseases, references.houseplants],
  },
  water_excess: {
    category: 'WATER', scientificName: null, affectedParts: ['LEAF', 'ROOT'],
    lookAlikes: ['nitrogen_deficiency', 'water_deficit'],
    actions: ['let_soil_dry', 'check_drainage'],
    prevention: ['adjust_watering_rhythm'],
    checkBackInDays: 7, references: [references.houseplants],
  },
  water_deficit: {
    category: 'WATER', scientificName: null, affectedParts: ['LEAF', 'WHOLE_PLANT'],
    lookAlikes: ['potassium_deficiency', 'sunburn', 'water_excess'],
    actions: ['water_thoroughly', 'adjust_watering_rhythm'],
    prevention: ['mulch_soil'],
    checkBackInDays: 3, references: [references.houseplants],
  },
  dry_air: {
    category: 'WATER', scientificName: null, affectedParts: ['LEAF'],
    lookAlikes: ['spider_mites', 'salt_excess'],
    actions: ['raise_humidity', 'trim_damage'],
    prevention: ['check_weekly'],
    checkBackInDays: 14, references: [references.houseplants, references.houseplantDiseases],
  },
  sunburn: {
    category: 'LIGHT', scientificName: null, affectedParts: ['LEAF'],
    lookAlikes: ['leaf_blight', 'powdery_mildew', 'water_deficit'],
    actions: ['move_out_of_sun', 'leave_alone'],
    prevention: ['acclimatise_slowly'],
    checkBackInDays: 10, references: [references.houseplants],
  },
  light_deficit: {
    category: 'LIGHT', scientificName: null, affectedParts: ['LEAF', 'WHOLE_PLANT'],
    lookAlikes: ['nitrogen_deficiency', 'water_excess'],
    actions: ['move_to_light', 'adjust_watering_rhythm'],
    prevention: ['acclimatise_slowly'],
    checkBackInDays: 21, references: [references.houseplants],
  },
  cold_damage: {
    category: 'TEMPERATURE', scientificName: null, affectedParts: ['LEAF', 'FLOWER', 'STEM'],
    lookAlikes: ['root_rot', 'fire_blight'],
    actions: ['protect_from_cold', 'leave_alone', 'trim_damage'],
    prevention: ['acclimatise_slowly'],
    checkBackInDays: 10, references: [references.houseplants, references.houseplantDiseases],
  },
  heat_stress: {
    category: 'TEMPERATURE', scientificName: null, affectedParts: ['LEAF', 'FLOWER', 'WHOLE_PLANT'],
    lookAlikes: ['water_deficit', 'sunburn'],
    actions: ['cool_and_shade', 'water_thoroughly'],
    prevention: ['mulch_soil', 'acclimatise_slowly'],
    checkBackInDays: 3, references: [references.extremeHeat, references.houseplants],
  },
  mechanical_damage: {
    category: 'MECHANICAL', scientificName: null, affectedParts: ['LEAF', 'STEM'],
    lookAlikes: ['chewing_pests', 'thrips'],
    actions: ['trim_damage', 'leave_alone'],
    prevention: ['clean_tools'],
    checkBackInDays: 14, references: [references.houseplants],
  },
  natural_ageing: {
    category: 'AGEING', scientificName: null, affectedParts: ['LEAF'],
    lookAlikes: ['nitrogen_deficiency', 'water_excess'],
    actions: ['leave_alone'],
    prevention: [],
    checkBackInDays: 21, references: [references.houseplants],
  },
})
export type ConditionId = keyof typeof conditions

export const conditionIds = Object.keys(conditions) as readonly ConditionId[]
