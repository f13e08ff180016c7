import { describe, expect, it } from 'vitest'
import { boxBlur } from './blur.ts'
import { green, leafWith, paint } from './drawn-photos.ts'
import type { RawPhoto } from './planes.ts'
import { measureQuality } from './quality.ts'

function blurPhoto(photo: RawPhoto, radius: number): RawPhoto {
  const grid = { width: photo.widthPx, height: photo.heightPx }
  const data = new Uint8Array(photo.data.length)
  for (let channel = 0; channel < 3; channel++) {
    const plane = Float32Array.from({ length: grid.width * grid.height }, (_, i) => {
      return photo.data[i * 3 + channel] ?? 0
    })
    boxBlur(boxBlur(plane, grid, radius), grid, radius).forEach((value, i) => {
      data[i * 3 + channel] = value
    })
  }
  return { ...photo, data }
}

describe('measuring quality', () => {
  it('finds less sharpness in a photo with more blur', () => {
    const [crisp, soft, blurred] = [0, 3, 9].map(
      (radius) => measureQuality(blurPhoto(leafWith([]), radius)).sharpness,
    )
    expect(crisp).toBeGreaterThan(soft ?? 1)
    expect(soft).toBeGreaterThan(blurred ?? 1)
    expect(blurred).toBeLessThan(0.28)
  })

  it('distinguishes a dark photo from a bright photo', () => {
    expect(measureQuality(paint(50, 50, () => [5, 6, 4])).darkFraction).toBe(1)
    expect(measureQuality(paint(50, 50, () => [254, 254, 252])).brightFraction).toBe(1)
  })

  it('finds no contrast in a photo of a single colour', () => {
    expect(measureQuality(paint(50, 50, () => green)).contrast).toBe(0)
  })
})
