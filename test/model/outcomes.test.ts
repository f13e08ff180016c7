import { photosAreMissing, photosFolder } from '@plant/testing/photos'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadPlantNetwork } from '../../image-processor/src/plant-network.ts'
import { drawLeaf } from '../../scripts/demo/draw-leaf.ts'
import { drawPlant } from '../../scripts/demo/drawings/draw-plant.ts'
import {
  type Assessed,
  assess,
  assessFolder,
  isAnswered,
  mirror,
  reEncode,
} from '../../scripts/model/assess.ts'
import { figuresOf } from '../../scripts/model/figures.ts'
import { readManifest } from '../../scripts/model/manifest.ts'

const agreementPoints = 0.05
const network = await loadPlantNetwork()
const folder = { folder: photosFolder, networkOf: async () => network }

describe.skipIf(photosAreMissing)('the model on labelled photos', () => {
  let photos: Assessed[] = []

  beforeAll(async () => {
    photos = await assessFolder(readManifest(photosFolder), folder)
  }, 300_000)

  it('gets photos of every kind', () => {
    const kinds = new Set(photos.map(({ expected }) => expected))
    expect([...kinds].sort()).toEqual(['DISEASED', 'HEALTHY', 'NOT_A_PLANT', 'UNDECODABLE'])
  })

  it('cannot decode truncated photos only', () => {
    const undecodable = photos.filter(({ answer }) => answer.outcome === 'UNDECODABLE')
    const truncated = photos.filter(({ expected }) => expected === 'UNDECODABLE')
    expect(undecodable.map(({ file }) => file)).toEqual(truncated.map(({ file }) => file))
  })

  it('recognises at least 80 % of the photos without a plant', () => {
    expect(figuresOf(photos).notAPlantRecall).toBeGreaterThanOrEqual(0.8)
  })

  it('rejects at most 5 % of the plants', () => {
    expect(figuresOf(photos).plantsRefusedShare).toBeLessThanOrEqual(0.05)
  })

  it('tells healthy and diseased plants apart with a balanced accuracy of at least 0.85', () => {
    expect(figuresOf(photos).balancedAccuracy).toBeGreaterThanOrEqual(0.85)
  })

  it('names at least 60 % of the plants rightly: as healthy, or with their condition first', () => {
    expect(figuresOf(photos).conditionAccuracy).toBeGreaterThanOrEqual(0.6)
  })

  it('calls a wrong condition LIKELY for at most 10 % of the plants', () => {
    expect(figuresOf(photos).wrongNameShare).toBeLessThanOrEqual(0.1)
  })

  it.each([
    ['mirrored', mirror],
    ['re-encoded', reEncode],
  ] as const)(
    'gives %s copies figures within 5 points',
    { timeout: 300_000 },
    async (_, change) => {
      const own = figuresOf(photos)
      const copies = await assessFolder(readManifest(photosFolder), { ...folder, change })
      const other = figuresOf(copies)
      for (const figure of ['notAPlantRecall', 'plantsRefusedShare', 'balancedAccuracy'] as const) {
        expect(Math.abs(own[figure] - other[figure]), figure).toBeLessThanOrEqual(agreementPoints)
      }
    },
  )
})

describe('the leaf that the demonstration draws', () => {
  it('has issues if it has lesions', async () => {
    const answer = await assess(await drawLeaf({ lesions: true }), network)
    expect(answer).toMatchObject({ outcome: 'ISSUES_FOUND' })
  })

  it('is healthy without lesions', async () => {
    const answer = await assess(await drawLeaf({ lesions: false }), network)
    expect(answer).toMatchObject({ outcome: 'HEALTHY' })
  })
})

describe('the plants that the demonstration draws', () => {
  it.each([
    ['fig-1', 'HEALTHY', undefined],
    ['fig-4', 'ISSUES_FOUND', 'leaf_spot'],
    ['fig-6', 'HEALTHY', undefined],
    ['chlorotic-vine', 'ISSUES_FOUND', 'leaf_spot'],
    ['blighted-hazel', 'ISSUES_FOUND', 'leaf_blight'],
    ['scorched-lily', 'ISSUES_FOUND', 'iron_deficiency'],
    ['mug', 'NOT_A_PLANT', undefined],
    ['dark', 'PHOTO_UNUSABLE', undefined],
  ] as const)(
    'show %s, which the model answers with %s and the condition %s',
    async (name, outcome, conditionId) => {
      const answer = await assess(await drawPlant(name), network)
      const first = isAnswered(answer) ? answer.firstIssue?.conditionId : undefined
      expect([answer.outcome, first]).toEqual([outcome, conditionId])
    },
  )
})
