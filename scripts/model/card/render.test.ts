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
    loadMedianMs: 91,
    processor: 'a processor',
  },
  leftOut: strangers,
  heldOut: strangers,
  masks,
}
const card = cardFigures(figures)

describe('the model card', () => {
  it('lists each aim with its measured value and whether it is reached', () => {
    const lineOf = (what: string) => card.split('\n').find((line) => line.includes(what))
    expect(lineOf('left out: area under the curve, mean')).toMatch(
      /\| 0\.750 \| ≥ 0\.950 \| \*\*no\*\*/,
    )
    expect(lineOf('left out: wrong name called LIKELY')).toMatch(
      /\| 6\.8 % \| ≤ 3\.0 % \| \*\*no\*\*/,
    )
    expect(lineOf('strongest point on a symptom |')).toMatch(/\| 81\.0 % \| ≥ 80\.0 % \| yes/)
    expect(lineOf('regions beside the leaf |')).toMatch(/\| 1 \| ≤ 0 \| \*\*no\*\*/)
    expect(lineOf('decoding, measuring and network')).toMatch(/\| 44\.2 ms \| ≤ 45\.0 ms \| yes/)
    expect(lineOf('loading the network |')).toMatch(/\| 91\.0 ms \| ≤ 80\.0 ms \| \*\*no\*\*/)
    expect(lineOf('size of the network')).toMatch(/\| 5\.07 MB \| ≤ 8\.00 MB \| yes/)
  })

  it('excludes from the aims the sources on which the training was tuned', () => {
    const sources = figures.sources.map((each) => ({ ...each, isChosenOn: each.name === 'citrus' }))
    const chosen = cardFigures({ ...figures, sources })
    expect(chosen).toMatch(/left out: area under the curve, mean \| 1\.000 \| ≥ 0\.950 \| yes/)
    expect(chosen).toContain('was not tuned: bean.\nThe training was tuned on citrus,')
    expect(card).toContain('was not tuned: bean, citrus.')
    expect(card).toContain('therefore not independent')
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
  it('contains no figures until they are measured by view and band', () => {
    expect(JSON.parse(rightOf100File(figures))).toEqual({
      networkVersion: '2030.1',
      measuredOn: expect.any(String),
      ...unmeasured,
    })
  })

  it('contains the same numbers as the documentation', () => {
    expect(wordsTable(figures)).toContain('| `LIKELY` | 75 | 60 |')
    expect(wordsTable(figures)).toContain('| `POSSIBLE` | `null` | 0 |')
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
