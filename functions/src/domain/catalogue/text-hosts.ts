import { succulents } from './habits.ts'
import { rootCrops } from './host-groups.ts'

const citrus: readonly string[] = ['Citrus', 'Fortunella', 'Poncirus']

// biome-ignore format: as a list
const ferns: readonly string[] = [
  'Aspleniaceae', 'Davalliaceae', 'Dennstaedtiaceae', 'Dryopteridaceae', 'Nephrolepidaceae',
  'Polypodiaceae', 'Pteridaceae',
]

// biome-ignore format: as a list
const cereals: readonly string[] = [
  'Avena', 'Cenchrus', 'Eleusine', 'Hordeum', 'Oryza', 'Secale', 'Sorghum', 'Triticum', 'Zea',
]

/**
 * The plants that a text of conditions.json is about, by its key. Answers about another plant leave
 * the text out.
 */
export const textHosts: Readonly<Record<string, readonly string[]>> = {
  'bacterial_spot.howToConfirm.is_it_citrus': citrus,
  'chewing_pests.lookAlikes.normal_feature': ['Araceae'],
  'chewing_pests.symptoms.pinholes': ['Amaranthaceae', 'Brassicaceae', 'Solanaceae'],
  'dry_air.howToConfirm.tap_water': ['Chlorophytum', 'Cordyline', 'Dracaena', 'Marantaceae'],
  'nitrogen_deficiency.howToConfirm.ripening': [...rootCrops, ...cereals],
  'rust.howToConfirm.fern_spores': ferns,
  'stem_rot.lookAlikes.normal_feature': succulents,
  'stem_rot.lookAlikes.water_deficit': succulents,
  'trace_element_deficiency.howToConfirm.both_halves': [...citrus, 'Murraya'],
}
