import { expect, it } from 'vitest'
import { checkPhoto, measureCopy, type Pixels } from './check-photo.ts'

const large = { width: 2000, height: 1500 }

/** Draws a grey photo. A function gives the luminance of each pixel by its position. */
function drawn(luminance: (x: number, y: number) => number, width = 64, height = 48): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const value = luminance(pixel % width, Math.floor(pixel / width))
    data.set([value, value, value, 255], pixel * 4)
  }
  return { width, height, data }
}

const stripes = drawn((x, y) => (((x >> 2) + (y >> 2)) % 2 ? 170 : 70))
const wave = (length: number) =>
  drawn((x, y) => 120 + 50 * Math.sin(x / length) * Math.cos(y / length))

it('the photo check finds no fault in a bright and sharp photo', () => {
  expect(checkPhoto(stripes, large)).toEqual([])
})

it('the photo check warns of a photo with few pixels', () => {
  expect(checkPhoto(stripes, { width: 900, height: 199 })).toEqual(['SMALL'])
  expect(checkPhoto(stripes, { width: 900, height: 200 })).toEqual([])
})

it('the photo check warns only of bad light if the bad light also causes blur', () => {
  expect(
    checkPhoto(
      drawn(() => 20),
      large,
    ),
  ).toEqual(['DARK'])
  expect(
    checkPhoto(
      drawn(() => 245),
      large,
    ),
  ).toEqual(['BRIGHT'])
})

it('the photo check warns of blur, and rates soft edges as less sharp than hard edges', () => {
  expect(checkPhoto(wave(8), large)).toEqual(['BLURRED'])
  expect(measureCopy(wave(8)).sharpness).toBeLessThan(measureCopy(wave(2)).sharpness)
})

it('the photo check rates the sharpness in the more blurred direction, because a shaken photo is blurred in one direction', () => {
  const shaken = drawn((x, y) => 100 + 60 * (y % 3 === 0 ? 1 : 0) + 20 * Math.sin(x / 9))
  expect(measureCopy(shaken).sharpness).toBeLessThan(0.22)
})

it('the mean luminance weights the colours like the human eye', () => {
  const green: Pixels = { width: 1, height: 1, data: [0, 255, 0, 255] }
  expect(measureCopy(green).luminance).toBeCloseTo(0.587)
})
