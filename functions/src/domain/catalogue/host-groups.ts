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
  'Allium', 'Beta', 'Brassica rapa', 'Colocasia', 'Curcuma', 'Daucus', 'Dioscorea', 'Helianthus tuberosus',
  'Ipomoea batatas', 'Manihot', 'Pastinaca', 'Raphanus', 'Solanum tuberosum', 'Xanthosoma', 'Zingiber',
]

/** Genera of plants whose sap burns skin and eyes, so that nobody should work on them. */
// biome-ignore format: as a list
export const neverTouched: readonly string[] = [
  'Excoecaria', 'Gluta', 'Heracleum', 'Hippomane', 'Hura', 'Metopium', 'Semecarpus', 'Toxicodendron',
]
