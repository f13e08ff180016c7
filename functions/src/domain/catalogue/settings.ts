/** Where a plant stands, as far as advice differs by it. */
export const settings = ['POT', 'GARDEN', 'FIELD', 'TREE'] as const
export type Setting = (typeof settings)[number]

/** Genera and species that smallholders and farmers grow in fields. */
// biome-ignore format: as a list
export const fieldPlants: readonly string[] = [
  'Ananas', 'Arachis', 'Avena', 'Cajanus', 'Camellia sinensis', 'Carica', 'Cenchrus', 'Cicer', 'Coffea',
  'Colocasia', 'Dioscorea', 'Eleusine', 'Ensete', 'Fagopyrum', 'Glycine', 'Gossypium', 'Hordeum',
  'Ipomoea batatas', 'Lens', 'Linum', 'Manihot', 'Medicago', 'Musa', 'Nicotiana', 'Oryza', 'Panicum', 'Pennisetum',
  'Saccharum', 'Secale', 'Sesamum', 'Setaria', 'Sorghum', 'Theobroma', 'Trifolium', 'Triticum', 'Vigna', 'Zea',
]

/** Genera, species and families of trees and large shrubs. */
// biome-ignore format: as a list
export const trees: readonly string[] = [
  'Abies', 'Acacia', 'Acer', 'Adansonia', 'Aegle', 'Aesculus', 'Ailanthus', 'Albizia', 'Alnus',
  'Amelanchier', 'Anacardium', 'Annona', 'Araucaria', 'Arbutus', 'Areca', 'Arenga', 'Artocarpus', 'Asimina',
  'Averrhoa', 'Azadirachta', 'Bertholletia', 'Betula', 'Blighia', 'Borassus', 'Calophyllum',
  'Carpinus', 'Carya', 'Caryota', 'Cassia', 'Castanea', 'Casuarina', 'Catalpa', 'Cedrus', 'Ceiba',
  'Celtis', 'Ceratonia', 'Cerbera', 'Cercis', 'Chamaecyparis', 'Chrysophyllum', 'Cinnamomum',
  'Citrus', 'Cocos', 'Cola', 'Cornus', 'Corylus', 'Cotinus', 'Crataegus', 'Cupressus', 'Cydonia',
  'Delonix', 'Dimocarpus', 'Diospyros', 'Durio', 'Elaeis', 'Eriobotrya', 'Erythrina', 'Eucalyptus',
  'Fagus', 'Ficus carica', 'Fortunella', 'Frangula', 'Fraxinus', 'Garcinia', 'Ginkgo', 'Gleditsia',
  'Gliricidia', 'Gmelina', 'Grevillea', 'Hevea', 'Hippomane', 'Hura', 'Illicium', 'Jacaranda',
  'Juglans', 'Juniperus', 'Laburnum', 'Lagerstroemia', 'Larix', 'Leucaena', 'Liquidambar',
  'Liriodendron', 'Litchi', 'Livistona', 'Macadamia', 'Magnolia', 'Malus', 'Mangifera', 'Manilkara',
  'Melia', 'Mespilus', 'Moringa', 'Morus', 'Myristica', 'Nephelium', 'Nyssa', 'Olea', 'Parkia',
  'Parkinsonia', 'Paulownia', 'Persea', 'Phoenix', 'Picea', 'Pinus', 'Pistacia', 'Platanus',
  'Plumeria', 'Podocarpus', 'Poncirus', 'Populus', 'Pouteria', 'Prunus', 'Pseudotsuga', 'Psidium',
  'Punica', 'Pyrus', 'Quercus', 'Ravenea', 'Robinia', 'Salix', 'Sambucus', 'Santalum', 'Sapindus',
  'Sophora', 'Sorbus', 'Spondias', 'Strychnos', 'Swietenia', 'Syringa', 'Syzygium', 'Tamarindus',
  'Taxus', 'Tectona', 'Terminalia', 'Thuja', 'Tilia', 'Trachycarpus', 'Tsuga', 'Ulmus', 'Vachellia',
  'Vitellaria', 'Washingtonia', 'Wodyetia', 'Ziziphus',
]
