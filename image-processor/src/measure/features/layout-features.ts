import { findComponents } from '../components.ts'
import type { PhotoReading } from '../read-photo.ts'
import { binShares, deviation } from '../statistics.ts'
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
  const margin = Math.ceil(Math.max(planes.width, planes.height) * 0.05)
  const onBorder = (i: number): boolean => {
    const x = i % planes.width
    const y = Math.floor(i / planes.width)
    return x < margin || y < margin || x >= planes.width - margin || y >= planes.height - margin
  }
  const border = Float32Array.from(kinds).filter((_, i) => onBorder(i))
  addShares(list, 'border.tissue', binShares(border, [0.5, 1.5, 2.5, 3.5, 4.5]))
  addShares(list, 'photo.tissue', binShares(Float32Array.from(kinds), [0.5, 1.5, 2.5, 3.5, 4.5]))
  for (const name of ['lightness', 'a', 'b'] as const) {
    const values = planes[name].filter((_, i) => onBorder(i))
    addFeature(list, `border.${name}.deviation`, deviation(values))
  }
}
