import type { NamedCondition, SymptomGroup } from '../../src/measure/schema.ts'

/** Null where the publisher's class says no more than that something is wrong. */
export type Label =
  | { readonly kind: 'NO_PLANT' }
  | { readonly kind: 'PLANT' }
  | { readonly kind: 'HEALTHY' }
  | {
      readonly kind: 'DISEASED'
      readonly group: SymptomGroup | null
      readonly condition: NamedCondition | null
    }

export type Source = {
  readonly name: string
  readonly repository: string
  readonly commit: string
  readonly licence: string
  readonly paths: readonly string[]
  /** At most so many photos, evenly spread over the sorted list. */
  readonly photosMax: number
}

const collection = 'ai-agriculture-circuits-and-systems'

/** The strictest licence that its copies state. Why it is used: docs/decisions/0021. */
const plantVillage = 'CC BY-SA 3.0 (PlantVillage, arXiv:1511.08060)'

/** Every photo that the network has seen. */
export const sources: readonly Source[] = [
  {
    name: 'bean',
    repository: `${collection}/bean_disease_uganda`,
    commit: '9bdb60d08067491c301cf3e9000254289d00ca6c',
    licence: 'MIT (AI-Lab-Makerere/ibean)',
    paths: ['beans/healthy/images', 'beans/bean_rust/images', 'beans/angular_leaf_spot/images'],
    photosMax: 2000,
  },
  {
    name: 'blackgram',
    repository: `${collection}/blackgram_plant_leaf_disease_classification`,
    commit: 'e0db47f66fa2206ff0809f1ed60c9fca7b182694',
    licence: 'CC BY 4.0 (Mendeley Data zfcv9fmrgv)',
    paths: ['blackgrams'],
    photosMax: 2000,
  },
  {
    name: 'chilli',
    repository: `${collection}/chilli_leaf_classification`,
    commit: '4469145a6d7b22103bb6a35a2c46ef40a448b140',
    licence: 'CC BY 4.0 (Mendeley Data tf9dtfz9m6)',
    paths: ['chillies'],
    photosMax: 2000,
  },
  {
    name: 'citrus',
    repository: `${collection}/citrus_leaves`,
    commit: 'f2620c099c8a93c0a43058b693315f4c62ba4c4c',
    licence: 'CC BY 4.0 (Mendeley Data 3f83gxmv57)',
    paths: ['data/Leaves'],
    photosMax: 2000,
  },
  {
    name: 'coffee',
    repository: 'esgario/lara2018',
    commit: 'a6c38b693094c2c4da4b82029fc8be7058506a16',
    licence: 'MIT (BRACOL)',
    paths: ['classification/dataset/leaf', 'classification/dataset/dataset.csv'],
    photosMax: 2000,
  },
  {
    name: 'mango',
    repository: 'miltonduquecano/VisionAgricultura',
    commit: '18eefcf5db16982ea369f3c89d8dc40c6b06d733',
    licence: 'CC BY 4.0 (MangoLeafBD, Mendeley Data hxsnvwty3r)',
    paths: ['s8/mango_leaf_disease'],
    photosMax: 4000,
  },
  {
    name: 'pothos',
    repository: 'mdhasanahmad/Money-Plant-Disease-Dataset',
    commit: '258f067df80bce73a88bc31548fb94a55ead610a',
    licence: 'CC BY 4.0',
    paths: ['Dataset/MoneyPlant/MoneyPlant'],
    photosMax: 2000,
  },
  {
    name: 'apple',
    repository: `${collection}/plant_Village_Apple`,
    commit: '2b683035aff1511994cf133909fd5809578125e5',
    licence: plantVillage,
    paths: [
      'data/origin/Apple___Apple_scab/color',
      'data/origin/Apple___Black_rot/color',
      'data/origin/Apple___Cedar_apple_rust/color',
      'data/origin/Apple___healthy/color',
    ],
    photosMax: 1600,
  },
  {
    name: 'maize',
    repository: `${collection}/Plant_Village_Corn`,
    commit: 'efbbffae2321c79bf0ac28f4bd716d09d2019467',
    licence: plantVillage,
    paths: [
      'data/origin/Corn___Cercospora_leaf_spot Gray_leaf_spot/color',
      'data/origin/Corn___Common_rust/color',
      'data/origin/Corn___Northern_Leaf_Blight/color',
      'data/origin/Corn___healthy/color',
    ],
    photosMax: 1600,
  },
  {
    name: 'pepper',
    repository: `${collection}/Plant_Village_Pepper`,
    commit: '6cd9be81c239be5fc516e3851f78171e31eb9ca2',
    licence: plantVillage,
    paths: [
      'data/origin/Pepper,_bell___Bacterial_spot/color',
      'data/origin/Pepper,_bell___healthy/color',
    ],
    photosMax: 800,
  },
  {
    name: 'strawberry',
    repository: `${collection}/Plant_Village_Strawberry`,
    commit: 'b152810689d555dc4fd5b1e951061718cbf6fc3b',
    licence: plantVillage,
    paths: ['data/origin/Strawberry___Leaf_scorch/color', 'data/origin/Strawberry___healthy/color'],
    photosMax: 800,
  },
  {
    name: 'blueberry',
    repository: `${collection}/Plant_Village_Blueberry`,
    commit: 'a0852cd4e71280b231167985f001d065cf87da48',
    licence: plantVillage,
    paths: ['data/origin/Blueberry___healthy/color'],
    photosMax: 400,
  },
  {
    name: 'raspberry',
    repository: `${collection}/Plant_Village_Raspberry`,
    commit: '3cf97a48494d9caffa8f4e1e1be5f10c51e73360',
    licence: plantVillage,
    paths: ['data/origin/Raspberry___healthy/color'],
    photosMax: 400,
  },
  {
    name: 'cherry',
    repository: `${collection}/CherryBBCH72`,
    commit: 'b57d541',
    licence: 'CC BY 4.0',
    paths: ['data/images'],
    photosMax: 700,
  },
  {
    name: 'weeds',
    repository: `${collection}/deep_weeds`,
    commit: 'cb85c5648d43b2645c423f81d81816a7cb4233f4',
    licence: 'CC BY 4.0 (DeepWeeds)',
    paths: ['data', 'labels/labels.csv'],
    photosMax: 1200,
  },
  {
    name: 'background',
    repository: `${collection}/plant_Village_Apple`,
    commit: '2b683035aff1511994cf133909fd5809578125e5',
    licence: 'CC0 1.0 (Mendeley Data tywbtsjrjv, background class)',
    paths: ['data/origin/Background_without_leaves/without_augmentation'],
    photosMax: 2000,
  },
  {
    name: 'clothing',
    repository: 'alexeygrigorev/clothing-dataset',
    commit: '7ed86a9cc56763b6acb35e41cb35184e43a5d218',
    licence: 'CC0 1.0',
    paths: ['images'],
    photosMax: 1800,
  },
  {
    name: 'grocery',
    repository: 'marcusklasson/GroceryStoreDataset',
    commit: 'fc80ba9',
    licence: 'MIT',
    paths: ['dataset/train/Packages'],
    photosMax: 600,
  },
]
