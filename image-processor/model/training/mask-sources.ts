import type { Sharp } from 'sharp'
import type { Source } from './source.ts'

/**
 * A source of photos with drawn masks of the symptoms, and sometimes of the leaf. The masks show
 * whether the network finds the symptoms. The network never learns from a mask.
 */
export type MaskSource = Pick<Source, 'name' | 'repository' | 'commit' | 'licence' | 'paths'> & {
  /** Returns the path of a photo's mask, or null if the file is not a photo for judging. */
  maskOf(photo: string): string | null
  /** Returns a picture that is white where the symptoms are. */
  symptomsOf(mask: Sharp): Sharp
  /** Returns a picture that is white on the leaf. A source without leaf masks has null here. */
  readonly leafOf: ((mask: Sharp) => Sharp) | null
}

/** The threshold between level 0 of a mask and the levels 176 and 255. */
const markedMin = 100

export const maskSources: readonly MaskSource[] = [
  {
    name: 'coffee',
    repository: 'esgario/lara2018',
    commit: 'a6c38b693094c2c4da4b82029fc8be7058506a16',
    licence: 'MIT (BRACOL)',
    paths: ['segmentation/dataset/images', 'segmentation/dataset/annotations'],
    maskOf(photo) {
      const name = /images\/((?:val|test)\/\w+)\.jpg$/.exec(photo)?.[1]
      return name === undefined ? null : `segmentation/dataset/annotations/${name}_mask.png`
    },
    // Symptoms are red, and the rest of the leaf is green.
    symptomsOf: (mask) => mask.removeAlpha().extractChannel('red'),
    leafOf: (mask) => mask.removeAlpha().threshold(markedMin, { greyscale: false }).bandbool('or'),
  },
  {
    name: 'soybean',
    repository: 'Prograf-UFF/asrdnet_dataset',
    commit: '1c8688520a0c7323fcc86dfa8fab932e7e5d50ac',
    licence: 'MIT (ASRDNet, photos of Embrapa)',
    paths: ['original_images', 'binary_mask'],
    maskOf(photo) {
      const name = /original_images\/(\w+)\.\w+$/.exec(photo)?.[1]
      return name === undefined ? null : `binary_mask/${name}.png`
    },
    symptomsOf: (mask) => mask.removeAlpha(),
    leafOf: null,
  },
]
