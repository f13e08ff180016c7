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
  'Abies', 'Acacia', 'Acer', 'Adansonia', 'Aesculus', 'Ailanthus', 'Albizia', 'Alnus',
  'Amelanchier', 'Anacardium', 'Annona', 'Araucaria', 'Artocarpus', 'Averrhoa', 'Azadirachta',
  'Betula', 'Borassus', 'Calophyllum', 'Carica', 'Carpinus', 'Carya', 'Castanea', 'Casuarina',
  'Catalpa', 'Cedrus', 'Ceiba', 'Celtis', 'Ceratonia', 'Cercis', 'Chrysophyllum', 'Cinnamomum',
  'Citrus', 'Cocos', 'Cornus', 'Corylus', 'Cotinus', 'Crataegus', 'Cupressus', 'Cydonia', 'Delonix',
  'Dimocarpus', 'Diospyros', 'Durio', 'Elaeis', 'Eriobotrya', 'Eucalyptus', 'Fagus', 'Ficus carica',
  'Fortunella', 'Fraxinus', 'Garcinia', 'Ginkgo', 'Gleditsia', 'Gliricidia', 'Gmelina', 'Grevillea',
  'Hevea', 'Illicium', 'Jacaranda', 'Juglans', 'Juniperus', 'Laburnum', 'Lagerstroemia', 'Larix',
  'Leucaena', 'Liquidambar', 'Liriodendron', 'Litchi', 'Macadamia', 'Magnolia', 'Malus',
  'Mangifera', 'Manilkara', 'Melia', 'Moringa', 'Morus', 'Myristica', 'Nephelium', 'Nyssa', 'Olea',
  'Parkia', 'Paulownia', 'Persea', 'Phoenix', 'Picea', 'Pinus', 'Pistacia', 'Platanus', 'Poncirus',
  'Populus', 'Pouteria', 'Prunus', 'Pseudotsuga', 'Psidium', 'Punica', 'Pyrus', 'Quercus',
  'Robinia', 'Salix', 'Sambucus', 'Sorbus', 'Spondias', 'Swietenia', 'Syringa', 'Syzygium',
  'Tamarindus', 'Taxus', 'Tectona', 'Terminalia', 'Thuja', 'Tilia', 'Tsuga', 'Ulmus', 'Vachellia',
  'Vitellaria', 'Ziziphus',
]
