import type { PhotoReading } from '../read-photo.ts'
import { binShares, deviation, mean } from '../statistics.ts'
import { addFeature, addShares, type FeatureList } from './feature-list.ts'

const hueLimits = [15, 30, 45, 60, 75, 90, 110, 140, 180, 220, 260, 300, 340]
const tenths = [0.05, 0.12, 0.2, 0.3, 0.42, 0.55, 0.7]
const excessLimits = [-0.15, -0.05, 0, 0.04, 0.1, 0.2, 0.35]

/** Colours of the photo as a whole: what tells a wall, a face or a print from a plant. */
export const addColourFeatures = (list: FeatureList, { planes }: PhotoReading): void => {
  const coloured = planes.hue.map((hue, i) => ((planes.saturation[i] ?? 0) < 0.15 ? -1 : hue))
  addShares(list, 'photo.hue', binShares(coloured, [0, ...hueLimits]))
  addShares(list, 'photo.saturation', binShares(planes.saturation, tenths))
  addShares(list, 'photo.value', binShares(planes.value, tenths))
  addShares(list, 'photo.excessGreen', binShares(planes.excessGreen, excessLimits))
  for (const [name, plane] of [
    ['lightness', planes.lightness],
    ['a', planes.a],
    ['b', planes.b],
  ] as const) {
    addFeature(list, `photo.${name}.mean`, mean(plane))
    addFeature(list, `photo.${name}.deviation`, deviation(plane))
  }
  addShares(list, 'photo.chroma', chromaGrid(planes.a, planes.b))
}

/** A coarse joint histogram of a and b. */
const chromaGrid = (a: Float32Array, b: Float32Array): number[] => {
  const cell = new Float32Array(a.length)
  for (let i = 0; i < a.length; i++) {
    cell[i] = quarter(b[i] ?? 0, -6, 8, 24) * 4 + quarter(a[i] ?? 0, -12, -4, 6)
  }
  return binShares(
    cell,
    Array.from({ length: 15 }, (_, k) => k + 0.5),
  )
}

/** Which of the four ranges between three limits a value lies in. */
const quarter = (value: number, first: number, second: number, third: number): number =>
  value < first ? 0 : value < second ? 1 : value < third ? 2 : 3
