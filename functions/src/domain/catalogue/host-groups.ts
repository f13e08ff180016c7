/** Genera, species and families with soft or juicy fruit. */
// biome-ignore format: as a list
export const fleshyFruit: readonly string[] = [
  'Actinidia', 'Annona', 'Artocarpus', 'Averrhoa', 'Capsicum', 'Carica', 'Citrus', 'Coffea',
  'Cucurbitaceae', 'Cydonia', 'Dimocarpus', 'Diospyros', 'Durio', 'Eriobotrya', 'Ficus carica',
  'Fortunella', 'Fragaria', 'Garcinia', 'Litchi', 'Malus', 'Mangifera', 'Mespilus', 'Morus', 'Musa',
  'Nephelium', 'Olea', 'Opuntia', 'Passiflora', 'Persea', 'Physalis', 'Poncirus', 'Prunus',
  'Psidium', 'Punica', 'Pyrus', 'Ribes', 'Rubus', 'Selenicereus', 'Solanum lycopersicum',
  'Solanum melongena', 'Solanum muricatum', 'Syzygium', 'Vaccinium', 'Vitis', 'Ziziphus',
]

/** Genera of beans and other legumes that are grown for their pods or seeds. */
// biome-ignore format: as a list
export const beans: readonly string[] = [
  'Cajanus', 'Canavalia', 'Cicer', 'Glycine', 'Lablab', 'Lens', 'Phaseolus', 'Pisum', 'Vicia',
  'Vigna',
]

/** Genera of legumes, whose leaves pea weevils (Sitona) notch as vine weevils do. */
export const notchedByPeaWeevils: readonly string[] = [
  ...beans,
  'Lathyrus',
  'Lupinus',
  'Medicago',
  'Trifolium',
  'Trigonella',
]

/** Genera of grasses that are grown for their grain. */
// biome-ignore format: as a list
export const cereals: readonly string[] = [
  'Avena', 'Cenchrus', 'Eleusine', 'Hordeum', 'Oryza', 'Secale', 'Setaria', 'Sorghum', 'Triticum', 'Zea',
]

/** Genera of grasses that form lawns. */
// biome-ignore format: as a list
export const lawnGrasses: readonly string[] = [
  'Agrostis', 'Cynodon', 'Festuca', 'Lolium', 'Poa', 'Stenotaphrum', 'Zoysia',
]

/** Genera and species that people grow for their roots, tubers or bulbs. */
// biome-ignore format: as a list
export const rootCrops: readonly string[] = [
  'Allium', 'Armoracia', 'Beta', 'Brassica rapa', 'Colocasia', 'Curcuma', 'Daucus', 'Dioscorea', 'Helianthus tuberosus',
  'Ipomoea batatas', 'Manihot', 'Pastinaca', 'Raphanus', 'Solanum tuberosum', 'Xanthosoma', 'Zingiber',
]

/** Genera of root crops that stand closer together than a hand's width. */
export const closeRows: readonly string[] = ['Allium', 'Beta', 'Daucus', 'Pastinaca', 'Raphanus']

/** Plants whose leaves flies (Agromyzidae) mine: the only prey of the wasps that are sold. */
// biome-ignore format: as a list
export const minedByFlies: readonly string[] = [
  'Allium', 'Apium', 'Aquilegia', 'Beta', 'Brassicaceae', 'Callistephus', 'Chrysanthemum', 'Cucurbitaceae', 'Dahlia',
  'Dianthus', 'Gerbera', 'Gypsophila', 'Helianthus', 'Lactuca', 'Leucanthemum', 'Petunia', 'Primula',
  'Solanum lycopersicum', 'Solanum melongena', 'Solanum tuberosum', 'Capsicum', 'Spinacia', 'Tagetes', 'Tropaeolum', 'Zinnia', ...beans,
]

/** Trees that live in tubs where winters are cold. */
export const tubTrees: readonly string[] = [
  'Citrus',
  'Ficus carica',
  'Fortunella',
  'Olea',
  'Punica',
]

/** Palms have one growing point, and draw potassium from their old leaves. */
export const palms: readonly string[] = ['Arecaceae']

