import type { SymptomGroup } from '../../src/measure/classes.ts'
import { photosOfOtherCameras } from './banana-field.ts'
import type { TrainedCondition } from './classes.ts'
import type { Label, Source } from './source.ts'

type Signs = readonly [SymptomGroup | null, TrainedCondition | null]

/** Maps a source's folder name to the visible signs and to the condition in our catalogue. */
const signsOfFolder: Readonly<Record<string, Signs>> = {
  bean_rust: ['rust', 'rust'],
  angular_leaf_spot: ['spots', 'angular_leaf_spot'],
  anthracnose: ['spots', 'anthracnose'],
  leaf_crinckle: ['deformation', 'leaf_distortion'],
  powdery_mildew: ['powdery_coating', 'powdery_mildew'],
  yellow_mosaic: ['chlorosis', 'mosaic_virus'],
  cercospora: ['spots', 'leaf_spot'],
  murda_complex_mites_trips: ['deformation', 'leaf_distortion'],
  nutritional: ['chlorosis', null],
  black_spot: ['spots', 'citrus_black_spot'],
  canker: ['spots', 'citrus_canker'],
  greening: ['chlorosis', 'citrus_greening'],
  Anthracnose: ['spots', 'anthracnose'],
  'Bacterial Canker': ['spots', 'bacterial_spot'],
  'Cutting Weevil': [null, 'chewing_pests'],
  'Die Back': [null, null],
  'Gall Midge': ['deformation', null],
  'Powdery Mildew': ['powdery_coating', 'powdery_mildew'],
  'Sooty Mould': [null, 'sooty_mould'],
  Apple___Apple_scab: ['spots', 'apple_scab'],
  Apple___Black_rot: ['spots', 'leaf_spot'],
  Apple___Cedar_apple_rust: ['rust', 'rust'],
  'Corn___Cercospora_leaf_spot Gray_leaf_spot': ['spots', 'leaf_spot'],
  Corn___Common_rust: ['rust', 'rust'],
  Corn___Northern_Leaf_Blight: ['spots', 'leaf_blight'],
  'Pepper,_bell___Bacterial_spot': ['spots', 'bacterial_spot'],
  Strawberry___Leaf_scorch: ['spots', 'leaf_spot'],
  'Bacterial wilt disease': ['spots', 'bacterial_wilt'],
  'Manganese Toxicity': ['chlorosis', null],
  Potato___Early_blight: ['spots', null],
  Potato___Late_blight: ['spots', null],
  BacterialSpot: ['spots', 'bacterial_spot'],
  Curl: ['deformation', 'leaf_distortion'],
  RingSpot: ['chlorosis', 'mosaic_virus'],
  sigatoka: ['spots', 'leaf_spot'],
  cordana: ['spots', 'leaf_spot'],
  pestalotiopsis: ['spots', 'leaf_spot'],
  'Banana Black Sigatoka Disease': ['spots', 'leaf_spot'],
  'Banana Yellow Sigatoka Disease': ['spots', 'leaf_spot'],
  'Banana Bract Mosaic Virus Disease': [null, null],
  'Banana Insect Pest Disease': [null, null],
  'Banana Moko Disease': [null, null],
  'Banana Panama Disease': [null, null],
}

/** The folder names, from all sources, that state the condition of a photo. */
export const classFolders: readonly string[] = Object.keys(signsOfFolder)

const signsOfCoffee: readonly (Signs | null)[] = [
  null,
  ['mines', 'leaf_miner'],
  ['rust', 'rust'],
  ['spots', 'leaf_blight'],
  ['spots', 'leaf_spot'],
]

/** The signs of each class, in the order of the source's `data.yaml`. Null means a healthy leaf. */
const signsOfOilPalm: readonly (Signs | null)[] = [
  [null, null],
  ['chlorosis', null],
  null,
  ['chlorosis', null],
]
const healthyOilPalm = 2

/**
 * The numbers of background photos in which a person found a plant. The network learns from these
 * photos that flowers and pot plants are plants.
 */
const plantsAmongBackgrounds = new Set([
  67, 68, 107, 109, 112, 138, 176, 178, 189, 192, 195, 197, 213, 215, 217, 366, 367, 368, 369, 370,
  371, 575, 576, 577, 578, 579, 642, 897, 898, 905, 1110, 1117, 1128, 1136,
])

/** Photos that are not used, because their subject is a park, a garden or a bouquet. */
const undecidedBackgrounds = new Set([
  11, 20, 23, 63, 64, 66, 69, 70, 94, 95, 114, 117, 120, 121, 122, 129, 130, 131, 144, 163, 164,
  165, 177, 179, 181, 182, 188, 190, 245, 247, 250, 251, 252, 256, 258, 259, 279, 302, 315, 320,
  321, 323, 327, 330, 331, 333, 335, 336, 342, 344, 361, 439, 566, 567, 568, 569, 570, 571, 573,
  574, 580, 581, 853, 854, 855, 856, 857, 858, 896, 935, 941, 942, 945, 947, 948, 949, 956, 997,
  998, 1012, 1014, 1017, 1018, 1060, 1091, 1111, 1118, 1127, 1129, 1132, 1135, 1138,
])

