import sharp from 'sharp'
import { expect, it } from 'vitest'
import { measureOptimised } from './measure-optimised.ts'
import { loadPlantNetwork, type PlantNetwork } from './plant-network.ts'

it('gives the memory of the pixels back with the answer', async () => {
  const size = { width: 60, height: 40, channels: 3, background: '#4a8430' } as const
  const webp = await sharp({ create: size }).webp().toBuffer()
  const network = await loadPlantNetwork()
  const pixels: Uint8Array[] = []
  const watched: PlantNetwork = (photo) => {
    pixels.push(photo.data)
    return network(photo)
  }
  await measureOptimised(webp, watched, 20)
  expect(pixels.map(({ length }) => length)).toEqual([0])
})
