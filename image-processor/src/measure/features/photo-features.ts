import type { PhotoReading } from '../read-photo.ts'
import { addColourFeatures } from './colour-features.ts'
import { emptyFeatures, type FeatureList } from './feature-list.ts'
import { addHealthFeatures } from './health-features.ts'
import { addLayoutFeatures } from './layout-features.ts'
import { addTextureFeatures } from './texture-features.ts'

/**
 * The feature vector of the trained heads. It depends on the pixels alone, not on left and right, and
 * never leaves the image processor. A changed list needs the heads trained again.
 */
export const photoFeatures = (reading: PhotoReading): FeatureList => {
  const list = emptyFeatures()
  addColourFeatures(list, reading)
  addTextureFeatures(list, reading)
  addLayoutFeatures(list, reading)
  addHealthFeatures(list, reading)
  return list
}
