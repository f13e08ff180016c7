import { greenhouseTomatoes } from './greenhouse-tomatoes.ts'
import { hydroponics } from './hydroponics.ts'
import type { Source } from './source.ts'
import { wildPlants } from './wild-plants.ts'

const collection = 'ai-agriculture-circuits-and-systems'

const licence = 'CC BY 4.0 (Kodors, Apeināns, Sondors and others, Rēzekne Academy of Technologies)'
/** The orchard sources have one publisher: an institute that photographed its own orchards. */
const orchard = {
  use: 'TRAIN',
  publisher: 'orchards',
  licence,
  paths: ['data/images'],
} as const

const leafCounting = {
  repository: 'j4ck23/Leaf_Counting_Models',
  commit: 'f615ce151816425183cb083d26c6065c2c9afc97',
  use: 'TRAIN',
  publisher: 'leafcounting',
} as const

const splitsOf = (folder: string): string[] =>
  ['train', 'valid', 'test'].map((split) => `${folder}/${split}`)

/** Sources of plant photos that do not state whether the plants are healthy. */
export const plantSources: readonly Source[] = [
  {
    name: 'cherry',
    repository: `${collection}/CherryBBCH72`,
    commit: 'b57d54179dcf51daff38619b745bb199e505b4fb',
    ...orchard,
    licence: 'CC BY 4.0',
    photosMax: 700,
  },
  {
    name: 'weeds',
    repository: `${collection}/deep_weeds`,
    commit: 'cb85c5648d43b2645c423f81d81816a7cb4233f4',
    use: 'TRAIN',
    licence: 'CC BY 4.0 (DeepWeeds)',
    paths: ['data', 'labels/labels.csv'],
    photosMax: 1200,
  },
  {
    name: 'appletrees',
    repository: `${collection}/AppleBBCH81`,
    commit: '982445d15077531a3bff0da27aa1764c64863fca',
    ...orchard,
    photosMax: 500,
  },
  {
    name: 'applefruitlets',
    repository: `${collection}/AppleBBCH76`,
    commit: 'b3d65559b8aaf54156d1cc65727ed25c429859d9',
    ...orchard,
    photosMax: 400,
  },
  {
    name: 'cherryfruits',
    repository: `${collection}/CherryBBCH81`,
    commit: '6cd29d71dadd2e0ed8c35f9e73c32597984e47e0',
    ...orchard,
    photosMax: 400,
  },
  {
    name: 'peartrees',
    repository: `${collection}/Pear640`,
    commit: '77af95b817427b4be627c6304bd00705cb929367',
    ...orchard,
    photosMax: 400,
  },
  {
    name: 'chillifield',
    repository: 'sbhaktavatsala/chilli-weed-dataset',
    commit: 'd70a386a96a9f8d429eec9d50d332ffc500a92ac',
    use: 'JUDGE',
    licence: 'CC BY 4.0 (S. Bhaktavatsala; by its README, while its LICENSE file is the GPL)',
    paths: ['dataset', 'dataset2'],
    photosMax: 500,
  },
  {
    name: 'flowers',
    repository: 'Oldpel/flower_photos',
    commit: '140ff6f3beb2173715002984c2bd58dc3506d4c9',
    use: 'TRAIN',
    licence:
      'CC BY 2.0 (flower_photos of TensorFlow; attributions/flowers.txt names the photographers)',
    paths: ['dataset'],
    photosMax: 600,
  },
  {
    name: 'tomatoes',
    repository: `${collection}/tomato_plant`,
    commit: '8d761b0c3953782878e0e361e5d4a0172be22565',
    use: 'TRAIN',
    licence: 'CC BY 4.0 (Tomato Plant Factory Dataset)',
    paths: ['data/images'],
    photosMax: 100,
  },
  {
    name: 'mangroves',
    repository: 'MChandraR/MangroveClassification',
    commit: 'ef4d18f70ad1e5ab8ac15d271b9f25151c310801',
    use: 'TRAIN',
    licence: 'Public domain (students of Universitas Maritim Raja Ali Haji)',
    paths: ['datasets/train', 'datasets/valid', 'datasets/test'],
    photosMax: 500,
  },
  {
    name: 'lettuce',
    repository: 'ic/lettuce-dataset-1',
    commit: '2b4e52bffd89bc90aaf76bcafa5e3e3811b688cc',
    use: 'TRAIN',
    licence: 'CC BY-SA 4.0 (W. Snook)',
    paths: ['data'],
    photosMax: 60,
  },
  {
    name: 'crops',
    repository: 'rugk/crops-parser',
    commit: '5a29b2b16daa7961356d54f29c7b7ef41a392d26',
    use: 'TRAIN',
    licence:
      'CC BY-SA 4.0, 3.0 and 2.0, CC BY, CC0 (attributions/crops.txt names the photographers)',
    paths: ['images'],
    photosMax: 60,
  },
  {
    name: 'sesamefield',
    repository: 'Talatam-prakash/Crop-or-Weed-Detection',
    commit: 'ee5379daefbe758564b2b0116bd16fa21c609cbc',
    use: 'JUDGE',
    licence: 'CC BY 4.0 (Roboflow Universe mldl-i6z0f, not by the photographer)',
    paths: ['dataset/train'],
    photosMax: 300,
  },
  {
    name: 'wildplants',
    repository: 'jimbler/seedr',
    commit: '7029e9d3f8d77ba31c02d48b47ac9255d1a7ce32',
    use: 'TRAIN',
    licence: 'CC0 and public domain (Wikimedia Commons, photo by photo in its plant-data.json)',
    paths: wildPlants,
    photosMax: 200,
  },
  {
    name: 'houseplants',
    repository: 'wcedmisten/houseplant-nurse',
    commit: 'c206b5120099b85597a6665d0a6a98e24ce0ba4c',
    use: 'JUDGE',
    licence: 'MIT (W. Edmisten; photos gathered from the web, the first of each Wikipedia article)',
    paths: ['webapp/client/public/assets/plant-images'],
    photosMax: 240,
  },
  {
    name: 'stoneweeds',
    repository: 'Salli022/Weed-Detection',
    commit: '32a5583af370eb3377fe6e34137ca50ab036ba65',
    use: 'TRAIN',
    licence: 'CC BY 4.0 (S. Alli and S. Baidya, in the licences of its annotations)',
    paths: ['train', 'test'],
    photosMax: 170,
  },
  {
    name: 'soyrows',
    repository: 'raulsteinmetz/classical-weed-detector',
    commit: '2f4faad479856ef87bc187040c79309c00075553',
    use: 'TRAIN',
    licence: 'MIT (R. Steinmetz; Roboflow Universe raul-steinmetz)',
    paths: [
      'dataset_yolo_v8_ss/test',
      'dataset_yolo_v8_ss/valid',
      'dataset_yolov8_bb/test',
      'dataset_yolov8_bb/valid',
    ],
    photosMax: 140,
  },
  {
    name: 'seedlings',
    repository: 'sergeyvilov/plant_seedings',
    commit: 'fcbfafe3630f7e604ffd45fab3e5dfc3c4e2b8b2',
    use: 'TRAIN',
    licence: 'CC BY-SA 4.0 (Plant Seedlings Dataset by Giselsson and others, Aarhus University)',
    paths: ['train'],
    photosMax: 300,
  },
  {
    name: 'dryweeds',
    repository: 'Bilarjun/model',
    commit: '724b5cfe2c2080d330f86db1143cac750407eddf',
    use: 'TRAIN',
    licence: 'CC BY 4.0 (A. Bilupati; Roboflow Universe arjun-ge2lc)',
    paths: splitsOf('Weed-Detection-1'),
    photosMax: 180,
  },
  {
    name: 'potplants',
    ...leafCounting,
    licence: 'CC BY 4.0 (Roboflow Universe tomatos-ptdhy)',
    paths: ['Agapanthus', 'Fatsia', 'Yucca'].flatMap(splitsOf),
    photosMax: 190,
  },
  {
    name: 'cabinettomatoes',
    ...leafCounting,
    licence: 'CC BY 4.0 (Roboflow Universe tomatos-ptdhy)',
    paths: splitsOf('Tomato'),
    photosMax: 130,
  },
  {
    name: 'tunnelstrawberries',
    ...leafCounting,
    licence: 'CC BY 4.0 (Roboflow Universe strawberry-leaves)',
    paths: splitsOf('Strawberry'),
    photosMax: 170,
  },
  {
    name: 'greenhousetomatoes',
    repository: 'RicoFerdian/tomato-dataset',
    commit: '1d265a36442dd9fb8a2f7f1b962bce296b8fc8d1',
    use: 'TRAIN',
    licence: 'CC0 1.0 (Tomato Detection of MakeML, by its file names and its 895 photos)',
    paths: greenhouseTomatoes,
    photosMax: 200,
  },
  {
    name: 'hydroponics',
    repository: 'nolanplatt/AMPGCV',
    commit: '52848b69bad4c6255e4cde80ce195774aa594253',
    use: 'TRAIN',
    licence: 'CC BY 4.0 (Virginia Tech College of Engineering; Roboflow Universe test-x5ifx)',
    paths: hydroponics,
    photosMax: 60,
  },
  // The publisher's other photos are a separate source, which judges the health head.
  {
    name: 'papayaplants',
    publisher: 'papaya',
    repository: 'SAGAR-TAMANG/Papaya-Leaf-Disease',
    commit: '65ead96e33d3e0f11266e19b0fe2f3a0b2ce0a37',
    use: 'TRAIN',
    licence: 'CC BY 4.0 (BDPapayaLeaf, S. Mustofa and others, Mendeley Data p997fvf526)',
    paths: ['BDPapayaLeaf/Original Images/Anthracnose'],
    photosMax: 300,
  },
]
