import type { SymptomGroup } from '../../src/measure/schema.ts'

export type Label =
  | { readonly kind: 'NO_PLANT' }
  | { readonly kind: 'PLANT' }
  | { readonly kind: 'HEALTHY' }
  | { readonly kind: 'DISEASED'; readonly group: SymptomGroup }

export type Source = {
  readonly name: string
  readonly repository: string
  readonly commit: string
  readonly licence: string
  readonly paths: readonly string[]
  /** At most so many photos, evenly spread over the sorted list. */
  readonly photosMax: number
  /** Altered copies per photo, beside the photo itself. */
  readonly copies: number
}

const collection = 'ai-agriculture-circuits-and-systems'

/** Every photo that the heads have seen. PlantVillage leaves (CC BY-SA) are left out on purpose. */
export const sources: readonly Source[] = [
  {
    name: 'bean',
    repository: `${collection}/bean_disease_uganda`,
    commit: '9bdb60d08067491c301cf3e9000254289d00ca6c',
    licence: 'MIT (AI-Lab-Makerere/ibean)',
    paths: ['beans/healthy/images', 'beans/bean_rust/images', 'beans/angular_leaf_spot/images'],
    photosMax: 2000,
    copies: 1,
  },
  {
    name: 'blackgram',
    repository: `${collection}/blackgram_plant_leaf_disease_classification`,
    commit: 'e0db47f66fa2206ff0809f1ed60c9fca7b182694',
    licence: 'CC BY 4.0 (Mendeley Data zfcv9fmrgv)',
    paths: ['blackgrams'],
    photosMax: 2000,
    copies: 1,
  },
  {
    name: 'chilli',
    repository: `${collection}/chilli_leaf_classification`,
    commit: '4469145a6d7b22103bb6a35a2c46ef40a448b140',
    licence: 'CC BY 4.0 (Mendeley Data tf9dtfz9m6)',
    paths: ['chillies'],
    photosMax: 2000,
    copies: 2,
  },
  {
    name: 'citrus',
    repository: `${collection}/citrus_leaves`,
    commit: 'f2620c099c8a93c0a43058b693315f4c62ba4c4c',
    licence: 'CC BY 4.0 (Mendeley Data 3f83gxmv57)',
    paths: ['data/Leaves'],
    photosMax: 2000,
    copies: 1,
  },
  {
    name: 'coffee',
    repository: 'esgario/lara2018',
    commit: 'a6c38b693094c2c4da4b82029fc8be7058506a16',
    licence: 'MIT (BRACOL)',
    paths: ['classification/dataset/leaf', 'classification/dataset/dataset.csv'],
    photosMax: 900,
    copies: 1,
  },
  {
    name: 'cherry',
    repository: `${collection}/CherryBBCH72`,
    commit: 'b57d541',
    licence: 'CC BY 4.0',
    paths: ['data/images'],
    photosMax: 350,
    copies: 0,
  },
  {
    name: 'background',
    repository: `${collection}/plant_Village_Apple`,
    commit: '2b683035aff1511994cf133909fd5809578125e5',
    licence: 'CC0 1.0 (Mendeley Data tywbtsjrjv, background class)',
    paths: ['data/origin/Background_without_leaves/without_augmentation'],
    photosMax: 2000,
    copies: 1,
  },
  {
    name: 'clothing',
    repository: 'alexeygrigorev/clothing-dataset-small',
    commit: '1196151',
    licence: 'CC0 1.0',
    paths: ['train'],
    photosMax: 500,
    copies: 0,
  },
  {
    name: 'grocery',
    repository: 'marcusklasson/GroceryStoreDataset',
    commit: 'fc80ba9',
    licence: 'MIT',
    paths: ['dataset/train/Packages'],
    photosMax: 300,
    copies: 0,
  },
]
