import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadPlantNetwork } from '../../image-processor/src/plant-network.ts'
import { photosFolder, readPhoto } from '../../scripts/common/photos.ts'
import { darken } from '../../scripts/demo/seed/analyse.ts'
import {
  type Assessed,
  assess,
  assessFolder,
  isAnswered,
  mirror,
  reEncode,
} from '../../scripts/model/assess.ts'
import { figuresOf } from '../../scripts/model/figures.ts'
import { parseCsv, readManifest } from '../../scripts/model/manifest.ts'

const agreementPoints = 0.05
const network = await loadPlantNetwork()
const folder = { folder: photosFolder, networkOf: async () => network }

describe('the model on labelled photos', () => {
  let photos: Assessed[] = []

  beforeAll(async () => {
    photos = await assessFolder(readManifest(photosFolder), folder)
  }, 300_000)

  it('is tested with photos of every kind', () => {
    const kinds = new Set(photos.map(({ expected }) => expected))
    expect([...kinds].sort()).toEqual(['DISEASED', 'HEALTHY', 'NOT_A_PLANT', 'UNDECODABLE'])
  })

  it('is tested only with photos that have a licence, an author and the recorded hash', () => {
    const [header = [], ...lines] = parseCsv(
      readFileSync(join(photosFolder, 'manifest.csv'), 'utf8'),
    )
    for (const line of lines) {
      const photo = Object.fromEntries(header.map((name, at) => [name, line[at] ?? '']))
      expect(photo['licence'], photo['file']).toMatch(/^(CC0|CC-BY(-SA)?|MIT|MPL)\b/)
      expect(photo['author'], photo['file']).not.toBe('')
      const hash = createHash('sha256').update(readPhoto(photo['file'] ?? ''))
      expect(hash.digest('hex'), photo['file']).toBe(photo['sha256'])
    }
    const listed = lines.map(([file = '']) => file).sort()
    expect(
      readdirSync(photosFolder)
        .filter((file) => /\.(jpg|png)$/.test(file))
        .sort(),
    ).toEqual(listed)
  })

  it('calls exactly the truncated photos undecodable', () => {
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

  it('distinguishes healthy from diseased plants with a balanced accuracy of at least 0.85', () => {
    expect(figuresOf(photos).balancedAccuracy).toBeGreaterThanOrEqual(0.85)
  })

  it('is right about at least 60 % of the plants: it calls the plant healthy, or names the condition first', () => {
    expect(figuresOf(photos).conditionAccuracy).toBeGreaterThanOrEqual(0.6)
  })

  it('calls a wrong condition LIKELY for at most 10 % of the plants', () => {
    expect(figuresOf(photos).wrongNameShare).toBeLessThanOrEqual(0.1)
  })

  it.each([
    ['mirrored', mirror],
    ['re-encoded', reEncode],
  ] as const)(
    'reaches the same figures on %s copies of the photos, within 5 percentage points',
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

describe('the photos of the demonstration', () => {
  it.each([
    ['bean_healthy_02.jpg', 'HEALTHY', undefined],
    ['bean_rust_02.jpg', 'ISSUES_FOUND', 'rust'],
    ['coffee_leaf_miner_02.jpg', 'ISSUES_FOUND', 'leaf_miner'],
    ['chilli_leaf_curl_mites_thrips_04.jpg', 'ISSUES_FOUND', 'leaf_distortion'],
    ['black_gram_powdery_mildew_02.jpg', 'INCONCLUSIVE', undefined],
    ['bean_angular_leaf_spot_04.jpg', 'ISSUES_FOUND', 'rust'],
    ['background_not_a_plant_06.jpg', 'NOT_A_PLANT', undefined],
  ] as const)(
    'keep their answers, right or wrong: %s is %s with the condition %s',
    async (name, outcome, conditionId) => {
      const answer = await assess(readPhoto(name), network)
      const first = isAnswered(answer) ? answer.firstIssue?.conditionId : undefined
      expect([answer.outcome, first]).toEqual([outcome, conditionId])
    },
  )

  it('are unusable if they are too dark', async () => {
    const answer = await assess(await darken(readPhoto('chilli_healthy_03.jpg')), network)
    expect(answer.outcome).toBe('PHOTO_UNUSABLE')
  })
})
