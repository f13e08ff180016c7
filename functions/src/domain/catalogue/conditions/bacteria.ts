import { conditionsOf } from '../condition-facts.ts'

// biome-ignore format: as a list
const warmCrops: readonly string[] = [
  'Arachis', 'Capsicum', 'Nicotiana', 'Solanum lycopersicum', 'Solanum melongena', 'Zingiber',
]

// biome-ignore format: short facts share a line
export const bacteria = conditionsOf('BACTERIAL', {
  bacterial_spot: {
    affectedParts: ['LEAF', 'FRUIT'],
    severity: { floor: 'MODERATE', ceiling: 'HIGH', course: 'SLOW' }, spreads: 'TO_RELATIVES',
    harvestEdible: 'AFTER_CUTTING', controlNeeded: 'YES', outlook: 'RETURNS',
    lookAlikes: ['leaf_spot', 'early_blight', 'citrus_canker'],
    actions: ['report_if_citrus', 'remove_affected_leaves', 'keep_leaves_dry', 'isolate_plant'],
    prevention: ['clean_tools', 'rotate_crops'], forbids: ['WETS_LEAVES'], checkBackInDays: 5,
    references: ['bacterialSpot', 'houseplantDiseases'],
  },
  fire_blight: {
    scientificName: 'Erwinia amylovora', affectedParts: ['STEM', 'LEAF', 'FLOWER'],
    hosts: ['Malus', 'Pyrus', 'Cydonia', 'Crataegus', 'Cotoneaster', 'Pyracantha', 'Sorbus'],
    reportable: {
      exceptIn: [
        // Present without a duty to report; Estonia, Spain, Ireland, Italy, Latvia, Lithuania,
        // Slovakia, Slovenia and Finland are protected zones, at least in part.
        'AT', 'BE', 'BG', 'HR', 'CY', 'CZ', 'DK', 'FR', 'DE', 'GR', 'HU', 'LU', 'NL', 'PL', 'RO', 'SE',
        'GB', 'CH', 'TR', 'IL', 'CA', 'MX', 'US', 'NZ',
      ],
    },
    severity: { floor: 'HIGH', ceiling: 'CRITICAL', course: 'FAST' }, spreads: 'TO_RELATIVES',
    harvestEdible: 'UNAFFECTED', controlNeeded: 'URGENT', outlook: 'OFTEN_DIES',
    lookAlikes: ['cold_damage', 'brown_rot'],
    actions: ['report_to_authority', 'prune_new_strikes', 'prune_infected_wood'],
    prevention: ['clean_tools', 'choose_resistant_varieties'], forbids: ['FEEDS'],
    checkBackInDays: 5,
    references: ['fireBlight', 'fireBlightIllinois', 'fireBlightEppo'],
  },
  citrus_greening: {
    scientificName: 'Candidatus Liberibacter', affectedParts: ['LEAF', 'FRUIT', 'WHOLE_PLANT'],
    hosts: ['Citrus', 'Fortunella', 'Poncirus', 'Murraya'], reportable: { exceptIn: ['IN'] },
    severity: { floor: 'HIGH', ceiling: 'CRITICAL', course: 'SLOW' }, spreads: 'BY_INSECTS',
    harvestEdible: 'UNAFFECTED', controlNeeded: 'URGENT', outlook: 'INCURABLE',
    lookAlikes: ['iron_deficiency', 'magnesium_deficiency', 'trace_element_deficiency'],
    actions: ['report_to_authority', 'control_psyllids', 'have_it_tested'],
    prevention: ['plant_clean_material', 'inspect_new_plants'],
    forbids: ['CUTS', 'MOVES', 'DISCARDS'], checkBackInDays: 7,
    references: [
      'citrusGreening', 'citrusGreeningScouting', 'citrusDiseases', 'citrusGreeningEppo',
    ],
  },
  citrus_canker: {
    scientificName: 'Xanthomonas citri', affectedParts: ['LEAF', 'STEM', 'FRUIT'],
    hosts: ['Citrus', 'Fortunella', 'Poncirus'],
    reportable: { exceptIn: ['CN', 'ID', 'IN', 'JP', 'MY', 'PH', 'PK', 'PY', 'TH', 'VN'] },
    severity: { floor: 'HIGH', ceiling: 'CRITICAL', course: 'FAST' }, spreads: 'TO_RELATIVES',
    harvestEdible: 'UNAFFECTED', controlNeeded: 'URGENT', outlook: 'INCURABLE',
    lookAlikes: ['bacterial_spot', 'scale_insects', 'citrus_black_spot'],
    actions: ['report_to_authority', 'cut_canker_twigs', 'keep_leaves_dry'],
    prevention: ['plant_clean_material', 'clean_tools'],
    forbids: ['MOVES', 'DISCARDS', 'WETS_LEAVES'], checkBackInDays: 3,
    references: ['citrusCankerEppo', 'citrusDiseases', 'citrusCanker'],
  },
  bacterial_wilt: {
    scientificName: 'Ralstonia solanacearum', affectedParts: ['WHOLE_PLANT', 'STEM', 'ROOT'],
    hosts: ['Solanum', 'Capsicum', 'Nicotiana', 'Pelargonium', 'Zingiber', 'Curcuma', 'Hedychium', 'Arachis', 'Epipremnum'],
    reportable: ['EU', 'GB', 'CH', 'US', 'CA', 'AU', 'NZ'],
    // Race 1 is native there; the race that must be reported threatens potato and pelargonium.
    commonOn: { US: warmCrops, AU: warmCrops },
    severity: { floor: 'HIGH', ceiling: 'CRITICAL', course: 'FAST' }, spreads: 'IN_SOIL',
    harvestEdible: 'UNAFFECTED', controlNeeded: 'URGENT', outlook: 'INCURABLE',
    lookAlikes: ['vascular_wilt', 'water_deficit'],
    actions: ['report_to_authority', 'remove_whole_plant'],
    prevention: ['rotate_crops', 'plant_clean_material', 'clean_tools'], forbids: ['FEEDS'],
    checkBackInDays: 3, references: ['bacterialWilt', 'ralstoniaEppo'],
  },
  banana_bacterial_wilt: {
    scientificName: 'Xanthomonas vasicola pv. musacearum',
    affectedParts: ['WHOLE_PLANT', 'FRUIT', 'STEM'], hosts: ['Musa', 'Ensete'],
    reportable: { exceptIn: ['ET', 'UG', 'CD', 'RW', 'TZ', 'KE', 'BI'] },
    severity: { floor: 'HIGH', ceiling: 'CRITICAL', course: 'FAST' }, spreads: 'BY_INSECTS',
    harvestEdible: 'AFTER_CUTTING', controlNeeded: 'URGENT', outlook: 'INCURABLE',
    lookAlikes: ['banana_fusarium_wilt', 'black_sigatoka'],
    actions: ['report_to_authority', 'cut_diseased_stem'],
    prevention: ['remove_male_bud', 'plant_clean_material', 'clean_tools'],
    forbids: ['MOVES', 'FEEDS'], checkBackInDays: 7,
    references: ['bananaXanthomonasWilt', 'ensetWilt'],
  },
  xylella: {
    scientificName: 'Xylella fastidiosa', affectedParts: ['LEAF', 'STEM', 'WHOLE_PLANT'],
    hosts: [
      'Olea', 'Prunus', 'Vitis', 'Citrus', 'Coffea', 'Nerium', 'Polygala', 'Lavandula',
      'Salvia rosmarinus', 'Hebe', 'Spartium', 'Ulmus', 'Acer', 'Morus',
      'Platanus',
    ],
    reportable: ['EU', 'GB', 'AU'],
    severity: { floor: 'HIGH', ceiling: 'CRITICAL', course: 'SLOW' }, spreads: 'BY_INSECTS',
    harvestEdible: 'UNAFFECTED', controlNeeded: 'URGENT', outlook: 'INCURABLE',
    lookAlikes: ['water_deficit', 'vascular_wilt'],
    actions: ['report_to_authority', 'have_it_tested'],
    prevention: ['plant_clean_material', 'inspect_new_plants'], forbids: ['FEEDS'],
    checkBackInDays: 14,
    references: ['xylellaRhs', 'xylellaBali', 'xylellaEppo', 'xylellaLaw'],
  },
})