export function backgroundNumber(path: string): number {
  return Number(/\((\d+)\)\.jpg$/i.exec(path)?.[1] ?? 0)
}

/**
 * Maps a photo's file name to a class number, read from files beside the photos. The class is the
 * stress of a coffee leaf, the species of a weed, or the only class of a photo's boxes.
 */
export type ClassOfFile = ReadonlyMap<string, number>

/** The DeepWeeds class of photos that show no listed weed, but perhaps another plant. */
const notAWeed = 8

type LabelOf = (path: string, classOf: ClassOfFile) => Label | null

export function fileOf(path: string): string {
  return path.split('/').at(-1) ?? path
}

/** Matches the dates of May 2017, because earlier photos of the lettuce tray show little green. */
const leafyDays = /2017-05-/

/** Caltech 101 classes that show plants, animals on plants, drawings or mixed content. */
const plantsOrDrawings =
  /\/(?:BACKGROUND_Google|bonsai|butterfly|dragonfly|garfield|joshua_tree|lotus|mayfly|snoopy|strawberry|sunflower|water_lilly)\//

/** Matches file names from cameras and phones. Photos with other file names were forwarded. */
const numberedBus = /^(?:IMG_\d|\d+_\d+_iOS)/

/** The label rules for sources whose folder names alone do not give the label. */
const labelOfSource: Readonly<Record<string, LabelOf>> = {
  background: (path) => labelBackground(backgroundNumber(path)),
  lettuce: (path) => (leafyDays.test(path) ? { kind: 'PLANT' } : null),
  bananafield: (path) => {
    const name = fileOf(path).replace(/\.\w+$/, '')
    return photosOfOtherCameras.has(name) ? null : labelByFolder(path, new Map())
  },
  bananaplants: (path) =>
    fileOf(path).startsWith('Augmented ') ? null : labelByFolder(path, new Map()),
  highways: (path) => (path.endsWith('_RAW.jpg') ? { kind: 'NO_PLANT' } : null),
  buses: (path) => (numberedBus.test(fileOf(path)) ? { kind: 'NO_PLANT' } : null),
  modeltown: (path) => (path.endsWith('_mask.png') ? null : { kind: 'NO_PLANT' }),
  corridor: (path) => (path.endsWith('_mask.png') ? null : { kind: 'NO_PLANT' }),
  campus: (path) => (path.endsWith('.jpg') ? { kind: 'NO_PLANT' } : null),
  caltech: (path) =>
    numberIn(path) > 20 || plantsOrDrawings.test(path) ? null : { kind: 'NO_PLANT' },
  oilpalm: (path, classOf) => labelOilPalm(classOf.get(fileOf(path))),
  coffee: (path, classOf) => labelCoffee(classOf.get(/(\d+)\.jpg$/i.exec(path)?.[1] ?? '')),
  weeds: (path, classOf) => {
    const weed = classOf.get(fileOf(path)) ?? notAWeed
    return weed === notAWeed ? null : { kind: 'PLANT' }
  },
}

/** Matches the second copy that one publisher made of every photo. */
const doubled = /\/color\/[^/]*_1\.jpe?g$/i

const labelByFolder: LabelOf = (path) => {
  if (doubled.test(path)) return null
  const folders = path.split('/')
  if (folders.some((folder) => /(?:^|___)healthy$|^fresh$|^Banana Healthy Leaf$/i.test(folder)))
    return { kind: 'HEALTHY' }
  return diseased(folders.map((folder) => signsOfFolder[folder]).find((found) => found))
}

/** Returns a photo's label by its source and path, or null if the photo is not used. */
export function labelOf(
  { name, shows }: Pick<Source, 'name' | 'shows'>,
  path: string,
  classOf: ClassOfFile,
): Label | null {
  const byPath = labelOfSource[name]
  if (byPath !== undefined) return byPath(path, classOf)
  return shows === undefined ? labelByFolder(path, classOf) : { kind: shows }
}

function labelBackground(number: number): Label | null {
  if (number === 0 || undecidedBackgrounds.has(number)) return null
  return plantsAmongBackgrounds.has(number) ? { kind: 'PLANT' } : { kind: 'NO_PLANT' }
}

function labelCoffee(stress: number | undefined): Label | null {
  if (stress === 0) return { kind: 'HEALTHY' }
  return diseased(signsOfCoffee[stress ?? 0])
}

function labelOilPalm(kind: number | undefined): Label | null {
  if (kind === healthyOilPalm) return { kind: 'HEALTHY' }
  return diseased(signsOfOilPalm[kind ?? healthyOilPalm])
}

export function numberIn(path: string): number {
  return Number(/(\d+)\.\w+$/.exec(path)?.[1] ?? 0)
}

function diseased(signs: Signs | null | undefined): Label | null {
  if (signs === null || signs === undefined) return null
  const [group, condition] = signs
  return { kind: 'DISEASED', group, condition }
}
