import { noHints } from '@plant/testing/hints'
import { findCandidates } from '../../functions/src/domain/diagnosis/candidates.ts'
import { unknownBelow } from '../../functions/src/domain/diagnosis/class-probabilities.ts'
import { readHints } from '../../functions/src/domain/diagnosis/growing-conditions.ts'
import type { Figures } from '../../image-processor/src/measure/schema.ts'
import type { ViewAnswer } from './view-answers.ts'
import { type Counts, rightOfHundred, wordOf } from './view-words.ts'

const namedMax = 3
const limits = [0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95]
/** How many headlines must be right: of known sources, and of sources left out, with a margin. */
const headlineRightMin = { known: 0.9, strange: 0.6 }
const amongRightMin = 0.6
const growing = readHints(noHints)

type Told = {
  readonly publisher: string
  readonly familiarity: number
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
      ({ causes, familiarity }) =>
        (causes[0]?.confidence ?? 0) >= confidenceMin && familiarity >= unknownBelow,
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
  limits.find(
    (least) =>
      isOften(headlines(known, least), headlineRightMin.known) &&
      isOften(headlines(strange, least), headlineRightMin.strange),
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

function toldOf(leaves: readonly ViewAnswer[], figures: Figures): Told[] {
  return leaves
    .filter((answer) => wordOf(answer, figures)?.status === 'UNHEALTHY')
    .filter(({ kind, condition }) => kind === 'HEALTHY' || condition !== null)
    .map(({ measured, condition, publisher }) => ({
      publisher,
      familiarity: measured.signals.familiarity,
      condition,
      causes: findCandidates(measured, growing).slice(0, namedMax),
    }))
}

/**
 * How often the first cause, and one of the first three, is right on held-out leaves of known
 * sources, and on leaves of sources left out.
 */
export function causesOf(known: readonly ViewAnswer[], strange: readonly ViewAnswer[], as: Figures) {
  const diseased = known.filter(({ kind, condition }) => kind === 'DISEASED' && condition !== null)
  const [ofKnown, ofStrange] = [toldOf(known, as), toldOf(strange, as)]
  const confidenceMin = headlineLimit(ofKnown, ofStrange)
  const confidenceSumMin =
    limits.find((least) => isOften(among(ofStrange, least), amongRightMin)) ?? 1
  const headline = {
    known: headlines(ofKnown, confidenceMin),
    strange: crossed(ofKnown, ofStrange),
    diseased: diseased.length,
  }
  const amongThree = {
    known: among(ofKnown, confidenceSumMin),
    strange: among(ofStrange, confidenceSumMin),
  }
  const [first, three] = [rightOfHundred(headline.known), rightOfHundred(amongThree.known)]
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
