import { expect, it } from 'vitest'
import { sampleMeasurements } from '../../functions/testing/sample-measurements.ts'
import type { ViewAnswer } from './view-answers.ts'
import { viewFiguresOf } from './view-figures.ts'

type Shown = Partial<Omit<ViewAnswer, 'measured' | 'whole'>> & {
  readonly probability?: number
  readonly view?: 'LEAF' | 'PLANT'
  readonly whole?: number
  /** Whether the network is sure of powdery mildew. */
  readonly isMildew?: boolean
}

/** An answer about a photo, with the probability of disease as sent and, for a half, as a whole. */
function shown({
  probability = 0.02,
  view = 'LEAF',
  whole,
  isMildew = false,
  ...changes
}: Shown): ViewAnswer {
  const measured = (diseasedProbability: number) =>
    sampleMeasurements({
      signals: {
        diseasedProbability,
        familiarity: isMildew ? 0.9 : 0.25,
        view: { kind: view, probability: 0.9 },
      },
      ...(isMildew && { names: { powdery_mildew: 0.95 }, groups: { powdery_coating: 0.95 } }),
    })
  const base = {
    source: 'bean',
    publisher: 'bean',
    kind: 'HEALTHY',
    condition: null,
    species: null,
  } as const
  return {
    ...base,
    form: 'SENT',
    isKnown: false,
    ...changes,
    measured: measured(probability),
    whole: whole === undefined ? null : measured(whole),
  }
}
const times = (count: number, photo: Shown): ViewAnswer[] =>
  Array.from({ length: count }, () => shown(photo))

const leaves = [
  ...times(120, {}),
  ...times(120, { kind: 'DISEASED', condition: 'rust', probability: 0.99 }),
  ...times(10, { probability: 0.65 }),
  ...times(10, { kind: 'DISEASED', condition: 'rust', view: 'PLANT', probability: 0.99 }),
]

it('counts the words of the leaves that are seen as leaves, by band', async () => {
  const { health, shown: figures, leaves: sources } = await viewFiguresOf(leaves)
  expect(health.PLAIN).toEqual({
    HEALTHY: { answers: 120, right: 120 },
    UNHEALTHY: { answers: 120, right: 120 },
  })
  expect(health.CAREFUL.UNHEALTHY).toEqual({ answers: 10, right: 0 })
  expect(figures.health.LEAF.PLAIN.HEALTHY).toBe(100)
  expect(figures.health.LEAF.CAREFUL.UNHEALTHY).toBeNull()
  expect(sources['bean']?.seenAsLeaf).toBeCloseTo(250 / 260, 3)
  expect(sources['bean']?.wordUsed).toBeCloseTo(250 / 260, 3)
})

it('narrows the plain band until its words are right often enough', async () => {
  const doubtful = times(40, { probability: 0.85 })
  const plainFrom = async (answers: ViewAnswer[]) =>
    (await viewFiguresOf(answers)).shown.limits.UNHEALTHY.PLAIN
  expect(await plainFrom(leaves)).toBe(0.75)
  expect(await plainFrom([...leaves, ...doubtful])).toBeGreaterThan(0.85)
})

it('counts alarms on plants without a label, but none on a plant that is no leaf', async () => {
  const plant = { kind: 'PLANT', source: 'pots', probability: 0.99 } as const
  const { unlabelledToldUnhealthy } = await viewFiguresOf([
    ...leaves,
    ...times(3, { ...plant, view: 'PLANT' }),
    ...times(1, plant),
  ])
  expect(unlabelledToldUnhealthy).toEqual({ pots: 0.25 })
})

it('counts no question about a leaf whose headline names the cause', async () => {
  const ill = { kind: 'DISEASED', condition: 'powdery_mildew', probability: 0.99 } as const
  const known = times(120, { ...ill, isMildew: true, isKnown: true })
  const strange = times(120, { ...ill, isMildew: true, form: 'NAMED' })
  const askedOf = async (answers: ViewAnswer[]) => (await viewFiguresOf(answers)).questions.leaves
  const before = await askedOf(leaves)
  // Without sources left out, no headline names a cause.
  expect(await askedOf([...leaves, ...known])).toBe(before + 120)
  expect(await askedOf([...leaves, ...known, ...strange])).toBe(before)
})

it('compares leaves at half size, in mosaics and in threes', async () => {
  const found = await viewFiguresOf([
    ...leaves,
    ...times(3, { form: 'ON_SHEET', whole: 0.02 }),
    shown({ form: 'ON_SHEET', whole: 0.02, probability: 0.99 }),
    shown({ form: 'BEFORE_SCENE', whole: 0.02, probability: 0.5 }),
    ...times(4, { form: 'MOSAIC_3', probability: 0.99 }),
  ])
  expect(found.keptAtHalfSize).toEqual({ onSheet: 0.75, beforeScene: 0 })
  expect(found.wrongWords).toEqual({ single: 0.0385, mosaic: 1 })
  expect(found.rightWithPhotos.three).toBeGreaterThan(found.rightWithPhotos.one)
})

it('confirms a figure that other publishers set, and none that they contradict', async () => {
  const of = (publisher: string, right: number) => [
    ...times(right, { publisher, source: publisher }),
    ...times(50 - right, { publisher, source: publisher, kind: 'DISEASED', probability: 0.02 }),
  ]
  const even = [...'abcdefgh'].flatMap((publisher, k) => of(publisher, 45 + (k % 2)))
  expect((await viewFiguresOf(even)).figuresConfirmed).toEqual({ figures: 2, within: 2 })
  const large = ['HEALTHY', 'DISEASED'].flatMap((kind) =>
    times(1000, { publisher: 'z', source: 'z', kind: kind as 'HEALTHY', probability: 0.02 }),
  )
  expect((await viewFiguresOf([...even, ...large])).figuresConfirmed).toMatchObject({ within: 0 })
})
