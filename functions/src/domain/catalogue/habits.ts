import { acceptedGenus } from './scientific-name.ts'
import { trees } from './settings.ts'
import { findProfile } from './species.ts'

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
export const fleshyPlants: readonly string[] = [
  'Adenium', 'Adromischus', 'Aeonium', 'Agave', 'Aizoaceae', 'Aloe', 'Astrophytum', 'Beaucarnea',
  'Adansonia', 'Cactaceae', 'Ceropegia woodii', 'Conophytum', 'Cotyledon', 'Crassula', 'Crassulaceae',
  'Dracaena angolensis', 'Dracaena trifasciata', 'Echeveria', 'Echinocactus', 'Echinopsis',
  'Euphorbia abyssinica', 'Euphorbia ammak', 'Euphorbia antiquorum', 'Euphorbia canariensis',
  'Euphorbia candelabrum', 'Euphorbia enopla', 'Euphorbia flanaganii', 'Euphorbia grandicornis',
  'Euphorbia horrida', 'Euphorbia ingens', 'Euphorbia lactea', 'Euphorbia mammillaris',
  'Euphorbia meloformis', 'Euphorbia milii', 'Euphorbia neriifolia', 'Euphorbia obesa',
  'Euphorbia polygona', 'Euphorbia resinifera', 'Euphorbia royleana', 'Euphorbia tirucalli',
  'Euphorbia trigona', 'Faucaria', 'Ferocactus', 'Fockea', 'Gasteria', 'Graptopetalum', 'Haworthia', 'Haworthiopsis', 'Kalanchoe',
  'Jatropha podagrica', 'Lampranthus', 'Lithops', 'Mammillaria', 'Opuntia', 'Pachyphytum',
  'Pachypodium', 'Portulaca grandiflora', 'Portulacaria', 'Sedum', 'Sempervivum',
  'Senecio radicans', 'Senecio rowleyanus', 'Senecio serpens', 'Stapelia', 'Yucca', 'Zamioculcas',
]

/** Genera of living stones, which renew their leaves each winter and rest in the heat. */
// biome-ignore format: as a list
export const livingStones: readonly string[] = [
  'Argyroderma', 'Conophytum', 'Fenestraria', 'Lapidaria', 'Lithops', 'Pleiospilos', 'Titanopsis',
]

/** Cycads store water in their trunk, and rot in wet soil as succulents do. */
export const succulents: readonly string[] = [...fleshyPlants, 'Cycadaceae', 'Zamiaceae']

/** Genera and families of plants that catch insects. Fertiliser and dry soil kill them. */
// biome-ignore format: as a list
export const carnivores: readonly string[] = [
  'Cephalotus', 'Darlingtonia', 'Dionaea', 'Drosera', 'Droseraceae', 'Heliamphora',
  'Nepenthaceae', 'Nepenthes', 'Pinguicula', 'Sarracenia', 'Sarraceniaceae', 'Utricularia',
]

/**
 * Families and genera of plants that do not grow from a cutting of their top: they have one growing
 * point, grow from the ground, or live for one season.
 */
