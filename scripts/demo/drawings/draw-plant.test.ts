import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type DrawingName, drawPlant } from './draw-plant.ts'

/** The mean of red, green and blue, 0 to 255. */
async function colourOf(name: DrawingName): Promise<number[]> {
  const { channels } = await sharp(await drawPlant(name)).stats()
  return channels.map(({ mean }) => mean)
}

describe('a drawn plant', () => {
  it('is a JPEG as a phone would send it, the same bytes each time', async () => {
    const [first, second] = await Promise.all([
      drawPlant('spotted-rose'),
      drawPlant('spotted-rose'),
    ])
    expect(await sharp(first).metadata()).toMatchObject({
      format: 'jpeg',
      width: 800,
      height: 600,
    })
    expect(second.equals(first)).toBe(true)
  })

  it('turns from green to yellow as it falls ill, and back as it recovers', async () => {
    const [well, ill, recovered] = await Promise.all(
      (['fig-1', 'fig-4', 'fig-6'] as const).map(colourOf),
    )
    const redness = ([red = 0, green = 0]: number[] = []) => red / green
    expect(redness(ill)).toBeGreaterThan(redness(well) * 1.3)
    expect(redness(recovered)).toBeLessThan(redness(well) * 1.05)
  })

  it('of a photo at night is dark', async () => {
    expect(Math.max(...(await colourOf('dark')))).toBeLessThan(20)
  })
})
