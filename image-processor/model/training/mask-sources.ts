import type { Sharp } from 'sharp'
import type { Source } from './source.ts'

/**
 * Photos with drawn masks of the symptoms and the leaf. They show whether the network finds the
 * symptoms. The network learns from leaves of some of these sources, but from no mask.
 */
export type MaskSource = Pick<Source, 'name' | 'repository' | 'commit' | 'licence' | 'paths'> & {
  /** The path of a photo's mask; null for a file that is not a photo to judge. */
  maskOf(photo: string): string | null
  /** Returns a picture that is white at the symptoms. */
  symptomsOf(mask: Sharp): Sharp
  /** Returns a picture that is white at the leaf; null when the source has no leaf masks. */
  readonly leafOf: ((mask: Sharp) => Sharp) | null
}

/** Separates level 0 of the masks from the levels 176 and 255. */
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
