import { z } from 'zod'
import {
  type Figures,
  figuresSchema,
  unmeasured,
} from '../../image-processor/src/measure/schema.ts'
import { meanInterval } from './intervals.ts'
import { pooledSetsOf } from './pooled-sets.ts'
import type { ViewAnswer } from './view-answers.ts'
import { causesOf } from './view-causes.ts'
import { confirmed, countsOf } from './view-counts.ts'
import { questionFiguresOf, questionFiguresSchema } from './view-questions.ts'
import {
  type Band,
  countsSchema,
  isKept,
  isPlainOrCareful,
  isRight,
  isWrong,
  rightOfHundred,
  type Status,
  statuses,
  statusOf,
  wordOf,
} from './view-words.ts'

const share = z.number().min(0).max(1)
const count = z.int().min(0)
const byStatus = z.object({ HEALTHY: countsSchema, UNHEALTHY: countsSchema })
const byBand = z.object({ PLAIN: byStatus, CAREFUL: byStatus })

const leafSourceSchema = z.object({
  photos: count,
  /** The share of leaves that the network sees as a leaf, and that get a plain or any word. */
  seenAsLeaf: share,
  plainUsed: share,
  wordUsed: share,
  /** The mean over healthy and diseased leaves of the share of plain words that are right. */
  plainBalanced: share.nullable(),
  healthyToldPlainlyUnhealthy: share.nullable(),
  area: share.nullable(),
})

/** The figures by view and band, of sources left out unless their name says otherwise. */
export const viewFiguresSchema = z.object({
  shown: figuresSchema,
  /** The share of a source's plants without a health label that the service calls UNHEALTHY. */
  unlabelledToldUnhealthy: z.record(z.string(), share),
  leaves: z.record(z.string(), leafSourceSchema),
  health: byBand,
  pooledHealth: byBand,
  /** Right words of leaves with one photo and with three photos of the same class. */
  rightWithPhotos: z.object({ one: share, three: share }),
  /** Of shown figures, how many lie in the interval of publishers that did not set them. */
  figuresConfirmed: z.object({ figures: count, within: count }),
  /** Causes in headlines, and causes among three, of known sources and of sources left out. */
  headline: z.object({ known: countsSchema, strange: countsSchema, diseased: count }),
  amongThree: z.object({ known: countsSchema, strange: countsSchema }),
  questions: questionFiguresSchema,
  /** Words that leaves keep at half size, on a white sheet and before a scene. */
  keptAtHalfSize: z.object({ onSheet: share, beforeScene: share }),
  wrongWords: z.object({ single: share, mosaic: share }),
})
export type ViewFigures = z.infer<typeof viewFiguresSchema>

const plainLimits = [0.05, 0.08, 0.1, 0.12, 0.15, 0.2, 0.25]
const carefulLimit = 0.4
const balancedMin = 0.925

export async function viewFiguresOf(answers: readonly ViewAnswer[]): Promise<ViewFigures> {
  const strange = answers.filter(({ form, isKnown }) => form === 'SENT' && !isKnown)
  const leaves = strange.filter(isLeaf)
  const limits = limitsFor(leaves)
  const as = { ...unmeasured, limits }
  const sets = pooledSetsOf(leaves)
  const known = answers.filter(({ isKnown }) => isKnown)
  const named = answers.filter(({ form }) => form === 'NAMED')
  const health = countsOf(leaves, as)
  const pooledHealth = countsOf(sets, as)
  const causes = await causesOf(known, named, as)
  return {
    shown: {
      limits,
      health: { LEAF: rightOf100(health) },
      pooled: { slope: 1, offset: 0, health: rightOf100(pooledHealth) },
      causes: causes.shown,
    },
    unlabelledToldUnhealthy: shares(
      strange.filter(({ kind, source }) => kind === 'PLANT' && !isOfSick(source)),
      (some) => shareOf(some, (answer) => wordOf(answer, as)?.status === 'UNHEALTHY'),
    ),
    leaves: Object.fromEntries(
      bySource(leaves).map(([source, some]) => [source, leafFigures(some, as)]),
    ),
    health,
    pooledHealth,
    rightWithPhotos: {
      one: shareOf(leaves, (each) => isRight(each, as)),
      three: shareOf(sets, (each) => isRight(each, as)),
    },
    figuresConfirmed: confirmed(leaves, sets, as),
    headline: causes.headline,
    amongThree: causes.amongThree,
    questions: await questionFiguresOf([...known, ...leaves], { ...as, causes: causes.shown }),
    ...comparisonsOf(answers, leaves, as),
  }
}

