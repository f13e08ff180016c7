import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import figures from '../model/right-of-100.json' with { type: 'json' }
import { classes } from '../model/training/classes.ts'
import { leafWith, mirror, paint } from './measure/drawn-photos.ts'
import { figuresSchema, unmeasured } from './measure/schema.ts'
import { decodeCopy } from './measure-optimised.ts'
import { optimisePhoto } from './optimise.ts'
import { loadPlantNetwork, networkVersion, type PlantNetwork } from './plant-network.ts'

const photos = join(import.meta.dirname, '../../test/photos')
const spotted = leafWith([
  { x: 100, y: 100, radius: 12, colour: [110, 64, 30] },
  { x: 150, y: 150, radius: 10, colour: [110, 64, 30] },
])

async function copyOf(name: string) {
  const optimised = await optimisePhoto(readFileSync(join(photos, name)), 30)
  if (optimised.outcome !== 'OPTIMISED') throw new Error(optimised.outcome)
  return (await decodeCopy(optimised.webp, 30)).copy
}

describe('the plant network', () => {
  let network: PlantNetwork

  beforeAll(async () => {
    network = await loadPlantNetwork()
  })

  it('returns symptom groups and species that add up to 1, and conditions that add up to at most 1', async () => {
    const { symptomGroups, species, conditions, laterConditions } = (await network(spotted)).signals
    const sumOf = (shares: Record<string, number>): number =>
      Object.values(shares).reduce((sum, share) => sum + share, 0)
    expect(sumOf(symptomGroups)).toBeCloseTo(1, 2)
    expect(sumOf(species)).toBeCloseTo(1, 2)
    expect(sumOf({ ...conditions, ...laterConditions })).toBeLessThanOrEqual(1.001)
  })

  it('returns a square map of values from 0 to 1', async () => {
    const { signMap } = await network(spotted)
    expect(signMap.values).toHaveLength(signMap.sidePx ** 2)
    expect(Math.min(...signMap.values)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...signMap.values)).toBeLessThanOrEqual(1)
  })

  it('returns the same result for the same photo, even when several photos run at once', async () => {
    const [first, ...others] = await Promise.all([spotted, spotted, spotted].map(network))
    for (const other of others) expect(other).toEqual(first)
  })

  it('returns nearly the same result for the mirrored photo', async () => {
    const { signals: own } = await network(spotted)
    const { signals: other } = await network(mirror(spotted))
    expect(Math.abs(own.plantProbability - other.plantProbability)).toBeLessThan(0.1)
    expect(Math.abs(own.diseasedProbability - other.diseasedProbability)).toBeLessThan(0.1)
  })

  it.each([
    [1, 1],
    [3, 700],
    [160, 160],
    [512, 512],
  ])('reads a photo of %i x %i px', async (widthPx, heightPx) => {
    const { signals } = await network(paint(widthPx, heightPx, () => [90, 140, 60]))
    expect(signals.plantProbability).toBeGreaterThanOrEqual(0)
  })

  it('tells a photo of a leaf from a photo of a plant', async () => {
    const viewIn = async (name: string) => (await network(await copyOf(name))).signals.view
    expect(await viewIn('apple_apple_scab_01.jpg')).toMatchObject({ kind: 'LEAF' })
    expect(await viewIn('setaria_whole_plant_healthy_01.jpg')).toMatchObject({ kind: 'PLANT' })
  })

  it('reads a leaf that lies small on a sheet of paper as if it filled the photo', async () => {
    const leaf = await copyOf('apple_apple_scab_01.jpg')
    const { widthPx, heightPx } = leaf
    const sheet = paint(widthPx * 2, heightPx * 2, (x, y) => {
      const [across, down] = [x - 0.5 * widthPx, y - 0.5 * heightPx]
      if (across < 0 || across >= widthPx || down < 0 || down >= heightPx) return [240, 238, 235]
      const at = (Math.floor(down) * widthPx + Math.floor(across)) * 3
      return [leaf.data[at] ?? 0, leaf.data[at + 1] ?? 0, leaf.data[at + 2] ?? 0]
    })
    const [alone, small] = [await network(leaf), await network(sheet)]
    const read = ({ signals }: typeof alone) => [signals.diseasedProbability, signals.view.kind]
    expect(read(small)[0]).toBeCloseTo(Number(read(alone)[0]), 1)
    expect(read(small)[1]).toBe(read(alone)[1])
    const { sidePx, values } = small.signMap
    expect(Math.max(...values.slice(0, sidePx))).toBe(0)
  })

  it('finds no plant in a drawn picture', async () => {
    const { signals } = await network(paint(300, 200, () => [40, 120, 60]))
    expect(signals.plantProbability).toBe(0)
  })

  it('gives a low familiarity to a photo of noise', async () => {
    const noise = paint(300, 300, (x, y) => [
      (x * 73 + y * 31) % 256,
      (x * y) % 256,
      (y * 97) % 256,
    ])
    expect((await network(noise)).signals.familiarity).toBeLessThan(0.5)
  })

  it('refuses to load a file that is not a network', async () => {
    const file = join(tmpdir(), 'no-network.onnx')
    writeFileSync(file, 'not a network')
    await expect(loadPlantNetwork(file)).rejects.toThrow()
  })
})

describe('the measured accuracy of the network', () => {
  it('is returned for the network that was measured', async () => {
    const { signals } = await (await loadPlantNetwork())(spotted)
    expect(signals.figures).toEqual(figuresSchema.parse(figures))
    expect(figures.networkVersion).toBe(networkVersion)
  })

  it('is not returned for another network', async () => {
    const copy = join(mkdtempSync(join(tmpdir(), 'network-')), 'plant-network.onnx')
    copyFileSync(join(import.meta.dirname, '../model/plant-network.onnx'), copy)
    const { signals } = await (await loadPlantNetwork(copy))(spotted)
    expect(signals.figures).toEqual(unmeasured)
  })
})

it('scales photos to the size that the Python training uses', () => {
  const file = join(import.meta.dirname, '../model/training/network.py')
  expect(readFileSync(file, 'utf8')).toContain(`\nSIDE_PX = ${classes.sidePx}\n`)
  const reader = join(import.meta.dirname, 'plant-network.ts')
  expect(readFileSync(reader, 'utf8')).toContain(`\nconst networkSidePx = ${classes.sidePx}\n`)
})
