import { conditionsOf } from '../condition-facts.ts'
import { african } from '../regions.ts'

// CABI datasheet 8161: Africa, Asia and islands of the South Pacific. Australia controls it by law.
// biome-ignore format: as a list
const whereBunchyTopOccurs: readonly string[] = [
  ...african, 'BD', 'CN', 'EG', 'FJ', 'ID', 'IN', 'IR', 'JP', 'KH', 'KI', 'LA', 'LK', 'MM', 'MY', 'PH', 'PK', 'TH',
  'TO', 'TV', 'TW', 'VN', 'WS',
]

// biome-ignore format: short facts share a line
export const viruses = conditionsOf('VIRAL', {
  mosaic_virus: {
    affectedParts: ['LEAF', 'WHOLE_PLANT'],
    severity: { floor: 'MODERATE', ceiling: 'HIGH', course: 'SLOW' }, spreads: 'TO_OTHERS',
    harvestEdible: 'UNAFFECTED', controlNeeded: 'YES', outlook: 'INCURABLE',
    lookAlikes: ['iron_deficiency', 'nitrogen_deficiency', 'leaf_distortion', 'herbicide_injury', 'normal_feature', 'maize_streak_virus', 'banana_bunchy_top'],
    actions: ['isolate_plant', 'have_it_tested', 'remove_virus_plant', 'keep_carriers_away'],
    prevention: ['inspect_new_plants', 'clean_tools'], checkBackInDays: 10,
    references: ['viruses'],
  },
  cassava_mosaic: {
    scientificName: 'Begomovirus', affectedParts: ['LEAF', 'WHOLE_PLANT'], hosts: ['Manihot'],
    reportable: { exceptIn: [...african, 'IN', 'LK', 'KH', 'VN', 'TH'] },
    severity: { floor: 'HIGH', ceiling: 'HIGH', course: 'SLOW' }, spreads: 'BY_INSECTS',
    harvestEdible: 'UNAFFECTED', controlNeeded: 'YES', outlook: 'INCURABLE',
    lookAlikes: ['cassava_brown_streak', 'spider_mites', 'trace_element_deficiency'],
    actions: ['report_to_authority', 'keep_carriers_away', 'remove_virus_plant'],
    prevention: ['plant_clean_material', 'choose_resistant_varieties'], checkBackInDays: 14,
    references: ['cassavaMosaic'],
  },
  cassava_brown_streak: {
    scientificName: 'Ipomovirus', affectedParts: ['LEAF', 'STEM', 'ROOT'], hosts: ['Manihot'],
    reportable: { exceptIn: ['TZ', 'KE', 'MZ', 'MW', 'UG', 'BI', 'CD', 'ZM'] },
    severity: { floor: 'HIGH', ceiling: 'CRITICAL', course: 'SLOW' }, spreads: 'BY_INSECTS',
    harvestEdible: 'AFTER_CUTTING', controlNeeded: 'YES', outlook: 'INCURABLE',
    lookAlikes: ['cassava_mosaic', 'natural_ageing'],
    actions: ['report_to_authority', 'keep_carriers_away', 'remove_virus_plant'],
    prevention: ['plant_clean_material', 'choose_resistant_varieties'], checkBackInDays: 14,
    references: ['cassavaBrownStreak'],
  },
  groundnut_rosette: {
    affectedParts: ['LEAF', 'WHOLE_PLANT'], hosts: ['Arachis'], occursIn: african,
    reportable: { exceptIn: african },
    severity: { floor: 'HIGH', ceiling: 'CRITICAL', course: 'FAST' }, spreads: 'BY_INSECTS',
    harvestEdible: 'UNAFFECTED', controlNeeded: 'YES', outlook: 'INCURABLE',
    lookAlikes: ['groundnut_leaf_spot', 'nitrogen_deficiency'],
    actions: ['report_to_authority', 'keep_carriers_away', 'remove_virus_plant'],
    prevention: ['sow_early_together', 'choose_resistant_varieties'], checkBackInDays: 7,
    references: ['groundnutRosette'],
  },
  leaf_curl_virus: {
    scientificName: 'Begomovirus', affectedParts: ['LEAF', 'WHOLE_PLANT'],
    hosts: ['Solanum lycopersicum', 'Capsicum', 'Phaseolus', 'Carica papaya'],
    // They keep out the whitefly that carries it.
    reportable: ['GB', 'IE', 'FI', 'SE'],
    severity: { floor: 'HIGH', ceiling: 'CRITICAL', course: 'FAST' }, spreads: 'BY_INSECTS',
    harvestEdible: 'UNAFFECTED', controlNeeded: 'YES', outlook: 'INCURABLE',
    lookAlikes: ['leaf_distortion', 'aphids', 'physiological_leaf_roll'],
    actions: ['report_to_authority', 'keep_carriers_away', 'have_it_tested', 'remove_virus_plant'],
    prevention: ['choose_resistant_varieties', 'cover_with_netting'], checkBackInDays: 7,
    references: ['tomatoDiseases', 'viruses'],
  },
  spotted_wilt_virus: {
    scientificName: 'Orthotospovirus', affectedParts: ['LEAF', 'FRUIT', 'WHOLE_PLANT'],
    severity: { floor: 'HIGH', ceiling: 'CRITICAL', course: 'FAST' }, spreads: 'BY_INSECTS',
    harvestEdible: 'UNAFFECTED', controlNeeded: 'YES', outlook: 'INCURABLE',
    lookAlikes: ['leaf_spot', 'leaf_curl_virus'],
    actions: [
      'isolate_plant', 'have_it_tested', 'remove_virus_plant', 'keep_carriers_away',
      'hang_sticky_traps',
    ],
    prevention: ['choose_resistant_varieties', 'check_weekly'], checkBackInDays: 7,
    references: ['spottedWilt'],
  },
  maize_streak_virus: {
    scientificName: 'Maize streak virus', affectedParts: ['LEAF', 'WHOLE_PLANT'], hosts: ['Zea'],
    reportable: { exceptIn: [...african, 'IN', 'ID', 'YE'] },
    severity: { floor: 'MODERATE', ceiling: 'CRITICAL', course: 'SLOW' }, spreads: 'BY_INSECTS',
    harvestEdible: 'UNAFFECTED', controlNeeded: 'YES', outlook: 'INCURABLE',
    lookAlikes: ['mosaic_virus', 'trace_element_deficiency'],
    actions: ['report_to_authority', 'uproot_virus_plants'],
    prevention: ['sow_early_together', 'choose_resistant_varieties'], checkBackInDays: 7,
    references: ['maizeStreak', 'maizeStreakManagement', 'maizeStreakEpidemiology'],
  },
  banana_bunchy_top: {
    scientificName: 'Banana bunchy top virus', affectedParts: ['LEAF', 'WHOLE_PLANT'],
    hosts: ['Musa'], reportable: { exceptIn: whereBunchyTopOccurs },
    severity: { floor: 'HIGH', ceiling: 'CRITICAL', course: 'SLOW' }, spreads: 'BY_INSECTS',
    harvestEdible: 'UNAFFECTED', controlNeeded: 'URGENT', outlook: 'INCURABLE',
    lookAlikes: ['mosaic_virus', 'potassium_deficiency'],
    actions: ['report_to_authority', 'destroy_banana_mat'],
    prevention: ['plant_clean_material', 'check_weekly'], forbids: ['MOVES'], checkBackInDays: 7,
    references: ['bananaBunchyTop', 'bananaBunchyTopSigns', 'bananaBunchyTopControl'],
  },
})
