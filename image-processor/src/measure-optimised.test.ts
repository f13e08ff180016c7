import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { brown, leafWith, paint, yellow } from './measure/drawn-photos.ts'
import type { RawPhoto } from './measure/planes.ts'
import { measureOptimised } from './measure-optimised.ts'
import { loadPlantNetwork, type PlantNetwork } from './plant-network.ts'

const timeoutSeconds = 100
let network: PlantNetwork

beforeAll(async () => {
  network = await loadPlantNetwork()
})

it('frees the memory of the pixels before returning the measurements', async () => {
  const size = { width: 60, height: 40, channels: 3, background: '#4a8430' } as const
  const webp = await sharp({ create: size }).webp().toBuffer()
  const pixels: Uint8Array[] = []
  const watched: PlantNetwork = (photo) => {
    pixels.push(photo.data)
    return network(photo)
  }
  await measureOptimised(webp, watched, timeoutSeconds)
  expect(pixels.map(({ length }) => length)).toEqual([0])
})

it('refuses anything but an optimised photo', async () => {
  const size = { width: 2000, height: 2000, channels: 3, background: '#4a8430' } as const
  const large = await sharp({ create: size }).webp().toBuffer()
  const small = await sharp(large).resize(300).toBuffer()
  const jpeg = await sharp(small).jpeg().toBuffer()
  for (const bytes of [jpeg, large, small.subarray(0, 100), Buffer.alloc(0)])
    await expect(measureOptimised(bytes, network, timeoutSeconds)).rejects.toMatchObject({
      status: 422,
      code: 'IMAGE_UNDECODABLE',
    })
})

async function webpOf({ data, widthPx: width, heightPx: height }: RawPhoto): Promise<Buffer> {
  return await sharp(data, { raw: { width, height, channels: 3 } })
    .webp()
    .toBuffer()
}

/** A network that finds signs everywhere, and answers when `photos` photos have arrived. */
function waitingFor(photos: number): PlantNetwork {
  const all = Promise.withResolvers<void>()
  let asked = 0
  return async (photo) => {
    asked++
    if (asked === photos) all.resolve()
    const { signals } = await network(photo)
    await all.promise
    return { signals, signMap: { sidePx: 1, values: [0.9] } }
  }
}

it('gives the same results whether photos are measured in parallel or one by one', async () => {
  const photos = await Promise.all(
    [
      leafWith([{ x: 100, y: 100, radius: 12, colour: brown }]),
      leafWith([{ x: 150, y: 140, radius: 20, colour: yellow }]),
      paint(900, 40, (x) => (x % 60 < 40 ? [60, 140, 50] : brown)),
      paint(1, 1, () => [60, 140, 50]),
    ].map(webpOf),
  )
  const alone = []
  for (const photo of photos) {
    alone.push(await measureOptimised(photo, waitingFor(1), timeoutSeconds))
  }
  const waiting = waitingFor(photos.length)
  const together = await Promise.all(
    photos.map((photo) => measureOptimised(photo, waiting, timeoutSeconds)),
  )
  expect(alone.slice(0, 3).map(({ signs }) => signs.length)).not.toContain(0)
  expect(together).toEqual(alone)
})
