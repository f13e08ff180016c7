import { unknownBelow } from '../../functions/src/domain/diagnosis/class-probabilities.ts'
import type { Figures } from '../../image-processor/src/measure/schema.ts'
import type { ViewAnswer } from './view-answers.ts'
import { diagnose } from './view-questions.ts'
import { type Counts, rightOfHundred, wordOf } from './view-words.ts'

const headlineLimits = [0.8, 0.85, 0.9, 0.95]
const sumLimits = [0.5, 0.6, 0.7, 0.8, 0.9, 0.95]
/** How many must be right at a limit: headlines of known and of left-out sources, and threes. */
const rightMin = { known: 0.9, strange: 0.5, among: 0.6 }

type Told = {
  readonly publisher: string
  /** Whether the service may make the first cause the headline, whatever its confidence. */
  readonly isNameable: boolean
  readonly condition: string | null
  readonly causes: readonly { readonly conditionId: string; readonly confidence: number }[]
}

const countsOf = (told: readonly Told[], isRight: (each: Told) => boolean): Counts => ({
  answers: told.length,
  right: told.filter(isRight).length,
})

const isFirst = ({ causes, condition }: Told): boolean => causes[0]?.conditionId === condition
const isAmong = ({ causes, condition }: Told): boolean =>
  causes.some(({ conditionId }) => conditionId === condition)

const headlines = (told: readonly Told[], confidenceMin: number): Counts =>
  countsOf(
    told.filter(
      ({ causes, isNameable }) => isNameable && (causes[0]?.confidence ?? 0) >= confidenceMin,
    ),
    isFirst,
  )

function among(told: readonly Told[], sumMin: number): Counts {
  const sumOf = ({ causes }: Told) => causes.reduce((sum, { confidence }) => sum + confidence, 0)
  return countsOf(
    told.filter((each) => sumOf(each) >= sumMin),
    isAmong,
  )
}

const isOften = ({ answers, right }: Counts, min: number): boolean => right >= min * answers

/** The lowest limit with headlines that are right often enough, on known and on other sources. */
const headlineLimit = (known: readonly Told[], strange: readonly Told[]): number =>
  headlineLimits.find(
    (least) =>
      isOften(headlines(known, least), rightMin.known) &&
      isOften(headlines(strange, least), rightMin.strange),
  ) ?? 1

/** Headlines of each publisher, by the limit that all other publishers set. */
function crossed(known: readonly Told[], strange: readonly Told[]): Counts {
  const found = [...Map.groupBy(strange, ({ publisher }) => publisher)].map(([name, own]) =>
    headlines(
      own,
      headlineLimit(
        known,
        strange.filter(({ publisher }) => publisher !== name),
      ),
    ),
  )
  const sum = (of: (counts: Counts) => number) =>
    found.reduce((total, counts) => total + of(counts), 0)
  return { answers: sum(({ answers }) => answers), right: sum(({ right }) => right) }
}

async function toldOf(leaves: readonly ViewAnswer[], as: Figures): Promise<Told[]> {
  const headline = { confidenceMin: 0, familiarityMin: unknownBelow, rightOf100: 50 }
  const figures = { ...as, causes: { headline, amongThree: null } }
  const told: Told[] = []
  for (const leaf of leaves) {
    const { publisher, kind, condition } = leaf
    if (wordOf(leaf, figures)?.status !== 'UNHEALTHY') continue
    if (kind !== 'HEALTHY' && condition === null) continue
    const { issues } = await diagnose(leaf, figures)
    const isNameable = (issues[0]?.rightOf100 ?? null) !== null
    told.push({ publisher, isNameable, condition, causes: issues })
  }
  return told
}

/** The smaller share, so that an answer promises no more than either kind of source showed. */
function shownOf({ known, strange }: { known: Counts; strange: Counts }): number | null {
  const ofKnown = rightOfHundred(known)
  if (ofKnown === null || strange.answers === 0) return null
  return Math.min(ofKnown, Math.floor((100 * strange.right) / strange.answers))
}

/**
 * How often the first cause, and one of the first three, is right on held-out leaves of known
 * sources, and on leaves of sources left out.
 */
export async function causesOf(
  known: readonly ViewAnswer[],
  strange: readonly ViewAnswer[],
  as: Figures,
) {
  const diseased = known.filter(({ kind, condition }) => kind === 'DISEASED' && condition !== null)
  const [ofKnown, ofStrange] = [await toldOf(known, as), await toldOf(strange, as)]
  const confidenceMin = headlineLimit(ofKnown, ofStrange)
  const confidenceSumMin =
    sumLimits.find((least) => isOften(among(ofStrange, least), rightMin.among)) ?? 1
  const headline = {
    known: headlines(ofKnown, confidenceMin),
    strange: crossed(ofKnown, ofStrange),
    diseased: diseased.length,
  }
  const amongThree = {
    known: among(ofKnown, confidenceSumMin),
    strange: among(ofStrange, confidenceSumMin),
  }
  const [first, three] = [shownOf(headline), shownOf(amongThree)]
  return {
    headline,
    amongThree,
    shown: {
      headline:
        first === null ? null : { confidenceMin, familiarityMin: unknownBelow, rightOf100: first },
      amongThree: three === null ? null : { confidenceSumMin, rightOf100: three },
    },
  }
}
