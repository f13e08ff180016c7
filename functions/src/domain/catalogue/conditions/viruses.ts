import { conditionsOf } from '../condition-facts.ts'

// biome-ignore format: short facts share a line
export const viruses = conditionsOf('VIRAL', {
  mosaic_virus: {
    affectedParts: ['LEAF', 'WHOLE_PLANT'],
    severity: { floor: 'MODERATE', ceiling: 'HIGH', course: 'SLOW' }, spreads: 'TO_OTHERS',
    harvestEdible: 'UNAFFECTED', controlNeeded: 'YES', outlook: 'INCURABLE',
    lookAlikes: [
      'iron_deficiency', 'nitrogen_deficiency', 'leaf_distortion', 'herbicide_injury',
      'normal_feature',
    ],
    actions: ['isolate_plant', 'keep_carriers_away', 'remove_virus_plant'],
    prevention: ['inspect_new_plants', 'clean_tools'], checkBackInDays: 10,
    references: ['viruses', 'plantwise'],
  },
  cassava_mosaic: {
    scientificName: 'Begomovirus', affectedParts: ['LEAF', 'WHOLE_PLANT'], hosts: ['Manihot'],
    severity: { floor: 'HIGH', ceiling: 'HIGH', course: 'SLOW' }, spreads: 'BY_INSECTS',
    harvestEdible: 'UNAFFECTED', controlNeeded: 'YES', outlook: 'INCURABLE',
    lookAlikes: ['cassava_brown_streak', 'spider_mites', 'trace_element_deficiency'],
    actions: ['keep_carriers_away', 'remove_virus_plant'],
    prevention: ['plant_clean_material', 'choose_resistant_varieties'], checkBackInDays: 14,
    references: ['cassavaMosaic', 'plantwise'],
  },
  cassava_brown_streak: {
    scientificName: 'Ipomovirus', affectedParts: ['LEAF', 'STEM', 'ROOT'], hosts: ['Manihot'],
    severity: { floor: 'HIGH', ceiling: 'CRITICAL', course: 'SLOW' }, spreads: 'BY_INSECTS',
    harvestEdible: 'AFTER_CUTTING', controlNeeded: 'YES', outlook: 'INCURABLE',
    lookAlikes: ['cassava_mosaic', 'natural_ageing'],
    actions: ['keep_carriers_away', 'remove_virus_plant'],
    prevention: ['plant_clean_material', 'choose_resistant_varieties'], checkBackInDays: 14,
    references: ['cassavaBrownStreak', 'plantwise'],
  },
  groundnut_rosette: {
    affectedParts: ['LEAF', 'WHOLE_PLANT'], hosts: ['Arachis'], onlyIfAlways: true,
    severity: { floor: 'HIGH', ceiling: 'CRITICAL', course: 'FAST' }, spreads: 'BY_INSECTS',
    harvestEdible: 'UNAFFECTED', controlNeeded: 'YES', outlook: 'INCURABLE',
    lookAlikes: ['groundnut_leaf_spot', 'nitrogen_deficiency'],
    actions: ['remove_virus_plant'],
    prevention: ['sow_early_together', 'choose_resistant_varieties'], checkBackInDays: 7,
    references: ['groundnutRosette', 'plantwise'],
  },
  leaf_curl_virus: {
    scientificName: 'Begomovirus', affectedParts: ['LEAF', 'WHOLE_PLANT'],
    hosts: ['Solanum lycopersicum', 'Capsicum', 'Phaseolus', 'Carica papaya'],
    severity: { floor: 'HIGH', ceiling: 'CRITICAL', course: 'FAST' }, spreads: 'BY_INSECTS',
    harvestEdible: 'UNAFFECTED', controlNeeded: 'YES', outlook: 'INCURABLE',
    lookAlikes: ['leaf_distortion', 'aphids', 'physiological_leaf_roll'],
    actions: ['keep_carriers_away', 'remove_virus_plant'],
    prevention: ['choose_resistant_varieties', 'cover_with_netting'], checkBackInDays: 7,
    references: ['tomatoDiseases', 'viruses'],
  },
  spotted_wilt_virus: {
    scientificName: 'Orthotospovirus', affectedParts: ['LEAF', 'FRUIT', 'WHOLE_PLANT'],
    severity: { floor: 'HIGH', ceiling: 'CRITICAL', course: 'FAST' }, spreads: 'BY_INSECTS',
    harvestEdible: 'UNAFFECTED', controlNeeded: 'YES', outlook: 'INCURABLE',
    lookAlikes: ['leaf_spot', 'leaf_curl_virus'],
    actions: ['hang_sticky_traps', 'remove_virus_plant'],
    prevention: ['choose_resistant_varieties', 'check_weekly'], checkBackInDays: 7,
    references: ['spottedWilt'],
  },
})
