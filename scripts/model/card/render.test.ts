import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import rightOf100 from '../../../image-processor/model/right-of-100.json' with { type: 'json' }
import { unmeasured } from '../../../image-processor/src/measure/schema.ts'
import { networkVersion } from '../../../image-processor/src/plant-network.ts'
import { root } from '../../common/root.ts'
import { reportOf } from '../report.ts'
import { answered, assessed, issue } from '../sample-photos.ts'
import type { ViewFigures } from '../view-figures.ts'
import { statuses } from '../view-words.ts'
import { missedAims } from './aims.ts'
import { type FiguresFile, parseFigures, readFigures, textOfFigures } from './figures-file.ts'
import { cardFigures, rightOf100File, withGenerated, wordsTable } from './render.ts'

const times = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item)
const rusty = { expected: 'DISEASED', condition: 'rust', label: 'rust' } as const
const told = (likelihood: string, conditionId: string) =>
  answered({
    outcome: 'ISSUES_FOUND',
    diseasedProbability: 0.9,
    familiarity: 0.2,
    issues: [issue(conditionId, likelihood)],
  })

const strangers = await reportOf('.', [
  ...times(50, assessed({ source: 'bean' })),
  ...times(45, assessed({ source: 'bean', ...rusty, answer: told('LIKELY', 'rust') })),
  ...times(15, assessed({ source: 'bean', ...rusty, answer: told('LIKELY', 'leaf_spot') })),
  ...times(20, assessed({ source: 'citrus' })),
  ...times(20, assessed({ source: 'citrus', ...rusty })),
])
const masks = {
  ...(await reportOf('.', [])),
  masks: {
    coffee: { photos: 100, pointsOnSymptom: 81, chance: 0.05, regions: 120, regionsBeside: 1 },
  },
}
const bean = {
  repository: 'a/beans',
  licence: 'MIT (Makerere)',
  use: 'TRAIN',
  photos: 1283,
  isChosenOn: false,
} as const
const often = { answers: 200, right: 190 }
const seldom = { answers: 99, right: 60 }
const health = {
  PLAIN: { HEALTHY: often, UNHEALTHY: often },
  CAREFUL: { HEALTHY: often, UNHEALTHY: seldom },
}
const views: ViewFigures = {
  shown: unmeasured,
  unlabelledToldUnhealthy: { orchards: 0, weeds: 0.2 },
  leaves: {},
  health,
  pooledHealth: health,
  rightWithPhotos: { one: 0.6, three: 0.7 },
  figuresConfirmed: { figures: 4, within: 4 },
  headline: {
    known: { answers: 120, right: 110 },
    strange: { answers: 20, right: 9 },
    diseased: 200,
  },
  amongThree: { known: { answers: 150, right: 120 }, strange: { answers: 50, right: 40 } },
  questions: { leaves: 80, questions: 100, rightBefore: 40, rightAfter: 44 },
  keptAtHalfSize: { onSheet: 0.8, beforeScene: 0.7 },
  wrongWords: { single: 0.1, mosaic: 0.05 },
}
const figures: FiguresFile = {
  networkVersion: '2030.1',
  sha256: '0'.repeat(64),
  bytes: 5_070_000,
  steps: 400,
  sources: [
    { ...bean, name: 'bean' },
    { ...bean, name: 'citrus' },
    { ...bean, name: 'coffee', repository: 'a/masks', use: 'MASKS' },
  ],
  cost: {
    photos: 60,
    measureMedianMs: 44.2,
    thumbnailMedianMs: 6.1,
    addedMedianMs: 2.1,
    loadMedianMs: 91,
    processor: 'a processor',
  },
  leftOut: strangers,
  heldOut: strangers,
  masks,
  views,
}
const card = cardFigures(figures)
const lineOf = (what: string) => card.split('\n').find((line) => line.includes(what))

