import { conditionsOf } from '../condition-facts.ts'
import { beans, fleshyFruit, lawnGrasses } from '../host-groups.ts'

/** Grasses, and other crops on which it was seen to feed. */
// biome-ignore format: as a list
const hostsOfFallArmyworm: readonly string[] = [
  'Poaceae', 'Amaranthus', 'Arachis', 'Beta', 'Brassica', 'Cajanus', 'Capsicum', 'Glycine', 'Gossypium',
  'Ipomoea batatas', 'Medicago', 'Phaseolus', 'Solanum lycopersicum', 'Spinacia', 'Vigna', 'Zingiber',
]

// Apple and blueberry maggots and cherry fruit flies are native; vinegar flies infest berries.
// biome-ignore format: as a list
const hostsOfNativeMaggots: readonly string[] = [
  'Fragaria', 'Malus', 'Prunus avium', 'Prunus cerasifera', 'Prunus cerasus', 'Prunus domestica',
  'Prunus salicina', 'Pyrus', 'Ribes', 'Rubus', 'Vaccinium',
]

// The cherry fruit fly is native; the vinegar fly of cherries, grapes and berries is common.
// biome-ignore format: as a list
const hostsInEurope: readonly string[] = [
  'Fragaria', 'Juglans', 'Prunus avium', 'Prunus cerasus', 'Prunus domestica', 'Ribes', 'Rubus', 'Vaccinium',
  'Vitis',
]

// The vinegar fly is native, and so is the fruit fly of pumpkins.
const hostsInJapan: readonly string[] = [...hostsInEurope, 'Cucurbita']

// The Mediterranean fruit fly lives further south, where maggots are common in all fruit.
// biome-ignore format: as a list
const coldEurope = [
  'AT', 'BE', 'CZ', 'DE', 'DK', 'EE', 'FI', 'GB', 'HU', 'IE', 'LT', 'LU', 'LV', 'NL', 'PL', 'SE', 'SK',
] as const

