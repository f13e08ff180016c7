/** Where a plant stands, as far as advice differs by it. */
export const settings = ['POT', 'GARDEN', 'FIELD', 'TREE'] as const
export type Setting = (typeof settings)[number]

/** Genera and species that smallholders and farmers grow in fields. */
// biome-ignore format: as a list
export const fieldPlants: readonly string[] = [
  'Ananas', 'Arachis', 'Avena', 'Cajanus', 'Camellia sinensis', 'Cenchrus', 'Cicer', 'Coffea',
  'Colocasia', 'Dioscorea', 'Eleusine', 'Ensete', 'Fagopyrum', 'Glycine', 'Gossypium', 'Hordeum',
  'Ipomoea batatas', 'Lens', 'Manihot', 'Musa', 'Nicotiana', 'Oryza', 'Panicum', 'Pennisetum',
  'Saccharum', 'Secale', 'Sesamum', 'Sorghum', 'Theobroma', 'Triticum', 'Vigna', 'Zea',
]

/** Genera, species and families of trees and large shrubs. */
// biome-ignore format: as a list
export const trees: readonly string[] = [
  'Abies', 'Acacia', 'Acer', 'Aesculus', 'Alnus', 'Amelanchier', 'Anacardium', 'Annona',
  'Artocarpus', 'Azadirachta', 'Betula', 'Carpinus', 'Carya', 'Castanea', 'Catalpa', 'Cedrus',
  'Ceiba', 'Cercis', 'Citrus', 'Cocos', 'Cornus', 'Corylus', 'Cotinus', 'Crataegus', 'Cupressus',
  'Cydonia', 'Diospyros', 'Elaeis', 'Eriobotrya', 'Eucalyptus', 'Fagus', 'Ficus carica',
  'Fortunella', 'Fraxinus', 'Ginkgo', 'Gleditsia', 'Hevea', 'Juglans', 'Juniperus', 'Laburnum',
  'Larix', 'Liquidambar', 'Liriodendron', 'Litchi', 'Macadamia', 'Magnolia', 'Malus', 'Mangifera',
  'Morus', 'Nyssa', 'Olea', 'Persea', 'Phoenix', 'Picea', 'Pinus', 'Pistacia', 'Platanus',
  'Poncirus', 'Populus', 'Prunus', 'Pseudotsuga', 'Psidium', 'Punica', 'Pyrus', 'Quercus',
  'Robinia', 'Salix', 'Sambucus', 'Sorbus', 'Syringa', 'Tamarindus', 'Taxus', 'Tectona', 'Thuja',
  'Tilia', 'Tsuga', 'Ulmus', 'Vachellia', 'Ziziphus',
]
