import sharp from 'sharp'

/**
 * Draws a photo quickly and returns it as base64: a textured green rectangle that decodes as a
 * photo and needs no licence. Each `seed` gives a different photo.
 */
export async function drawnPhoto(seed = 1, side = 320): Promise<string> {
  const data = Buffer.alloc(side * side * 3)
  let state = seed * 2654435761
  for (let index = 0; index < data.length; index += 3) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const noise = state >>> 27
    data[index] = 40 + noise
    data[index + 1] = 120 + noise
    data[index + 2] = 30 + noise
  }
  const raw = { width: side, height: side, channels: 3 as const }
  return (await sharp(data, { raw }).jpeg({ quality: 90 }).toBuffer()).toString('base64')
}