// biome-ignore format: short facts share a line
export const pests = conditionsOf('PEST', {
  leaf_distortion: {
    affectedParts: ['LEAF'],
    severity: { floor: 'LOW', ceiling: 'HIGH', course: 'SLOW' }, spreads: 'TO_OTHERS',
    harvestEdible: 'AFTER_WASHING', controlNeeded: 'WATCH', outlook: 'NEW_LEAVES_HEALTHY',
    lookAlikes: ['mosaic_virus', 'water_deficit', 'herbicide_injury', 'physiological_leaf_roll'],
    actions: ['search_for_pests', 'isolate_plant', 'insecticidal_soap'],
    prevention: ['inspect_new_plants', 'check_weekly'], checkBackInDays: 5,
    references: ['thrips', 'spiderMites', 'herbicideDamage'],
  },
  leaf_miner: {
    affectedParts: ['LEAF'],
    severity: { floor: 'LOW', ceiling: 'MODERATE', course: 'SLOW' }, spreads: 'TO_RELATIVES',
    harvestEdible: 'AFTER_CUTTING', controlNeeded: 'WATCH', outlook: 'RECOVERS',
    lookAlikes: ['leaf_spot', 'leaf_blight', 'tomato_leafminer'],
    actions: ['leave_mined_leaves', 'remove_affected_leaves', 'release_beneficials'],
    prevention: ['clear_fallen_leaves', 'plough_in_residues', 'check_weekly'], checkBackInDays: 10,
    references: ['leafMiners'],
  },
  chewing_pests: {
    affectedParts: ['LEAF'],
    severity: { floor: 'LOW', ceiling: 'HIGH', course: 'FAST' }, spreads: 'TO_OTHERS',
    harvestEdible: 'AFTER_WASHING', controlNeeded: 'WATCH', outlook: 'RECOVERS',
    lookAlikes: ['leaf_spot', 'caterpillars', 'normal_feature', 'vine_weevil'],
    actions: ['search_for_pests', 'pick_off_pests'],
    prevention: ['cover_with_netting', 'check_weekly'], checkBackInDays: 5,
    references: ['fleaBeetles', 'caterpillars'],
  },
  caterpillars: {
    scientificName: 'Lepidoptera', affectedParts: ['LEAF', 'FRUIT'],
    severity: { floor: 'LOW', ceiling: 'HIGH', course: 'FAST' }, spreads: 'TO_OTHERS',
    harvestEdible: 'AFTER_WASHING', controlNeeded: 'YES', outlook: 'RECOVERS',
    lookAlikes: ['slugs_snails', 'chewing_pests', 'processionary_caterpillars', 'box_tree_moth'],
    actions: ['leave_hairy_caterpillars', 'pick_off_pests', 'bacillus_for_caterpillars'],
    prevention: ['cover_with_netting', 'check_weekly'], checkBackInDays: 3,
    references: ['caterpillars'],
  },
  fall_armyworm: {
    scientificName: 'Spodoptera frugiperda', affectedParts: ['LEAF', 'FRUIT', 'WHOLE_PLANT'],
    hosts: hostsOfFallArmyworm, reportable: ['EU', 'GB', 'CH'],
    severity: { floor: 'MODERATE', ceiling: 'CRITICAL', course: 'FAST' }, spreads: 'TO_OTHERS',
    harvestEdible: 'UNAFFECTED', controlNeeded: 'URGENT', outlook: 'RECOVERS',
    lookAlikes: ['caterpillars', 'mechanical_damage', 'stem_borers'],
    actions: ['report_to_authority', 'pick_off_pests', 'bacillus_for_caterpillars'],
    prevention: ['sow_early_together', 'check_weekly'], checkBackInDays: 3,
    references: ['fallArmyworm', 'fallArmywormEppo'],
  },
  pod_borers: {
    scientificName: 'Maruca vitrata', affectedParts: ['FLOWER', 'FRUIT'], hosts: beans,
    severity: { floor: 'MODERATE', ceiling: 'HIGH', course: 'FAST' }, spreads: 'TO_OTHERS',
    harvestEdible: 'AFTER_CUTTING', controlNeeded: 'YES', outlook: 'RETURNS',
    lookAlikes: ['caterpillars', 'poor_fruit_set'],
    actions: ['remove_rotten_parts', 'bacillus_for_caterpillars'],
    prevention: ['sow_early_together', 'check_weekly'], checkBackInDays: 3,
    references: ['podBorer'],
  },
  fruit_borers: {
    affectedParts: ['FRUIT'], hosts: [...fleshyFruit, 'Juglans', 'Castanea', 'Corylus'],
    severity: { floor: 'LOW', ceiling: 'MODERATE', course: 'SLOW' }, spreads: 'TO_OTHERS',
    harvestEdible: 'AFTER_CUTTING', controlNeeded: 'YES', outlook: 'RETURNS',
    lookAlikes: ['fruit_flies', 'brown_rot'],
    actions: ['remove_rotten_parts', 'bag_fruit'],
    prevention: ['clear_fallen_leaves', 'plough_in_residues', 'check_weekly'], checkBackInDays: 7,
    references: ['codlingMoth'],
  },
  fruit_flies: {
    scientificName: 'Tephritidae', affectedParts: ['FRUIT'], hosts: fleshyFruit,
    reportable: ['NZ', 'US', 'CL', 'JP', ...coldEurope],
    commonOn: {
      ...Object.fromEntries(coldEurope.map((country) => [country, hostsInEurope])),
      US: hostsOfNativeMaggots, JP: hostsInJapan,
    },
    severity: { floor: 'MODERATE', ceiling: 'HIGH', course: 'FAST' }, spreads: 'TO_OTHERS',
    harvestEdible: 'AFTER_CUTTING', controlNeeded: 'YES', outlook: 'RETURNS',
    lookAlikes: ['fruit_borers', 'fruit_blemishes'],
    actions: ['report_to_authority', 'remove_rotten_parts', 'bag_fruit'],
    prevention: ['check_weekly'], checkBackInDays: 4, references: ['fruitFliesAphis'],
  },
  spider_mites: {
    scientificName: 'Tetranychidae', affectedParts: ['LEAF', 'STEM'],
    severity: { floor: 'MODERATE', ceiling: 'HIGH', course: 'FAST' }, spreads: 'TO_OTHERS',
    harvestEdible: 'AFTER_WASHING', controlNeeded: 'YES', outlook: 'NEW_LEAVES_HEALTHY',
    lookAlikes: ['thrips', 'dry_air'],
    actions: ['isolate_plant', 'rinse_off_pests', 'release_beneficials', 'insecticidal_soap'],
    prevention: ['check_weekly'], checkBackInDays: 4, references: ['spiderMites'],
  },
  aphids: {
    scientificName: 'Aphididae', affectedParts: ['LEAF', 'STEM', 'FLOWER'],
    severity: { floor: 'LOW', ceiling: 'MODERATE', course: 'FAST' }, spreads: 'TO_OTHERS',
    harvestEdible: 'AFTER_WASHING', controlNeeded: 'WATCH', outlook: 'RECOVERS',
    lookAlikes: ['whiteflies', 'leaf_curl_virus'],
    actions: ['rinse_off_pests', 'keep_ants_off', 'release_beneficials', 'insecticidal_soap'],
    prevention: ['check_weekly'], forbids: ['FEEDS'], checkBackInDays: 4, references: ['aphids'],
  },
  whiteflies: {
    scientificName: 'Aleyrodidae', affectedParts: ['LEAF'],
    severity: { floor: 'LOW', ceiling: 'MODERATE', course: 'SLOW' }, spreads: 'TO_OTHERS',
    harvestEdible: 'AFTER_WASHING', controlNeeded: 'YES', outlook: 'RECOVERS',
    lookAlikes: ['aphids', 'fungus_gnats'],
    actions: ['hang_sticky_traps', 'rinse_off_pests', 'release_beneficials', 'insecticidal_soap'],
    prevention: ['inspect_new_plants'], checkBackInDays: 4, references: ['whiteflies'],
  },
  mealybugs: {
    scientificName: 'Pseudococcidae', affectedParts: ['LEAF', 'STEM', 'ROOT'],
    severity: { floor: 'MODERATE', ceiling: 'HIGH', course: 'SLOW' }, spreads: 'TO_OTHERS',
    harvestEdible: 'AFTER_WASHING', controlNeeded: 'YES', outlook: 'RETURNS',
    lookAlikes: ['powdery_mildew', 'scale_insects'],
    actions: ['isolate_plant', 'wipe_off_pests', 'release_beneficials', 'insecticidal_soap'],
    prevention: ['inspect_new_plants', 'check_weekly'], checkBackInDays: 5,
    references: ['mealybugs'],
  },
  scale_insects: {
    scientificName: 'Coccoidea', affectedParts: ['LEAF', 'STEM'],
    severity: { floor: 'LOW', ceiling: 'HIGH', course: 'SLOW' }, spreads: 'TO_OTHERS',
    harvestEdible: 'AFTER_WASHING', controlNeeded: 'YES', outlook: 'RETURNS',
    lookAlikes: ['mealybugs', 'natural_ageing'],
    actions: ['isolate_plant', 'wipe_off_pests', 'keep_ants_off', 'insecticidal_soap'],
    prevention: ['inspect_new_plants', 'check_weekly'], checkBackInDays: 7, references: ['scales'],
  },
  thrips: {
    scientificName: 'Thysanoptera', affectedParts: ['LEAF', 'FLOWER'],
    severity: { floor: 'MODERATE', ceiling: 'HIGH', course: 'FAST' }, spreads: 'TO_OTHERS',
    harvestEdible: 'AFTER_WASHING', controlNeeded: 'YES', outlook: 'NEW_LEAVES_HEALTHY',
    lookAlikes: ['spider_mites', 'leaf_miner'],
    actions: [
      'isolate_plant', 'rinse_off_pests', 'clear_thrips_pupae', 'release_beneficials',
      'insecticidal_soap',
    ],
    prevention: ['inspect_new_plants', 'hang_sticky_traps'], checkBackInDays: 4,
    references: ['thrips'],
  },
  fungus_gnats: {
    scientificName: 'Sciaridae', affectedParts: ['ROOT'],
    severity: { floor: 'LOW', ceiling: 'MODERATE', course: 'SLOW' }, spreads: 'TO_OTHERS',
    harvestEdible: 'UNAFFECTED', controlNeeded: 'WATCH', outlook: 'RECOVERS',
    lookAlikes: ['whiteflies', 'water_excess'],
    actions: ['let_soil_dry', 'hang_sticky_traps', 'bacillus_for_gnats', 'apply_nematodes'],
    prevention: ['adjust_watering_rhythm'], forbids: ['FEEDS'], checkBackInDays: 7,
    references: ['fungusGnats'],
  },
  root_knot_nematodes: {
    scientificName: 'Meloidogyne', affectedParts: ['ROOT', 'WHOLE_PLANT'],
    severity: { floor: 'MODERATE', ceiling: 'HIGH', course: 'SLOW' }, spreads: 'IN_SOIL',
    harvestEdible: 'UNAFFECTED', controlNeeded: 'YES', outlook: 'RETURNS',
    lookAlikes: ['club_root', 'nitrogen_deficiency'],
    actions: ['crop_on', 'clean_tools'],
    prevention: ['choose_resistant_varieties', 'starve_nematodes', 'solarise_soil'],
    forbids: ['MOVES', 'FEEDS'], checkBackInDays: 14, references: ['rootKnot'],
  },
  slugs_snails: {
    scientificName: 'Gastropoda', affectedParts: ['LEAF', 'FRUIT'],
    severity: { floor: 'LOW', ceiling: 'HIGH', course: 'FAST' }, spreads: 'TO_OTHERS',
    harvestEdible: 'AFTER_WASHING', controlNeeded: 'YES', outlook: 'RECOVERS',
    lookAlikes: ['chewing_pests', 'mechanical_damage'],
    actions: ['collect_slugs', 'slug_nematodes', 'slug_pellets'],
    prevention: ['check_weekly'], checkBackInDays: 3, references: ['slugs', 'ratLungworm'],
  },
  processionary_caterpillars: {
    scientificName: 'Thaumetopoea', affectedParts: ['LEAF'], hosts: ['Quercus', 'Castanea', 'Fagus', 'Pinus', 'Cedrus', 'Larix'],
    severity: { floor: 'HIGH', ceiling: 'CRITICAL', course: 'FAST' }, spreads: 'TO_RELATIVES',
    harvestEdible: 'UNAFFECTED', controlNeeded: 'URGENT', outlook: 'RECOVERS',
    lookAlikes: ['caterpillars'],
    actions: ['keep_away_from_hairs', 'treat_hair_contact', 'have_nests_removed'],
    prevention: ['watch_for_nests'],
    forbids: ['CUTS', 'DISCARDS', 'HANDLES_PESTS', 'SPRAYS', 'WETS_LEAVES'], checkBackInDays: 7,
    references: ['processionaryOak', 'processionaryContact', 'processionaryPets'],
  },
  box_tree_moth: {
    scientificName: 'Cydalima perspectalis', affectedParts: ['LEAF', 'STEM'], hosts: ['Buxus'],
    severity: { floor: 'MODERATE', ceiling: 'CRITICAL', course: 'FAST' }, spreads: 'TO_RELATIVES',
    harvestEdible: 'UNAFFECTED', controlNeeded: 'YES', outlook: 'RETURNS',
    lookAlikes: ['caterpillars', 'leaf_blight'],
    actions: ['pick_box_caterpillars', 'bacillus_for_caterpillars'],
    prevention: ['inspect_new_plants', 'check_weekly'], checkBackInDays: 4,
    references: ['boxTreeMoth', 'boxTreeMothRhs', 'boxTreeMothAphis'],
  },
  vine_weevil: {
    scientificName: 'Otiorhynchus sulcatus', affectedParts: ['LEAF', 'ROOT', 'WHOLE_PLANT'],
    severity: { floor: 'LOW', ceiling: 'HIGH', course: 'SLOW' }, spreads: 'TO_OTHERS',
    harvestEdible: 'AFTER_WASHING', controlNeeded: 'YES', outlook: 'RECOVERS',
    lookAlikes: ['chewing_pests', 'root_rot'],
    actions: ['clear_grubs', 'pick_off_pests', 'apply_grub_nematodes'],
    prevention: ['inspect_new_plants', 'check_weekly'], forbids: ['FEEDS'], checkBackInDays: 14,
    references: ['vineWeevil', 'vineWeevilIllinois', 'vineWeevilMichigan'],
  },
  stem_borers: {
    affectedParts: ['LEAF', 'STEM', 'WHOLE_PLANT'],
    hosts: ['Zea', 'Sorghum', 'Oryza', 'Cenchrus', 'Eleusine', 'Saccharum'],
    severity: { floor: 'MODERATE', ceiling: 'CRITICAL', course: 'SLOW' }, spreads: 'TO_RELATIVES',
    harvestEdible: 'AFTER_CUTTING', controlNeeded: 'YES', outlook: 'RETURNS',
    lookAlikes: ['fall_armyworm', 'rice_blast'],
    actions: ['remove_bored_stems'],
    prevention: ['sow_early_together', 'clear_stubble', 'choose_resistant_varieties'],
    checkBackInDays: 7, references: [
      'stemBorerMaize', 'stemBorerSorghum', 'stemBorersRice', 'stemBorersSanitation',
    ],
  },
  tomato_leafminer: {
    scientificName: 'Tuta absoluta', affectedParts: ['LEAF', 'STEM', 'FRUIT'],
    hosts: ['Solanum lycopersicum', 'Solanum tuberosum', 'Solanum melongena', 'Capsicum'],
    reportable: ['US', 'CA'],
    severity: { floor: 'MODERATE', ceiling: 'CRITICAL', course: 'FAST' }, spreads: 'TO_RELATIVES',
    harvestEdible: 'AFTER_CUTTING', controlNeeded: 'URGENT', outlook: 'RETURNS',
    lookAlikes: ['leaf_miner', 'late_blight'],
    actions: [
      'report_to_authority', 'remove_affected_leaves', 'remove_rotten_parts',
      'bacillus_for_caterpillars',
    ],
    prevention: ['cover_with_netting', 'rotate_crops', 'check_weekly'], checkBackInDays: 4,
    references: ['tomatoLeafminer', 'tomatoLeafminerNewZealand'],
  },
  lawn_grubs: {
    affectedParts: ['ROOT', 'WHOLE_PLANT'], hosts: lawnGrasses, placement: 'outside',
    severity: { floor: 'LOW', ceiling: 'HIGH', course: 'SLOW' }, spreads: 'TO_OTHERS',
    harvestEdible: 'UNAFFECTED', controlNeeded: 'WATCH', outlook: 'RETURNS',
    lookAlikes: ['lawn_patches'],
    actions: ['apply_grub_nematodes', 'resow_bare_patches'],
    prevention: ['strengthen_lawn'], checkBackInDays: 14,
    references: ['lawnGrubs', 'lawnGrubsCount', 'chaferGrubs'],
  },
})
