import { boxBlur } from '../blur.ts'
import type { Grid, Mask } from '../planes.ts'
import type { PhotoReading } from '../read-photo.ts'
import { binShares } from '../statistics.ts'
import { addFeature, addShares, type FeatureList } from './feature-list.ts'

const ANGLE_BINS = 9
const edgeLimits = [0.004, 0.01, 0.02, 0.04, 0.08, 0.15]

/** Edges, their directions and local binary patterns, over the photo and over the foliage. */
export const addTextureFeatures = (list: FeatureList, reading: PhotoReading): void => {
  const { planes, foliage } = reading
  const { strength, angle } = gradients(planes.lightness, planes)
  addShares(list, 'photo.edges', binShares(strength, edgeLimits))
  addShares(
    list,
    'foliage.edges',
    binShares(
      strength.filter((_, i) => foliage[i] === 1),
      edgeLimits,
    ),
  )
  addDirections(list, 'photo', strength, angle, null)
  addDirections(list, 'foliage', strength, angle, foliage)
  const soft = boxBlur(planes.lightness, planes, 1)
  addShares(list, 'photo.patterns1', binaryPatterns(planes.lightness, planes, 1, null))
  addShares(list, 'photo.patterns3', binaryPatterns(soft, planes, 3, null))
  addShares(list, 'foliage.patterns1', binaryPatterns(planes.lightness, planes, 1, foliage))
  addShares(list, 'foliage.patterns3', binaryPatterns(soft, planes, 3, foliage))
}

const gradients = (
  plane: Float32Array,
  { width, height }: Grid,
): { strength: Float32Array; angle: Float32Array } => {
  const strength = new Float32Array(plane.length)
  const angle = new Float32Array(plane.length)
  for (let y = 1; y < height - 1; y++) {
    for (let i = y * width + 1; i < y * width + width - 1; i++) {
      const dx = ((plane[i + 1] ?? 0) - (plane[i - 1] ?? 0)) / 2
      const dy = ((plane[i + width] ?? 0) - (plane[i - width] ?? 0)) / 2
      strength[i] = Math.sqrt(dx * dx + dy * dy)
      angle[i] = Math.atan2(Math.abs(dy), Math.abs(dx))
    }
  }
  return { strength, angle }
}

/** Directions folded into one quadrant, so that a mirrored photo gives the same numbers. */
const addDirections = (
  list: FeatureList,
  name: string,
  strength: Float32Array,
  angle: Float32Array,
  mask: Mask | null,
): void => {
  const energy = Array.from({ length: ANGLE_BINS }, () => 0)
  let total = 1e-6
  for (let i = 0; i < strength.length; i++) {
    if (mask !== null && mask[i] !== 1) continue
    const bin = Math.min(ANGLE_BINS - 1, Math.floor(((angle[i] ?? 0) / (Math.PI / 2)) * ANGLE_BINS))
    energy[bin] = (energy[bin] ?? 0) + (strength[i] ?? 0)
    total += strength[i] ?? 0
  }
  const shares = energy.map((value) => value / total)
  const entropy = -shares.reduce((sum, share) => sum + (share > 0 ? share * Math.log(share) : 0), 0)
  addFeature(list, `${name}.directions.entropy`, entropy)
  addFeature(list, `${name}.directions.upright`, (shares[0] ?? 0) + (shares[ANGLE_BINS - 1] ?? 0))
  addFeature(list, `${name}.directions.peak`, Math.max(...shares))
}

const NOISE = 0.006

/** Rotation-invariant uniform local binary patterns (Ojala 2002): ones per ring of 8, last bin the rest. */
const binaryPatterns = (
  plane: Float32Array,
  { width, height }: Grid,
  radius: number,
  mask: Mask | null,
): number[] => {
  const diagonal = Math.max(1, Math.round(radius * Math.SQRT1_2))
  const ring = Int32Array.from([
    radius,
    diagonal * width + diagonal,
    radius * width,
    diagonal * width - diagonal,
    -radius,
    -diagonal * width - diagonal,
    -radius * width,
    -diagonal * width + diagonal,
  ])
  const counts = new Int32Array(10)
  let total = 0
  for (let y = radius; y < height - radius; y++) {
    for (let i = y * width + radius; i < y * width + width - radius; i++) {
      if (mask !== null && mask[i] !== 1) continue
      const bin = patternOf(plane, i, ring)
      counts[bin] = (counts[bin] ?? 0) + 1
      total++
    }
  }
  return Array.from(counts, (count) => count / Math.max(1, total))
}

/** Number of ones and of changes for each of the 256 rings, looked up instead of counted. */
const binOfRing = Uint8Array.from({ length: 256 }, (_, bits) => {
  let ones = 0
  let changes = 0
  for (let k = 0; k < 8; k++) {
    ones += (bits >> k) & 1
    changes += ((bits >> k) ^ (bits >> ((k + 1) % 8))) & 1
  }
  return changes <= 2 ? ones : 9
})

const patternOf = (plane: Float32Array, i: number, ring: Int32Array): number => {
  const centre = (plane[i] ?? 0) + NOISE
  let bits = 0
  for (let k = 0; k < 8; k++) {
    if ((plane[i + (ring[k] ?? 0)] ?? 0) >= centre) bits |= 1 << k
  }
  return binOfRing[bits] ?? 9
}