/** Leaves at half size and in mosaics, beside leaves as sent. */
function comparisonsOf(
  answers: readonly ViewAnswer[],
  leaves: readonly ViewAnswer[],
  as: Figures,
): Pick<ViewFigures, 'keptAtHalfSize' | 'wrongWords'> {
  const kept = (smaller: ViewAnswer['form']): number =>
    shareOf(
      answers.filter(
        ({ form, whole }) => form === smaller && whole !== null && isPlainOrCareful(whole, as),
      ),
      (each) => isKept(each, as),
    )
  return {
    keptAtHalfSize: { onSheet: kept('ON_SHEET'), beforeScene: kept('BEFORE_SCENE') },
    wrongWords: {
      single: shareOf(leaves, (each) => isWrong(each, as)),
      mosaic: shareOf(
        answers.filter((each) => each.form === 'MOSAIC_3' && isLeaf(each)),
        (each) => isWrong(each, as),
      ),
    },
  }
}

/** The publisher states that these papayas have anthracnose, so an alarm is right. */
const isOfSick = (source: string): boolean => source === 'papayaplants'

const isLeaf = ({ kind }: ViewAnswer): boolean => kind !== 'PLANT'

/** The widest plain bands with words that are right often enough, as a mean over sources. */
function limitsFor(leaves: readonly ViewAnswer[]): Figures['limits'] {
  const limitsAt = (plain: number): Figures['limits'] => ({
    HEALTHY: { PLAIN: plain, CAREFUL: carefulLimit },
    UNHEALTHY: { CAREFUL: 1 - carefulLimit, PLAIN: 1 - plain },
  })
  const balanced = (plain: number): number => {
    const figures = { ...unmeasured, limits: limitsAt(plain) }
    const values = bySource(leaves).flatMap(
      ([, some]) => leafFigures(some, figures).plainBalanced ?? [],
    )
    return meanInterval(values).mean
  }
  const right = plainLimits.filter((plain) => balanced(plain) >= balancedMin)
  return limitsAt(right.at(-1) ?? plainLimits[0] ?? 0)
}

function leafFigures(leaves: readonly ViewAnswer[], figures: Figures) {
  const plain = (answer: ViewAnswer): boolean => wordOf(answer, figures)?.band === 'PLAIN'
  const of = (status: Status) => leaves.filter((answer) => statusOf(answer) === status)
  const rights = statuses
    .map((status) => of(status).filter(plain))
    .filter((some) => some.length >= 5)
    .map((some) => shareOf(some, (each) => isRight(each, figures)))
  const [healthy, diseased] = [of('HEALTHY'), of('UNHEALTHY')]
  const isFalseAlarm = (answer: ViewAnswer) => plain(answer) && isWrong(answer, figures)
  return {
    photos: leaves.length,
    seenAsLeaf: shareOf(leaves, ({ measured }) => measured.signals.view.kind === 'LEAF'),
    plainUsed: shareOf(leaves, plain),
    wordUsed: shareOf(leaves, (answer) => wordOf(answer, figures) !== null),
    plainBalanced: rights.length === 0 ? null : rounded(meanInterval(rights).mean),
    healthyToldPlainlyUnhealthy: healthy.length === 0 ? null : shareOf(healthy, isFalseAlarm),
    area: healthy.length === 0 || diseased.length === 0 ? null : areaOf(healthy, diseased),
  }
}

function areaOf(healthy: readonly ViewAnswer[], diseased: readonly ViewAnswer[]): number {
  const of = ({ measured }: ViewAnswer) => measured.signals.diseasedProbability
  let sum = 0
  for (const sick of diseased)
    for (const sound of healthy) sum += of(sick) > of(sound) ? 1 : of(sick) === of(sound) ? 0.5 : 0
  return rounded(sum / (healthy.length * diseased.length))
}

function rightOf100(health: ViewFigures['health']): Figures['health']['LEAF'] {
  const of = (band: Band) => ({
    HEALTHY: rightOfHundred(health[band].HEALTHY),
    UNHEALTHY: rightOfHundred(health[band].UNHEALTHY),
  })
  return { PLAIN: of('PLAIN'), CAREFUL: of('CAREFUL') }
}

const bySource = (answers: readonly ViewAnswer[]): [string, ViewAnswer[]][] =>
  [...Map.groupBy(answers, ({ source }) => source)].sort(([one], [other]) => (one < other ? -1 : 1))

const shares = (
  answers: readonly ViewAnswer[],
  of: (some: ViewAnswer[]) => number,
): Record<string, number> =>
  Object.fromEntries(bySource(answers).map(([source, some]) => [source, of(some)]))

const shareOf = <Item>(items: readonly Item[], test: (item: Item) => boolean): number =>
  rounded(items.filter(test).length / Math.max(1, items.length))

const rounded = (value: number): number => Number(value.toFixed(4))
