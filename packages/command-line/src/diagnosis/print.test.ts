import { describe, expect, it } from 'vitest'
import { exampleAnalysis } from '../testing.ts'
import { plain } from '../text/paint.ts'
import { widthOf } from '../text/width.ts'
import type { Analysis } from './analysis.ts'
import { printAnalysis } from './print.ts'

const page = { columns: 72, paint: plain }
const text = (analysis: Analysis) => printAnalysis(analysis, page, true)

const nothingDiagnosed: Partial<Analysis> = {
  headline: null,
  issues: [],
  measurements: null,
  progress: null,
  plan: null,
  care: null,
  plant: { candidates: [], named: null },
}

describe('printing an analysis', () => {
  it('prints the issues of a plant', async () => {
    await expect(`${text(exampleAnalysis())}\n`).toMatchFileSnapshot('issues.expected.txt')
  })

  it('prints the analysis of a photo without a plant', async () => {
    const { usage, health } = exampleAnalysis()
    const analysis = exampleAnalysis({
      ...nothingDiagnosed,
      outcome: 'NOT_A_PLANT',
      health: { ...health, summary: '写真に植物が写っていません。' },
      language: { requested: 'ja', served: 'ja', fallback: false, review: 'machine', partly: null },
      photo: {
        isPlant: { value: false, confidence: 0.9 },
        view: null,
        issues: [{ code: 'TOO_DARK', text: '写真が暗すぎます。' }],
        retakeHint: '明るい場所で、葉が画面いっぱいに写るように近づいて撮影してください。',
      },
      usage: { ...usage, charged: 0, reason: 'NOT_A_PLANT' },
      disclaimer: '一枚の写真による自動判定です。間違うことがあります。',
    })
    await expect(`${text(analysis)}\n`).toMatchFileSnapshot('not-a-plant.expected.txt')
  })

  it('lists the plants that a name fits', () => {
    const analysis = exampleAnalysis({
      plant: {
        candidates: [],
        named: {
          text: 'lily',
          level: 'SEVERAL',
          scientificName: null,
          options: [{ scientificName: 'Lilium', commonName: 'true lily' }],
          photoAgrees: null,
          sentence: '“lily” can mean several plants. Which one is it?',
        },
      },
    })
    expect(text(analysis)).toContain('Which one is it?\n- Lilium: true lily\n')
  })

  it('prints no line wider than the terminal, even with full-width characters', () => {
    const { issues } = exampleAnalysis()
    const long = '下葉が黄色くなり、土が湿ったままでもしおれています。'.repeat(4)
    const analysis = exampleAnalysis({
      issues: issues.map((issue) => ({ ...issue, name: long, howToConfirm: [long] })),
    })
    for (const columns of [24, 40, 100])
      for (const line of printAnalysis(analysis, { ...page, columns }, true).split('\n'))
        expect([widthOf(line) <= columns, line]).toEqual([true, line])
  })
})

describe('the sentence that sums up an analysis', () => {
  const { health } = exampleAnalysis()
  const first = (analysis: Analysis) => text(analysis).split('\n').slice(0, 2).join(' ')

  const headline = {
    kind: 'CAUSE',
    sign: 'YELLOWING',
    text: 'Most likely: Too much water',
    rightOf100: 86,
  } as const

  it('is the headline of the service, with how often such headlines were right', () => {
    expect(first(exampleAnalysis({ headline }))).toBe(
      'Most likely: Too much water Of 100 such answers about 86 were right.',
    )
    const seen = { ...headline, kind: 'SIGNS', text: 'Yellowing', rightOf100: 61 } as const
    expect(first(exampleAnalysis({ headline: seen }))).toBe(
      'Yellowing In about 61 of 100 such answers the cause was among those below.',
    )
  })

  it('is followed by the summary only if the summary says more', () => {
    const again = { ...health, summary: headline.text }
    expect(text(exampleAnalysis({ headline, health: again })).split(headline.text)).toHaveLength(2)
  })

  it.each([
    ['HEALTHY', 'The plant looks healthy.'],
    ['ISSUES_FOUND', 'The plant has a problem.'],
    ['INCONCLUSIVE', 'The photo does not show what is wrong.'],
    ['PHOTO_UNUSABLE', 'The photo is not good enough for a diagnosis.'],
  ] as const)('sums up %s of an older service as: %s', (outcome, sentence) => {
    const analysis = exampleAnalysis({
      ...nothingDiagnosed,
      outcome,
      health: { ...health, rightOf100: null },
    })
    expect(text(analysis).split('\n')[0]).toBe(sentence)
  })

  it('says that a moderator withholds the diagnosis', () => {
    const analysis = exampleAnalysis({ ...nothingDiagnosed, moderation: { state: 'BLOCKED' } })
    expect(first(analysis)).toContain('withheld until a moderator')
  })
})

it('prints the question of the service, with the values to answer', () => {
  const question = {
    question: 'SOIL',
    text: 'Is the soil dry, moist or wet?',
    values: [
      { value: 'DRY', text: 'Dry' },
      { value: 'WET', text: 'Wet' },
    ],
  } as const
  const asked = exampleAnalysis({ question: { ...question, values: [...question.values] } })
  expect(text(asked)).toContain('Is the soil dry, moist or wet?\n  Dry (DRY), Wet (WET)\n')
  expect(text(asked)).toContain(`--follows ${asked.id} --answer\n  SOIL=<value>`)
})

it('omits the picture for readers who cannot see it', () => {
  expect(printAnalysis(exampleAnalysis(), page, false)).not.toMatch(/[\u2800-\u28ff│]/)
})

it('prints the days of a treatment plan', () => {
  const { plan } = exampleAnalysis()
  const [action] = plan?.actions ?? []
  if (plan === null || action === undefined) throw new Error('the example has a plan')
  const step = (when: Partial<typeof action>) => {
    const actions = [{ ...action, ...when }]
    return text(exampleAnalysis({ plan: { ...plan, actions } }))
  }
  expect(step({ startInDays: 1 })).toContain('     Tomorrow.')
  expect(step({ startInDays: null, stage: 'LEAF_FALL', stageText: 'At leaf fall' })).toContain(
    '     At leaf fall.',
  )
  expect(step({ startInDays: 3, repeatEveryDays: 7 })).toContain('In 3 days, then every 7 days.')
  expect(step({ startInDays: 0, repeatEveryDays: 1, repeatTimes: 3 })).toContain(
    'Today, then every day, 3 times.',
  )
  expect(step({ treatmentType: 'CHEMICAL', safetyFlags: ['LABEL_CHECK', 'PETS'] })).toMatch(
    /\(chemical\)[\s\S]*Mind: follow the label, keep pets away\./,
  )
})
