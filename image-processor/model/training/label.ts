import type { SymptomGroup } from '../../src/measure/schema.ts'
import type { Label } from './sources.ts'

/** Folder names of the sources, by what shows on the leaf rather than by the name of the disease. */
const groupOfFolder: Record<string, SymptomGroup> = {
  bean_rust: 'rust',
  angular_leaf_spot: 'spots',
  anthracnose: 'spots',
  leaf_crinckle: 'deformation',
  powdery_mildew: 'powdery_coating',
  yellow_mosaic: 'chlorosis',
  cercospora: 'spots',
  murda_complex_mites_trips: 'deformation',
  nutritional: 'chlorosis',
  black_spot: 'spots',
  canker: 'spots',
  greening: 'chlorosis',
}

const groupOfCoffee: readonly (SymptomGroup | null)[] = [null, 'mines', 'rust', 'spots', 'spots']

/**
 * Photos of the background class that show a plant as their subject after all (looked at one by one).
 * They teach the plant head that flowers and pot plants are plants.
 */
const plantsAmongBackgrounds = new Set([
  67, 68, 107, 109, 112, 138, 176, 178, 189, 192, 195, 197, 213, 215, 217, 366, 367, 368, 369, 370,
  371, 575, 576, 577, 578, 579, 642, 897, 898, 905, 1110, 1117, 1128, 1136,
])

/** Greenery fills these without being their subject (parks, gardens, bouquets): they teach neither. */
const undecidedBackgrounds = new Set([
  11, 20, 23, 63, 64, 66, 69, 70, 94, 95, 114, 117, 120, 121, 122, 129, 130, 131, 144, 163, 164,
  165, 177, 179, 181, 182, 188, 190, 245, 247, 250, 251, 252, 256, 258, 259, 279, 302, 315, 320,
  321, 323, 327, 330, 331, 333, 335, 336, 342, 344, 361, 439, 566, 567, 568, 569, 570, 571, 573,
  574, 580, 581, 853, 854, 855, 856, 857, 858, 896, 935, 941, 942, 945, 947, 948, 949, 956, 997,
  998, 1012, 1014, 1017, 1018, 1060, 1091, 1111, 1118, 1127, 1129, 1132, 1135, 1138,
])

const backgroundNumber = (path: string): number => Number(/\((\d+)\)\.jpg$/i.exec(path)?.[1] ?? 0)

export type CoffeeStress = ReadonlyMap<string, number>

/** The label of a photo by its source and path; null for a photo that is not used. */
export const labelOf = (source: string, path: string, coffee: CoffeeStress): Label | null => {
  if (source === 'background') return labelBackground(backgroundNumber(path))
  if (source === 'clothing' || source === 'grocery') return { kind: 'NO_PLANT' }
  if (source === 'cherry') return { kind: 'PLANT' }
  if (source === 'coffee') return labelCoffee(coffee.get(/(\d+)\.jpg$/i.exec(path)?.[1] ?? ''))
  const folders = path.split('/')
  if (folders.includes('healthy')) return { kind: 'HEALTHY' }
  const group = folders.map((folder) => groupOfFolder[folder]).find((found) => found !== undefined)
  return group === undefined ? null : { kind: 'DISEASED', group }
}

const labelBackground = (number: number): Label | null => {
  if (number === 0 || undecidedBackgrounds.has(number)) return null
  return plantsAmongBackgrounds.has(number) ? { kind: 'PLANT' } : { kind: 'NO_PLANT' }
}

const labelCoffee = (stress: number | undefined): Label | null => {
  if (stress === 0) return { kind: 'HEALTHY' }
  const group = groupOfCoffee[stress ?? 0] ?? null
  return group === null ? null : { kind: 'DISEASED', group }
}

/**
 * Photos of one leaf or one scene share a group and stay on one side of the split: the chilli photos by
 * their camera number, backgrounds by stretches of the same outing.
 */
export const groupOf = (source: string, path: string): string => {
  const file = path.split('/').at(-1) ?? path
  if (source === 'chilli') return /IMG_\d+/i.exec(file)?.[0].toUpperCase() ?? file
  if (source === 'background') return `outing ${Math.floor(backgroundNumber(path) / 20)}`
  if (source === 'cherry') return file.split('_')[0] ?? file
  return file
}