// biome-ignore format: as a list
export const noCuttings: readonly string[] = [
  'Aconitum', 'Actaea', 'Adansonia', 'Adonis', 'Agapanthus', 'Agrostemma', 'Alcea', 'Alocasia',
  'Alstroemeriaceae', 'Amaryllidaceae', 'Amsinckia', 'Anemone', 'Antirrhinum', 'Apiaceae',
  'Aquilegia', 'Arachis', 'Araucariaceae', 'Arecaceae', 'Arisaema', 'Arum', 'Asarum', 'Asparagus',
  'Aspidistra', 'Aspleniaceae', 'Astragalus', 'Beaucarnea', 'Bellis', 'Beta', 'Borago', 'Bowiea',
  'Brassicaceae', 'Bromeliaceae', 'Cajanus', 'Caladium', 'Calendula', 'Callistephus', 'Caltha',
  'Canavalia', 'Cannaceae', 'Cardiocrinum', 'Carica', 'Centaurea', 'Chlorophytum', 'Cicer',
  'Cichorium', 'Cleome', 'Colchicaceae', 'Colocasia', 'Convallaria', 'Corchorus', 'Cosmos',
  'Crotalaria', 'Ctenanthe', 'Cucurbitaceae', 'Cyatheaceae', 'Cycadaceae', 'Cyclamen', 'Cynara',
  'Cynoglossum', 'Cyperaceae', 'Davalliaceae', 'Delphinium', 'Dennstaedtiaceae', 'Dicksoniaceae',
  'Digitalis', 'Dioscorea', 'Drimia', 'Droseraceae', 'Dryopteridaceae', 'Echinacea', 'Echium',
  'Equisetaceae', 'Eranthis', 'Fagopyrum', 'Ficaria', 'Fragaria', 'Freesia', 'Galtonia', 'Gerbera',
  'Glycine', 'Goeppertia', 'Gossypium', 'Helianthus', 'Helleborus', 'Hemerocallis', 'Hosta',
  'Hyacinthoides', 'Hyacinthus', 'Iridaceae', 'Kniphofia', 'Lablab', 'Lactuca', 'Lathyrus', 'Lens',
  'Liliaceae', 'Linum', 'Liriope', 'Lithops', 'Lupinus', 'Mandragora', 'Matricaria', 'Medicago',
  'Melanthiaceae', 'Mercurialis', 'Mirabilis', 'Musaceae', 'Muscari', 'Myosotis', 'Nelumbonaceae',
  'Nephrolepidaceae', 'Nigella', 'Nymphaeaceae', 'Orchidaceae', 'Ornithogalum', 'Oxalis',
  'Oxytropis', 'Paeoniaceae', 'Panax', 'Pandanaceae', 'Papaveraceae', 'Parthenium', 'Petasites',
  'Phaseolus', 'Phoradendron', 'Pinaceae', 'Pinguicula', 'Pistia', 'Pisum', 'Plantago',
  'Platycodon', 'Poaceae', 'Podophyllum', 'Polygonatum', 'Polypodiaceae', 'Primula', 'Pteridaceae',
  'Pulsatilla', 'Ranunculus', 'Rheum', 'Ricinus', 'Rumex', 'Sarraceniaceae', 'Saxifraga', 'Scilla',
  'Sesamum', 'Sinningia', 'Spathiphyllum', 'Spinacia', 'Strelitziaceae', 'Striga', 'Stromanthe',
  'Symphytum', 'Symplocarpus', 'Tagetes', 'Taraxacum', 'Tolmiea', 'Trapa', 'Trifolium',
  'Trigonella', 'Tussilago', 'Typhaceae', 'Valerianella', 'Verbascum', 'Vicia', 'Vigna', 'Viscum',
  'Xanthorrhoea', 'Xanthosoma', 'Zamiaceae', 'Zamioculcas', 'Zantedeschia', 'Zingiberaceae',
  'Zinnia',
]

/** Families and species without leaves, which no disease or pest of leaves alone can befall. */
export const leafless: readonly string[] = ['Cactaceae', 'Equisetum', 'Euphorbia tirucalli']

/** Genera and species of plants that stand in water or in wet soil. */
// biome-ignore format: as a list
export const waterPlants: readonly string[] = [
  'Caltha', 'Colocasia', 'Cyperus', 'Eleocharis', 'Ipomoea aquatica', 'Nasturtium', 'Nelumbo',
  'Nymphaea', 'Oenanthe', 'Pistia', 'Symplocarpus', 'Trapa', 'Typha',
]

/** Plants whose soil is always wet, so that wet soil is the cause of nothing. */
export const ofWetSoil: readonly string[] = [
  ...waterPlants,
  'Dionaea',
  'Drosera',
  'Oryza',
  'Sarracenia',
]

/** Genera of the wet tropics, which the cold of a mild night harms. */
// biome-ignore format: as a list
export const neverCold: readonly string[] = [
  'Anacardium', 'Artocarpus', 'Averrhoa', 'Blighia', 'Carica', 'Cerbera', 'Cocos', 'Durio', 'Elaeis', 'Garcinia',
  'Hevea', 'Hippomane', 'Hura', 'Myristica', 'Nephelium', 'Theobroma',
]

/** Genera of plants that grow on other plants and live from their sap. */
export const parasites: readonly string[] = ['Phoradendron', 'Viscum']

/** Genera and species with hairy leaves, which water spots and rots. */
// biome-ignore format: as a list
export const hairyLeaved: readonly string[] = [
  'Cephalocereus', 'Echium', 'Episcia', 'Gynura', 'Kalanchoe tomentosa', 'Sinningia', 'Streptocarpus',
  'Tolmiea', 'Verbascum',
]