describe('the model card', () => {
  it('lists each aim with its measured value and whether it is reached', () => {
    expect(lineOf('told UNHEALTHY, mean')).toMatch(/\| 10\.0 % \| ≤ 5\.0 % \| \*\*no\*\*/)
    expect(lineOf('told UNHEALTHY, worst')).toMatch(/\| 20\.0 % \| ≤ 25\.0 % \| yes/)
    expect(lineOf('headline causes right, known')).toMatch(/\| 91\.7 % \| ≥ 90\.0 % \| yes/)
    expect(lineOf('headline causes right, sources left out')).toMatch(/\| 45\.0 % \| .* \*\*no\*\*/)
    expect(lineOf('gained with answers')).toMatch(/\| 5\.0 % \| > 0\.0 % \| yes/)
    expect(lineOf('time added to a photo')).toMatch(/\| 2\.1 ms \| ≤ 5\.0 ms \| yes/)
    expect(lineOf('size of the network')).toMatch(/\| 5\.07 MB \| ≤ 8\.00 MB \| yes/)
  })

  it('names a source from straight above that misses the aim of the others', () => {
    const misses = 'from straight above, misses the aim'
    expect(card).not.toContain(misses)
    const shares = { ...views.unlabelledToldUnhealthy, potplants: 0.35 }
    const above = { ...figures, views: { ...views, unlabelledToldUnhealthy: shares } }
    expect(cardFigures(above)).toContain(misses)
    expect(missedAims(above)).not.toContainEqual(expect.stringContaining('worst'))
  })

  it('names as missed the aims that the table does not show as reached', () => {
    const shown = card.split('\n').filter((line) => line.endsWith('| **no** |'))
    expect(missedAims(figures)).toEqual(shown.map((line) => line.split(' | ')[0]?.slice(2)))
    expect(shown.length).toBeGreaterThan(0)
  })

  it('says what questions gain, and how leaves and scenes fare that the training left out', () => {
    expect(card).toContain('right for 40 leaves before and 44 after the answers')
    expect(card).toContain('9 of 20 on sources left out')
    expect(card).toContain('70.0 % of the leaves keep their outcome')
    const scene = { ...strangers.all, notAPlantRecall: 0.36 }
    const sources = { campus: scene, roads: { ...scene, notAPlantRecall: 0.88 } }
    const withScenes = cardFigures({ ...figures, leftOut: { ...strangers, sources } })
    expect(withScenes).toContain('are rejected in 62.0 %, campus in 36.0 %.')
  })

  it('lists the most frequent mistakes, the worst first', () => {
    expect(card).toContain('Left-out sources with an area below 0.9: citrus 0.500.')
    expect(card).toMatch(/80\.0 % of their diseased leaves recognised: citrus 0\.0 %\./)
    expect(card).toMatch(/80\.0 % of their healthy leaves recognised: none\./)
    expect(card).toMatch(/Known labels named first in fewer than 50\.0 %: none\./)
  })

  it('lists each source with its count, use, licence and repository', () => {
    expect(card).toContain('| bean | 1283 | learnt from | MIT (Makerere) | a/beans |')
    expect(card).toContain('| coffee | 1283 | masks, judging only | MIT (Makerere) | a/masks |')
  })

  it('has a table of the left-out sources', () => {
    expect(card).toMatch(/\| bean \| 110 \| 1\.000 \(/)
    expect(card).toMatch(/\| citrus \| 40 \| 0\.500 \(/)
    expect(card).toMatch(/\| mean of 2 sources \|/)
  })
})

describe('right-of-100.json', () => {
  it('contains the figures by view and band, of which the documentation shows the words', () => {
    expect(JSON.parse(rightOf100File(figures))).toMatchObject(views.shown)
    expect(wordsTable(figures)).toContain('| `HEALTHY` | `PLAIN` | 95 | 200 |')
    expect(wordsTable(figures)).toContain('| `UNHEALTHY` | `CAREFUL` | `null` | 99 |')
  })
})

describe('the generated part of a page', () => {
  const page = withGenerated(readFileSync(join(root, 'docs/api.md'), 'utf8'), 'One.')

  it('is replaced without changing the rest of the page', () => {
    const again = withGenerated(page, 'Two.')
    expect(again).toBe(page.replace('\n\nOne.\n\n', '\n\nTwo.\n\n'))
    expect(withGenerated(again, 'Two.')).toBe(again)
  })

  it('cannot be replaced in a page without markers', () => {
    expect(() => withGenerated('# A page', 'One.')).toThrow('no markers')
  })
})

describe('the figures in the repository', () => {
  it('never let a stronger word be right less often than a weaker one', () => {
    const { health, pooled, causes } = readFigures().views.shown
    for (const { PLAIN, CAREFUL } of [health.LEAF, pooled.health])
      for (const status of statuses)
        expect(PLAIN[status] ?? 100).toBeGreaterThanOrEqual(CAREFUL[status] ?? 0)
    expect(causes.headline?.rightOf100 ?? 100).toBeGreaterThanOrEqual(50)
    expect(causes.amongThree?.rightOf100 ?? 100).toBeGreaterThanOrEqual(60)
  })

  it('belong to the shipped network', () => {
    const { sha256, bytes, networkVersion: version } = readFigures()
    const network = readFileSync(join(root, 'image-processor/model/plant-network.onnx'))
    expect(createHash('sha256').update(network).digest('hex')).toBe(sha256)
    expect(network.length).toBe(bytes)
    expect(version).toBe(networkVersion)
  })

  it("match the image processor's file and the model card", () => {
    expect(rightOf100).toEqual(JSON.parse(rightOf100File(readFigures())))
    const page = readFileSync(join(root, 'image-processor/model/README.md'), 'utf8')
    expect(withGenerated(page, cardFigures(readFigures()))).toBe(page)
  })

  it('are the same after writing and reading', () => {
    expect(parseFigures(textOfFigures(figures))).toEqual(figures)
  })
})
