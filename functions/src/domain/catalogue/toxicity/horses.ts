/**
 * Plants that the ASPCA lists as poisonous to horses as well, beside those with their own entry for
 * livestock. The grade is the one for cats and dogs, because the list gives none.
 */
// biome-ignore format: as a list
export const poisonousToHorses: readonly string[] = [
  'Abrus', 'Aglaonema', 'Alocasia', 'Aloe', 'Anthurium', 'Arisaema',
  'Arum', 'Asparagus', 'Begonia', 'Caesalpinia', 'Caladium', 'Cannabis',
  'Cascabela', 'Catharanthus', 'Celastrus', 'Citrus', 'Clivia', 'Coleus', 'Colocasia', 'Cordyline',
  'Crassula', 'Cyclamen', 'Dahlia', 'Dianthus', 'Dieffenbachia', 'Dracaena', 'Epipremnum',
  'Eucalyptus', 'Euonymus', 'Euphorbia pulcherrima', 'Ficus', 'Gardenia', 'Gladiolus',
  'Gloriosa', 'Gypsophila', 'Hedera', 'Helleborus', 'Heptapleurum', 'Heracleum',
  'Hosta', 'Hyacinthus', 'Hydrangea', 'Ilex', 'Iris', 'Laurus', 'Lavandula', 'Ligustrum',
  'Lobelia', 'Malus', 'Mentha', 'Mentha pulegium', 'Monstera', 'Monstera deliciosa', 'Nandina', 'Nicotiana', 'Origanum', 'Oxalis',
  'Paeonia', 'Pelargonium', 'Petroselinum', 'Philodendron', 'Podocarpus',
  'Polyscias', 'Primula', 'Scindapsus', 'Solanum lycopersicum',
  'Solanum pseudocapsicum', 'Spathiphyllum', 'Strelitzia', 'Syngonium', 'Tradescantia', 'Tulipa',
  'Wisteria', 'Yucca', 'Zantedeschia',
]