/** Genera of which many varieties have pale or patterned leaves. */
// biome-ignore format: as a list
export const variegated: readonly string[] = [
  'Acer', 'Aglaonema', 'Alocasia', 'Aphelandra', 'Begonia', 'Caladium', 'Callisia', 'Chlorophytum', 'Codiaeum',
  'Coleus', 'Cordyline', 'Cornus', 'Cryptanthus', 'Ctenanthe', 'Cyclamen', 'Dieffenbachia', 'Dracaena',
  'Epipremnum', 'Episcia', 'Euonymus', 'Ficus', 'Fittonia', 'Goeppertia', 'Hedera', 'Heptapleurum',
  'Hosta', 'Hoya', 'Hypoestes', 'Ilex', 'Ligustrum', 'Liriope', 'Maranta', 'Monstera', 'Neoregelia',
  'Pelargonium', 'Peperomia', 'Philodendron', 'Pilea', 'Pittosporum', 'Plectranthus', 'Polyscias', 'Scindapsus',
  'Spathiphyllum', 'Stromanthe', 'Syngonium', 'Tradescantia', 'Vinca', 'Vriesea', 'Yucca', 'Zantedeschia',
]

/** Genera of bulbs and tubers whose leaves die down each year. */
// biome-ignore format: as a list
export const bulbs: readonly string[] = [
  'Amaryllis', 'Bowiea', 'Caladium', 'Colchicum', 'Crocus', 'Drimia', 'Eranthis', 'Ficaria', 'Freesia', 'Fritillaria',
  'Galanthus', 'Galtonia', 'Gladiolus', 'Gloriosa', 'Haemanthus', 'Hippeastrum', 'Hyacinthoides',
  'Hyacinthus', 'Hymenocallis', 'Ismene', 'Leucojum', 'Lycoris', 'Muscari', 'Narcissus', 'Nerine', 'Ornithogalum',
  'Pancratium', 'Scadoxus', 'Scilla', 'Sinningia',
  'Tulipa', 'Zephyranthes',
]

/**
 * Genera and species of perennials whose stems die each year and grow again from the ground, while
 * diseases rest on the dead ones.
 */
// biome-ignore format: as a list
export const diesBack: readonly string[] = [
  'Achillea', 'Aconitum', 'Actaea', 'Aegopodium', 'Alcea', 'Althaea', 'Anemone hupehensis', 'Armoracia',
  'Artemisia dracunculus', 'Asparagus officinalis', 'Aster', 'Astilbe', 'Campanula', 'Convallaria', 'Delphinium',
  'Echinacea', 'Filipendula', 'Hemerocallis', 'Hosta', 'Humulus', 'Lamprocapnos', 'Lysimachia', 'Lythrum', 'Mentha',
  'Monarda', 'Paeonia lactiflora', 'Paeonia officinalis', 'Phlox paniculata', 'Platycodon', 'Polygonatum',
  'Rudbeckia', 'Solidago', 'Symphyotrichum', 'Tanacetum', 'Thalictrum', 'Trollius',
]

/** Genera of vines, shrubs and perennials that bear for years, like trees. */
// biome-ignore format: as a list
export const longLived: readonly string[] = [
  'Acokanthera', 'Actinidia', 'Asparagus', 'Brugmansia', 'Camellia', 'Carissa', 'Cestrum', 'Clusia',
  'Coffea', 'Coriaria', 'Duranta', 'Fatsia', 'Gardenia', 'Humulus', 'Hydrangea', 'Ixora', 'Kalmia',
  'Laurus', 'Leucothoe', 'Lyonia', 'Murraya', 'Myrtus', 'Nandina', 'Paeonia', 'Passiflora', 'Pieris',
  'Piper', 'Pittosporum', 'Rhododendron', 'Ribes', 'Rosa', 'Rubus', 'Theobroma', 'Vaccinium',
  'Vanilla', 'Vitis', 'Wisteria',
]

/** A family whose roots take up so much phosphorus that fertiliser with phosphorus poisons it. */
export const phosphorusHaters: readonly string[] = ['Proteaceae']

/** Families and genera of plants that turn yellow in soil with lime. */
// biome-ignore format: as a list
export const acidLovers: readonly string[] = [
  'Calluna', 'Camellia', 'Erica', 'Gardenia', 'Gaultheria', 'Ixora', 'Kalmia', 'Leucothoe', 'Lyonia', 'Pieris',
  'Rhododendron', 'Vaccinium',
]

/** Genera of orchids that grow on trees. */
// biome-ignore format: as a list
export const treeOrchids: readonly string[] = [
  'Cattleya', 'Dendrobium', 'Epidendrum', 'Oncidium', 'Phalaenopsis', 'Vanda',
]

/** Families and genera of ferns and their relatives that must never dry out. */
// biome-ignore format: as a list
export const moistFerns: readonly string[] = [
  'Adiantum', 'Aspleniaceae', 'Dryopteridaceae', 'Nephrolepidaceae', 'Pteris', 'Selaginella',
]

/** Genera of plants that take up water with their leaves. */
// biome-ignore format: as a list
export const bromeliads: readonly string[] = [
  'Aechmea', 'Billbergia', 'Guzmania', 'Neoregelia', 'Tillandsia', 'Vriesea',
]

