import { acceptedGenus } from './scientific-name.ts'
import { careProfileOf, findSpecies } from './species.ts'

/** Cacti that grow on trees in moist forests, and want more water than other cacti. */
const forestCacti: readonly string[] = [
  'Epiphyllum',
  'Hatiora',
  'Rhipsalis',
  'Schlumbergera',
  'Selenicereus',
]

/** Genera and families of plants with thick leaves, stems or spines that store water. */
// biome-ignore format: as a list
const succulents: readonly string[] = [
  'Adenium', 'Adromischus', 'Aeonium', 'Agave', 'Aizoaceae', 'Aloe', 'Astrophytum', 'Beaucarnea',
  'Cactaceae', 'Ceropegia woodii', 'Conophytum', 'Cotyledon', 'Crassula', 'Crassulaceae',
  'Dracaena angolensis', 'Dracaena trifasciata', 'Echeveria', 'Echinocactus', 'Echinopsis',
  'Euphorbia tirucalli', 'Gasteria', 'Graptopetalum', 'Haworthia', 'Haworthiopsis', 'Kalanchoe',
  'Lampranthus', 'Lithops', 'Mammillaria', 'Opuntia', 'Pachyphytum', 'Pachypodium',
  'Portulacaria', 'Sedum', 'Sempervivum', 'Senecio rowleyanus', 'Stapelia', 'Zamioculcas',
]

/** Genera and families of plants that catch insects. Fertiliser and dry soil kill them. */
// biome-ignore format: as a list
export const carnivores: readonly string[] = [
  'Cephalotus', 'Darlingtonia', 'Dionaea', 'Drosera', 'Droseraceae', 'Heliamphora',
  'Nepenthaceae', 'Nepenthes', 'Pinguicula', 'Sarracenia', 'Sarraceniaceae', 'Utricularia',
]

/** A family whose roots take up so much phosphorus that phosphorus fertiliser poisons it. */
export const phosphorusHaters: readonly string[] = ['Proteaceae']

/** Genera of orchids that grow on trees. */
// biome-ignore format: as a list
export const treeOrchids: readonly string[] = [
  'Cattleya', 'Dendrobium', 'Epidendrum', 'Oncidium', 'Phalaenopsis', 'Vanda',
]

/** Genera of plants that take up water with their leaves. */
// biome-ignore format: as a list
export const bromeliads: readonly string[] = [
  'Aechmea', 'Billbergia', 'Guzmania', 'Neoregelia', 'Tillandsia', 'Vriesea',
]

/** Genera of shrubs, climbers and lawn grasses that need water only in dry spells once grown. */
// biome-ignore format: as a list
export const groundPlants: readonly string[] = [
  'Agrostis', 'Berberis', 'Buddleja', 'Buxus', 'Callistemon', 'Celastrus', 'Chaenomeles',
  'Cotoneaster', 'Cynodon', 'Euonymus', 'Festuca', 'Forsythia', 'Ilex', 'Lagerstroemia',
  'Ligustrum', 'Lolium', 'Lonicera', 'Nerium', 'Parthenocissus', 'Philadelphus', 'Photinia', 'Poa',
  'Pyracantha', 'Ribes', 'Rosa', 'Spartium', 'Spiraea', 'Wisteria', 'Zoysia',
]

/** Whether the soil of a plant must dry out, by its care profile, else by `names`. */
export function wantsDrySoil(
  scientificName: string,
  isAmong: (names: readonly string[]) => boolean,
) {
  const species = findSpecies(scientificName)
  const profile = species && careProfileOf(species)
  if (profile !== undefined) return profile.watering === 'DRY_OUT'
  const genus = acceptedGenus(scientificName.split(' ')[0] ?? '')
  return isAmong(succulents) && !forestCacti.includes(genus)
}
