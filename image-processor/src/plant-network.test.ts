import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import figures from '../model/right-of-100.json' with { type: 'json' }
import { classes } from '../model/training/classes.ts'
import { leafWith, mirror, paint } from './measure/drawn-photos.ts'
import { namedConditions, rightOf100Schema, symptomGroups, unmeasured } from './measure/schema.ts'
import { loadPlantNetwork, networkVersion, type PlantNetwork } from './plant-network.ts'

const spotted = leafWith([
  { x: 100, y: 100, radius: 12, colour: [110, 64, 30] },
  { x: 150, y: 150, radius: 10, colour: [110, 64, 30] },
])

describe('the network', () => {
  let network: PlantNetwork

  beforeAll(async () => {
    network = await loadPlantNetwork()
  })

  it('answers shares: the groups add up to 1, the conditions to no more', async () => {
    const { symptomGroups, conditions } = await network(spotted)
    const sumOf = (shares: Record<string, number>): number =>
      Object.values(shares).reduce((sum, share) => sum + share, 0)
    expect(sumOf(symptomGroups)).toBeCloseTo(1, 2)
    expect(sumOf(conditions)).toBeLessThanOrEqual(1.001)
  })

  it('gives the same answer to the same photo, also side by side', async () => {
    const [first, ...others] = await Promise.all([spotted, spotted, spotted].map(network))
    for (const other of others) expect(other).toEqual(first)
  })

  it('gives nearly the same answer to the mirrored photo', async () => {
    const own = await network(spotted)
    const other = await network(mirror(spotted))
    expect(Math.abs(own.plantProbability - other.plantProbability)).toBeLessThan(0.1)
    expect(Math.abs(own.diseasedProbability - other.diseasedProbability)).toBeLessThan(0.1)
  })

  it.each([
    [1, 1],
    [3, 700],
    [144, 144],
    [512, 512],
  ])('reads a photo of %i x %i px', async (widthPx, heightPx) => {
    const { plantProbability } = await network(paint(widthPx, heightPx, () => [90, 140, 60]))
    expect(plantProbability).toBeGreaterThanOrEqual(0)
  })

  it('does not take noise for something that it knows', async () => {
    const noise = paint(300, 300, (x, y) => [
      (x * 73 + y * 31) % 256,
      (x * y) % 256,
      (y * 97) % 256,
    ])
    expect((await network(noise)).familiarity).toBeLessThan(0.5)
  })

  it('is refused when its file is none', async () => {
    const file = join(tmpdir(), 'no-network.onnx')
    writeFileSync(file, 'not a network')
    await expect(loadPlantNetwork(file)).rejects.toThrow()
  })
})

describe('how often an answer is right', () => {
  it('is told with the network that it was measured for', async () => {
    const { rightOf100 } = await (await loadPlantNetwork())(spotted)
    expect(rightOf100).toEqual(rightOf100Schema.parse(figures))
    expect(figures.networkVersion).toBe(networkVersion)
  })

  it('is not told of another network', async () => {
    const copy = join(mkdtempSync(join(tmpdir(), 'network-')), 'plant-network.onnx')
    copyFileSync(join(import.meta.dirname, '../model/plant-network.onnx'), copy)
    expect((await (await loadPlantNetwork(copy))(spotted)).rightOf100).toEqual(unmeasured)
  })

  it('of health is what the model card says of sources left out', () => {
    const card = readFileSync(join(import.meta.dirname, '../model/README.md'), 'utf8')
    const [, share] = /^\| mean \|[^|]*\|[^|]*\| (\d+) % \|/m.exec(card) ?? []
    expect(figures.health).toEqual({ HEALTHY: Number(share), UNHEALTHY: Number(share) })
  })
})

/** Outputs have no names: one that moved on one side alone would mislabel every photo. */
describe('what the next network is trained for', () => {
  it('is the same groups in the same order, and the same conditions before any new ones', () => {
    expect(classes.groups).toEqual(symptomGroups)
    expect(classes.conditions.slice(0, namedConditions.length)).toEqual([...namedConditions])
  })

  it('is photos of the size that the Python expects', () => {
    const file = join(import.meta.dirname, '../model/training/network.py')
    expect(readFileSync(file, 'utf8')).toContain(`\nSIDE_PX = ${classes.sidePx}\n`)
  })
})