/** Genera of plants that are no trees and bear in one place for years. */
export const standingCrops: readonly string[] = [
  'Ananas',
  'Carica',
  'Ensete',
  'Medicago',
  'Musa',
  'Saccharum',
  'Trifolium',
]

/** Genera of plants that stand in ponds, where fertiliser feeds the algae. */
export const pondPlants: readonly string[] = ['Nelumbo', 'Nymphaea', 'Pistia', 'Trapa', 'Typha']

/** Plants whose fruit sets without pollen, or with that which a wasp brings. */
export const setsWithoutPollen: readonly string[] = ['Ficus', 'Musa']

/** Plants that bear little without the pollen of another variety or of a male plant. */
// biome-ignore format: as a list
export const needsPartner: readonly string[] = [
  'Actinidia', 'Malus', 'Olea', 'Prunus avium', 'Prunus domestica', 'Prunus dulcis', 'Prunus salicina', 'Pyrus', 'Vaccinium',
]

/** Plants that people pollinate by hand, with the text that says how. */
export const handPollinated = [
  ['ANNONA', ['Annona']],
  ['DATE', ['Phoenix dactylifera']],
  ['GOURD', ['Cucurbitaceae']],
  ['PASSION', ['Passiflora']],
  ['VANILLA', ['Vanilla']],
] as const satisfies readonly (readonly [string, readonly string[]])[]

/** Genera whose fruit softens after it was picked, but does not show by its colour when to pick. */
export const ripensUnseen: readonly string[] = ['Actinidia', 'Annona', 'Persea', 'Pyrus']

/** Plants with harmless knots in their roots, and grape, on which an insect makes such knots. */
export const knottedRoots: readonly string[] = [
  'Alnus',
  'Casuarina',
  'Cycadaceae',
  'Elaeagnus',
  'Hippophae',
  'Podocarpus',
  'Vitis',
  'Zamiaceae',
]

/** Genera, species and families of plants that soaps or oils for plants burn or discolour. */
// biome-ignore format: as a list
export const burntByOil: readonly string[] = [
  'Acer', 'Adiantum', 'Aesculus', 'Araucaria', 'Arecaceae', 'Aspleniaceae', 'Aucuba', 'Carya', 'Cedrus', 'Cercis', 'Chamaecyparis',
  'Cotinus', 'Crassula', 'Cryptomeria', 'Cupressus', 'Cyatheaceae', 'Davalliaceae', 'Dicentra', 'Dryopteridaceae', 'Euphorbia milii',
  'Euphorbia pulcherrima', 'Fagus', 'Juglans', 'Juniperus', 'Lamprocapnos', 'Lantana', 'Lathyrus', 'Nephrolepidaceae', 'Picea',
  'Polypodiaceae', 'Pseudotsuga', 'Pteridaceae', 'Rhus', 'Sorbus', 'Thuja', 'Tropaeolum',
]

/** Genera of plants whose sap or hairs burn skin and eyes, so that nobody should work on them. */
// biome-ignore format: as a list
export const neverTouched: readonly string[] = [
  'Dendrocnide', 'Excoecaria', 'Gluta', 'Heracleum', 'Hippomane', 'Hura', 'Metopium', 'Semecarpus', 'Toxicodendron',
]

/** Genera, species and families of plants with thorns or spines that break off in a wound. */
// biome-ignore format: as a list
export const thorny: readonly string[] = [
  'Acacia', 'Aegle', 'Agave', 'Berberis', 'Bougainvillea', 'Caesalpinia', 'Carissa', 'Chaenomeles', 'Citrus',
  'Crataegus', 'Cycadaceae', 'Duranta', 'Echinocactus', 'Echinopsis', 'Elaeagnus', 'Euphorbia grandicornis',
  'Euphorbia milii', 'Gleditsia', 'Hippophae', 'Mahonia', 'Mammillaria', 'Pachypodium', 'Parkinsonia', 'Phoenix',
  'Poncirus', 'Prunus spinosa', 'Pyracantha', 'Ribes uva-crispa', 'Robinia', 'Rosa', 'Rubus', 'Ulex', 'Vachellia',
  'Washingtonia', 'Yucca', 'Zamiaceae', 'Ziziphus',
]
