import type { ConditionId, ConditionText } from '../../types.ts'

export const conditions: Readonly<Record<ConditionId, ConditionText>> = {
  rust: {
    name: 'Rust-like pustules',
    symptoms: [
      'Small raised pustules, orange to rusty brown',
      'Yellow flecks on the other side of the leaf',
    ],
    howToConfirm: [
      'Rub a spot with a white tissue: rust leaves an orange or brown smear',
      'Look at the underside of the leaf, where most pustules sit',
    ],
    lookAlikes: {
      leaf_spot: 'Leaf spots lie flat in the leaf and leave no coloured powder on a tissue',
      potassium_deficiency: 'A shortage browns the leaf from its edge and makes no pustules',
    },
    seekExpertIf: 'More than a third of the leaves are covered, or the plant is a crop for sale',
  },
  leaf_spot: {
    name: 'Leaf spot (fungal or bacterial)',
    symptoms: [
      'Separate dead spots, brown to black, often with a darker rim or a yellow halo',
      'Spots grow and run into one another',
    ],
    howToConfirm: [
      'Look for tiny dark dots or rings inside a spot with a magnifier: they point to a fungus',
      'Hold the leaf against the light: a water-soaked, greasy edge points to bacteria',
      'Mark the rim of a spot and look again after three days: an infection grows',
    ],
    lookAlikes: {
      rust: 'Rust is raised and rubs off as coloured powder',
      leaf_blight: 'Blight takes large parts of the leaf within days',
      sunburn: 'Sunburn appears at once on the sunny side and does not spread',
    },
    seekExpertIf: 'Spots also appear on stems or fruit, or new leaves are spotted within a week',
  },
  leaf_blight: {
    name: 'Leaf blight or large dead areas',
    symptoms: [
      'Large brown areas that often start at the tip or the edge',
      'Tissue dies within days and dries or turns soft',
    ],
    howToConfirm: [
      'Photograph the same leaf daily: blight advances visibly from one day to the next',
      'In the morning look for a pale mould at the border between green and brown',
    ],
    lookAlikes: {
      leaf_spot: 'Leaf spots stay small and have a clear rim for a long time',
      sunburn: 'Sunburn bleaches first and stays where the sun struck',
      water_deficit: 'A dry plant browns evenly along the edges of many leaves and wilts',
    },
    seekExpertIf: 'Stems turn brown as well, or the damage doubles within two days',
  },
  powdery_mildew: {
    name: 'Powdery coating (powdery mildew)',
    symptoms: [
      'White to grey flour-like patches, mostly on the upper side of the leaf',
      'Young leaves curl or stay small',
    ],
    howToConfirm: [
      'Wipe a patch with a finger: mildew comes off like flour and returns after days',
      'Check whether the patches follow no pattern of sun or spray drops',
    ],
    lookAlikes: {
      sunburn: 'Bleached tissue is dry, papery and cannot be wiped off',
      leaf_miner: 'Mines are pale lines inside the leaf and cannot be wiped off',
    },
    seekExpertIf: 'Buds or fruit are covered, or the coating returns within a week of treatment',
  },
  mosaic_virus: {
    name: 'Yellow-green mosaic (virus suspected)',
    symptoms: [
      'Irregular patches of yellow and green on the same leaf',
      'Leaves may be puckered and growth is weak',
    ],
    howToConfirm: [
      'Compare with other plants of the same kind: a virus shows on single plants first',
      'Look for aphids, whiteflies and thrips, which carry viruses',
      'A laboratory test is the only proof',
    ],
    lookAlikes: {
      iron_deficiency: 'With a shortage of iron the veins stay evenly green on the youngest leaves',
      nitrogen_deficiency: 'A shortage of nitrogen pales whole old leaves evenly',
      leaf_distortion: 'Mites and thrips leave silvery or bronzed scars',
    },
    seekExpertIf:
      'Several plants show the pattern, or the plant is a crop: viruses cannot be cured',
  },
  leaf_distortion: {
    name: 'Curled or puckered leaves (sucking pests or virus)',
    symptoms: [
      'Leaves curl, crinkle or stay narrow',
      'Fine pale stippling, bronzing or scars on young leaves',
    ],
    howToConfirm: [
      'Tap a shoot over white paper and look for tiny moving dots',
      'Search leaf undersides and shoot tips with a magnifier for mites, thrips and aphids',
    ],
    lookAlikes: {
      mosaic_virus: 'A virus adds yellow-green patches and no animals are found',
      water_deficit: 'Leaves curled by drought flatten again within a day of watering',
    },
    seekExpertIf: 'No pest can be found and new leaves keep coming out deformed',
  },
  leaf_miner: {
    name: 'Leaf mines',
    symptoms: [
      'Pale winding lines or blotches inside the leaf that turn brown',
      'The skin of the leaf is intact above the mine',
    ],
    howToConfirm: [
      'Hold the leaf against the light: a larva or dark droppings show inside the mine',
      'Try to lift the skin over a blotch: over a mine it comes off like film',
    ],
    lookAlikes: {
      leaf_spot: 'Leaf spots are dead through the whole leaf and hold no droppings',
      leaf_blight: 'Blight has no intact skin and grows far faster',
    },
    seekExpertIf: 'Most young leaves are mined, or a crop is affected',
  },
  chewing_pests: {
    name: 'Holes from chewing pests or damage',
    symptoms: ['Holes with clean edges inside the leaf or notches at its edge'],
    howToConfirm: [
      'Look for caterpillars, beetles, slugs and droppings at dusk with a torch',
      'Check whether new holes appear within three days',
    ],
    lookAlikes: {
      leaf_spot: 'Old leaf spots can fall out, and then a brown rim stays round the hole',
    },
    seekExpertIf: 'The plant loses more than a quarter of its leaf area in a week',
  },
  nitrogen_deficiency: {
    name: 'General paling (nitrogen shortage suspected)',
    symptoms: ['Whole leaves turn evenly pale green to yellow', 'Older leaves first, weak growth'],
    howToConfirm: [
      'Check which leaves are pale: the oldest point to nitrogen, the youngest to iron',
      'Feel the soil: if it stays wet for days, too much water explains the same picture',
      'Recall the last feeding: none for two months in the growing season supports it',
    ],
    lookAlikes: {
      water_excess: 'The soil is wet, leaves are limp and soft',
      natural_ageing: 'Only one or two of the lowest leaves turn yellow',
      iron_deficiency: 'Veins stay green and the youngest leaves are worst',
    },
    seekExpertIf: 'The leaves stay pale four weeks after feeding',
  },
  iron_deficiency: {
    name: 'Yellowing between green veins (iron or magnesium shortage suspected)',
    symptoms: ['Tissue between the veins turns yellow while the veins stay green'],
    howToConfirm: [
      'Youngest leaves worst: iron; older leaves worst: magnesium',
      'Test the soil: above pH 7 iron is locked in the soil',
    ],
    lookAlikes: {
      nitrogen_deficiency: 'The whole leaf pales, veins too',
      mosaic_virus: 'A mosaic ignores the veins and makes irregular patches',
    },
    seekExpertIf: 'New leaves come out almost white',
  },
  potassium_deficiency: {
    name: 'Browning leaf edges (potassium shortage or salt suspected)',
    symptoms: ['Edges and tips of older leaves turn yellow, then brown and dry'],
    howToConfirm: [
      'Look for white crusts on the soil: they point to too much salt rather than too little food',
      'Check whether older leaves are worse than young ones',
    ],
    lookAlikes: {
      water_deficit: 'Dry soil and limp leaves; young leaves suffer as well',
      sunburn: 'Only the parts that face the sun are affected',
    },
    seekExpertIf: 'Young leaves brown as well despite regular watering and feeding',
  },
  water_excess: {
    name: 'Too much water',
    symptoms: ['Leaves turn yellow and limp while the soil is wet', 'Lower leaves first'],
    howToConfirm: [
      'Put a finger 3 cm into the soil: wet days after watering supports it',
      'Slide the plant out of its pot: brown, soft roots that smell are rotting',
    ],
    lookAlikes: {
      nitrogen_deficiency: 'The soil dries normally and roots are white',
      water_deficit: 'The soil is dry and the pot is light',
    },
    seekExpertIf: 'The stem turns soft or dark at soil level',
  },
  water_deficit: {
    name: 'Too little water',
    symptoms: ['Leaf tips and edges turn brown and crisp', 'Leaves hang, curl or drop'],
    howToConfirm: [
      'Put a finger 3 cm into the soil: dry and the pot light supports it',
      'Water thoroughly: leaves that recover within a day were thirsty',
    ],
    lookAlikes: {
      potassium_deficiency: 'The soil is moist and mainly old leaves are affected',
      sunburn: 'Pale patches on the sunny side, the rest is firm',
      water_excess: 'The soil is wet and leaves are soft rather than crisp',
    },
    seekExpertIf: 'The plant hangs although the soil is moist',
  },
  sunburn: {
    name: 'Sunburn',
    symptoms: ['Bleached, papery patches on the parts that face the sun'],
    howToConfirm: [
      'Compare shaded and sunny leaves: only the sunny ones are bleached',
      'Recall a move into stronger light within the last two weeks',
    ],
    lookAlikes: {
      leaf_blight: 'Blight keeps spreading, also on shaded leaves',
      powdery_mildew: 'Mildew can be wiped off',
      water_deficit: 'Edges of all leaves are affected, shaded ones too',
    },
    seekExpertIf: 'Patches keep growing after the plant has been moved',
  },
  light_deficit: {
    name: 'Too little light',
    symptoms: ['Pale leaves, long thin shoots that lean towards the light'],
    howToConfirm: ['At noon, hold a hand 30 cm above the plant: no clear shadow means low light'],
    lookAlikes: {
      nitrogen_deficiency: 'Shoots are short and old leaves pale first',
      water_excess: 'The soil stays wet and leaves are limp',
    },
    seekExpertIf: 'Growth does not recover within six weeks in better light',
  },
  natural_ageing: {
    name: 'Natural ageing of old leaves',
    symptoms: ['Single old leaves turn yellow and dry while the rest stays green'],
    howToConfirm: ['Check that only the lowest leaves are affected and new ones are green'],
    lookAlikes: {
      nitrogen_deficiency: 'Many leaves pale at the same time',
      water_excess: 'The soil is wet and leaves are limp',
    },
    seekExpertIf: 'More than a few leaves a month are lost',
  },
}
