import { bulbs, fleshyPlants, hairyLeaved, ofWetSoil, variegated } from './habits.ts'
import {
  cereals,
  knottedRoots,
  needsPartner,
  notchedByPeaWeevils,
  rootCrops,
  setsWithoutPollen,
} from './host-groups.ts'
import { shadePlants } from './shade-plants.ts'

const citrus: readonly string[] = ['Citrus', 'Fortunella', 'Poncirus']

const fruitOfNightshades: readonly string[] = [
  'Capsicum',
  'Solanum lycopersicum',
  'Solanum melongena',
]

// biome-ignore format: as a list
const ferns: readonly string[] = [
  'Aspleniaceae', 'Davalliaceae', 'Dennstaedtiaceae', 'Dryopteridaceae', 'Nephrolepidaceae',
  'Polypodiaceae', 'Pteridaceae',
]

/** Deficiencies that a pale or patterned variety resembles. */
// biome-ignore format: as a list
const pallors = [
  'iron_deficiency', 'magnesium_deficiency', 'nitrogen_deficiency', 'trace_element_deficiency',
] as const

/**
 * The plants that a text of conditions.json is about, by its key. Answers about another plant leave
 * the text out.
 */
export const textHosts: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    pallors.flatMap((id) => [
      [`${id}.howToConfirm.variegation`, variegated],
      [`${id}.lookAlikes.normal_feature`, variegated],
    ]),
  ),
  'bacterial_spot.howToConfirm.is_it_citrus': citrus,
  'banana_bacterial_wilt.howToConfirm.cut_fruit_and_stem': ['Musa'],
  'banana_bacterial_wilt.howToConfirm.cut_leaf_stalk': ['Ensete'],
  'banana_bacterial_wilt.symptoms.fruit_ripens': ['Musa'],
  'chewing_pests.lookAlikes.normal_feature': ['Araceae'],
  'chewing_pests.symptoms.pinholes': ['Amaranthaceae', 'Brassicaceae', 'Solanaceae'],
  'dry_air.howToConfirm.tap_water': ['Chlorophytum', 'Cordyline', 'Dracaena', 'Marantaceae'],
  'fall_armyworm.howToConfirm.count': ['Poaceae'],
  'nitrogen_deficiency.howToConfirm.ripening': [...rootCrops, ...bulbs, ...cereals],
  'poor_fruit_set.howToConfirm.partner': needsPartner,
  'root_knot_nematodes.howToConfirm.laboratory': knottedRoots,
  'rust.howToConfirm.fern_spores': ferns,
  'scale_insects.howToConfirm.fern_spores': ferns,
  'stem_rot.lookAlikes.normal_feature': fleshyPlants,
  'stem_rot.lookAlikes.water_deficit': fleshyPlants,
  'vine_weevil.howToConfirm.on_legumes': notchedByPeaWeevils,
  'tomato_leafminer.howToConfirm.fruit': fruitOfNightshades,
  'tomato_leafminer.symptoms.fruit': fruitOfNightshades,
  'trace_element_deficiency.howToConfirm.both_halves': [...citrus, 'Murraya'],
}

/** The plants whose answers leave a text out. */
export const textsNotFor: Readonly<Record<string, readonly string[]>> = {
  'cold_damage.lookAlikes.root_rot': ofWetSoil,
  'iron_deficiency.howToConfirm.wet_roots': ofWetSoil,
  'light_deficit.howToConfirm.shadow_test': shadePlants,
  'mosaic_virus.howToConfirm.look_for_carriers': ['Rosa'],
  'nitrogen_deficiency.howToConfirm.feel_soil': ofWetSoil,
  'poor_fruit_set.howToConfirm.pollinators': setsWithoutPollen,
  'root_knot_nematodes.howToConfirm.dig_up': knottedRoots,
  'spider_mites.howToConfirm.mist': hairyLeaved,
  'transplant_shock.lookAlikes.root_rot': ofWetSoil,
  'vine_weevil.howToConfirm.tip_out': [...rootCrops, ...notchedByPeaWeevils],
  'water_deficit.howToConfirm.full_pot': rootCrops,
  'water_deficit.lookAlikes.root_rot': ofWetSoil,
  'water_excess.howToConfirm.check_roots': rootCrops,
}

/** Texts that nobody can follow with a tree or in a field. */
export const textsOnPots: readonly string[] = [
  'vine_weevil.howToConfirm.tip_out',
  'water_deficit.howToConfirm.full_pot',
  'water_excess.howToConfirm.check_roots',
]
