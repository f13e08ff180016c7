import { boxBlur } from '../blur.ts'
import { dilate, erode } from '../morphology.ts'
import type { Mask } from '../planes.ts'
import type { PhotoReading } from '../read-photo.ts'
import { lesionKinds } from '../schema.ts'
import { binShares, deviation, mean, pick, quantile } from '../statistics.ts'
import { addFeature, addShares, type FeatureList } from './feature-list.ts'

const hueLimits = [20, 30, 40, 48, 56, 64, 72, 80, 90, 100, 115, 135, 170]
const sizeLimits = [0.0005, 0.0015, 0.004, 0.012, 0.04]

/** Discoloration inside the foliage, much of it relative to the leaf's own green. */
export const addHealthFeatures = (list: FeatureList, reading: PhotoReading): void => {
  addTissue(list, reading)
  addDeviations(list, reading)
  addDetail(list, reading)
  addLesions(list, reading)
  addHalo(list, reading)
  const { pattern } = reading
  addFeature(list, 'pattern.marginShare', pattern.marginShare)
  addFeature(list, 'pattern.marginBrown', Math.sqrt(pattern.marginBrownFraction))
  addFeature(list, 'pattern.veins', Math.sqrt(pattern.veinContrast))
  addFeature(list, 'pattern.mottled', Math.sqrt(pattern.mottledFraction))
  addFeature(list, 'pattern.holes', Math.sqrt(pattern.holeFraction))
  addFeature(list, 'pattern.holeCount', Math.log1p(pattern.holeCount))
}

const addTissue = (
  list: FeatureList,
  { planes, kinds, foliage, discoloured }: PhotoReading,
): void => {
  const inside = pick(Float32Array.from(kinds), foliage)
  addShares(list, 'leaf.tissue', binShares(inside, [0.5, 1.5, 2.5, 3.5, 4.5]))
  addShares(list, 'leaf.hue', binShares(pick(planes.hue, foliage), hueLimits))
  addFeature(
    list,
    'leaf.discoloured',
    Math.sqrt(mean(pick(Float32Array.from(discoloured), foliage))),
  )
  for (const name of ['lightness', 'a', 'b', 'saturation'] as const) {
    const values = pick(planes[name], foliage)
    addFeature(list, `leaf.${name}.mean`, mean(values))
    addFeature(list, `leaf.${name}.deviation`, deviation(values))
    addFeature(list, `leaf.${name}.low`, quantile(values, 0.05))
    addFeature(list, `leaf.${name}.high`, quantile(values, 0.95))
  }
}

const addDeviations = (list: FeatureList, { planes, foliage, base }: PhotoReading): void => {
  const from = (plane: Float32Array, middle: number): Float32Array =>
    pick(plane, foliage).map((value) => value - middle)
  const redder = [-10, -5, -2, 2, 5, 10, 16, 24]
  const bluer = [-24, -16, -9, -4, 4, 9, 16, 24]
  const lighter = [-0.25, -0.15, -0.08, -0.03, 0.03, 0.08, 0.15, 0.25]
  addShares(list, 'base.a', binShares(from(planes.a, base.a), redder))
  addShares(list, 'base.b', binShares(from(planes.b, base.b), bluer))
  addShares(list, 'base.lightness', binShares(from(planes.lightness, base.lightness), lighter))
}

/** Energy of each colour plane in three bands of detail, from pustules to blotches. */
const addDetail = (list: FeatureList, { planes, foliage }: PhotoReading): void => {
  const inner = erode(foliage, planes, 2)
  for (const name of ['lightness', 'a', 'b'] as const) {
    let finer = planes[name]
    for (const radius of [1, 3, 8]) {
      const softer = boxBlur(planes[name], planes, radius)
      const band = finer.map((value, i) => value - (softer[i] ?? 0))
      const values = pick(band, inner)
      const spreadOf = deviation(values)
      addFeature(list, `detail.${name}.${radius}`, Math.log(spreadOf + 1e-3))
      addFeature(list, `detail.${name}.${radius}.skew`, skewness(values, spreadOf))
      finer = softer
    }
  }
}

const skewness = (values: Float32Array, spreadOf: number): number => {
  if (spreadOf === 0 || values.length === 0) return 0
  const middle = mean(values)
  let sum = 0
  for (let i = 0; i < values.length; i++) {
    const away = ((values[i] ?? 0) - middle) / spreadOf
    sum += away * away * away
  }
  return Math.cbrt(sum / values.length)
}

const addLesions = (list: FeatureList, { lesions }: PhotoReading): void => {
  const areas = Float32Array.from(lesions, (lesion) => lesion.areaFraction)
  addFeature(list, 'lesions.count', Math.log1p(lesions.length))
  addFeature(list, 'lesions.area', Math.sqrt(mean(areas) * areas.length))
  addFeature(list, 'lesions.largest', Math.sqrt(areas[0] ?? 0))
  addFeature(list, 'lesions.median', Math.sqrt(quantile(areas, 0.5)))
  addShares(list, 'lesions.size', binShares(areas, sizeLimits))
  const round = lesions.map(
    (lesion) => lesion.area / ((lesion.right - lesion.left + 1) * (lesion.bottom - lesion.top + 1)),
  )
  addFeature(list, 'lesions.fill', mean(Float32Array.from(round)))
  for (const kind of lesionKinds) {
    const some = lesions.filter((lesion) => lesion.kind === kind)
    addFeature(list, `lesions.${kind}.count`, Math.log1p(some.length))
    const area = some.reduce((sum, lesion) => sum + lesion.areaFraction, 0)
    addFeature(list, `lesions.${kind}.area`, Math.sqrt(area))
  }
}

/** The ring around lesions against the leaf's own green: a yellow halo is typical of infection. */
const addHalo = (list: FeatureList, { planes, foliage, discoloured, base }: PhotoReading): void => {
  const near: Mask = dilate(discoloured, planes, 3)
  const ring = near.map((value, i) =>
    value === 1 && discoloured[i] === 0 && foliage[i] === 1 ? 1 : 0,
  )
  for (const name of ['lightness', 'a', 'b'] as const) {
    const inside = pick(planes[name], discoloured)
    const around = pick(planes[name], ring)
    addFeature(list, `halo.${name}`, around.length > 0 ? mean(around) - base[name] : 0)
    addFeature(list, `lesion.${name}`, inside.length > 0 ? mean(inside) - base[name] : 0)
  }
}
