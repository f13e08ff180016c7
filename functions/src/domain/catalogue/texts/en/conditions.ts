import type { ConditionId, ConditionText } from '../../types.ts'

// Longer than other files: one noun in one language, read beside the same file of another language.

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
      'Test the pH of the soil: above 7 iron is locked in it',
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
      'Put a finger 3 cm into the soil: soil that is still wet days after watering supports it',
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
    symptoms: ['Leaf tips and edges turn brown and crisp', 'Leaves droop, curl or drop'],
    howToConfirm: [
      'Put a finger 3 cm into the soil: dry soil and a light pot support it',
      'Water thoroughly: leaves that recover within a day were thirsty',
    ],
    lookAlikes: {
      potassium_deficiency: 'The soil is moist and mainly old leaves are affected',
      sunburn: 'Pale patches on the sunny side, the rest is firm',
      water_excess: 'The soil is wet and leaves are soft rather than crisp',
    },
    seekExpertIf: 'The plant droops although the soil is moist',
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
  downy_mildew: {
    name: 'Downy mildew',
    symptoms: [
      'Pale green to yellow patches on the upper side, bounded by the veins',
      'Grey to violet down on the underside below the patches',
    ],
    howToConfirm: ['Look at the underside in the early morning, when the down is fresh'],
    lookAlikes: {
      powdery_mildew: 'Powdery mildew is white, dry and mostly on the upper side',
      angular_leaf_spot: 'Angular leaf spot dries to grey-brown and carries no violet down',
    },
    seekExpertIf: 'Most leaves show patches within a week, or the plant is a crop for sale',
  },
  grey_mould: {
    name: 'Grey mould (Botrytis)',
    symptoms: [
      'Soft brown rot on flowers, fruit or wounded leaves',
      'Furry grey mould that gives off dust when touched',
    ],
    howToConfirm: ['Keep a rotten piece in a moist bag overnight: grey fur grows on it'],
    lookAlikes: {
      powdery_mildew: 'Powdery mildew sits on firm, living tissue and does not rot it',
      downy_mildew: 'Downy mildew stays on the undersides of leaves',
    },
    seekExpertIf: 'Stems rot through or the mould returns on new growth',
  },
  anthracnose: {
    name: 'Anthracnose',
    symptoms: [
      'Sunken brown to black spots, often along veins, tips or edges',
      'Pinkish dots of slime in the spots in moist weather',
    ],
    howToConfirm: ['Look at an old spot with a magnifier: tiny dark dots in rings point to it'],
    lookAlikes: {
      leaf_spot: 'Other leaf spots are flat and do not follow the veins',
      sunburn: 'Sunburn is pale and papery and does not grow',
    },
    seekExpertIf: 'Twigs die back, or pods and fruit are affected',
  },
  angular_leaf_spot: {
    name: 'Angular leaf spot of beans',
    symptoms: [
      'Small grey to brown spots with straight sides, cut off by the veins',
      'Dark mould on the underside of the spots in moist weather',
    ],
    howToConfirm: ['Hold the leaf against the light: the spots end exactly at the veins'],
    lookAlikes: {
      bacterial_spot: 'Bacterial spots look water-soaked and carry no mould',
      rust: 'Rust is raised and rubs off as coloured powder',
    },
    seekExpertIf: 'Pods are spotted, or leaves drop before the pods have filled',
  },
  black_spot: {
    name: 'Black spot of roses',
    symptoms: [
      'Round black spots with feathery edges on the upper side of the leaf',
      'Leaves turn yellow around the spots and drop',
    ],
    howToConfirm: ['Look at the rim with a magnifier: it is fringed, not sharp'],
    lookAlikes: {
      leaf_spot: 'Other leaf spots have a sharp rim',
      downy_mildew: 'Downy mildew makes angular purple patches on young leaves',
    },
    seekExpertIf: 'The rose has lost more than half of its leaves before midsummer',
  },
  apple_scab: {
    name: 'Apple scab',
    symptoms: [
      'Olive-green, velvety spots on the leaves that turn brown',
      'Corky, cracked scabs on the fruit',
    ],
    howToConfirm: ['Look in spring after rain: velvety olive spots are typical'],
    lookAlikes: {
      leaf_spot: 'Other leaf spots are dry and not velvety',
      sooty_mould: 'Sooty mould can be wiped off',
    },
    seekExpertIf: 'The tree loses most of its leaves before autumn in two years running',
  },
  early_blight: {
    name: 'Early blight of tomato and potato',
    symptoms: [
      'Brown spots with rings like a target, on the lowest leaves first',
      'Yellow tissue around the spots',
    ],
    howToConfirm: ['Look for rings in the spots and check that the damage climbs from below'],
    lookAlikes: {
      late_blight: 'Late blight makes large greasy patches without rings, anywhere on the plant',
      bacterial_spot: 'Bacterial spots stay small, dark and without rings',
    },
    seekExpertIf: 'Dark sunken patches appear on stems or fruit',
  },
  late_blight: {
    name: 'Late blight of tomato and potato',
    symptoms: [
      'Large greasy, grey-green patches that turn brown within days',
      'Brown stems and firm brown patches on fruit or tubers',
    ],
    howToConfirm: ['Look in the morning for a white rim of mould on the underside of a patch'],
    lookAlikes: {
      early_blight: 'Early blight grows slowly and shows rings',
      grey_mould: 'Grey mould is furry and starts on wounds and flowers',
    },
    seekExpertIf: 'Stems are brown: the whole bed can be lost within a week',
  },
  sooty_mould: {
    name: 'Sooty mould on honeydew',
    symptoms: ['A black, sooty film on leaves and twigs', 'Leaves below are sticky'],
    howToConfirm: [
      'Wipe a leaf with a damp cloth: the black comes off and the leaf below is green',
      'Look above it for aphids, scales, mealybugs or whiteflies: their honeydew feeds it',
    ],
    lookAlikes: {
      black_spot: 'Black spot is in the leaf and cannot be wiped off',
      apple_scab: 'Scab is in the leaf and cannot be wiped off',
    },
    seekExpertIf: 'The film returns although no insects can be found',
  },
  vascular_wilt: {
    name: 'Wilt disease (Fusarium or Verticillium)',
    symptoms: [
      'Leaves wilt and yellow, often on one side of the plant first',
      'The plant wilts by day although the soil is moist',
    ],
    howToConfirm: ['Cut a low stem lengthwise: brown streaks under the bark support it'],
    lookAlikes: {
      water_deficit: 'A thirsty plant recovers within a day of watering',
      root_rot: 'With root rot the roots are brown and soft and the stem is clean inside',
    },
    seekExpertIf: 'Several plants wilt: the fungus stays in the soil for years',
  },
  root_rot: {
    name: 'Root rot',
    symptoms: [
      'The plant wilts although the soil is wet',
      'Roots are brown, soft and smell; the stem base may turn dark',
    ],
    howToConfirm: ['Slide the plant out of its pot and pull a root: its skin strips off'],
    lookAlikes: {
      water_excess: 'With mere excess of water most roots are still white and firm',
      water_deficit: 'The soil is dry and the roots are firm',
    },
    seekExpertIf: 'More than half of the roots are soft: take cuttings while the top is sound',
  },
  bacterial_spot: {
    name: 'Bacterial leaf spot',
    symptoms: [
      'Small dark, water-soaked spots, often with a yellow halo',
      'Spots dry out and fall out, leaving holes',
    ],
    howToConfirm: [
      'Hold the leaf against the light: the edge looks greasy and translucent',
      'Recall rain or overhead watering in warm weather before the spots came',
    ],
    lookAlikes: {
      leaf_spot: 'Fungal spots are dry and often show rings or dark dots',
      early_blight: 'Early blight has rings like a target',
    },
    seekExpertIf: 'Fruit is spotted, or citrus has raised corky spots: canker must be reported',
  },
  fire_blight: {
    name: 'Fire blight',
    symptoms: [
      'Shoots of apple, pear or quince blacken as if burnt, the tips bent like a hook',
      'Sticky amber drops on blackened bark',
    ],
    howToConfirm: ['Check whether dead leaves keep hanging on the shoot: with fire blight they do'],
    lookAlikes: {
      cold_damage: 'Frost strikes all young shoots in one night and then stops',
      vascular_wilt: 'Wilt yellows the leaves before they die and makes no hooks',
    },
    seekExpertIf: 'You suspect it at all: in many countries it must be reported',
  },
  citrus_greening: {
    name: 'Citrus greening suspected',
    symptoms: [
      'Blotchy yellow mottling that differs between the two halves of a leaf',
      'Small, lopsided fruit that stays green at the tip',
    ],
    howToConfirm: [
      'Draw a circle on both halves of a leaf: differing patterns point to it',
      'A laboratory test is the only proof',
    ],
    lookAlikes: {
      iron_deficiency: 'A shortage of iron is the same on both halves, with green veins',
      magnesium_deficiency: 'A shortage of magnesium leaves a green wedge at the leaf base',
    },
    seekExpertIf: 'You suspect it at all: it kills citrus trees and must be reported',
  },
  leaf_curl_virus: {
    name: 'Leaf curl virus suspected',
    symptoms: [
      'Young leaves curl upwards, stay small and turn yellow at the edge',
      'The plant is stunted and sets little fruit',
    ],
    howToConfirm: [
      'Shake the plant: whiteflies that fly up carry this virus',
      'A laboratory test is the only proof',
    ],
    lookAlikes: {
      leaf_distortion: 'Mites and thrips leave bronzed or silvery scars on the curled leaves',
      aphids: 'Under leaves curled by aphids the insects sit in clusters',
    },
    seekExpertIf: 'Several plants show it: it cannot be cured and spreads quickly',
  },
  spotted_wilt_virus: {
    name: 'Spotted wilt virus suspected',
    symptoms: [
      'Bronze to brown rings and flecks on young leaves',
      'Shoot tips wilt, and fruit shows pale rings',
    ],
    howToConfirm: [
      'Look for thrips in the flowers: they carry this virus',
      'A laboratory test is the only proof',
    ],
    lookAlikes: {
      leaf_spot: 'Leaf spots start on older leaves and make no rings on fruit',
      leaf_curl_virus: 'Leaf curl makes no brown rings',
    },
    seekExpertIf: 'Several plants show rings: infected plants cannot be cured',
  },
  spider_mites: {
    name: 'Spider mites',
    symptoms: ['Fine pale stippling all over the leaf', 'Fine webs between leaves and stems'],
    howToConfirm: [
      'Mist the plant: webs become visible',
      'Tap a leaf over white paper: dots the size of dust begin to walk',
    ],
    lookAlikes: {
      thrips: 'Thrips leave silvery streaks with black droppings and no webs',
      dry_air: 'Dry air browns the tips and leaves no stippling',
    },
    seekExpertIf: 'Webs cover whole shoots, or the mites return after three washes',
  },
  aphids: {
    name: 'Aphids',
    symptoms: [
      'Clusters of small soft insects on shoot tips and undersides of leaves',
      'Sticky, curled young leaves',
    ],
    howToConfirm: [
      'Look at the youngest shoots: aphids sit there in groups and hardly move',
      'Look for white cast skins and for ants that climb the plant',
    ],
    lookAlikes: {
      whiteflies: 'Whiteflies fly up when the plant is touched',
      leaf_curl_virus: 'Leaves curled by a virus carry no clusters of insects',
    },
    seekExpertIf: 'Leaves also show a mosaic: aphids carry viruses',
  },
  whiteflies: {
    name: 'Whiteflies',
    symptoms: [
      'Tiny white insects that fly up when the plant is touched',
      'Sticky, pale or yellowing leaves',
    ],
    howToConfirm: ['Look on the undersides for pale, flat, scale-like larvae'],
    lookAlikes: {
      aphids: 'Aphids stay where they are',
      fungus_gnats: 'Fungus gnats are dark and run on the soil',
    },
    seekExpertIf: 'They keep swarming after four weeks of traps and washing',
  },
  mealybugs: {
    name: 'Mealybugs',
    symptoms: [
      'White cotton-like tufts in leaf axils and along veins',
      'Sticky leaves and weak growth',
    ],
    howToConfirm: ['Touch a tuft with a cotton bud and alcohol: a pinkish insect appears'],
    lookAlikes: {
      powdery_mildew: 'Powdery mildew is a flat coating without tufts',
      scale_insects: 'Scale insects are brown, hard and flat',
    },
    seekExpertIf: 'Tufts are also found on the roots',
  },
  scale_insects: {
    name: 'Scale insects',
    symptoms: [
      'Brown, flat or domed bumps on stems and along leaf veins',
      'Sticky leaves below them',
    ],
    howToConfirm: ['Lift a bump with a fingernail: scale comes off and the plant is whole below'],
    lookAlikes: {
      mealybugs: 'Mealybugs are white, soft and woolly',
      natural_ageing: 'Corky marks of age are part of the stem and do not come off',
    },
    seekExpertIf: 'New bumps keep appearing after six weeks of treatment',
  },
  thrips: {
    name: 'Thrips',
    symptoms: [
      'Silvery streaks and patches with tiny black dots of droppings',
      'Deformed young leaves and flowers',
    ],
    howToConfirm: ['Blow into a flower or tap it over white paper: slim insects of 1 mm run off'],
    lookAlikes: {
      spider_mites: 'Spider mites leave fine dots and webs',
      leaf_miner: 'Mines are lines inside the leaf with intact skin above',
    },
    seekExpertIf: 'Brown rings appear on leaves: thrips carry the spotted wilt virus',
  },
  fungus_gnats: {
    name: 'Fungus gnats',
    symptoms: [
      'Small dark gnats that run on the soil and fly up when you water',
      'Seedlings and cuttings grow poorly',
    ],
    howToConfirm: [
      'Lay a slice of raw potato on the soil: after two days clear larvae with black heads sit under it',
    ],
    lookAlikes: {
      whiteflies: 'Whiteflies are white and sit under the leaves',
      water_excess: 'Wet soil alone brings no gnats; mostly both occur together',
    },
    seekExpertIf: 'Seedlings fall over or plants wilt although the soil is moist',
  },
  slugs_snails: {
    name: 'Slugs and snails',
    symptoms: ['Large ragged holes in soft leaves', 'Silvery trails of slime'],
    howToConfirm: ['Search with a torch two hours after dusk in damp weather'],
    lookAlikes: {
      chewing_pests: 'Caterpillars and beetles leave dry droppings and no slime',
      mechanical_damage: 'Torn leaves show no new damage on the next morning',
    },
    seekExpertIf: 'Young plants vanish overnight in spite of nightly collecting',
  },
  phosphorus_deficiency: {
    name: 'Purple, dark leaves (phosphorus shortage suspected)',
    symptoms: [
      'Older leaves turn dark green to purple, the undersides first',
      'The plant stays small and blooms little',
    ],
    howToConfirm: [
      'Measure the soil temperature: below 12 °C roots take up too little phosphorus even from rich soil',
    ],
    lookAlikes: {
      cold_damage: 'After cold nights leaves redden at once and the young ones too',
      nitrogen_deficiency: 'A shortage of nitrogen makes old leaves pale, not dark',
    },
    seekExpertIf: 'Leaves stay purple after four weeks of warm soil and feeding',
  },
  magnesium_deficiency: {
    name: 'Yellowing between the veins of old leaves (magnesium shortage suspected)',
    symptoms: [
      'Older leaves turn yellow between the veins, from the edge inwards',
      'A green wedge stays at the base of the leaf',
    ],
    howToConfirm: [
      'Check that old leaves are worst and the youngest are green',
      'Recall heavy feeding with potassium: it blocks magnesium',
    ],
    lookAlikes: {
      iron_deficiency: 'A shortage of iron strikes the youngest leaves',
      natural_ageing: 'An ageing leaf yellows evenly, veins too',
    },
    seekExpertIf: 'Young leaves yellow as well',
  },
  blossom_end_rot: {
    name: 'Blossom-end rot (calcium does not reach the fruit)',
    symptoms: [
      'A sunken, leathery brown patch at the tip of tomatoes, peppers or courgettes',
      'The leaves look healthy',
    ],
    howToConfirm: ['Recall the watering: a change between dry and wet is the usual cause'],
    lookAlikes: {
      late_blight: 'Late blight also marks the leaves and starts anywhere on the fruit',
      sunburn: 'Sunburn is pale and on the side that faces the sun',
    },
    seekExpertIf: 'New fruit rots after four weeks of even watering',
  },
  salt_excess: {
    name: 'Too much fertiliser or salt',
    symptoms: ['Brown, dry tips and edges', 'A white or yellowish crust on the soil or the pot'],
    howToConfirm: [
      'Look for a crust on the rim of the pot and on the soil',
      'Recall the feeding: more often or stronger than the label says supports it',
    ],
    lookAlikes: {
      potassium_deficiency: 'Without feeding for months and without a crust a shortage is likelier',
      dry_air: 'Dry air browns the tips only, and there is no crust',
    },
    seekExpertIf: 'Leaves keep dying after the soil has been rinsed twice',
  },
  dry_air: {
    name: 'Air too dry',
    symptoms: ['Brown, dry leaf tips while the soil is moist', 'Buds dry up or drop'],
    howToConfirm: ['Measure the humidity: below 40%, as in heated rooms, supports it'],
    lookAlikes: {
      spider_mites: 'Spider mites leave stippling and webs, and dry air favours them',
      salt_excess: 'With too much salt there is a crust on the soil',
    },
    seekExpertIf: 'New leaves brown although the air is moist enough',
  },
  cold_damage: {
    name: 'Cold or frost damage',
    symptoms: [
      'Glassy, dark, limp leaves after a cold night or beside a cold window',
      'The damage appears within a day or two, all at once',
    ],
    howToConfirm: [
      'Recall the last nights: below 10 °C harms tropical plants, below 0 °C tender growth',
    ],
    lookAlikes: {
      root_rot: 'With root rot decline is slow and the soil is wet',
      fire_blight: 'Fire blight spreads from shoot to shoot over weeks',
    },
    seekExpertIf: 'The stem is soft and brown inside when you scratch it',
  },
  heat_stress: {
    name: 'Heat stress',
    symptoms: [
      'Leaves roll or droop at midday and recover in the evening',
      'Flowers and young fruit drop',
    ],
    howToConfirm: ['Measure the temperature at noon: above 32 °C at the plant supports it'],
    lookAlikes: {
      water_deficit: 'A thirsty plant still droops in the morning',
      sunburn: 'Sunburn leaves bleached patches that stay',
    },
    seekExpertIf: 'The plant still droops in the morning although the soil is moist',
  },
  mechanical_damage: {
    name: 'Tears, kinks or rubbing',
    symptoms: ['Tears, creases or scars with clean edges that do not spread'],
    howToConfirm: [
      'Recall wind, a move, pets or passers-by',
      'Mark the edge and look after a week: it has not grown',
    ],
    lookAlikes: {
      chewing_pests: 'Pests take tissue away and leave droppings',
      thrips: 'Scars of thrips are silvery and carry black dots',
    },
    seekExpertIf: 'A main stem is broken or the wound turns soft',
  },
}