/** Genera of shrubs, climbers and lawn grasses that need water only in dry spells once grown. */
// biome-ignore format: as a list
export const groundPlants: readonly string[] = [
  'Abutilon', 'Agrostis', 'Berberis', 'Bougainvillea', 'Buddleja', 'Buxus', 'Callistemon', 'Campsis',
  'Celastrus', 'Chaenomeles', 'Cotoneaster', 'Cynodon', 'Cytisus', 'Daphne', 'Euonymus', 'Festuca', 'Forsythia', 'Genista', 'Hebe', 'Hypericum', 'Ilex', 'Jasminum', 'Lagerstroemia', 'Lavandula',
  'Ligustrum', 'Lolium', 'Lonicera', 'Nerium', 'Parthenocissus', 'Philadelphus', 'Photinia', 'Poa',
  'Polygala', 'Pyracantha', 'Rhamnus', 'Rhus', 'Ribes', 'Rosa', 'Salvia rosmarinus', 'Spartium',
  'Spiraea', 'Stenotaphrum', 'Symphoricarpos', 'Viburnum', 'Vitis', 'Wisteria', 'Zoysia',
]

/** Plants that stand for years, and may live with a disease. */
export const perennials: readonly string[] = [...trees, ...groundPlants, ...longLived]

/** Plants that are not watered as others are, with the care text that says how. */
export const ownWatering = [
  [livingStones, 'LIVING_STONE'],
  [carnivores, 'BOG'],
  [bromeliads, 'CUP'],
  [['Oryza'], 'PADDY'],
  [treeOrchids, 'SOAK'],
  [waterPlants, 'WATER'],
] as const satisfies readonly (readonly [readonly string[], string])[]

/** Genera and species of food plants that crop only in full sun. */
// biome-ignore format: as a list
export const sunCrops: readonly string[] = [
  'Abelmoschus', 'Actinidia', 'Allium cepa', 'Allium sativum', 'Anacardium', 'Ananas', 'Annona', 'Arachis',
  'Artocarpus', 'Asparagus officinalis', 'Avena', 'Averrhoa', 'Beta vulgaris', 'Brassica', 'Cajanus', 'Canavalia',
  'Capsicum', 'Carica', 'Carya', 'Castanea', 'Cenchrus', 'Cicer', 'Citrullus', 'Citrus', 'Cocos', 'Cucumis',
  'Cucurbita', 'Cydonia', 'Cymbopogon', 'Cynara', 'Daucus', 'Dimocarpus', 'Diospyros', 'Eleusine', 'Eriobotrya',
  'Ficus carica', 'Foeniculum', 'Fortunella', 'Fragaria ananassa', 'Glycine', 'Gossypium', 'Helianthus annuus', 'Helianthus tuberosus',
  'Hibiscus sabdariffa', 'Hordeum', 'Ipomoea batatas', 'Juglans', 'Lablab', 'Lagenaria', 'Lens', 'Litchi', 'Luffa',
  'Macadamia', 'Malus', 'Mangifera', 'Manihot', 'Momordica', 'Moringa', 'Morus', 'Ocimum', 'Olea', 'Oryza',
  'Passiflora edulis', 'Pastinaca', 'Persea', 'Phaseolus', 'Phoenix dactylifera', 'Physalis', 'Pisum', 'Pistacia',
  'Prunus armeniaca', 'Prunus avium', 'Prunus cerasus', 'Prunus domestica', 'Prunus dulcis', 'Prunus persica',
  'Prunus salicina', 'Psidium', 'Punica', 'Pyrus', 'Raphanus', 'Saccharum', 'Secale', 'Sesamum',
  'Solanum lycopersicum', 'Solanum melongena', 'Solanum muricatum', 'Solanum tuberosum', 'Sorghum',
  'Triticum', 'Vicia faba', 'Vigna', 'Vitis', 'Zea', 'Ziziphus',
]

/** Genera of which some kinds store water and others have thin leaves. */
// biome-ignore format: as a list
export const partlySucculent: readonly string[] = [
  'Ceropegia', 'Dracaena', 'Euphorbia', 'Jatropha', 'Portulaca', 'Senecio',
]

/** Whether the soil of a plant must dry out, by its care profile, else by `isAmong`. */
export function wantsDrySoil(
  scientificName: string,
  isAmong: (names: readonly string[]) => boolean,
) {
  const profile = findProfile(scientificName)
  if (profile !== undefined) return profile.watering === 'DRY_OUT'
  const genus = acceptedGenus(scientificName.split(' ')[0] ?? '')
  return isAmong(succulents) && !forestCacti.includes(genus)
}
