import { findComponents } from '../components.ts'
import type { Grid, Mask } from '../planes.ts'
import type { PhotoReading } from '../read-photo.ts'
import { binShares, deviation, pick } from '../statistics.ts'
import { addFeature, addShares, type FeatureList } from './feature-list.ts'

/** Where the foliage lies, its shape, and how plain the photo's border is. */
export const addLayoutFeatures = (list: FeatureList, reading: PhotoReading): void => {
  const { planes, foliage, foliageArea } = reading
  const size = foliage.length
  const { list: parts } = findComponents(foliage, planes)
  const largest = parts.reduce((best, part) => Math.max(best, part.area), 0)
  const body = parts.find((part) => part.area === largest)
  const box = body === undefined ? 1 : (body.right - body.left + 1) * (body.bottom - body.top + 1)
  addFeature(list, 'foliage.share', Math.sqrt(foliageArea / size))
  addFeature(list, 'foliage.largest', Math.sqrt(largest / size))
  addFeature(list, 'foliage.parts', Math.log1p(parts.length))
  addFeature(list, 'foliage.fill', largest / box)
  addFeature(list, 'foliage.rim', Math.log1p(rimLength(reading) / Math.sqrt(foliageArea + 1)))
  addFeature(list, 'foliage.centre', shareInside(reading, 0.25, 0.75, 0.25, 0.75))
  addFeature(list, 'foliage.upper', shareInside(reading, 0, 1, 0, 0.33))
  addFeature(list, 'foliage.lower', shareInside(reading, 0, 1, 0.67, 1))
  addFeature(list, 'foliage.border', shareInside(reading, 0, 1, 0, 0.04))
  addBorder(list, reading)
}

const rimLength = ({ planes, foliage }: PhotoReading): number => {
  let length = 0
  for (let i = 0; i + planes.width < foliage.length; i++) {
    if (foliage[i] !== foliage[i + 1]) length++
    if (foliage[i] !== foliage[i + planes.width]) length++
  }
  return length
}

const shareInside = (
  { planes, foliage }: PhotoReading,
  left: number,
  right: number,
  top: number,
  bottom: number,
): number => {
  let inside = 0
  let area = 0
  for (let y = Math.floor(top * planes.height); y < bottom * planes.height; y++) {
    for (let x = Math.floor(left * planes.width); x < right * planes.width; x++) {
      inside += foliage[y * planes.width + x] ?? 0
      area++
    }
  }
  return inside / Math.max(1, area)
}

const addBorder = (list: FeatureList, { planes, kinds }: PhotoReading): void => {
  const border = borderMask(planes)
  const tissues = Float32Array.from(kinds)
  const limits = [0.5, 1.5, 2.5, 3.5, 4.5]
  addShares(list, 'border.tissue', binShares(pick(tissues, border), limits))
  addShares(list, 'photo.tissue', binShares(tissues, limits))
  for (const name of ['lightness', 'a', 'b'] as const) {
    addFeature(list, `border.${name}.deviation`, deviation(pick(planes[name], border)))
  }
}

const borderMask = ({ width, height }: Grid): Mask => {
  const margin = Math.ceil(Math.max(width, height) * 0.05)
  const border = new Uint8Array(width * height).fill(1)
  for (let y = margin; y < height - margin; y++) {
    border.fill(0, y * width + margin, Math.max(y * width + margin, (y + 1) * width - margin))
  }
  return border
}
