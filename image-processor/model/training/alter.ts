import sharp, { type Sharp } from 'sharp'
import { colourPlanes } from '../../src/measure/colour.ts'
import { classifyTissue, segmentFoliage } from '../../src/measure/foliage.ts'
import { countMask, type RawPhoto } from '../../src/measure/planes.ts'

export type Random = () => number

/** Mulberry32: small, seeded, good enough to alter photos the same way in every run. */
export const seededRandom = (seed: number): Random => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const between = (random: Random, low: number, high: number): number => low + random() * (high - low)

const TRAINING_SIDE_PX = 512

/** The photo as the measurement would see it: oriented, no larger than the copy that is measured. */
export const loadPhoto = async (file: string): Promise<RawPhoto> =>
  toRaw(
    sharp(file).rotate().resize(TRAINING_SIDE_PX, TRAINING_SIDE_PX, {
      fit: 'inside',
      withoutEnlargement: true,
    }),
  )

const toRaw = async (image: Sharp): Promise<RawPhoto> => {
  const { data, info } = await image
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, widthPx: info.width, heightPx: info.height, channels: 3 }
}

const toSharp = (photo: RawPhoto): Sharp =>
  sharp(photo.data, { raw: { width: photo.widthPx, height: photo.heightPx, channels: 3 } })

/** Scale, crop, blur, light, white balance, mirror, turn and JPEG quality, each as phones vary them. */
export const alterPhoto = async (photo: RawPhoto, random: Random): Promise<RawPhoto> => {
  const share = between(random, 0.7, 1)
  const width = Math.max(32, Math.floor(photo.widthPx * share))
  const height = Math.max(32, Math.floor(photo.heightPx * share))
  const gains = [0, 1, 2].map(() => between(random, 0.88, 1.12) * between(random, 0.8, 1.2))
  const cropped = await toSharp(photo)
    .extract({
      left: Math.floor(random() * (photo.widthPx - Math.min(width, photo.widthPx) + 1)),
      top: Math.floor(random() * (photo.heightPx - Math.min(height, photo.heightPx) + 1)),
      width: Math.min(width, photo.widthPx),
      height: Math.min(height, photo.heightPx),
    })
    .flop(random() < 0.5)
    .rotate(90 * Math.floor(random() * 4))
    .linear(gains, [0, 0, 0])
    .modulate({ saturation: between(random, 0.75, 1.25), brightness: between(random, 0.8, 1.2) })
    .jpeg({ quality: Math.round(between(random, 45, 92)) })
    .toBuffer()
  const scaled = sharp(cropped).resize(Math.round(between(random, 200, TRAINING_SIDE_PX)))
  return toRaw(random() < 0.35 ? scaled.blur(between(random, 0.4, 1.6)) : scaled)
}

/** Exchanges colour channels, which makes green shirts and green boxes out of red and blue ones. */
export const recolourGreen = (photo: RawPhoto, random: Random): RawPhoto => {
  const data = Uint8Array.from(photo.data)
  const other = random() < 0.5 ? 0 : 2
  const keep = between(random, 0, 0.4)
  for (let at = 0; at < data.length; at += 3) {
    const green = data[at + 1] ?? 0
    const from = data[at + other] ?? 0
    data[at + 1] = from * (1 - keep) + green * keep
    data[at + other] = green * (1 - keep) + from * keep
  }
  return { ...photo, data }
}

/** A table, sheet of paper or cloth: one dull colour with a slope of light and some grain. */
export const plainSurface = (random: Random): RawPhoto => {
  const side = Math.round(between(random, 220, TRAINING_SIDE_PX))
  const light = between(random, 20, 235)
  const tint = [0, 1, 2].map(() => between(random, -18, 18))
  const [slopeX, slopeY] = [between(random, -50, 50), between(random, -50, 50)]
  const grain = between(random, 1, 14)
  const data = new Uint8Array(side * side * 3)
  for (let i = 0; i < side * side; i++) {
    const slope = slopeX * ((i % side) / side - 0.5) + slopeY * (Math.floor(i / side) / side - 0.5)
    const noise = grain * (random() + random() - 1)
    for (let c = 0; c < 3; c++) {
      data[i * 3 + c] = Math.max(0, Math.min(255, light + (tint[c] ?? 0) + slope + noise))
    }
  }
  return { data, widthPx: side, heightPx: side, channels: 3 }
}

/**
 * Cuts the foliage out of one photo and sets it, smaller, into another that shows no plant: a plant in a
 * room or a street, a leaf on a table. Null where the foliage is too small or fills the photo.
 */
export const plantInto = async (
  plant: RawPhoto,
  scene: RawPhoto,
  random: Random,
): Promise<RawPhoto | null> => {
  const planes = colourPlanes(plant)
  const { mask } = segmentFoliage(planes, classifyTissue(planes))
  const share = countMask(mask) / mask.length
  if (share < 0.12 || share > 0.8) return null
  const rgba = new Uint8Array(mask.length * 4)
  for (let i = 0; i < mask.length; i++) {
    rgba.set(plant.data.subarray(i * 3, i * 3 + 3), i * 4)
    rgba[i * 4 + 3] = (mask[i] ?? 0) * 255
  }
  const side = Math.min(scene.widthPx, scene.heightPx)
  const size = Math.round(side * between(random, 0.55, 0.98))
  const cut = await sharp(rgba, {
    raw: { width: plant.widthPx, height: plant.heightPx, channels: 4 },
  })
    .resize(size, size, { fit: 'inside' })
    .png()
    .toBuffer()
  const input = await sharp(cut).metadata()
  const left = Math.floor(random() * (scene.widthPx - (input.width ?? 0)))
  const top = Math.floor(random() * (scene.heightPx - (input.height ?? 0)))
  return toRaw(toSharp(scene).composite([{ input: cut, left, top }]))
}
