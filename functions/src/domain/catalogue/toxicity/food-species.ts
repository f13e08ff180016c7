/**
 * The species that people grow for the food that the entry of their genus names. Other species of
 * a genus can be poisonous, so for these the food is said of some kinds only.
 */
// biome-ignore format: a genus is an item
const bySpecies = [
  'Anacardium occidentale', 'Actinidia chinensis deliciosa', 'Allium ampeloprasum cepa fistulosum porrum sativum schoenoprasum tuberosum', 'Aloysia citrodora triphylla',
  'Amaranthus caudatus cruentus dubius hypochondriacus tricolor', 'Ananas comosus', 'Anethum graveolens', 'Annona cherimola muricata squamosa',
  'Arachis hypogaea', 'Artocarpus altilis heterophyllus', 'Avena sativa', 'Averrhoa carambola', 'Beta vulgaris', 'Blighia sapida',
  'Brassica juncea napus oleracea rapa', 'Cajanus cajan', 'Canavalia ensiformis gladiata', 'Capsicum annuum baccatum chinense frutescens',
  'Carum carvi', 'Carya illinoinensis', 'Chamaemelum nobile', 'Cicer arietinum', 'Cichorium endivia intybus', 'Citrullus lanatus',
  'Citrus aurantiifolia limon maxima paradisi reticulata sinensis', 'Cocos nucifera', 'Coffea arabica canephora', 'Colocasia esculenta',
  'Coriandrum sativum', 'Corylus avellana', 'Cucumis melo sativus', 'Cucurbita maxima moschata pepo', 'Curcuma longa', 'Cydonia oblonga',
  'Cymbopogon citratus', 'Cynara cardunculus scolymus', 'Dimocarpus longan', 'Diospyros kaki', 'Durio zibethinus', 'Elaeis guineensis',
  'Eleusine coracana', 'Ensete ventricosum', 'Eriobotrya japonica', 'Foeniculum vulgare', 'Fragaria ananassa vesca', 'Garcinia mangostana', 'Hordeum vulgare',
  'Juglans regia', 'Lablab purpureus', 'Lagenaria siceraria', 'Laurus nobilis', 'Lens culinaris', 'Litchi chinensis', 'Luffa acutangula aegyptiaca cylindrica',
  'Macadamia integrifolia tetraphylla', 'Malus domestica', 'Mangifera indica', 'Manihot esculenta', 'Matricaria chamomilla recutita',
  'Melissa officinalis', 'Mentha piperita spicata', 'Mespilus germanica', 'Momordica charantia', 'Moringa oleifera', 'Morus alba nigra', 'Musa acuminata paradisiaca', 'Nelumbo nucifera', 'Trapa bicornis natans',
  'Myristica fragrans', 'Nephelium lappaceum', 'Ocimum basilicum', 'Olea europaea', 'Opuntia ficus-indica', 'Origanum majorana vulgare', 'Oryza glaberrima sativa',
  'Pastinaca sativa', 'Persea americana', 'Petroselinum crispum', 'Phaseolus acutifolius coccineus', 'Psidium guajava', 'Punica granatum',
  'Pyrus communis pyrifolia', 'Rheum hybridum rhabarbarum', 'Ribes nigrum rubrum uva-crispa', 'Rubus fruticosus idaeus', 'Saccharum officinarum',
  'Sambucus nigra', 'Satureja hortensis montana', 'Secale cereale', 'Sechium edule', 'Sesamum indicum', 'Sorbus aucuparia', 'Sorghum bicolor', 'Syzygium jambos samarangense',
  'Spinacia oleracea', 'Taraxacum officinale', 'Theobroma cacao', 'Thymus vulgaris', 'Triticum aestivum durum', 'Tropaeolum majus',
  'Vaccinium corymbosum macrocarpon myrtillus', 'Valerianella locusta', 'Vanilla planifolia', 'Vigna angularis mungo radiata subterranea unguiculata',
  'Vitis labrusca vinifera', 'Xanthosoma sagittifolium', 'Zea mays', 'Zingiber officinale', 'Ziziphus jujuba mauritiana',
]

/** The species whose genus stands for them in the tables of food. */
export const speciesGrownAsFood: ReadonlySet<string> = new Set(
  bySpecies.flatMap((names) => {
    const [genus, ...epithets] = names.split(' ')
    return epithets.map((epithet) => `${genus} ${epithet}`)
  }),
)
