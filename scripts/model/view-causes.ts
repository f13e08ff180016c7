import { noHints } from '@plant/testing/hints'
import { findCandidates } from '../../functions/src/domain/diagnosis/candidates.ts'
import { readHints } from '../../functions/src/domain/diagnosis/growing-conditions.ts'
import type { Figures } from '../../image-processor/src/measure/schema.ts'
import type { ViewAnswer } from './view-answers.ts'
import { type Counts, rightOfHundred, wordOf } from './view-words.ts'

const namedMax = 3
/** From 0.8, because only such causes were counted on the sources that the blocks left out. */
const headlineLimits = [0.8, 0.85, 0.9]
const headlineRightMin = 0.9
const familiarityMin = 0.7
const sumLimits = [0.8, 0.85, 0.9]
const growing = readHints(noHints)

type Told = {
  readonly familiarity: number
  readonly condition: string | null
  readonly causes: readonly { readonly conditionId: string; readonly confidence: number }[]
}

function headlinesOf(told: readonly Told[], confidenceMin: number): Counts {
  const some = told.filter(
    ({ causes, familiarity }) =>
      (causes[0]?.confidence ?? 0) >= confidenceMin && familiarity >= familiarityMin,
  )
  const right = some.filter(({ causes, condition }) => causes[0]?.conditionId === condition)
  return { answers: some.length, right: right.length }
}

function amongOf(told: readonly Told[], sumMin: number): Counts {
  const sumOf = ({ causes }: Told) => causes.reduce((sum, { confidence }) => sum + confidence, 0)
  const some = told.filter((each) => sumOf(each) >= sumMin)
  const isAmong = ({ causes, condition }: Told) =>
    causes.some(({ conditionId }) => conditionId === condition)
  return { answers: some.length, right: some.filter(isAmong).length }
}

/** How often the first cause, and one of the first three, is right on held-out known leaves. */
export function causesOf(known: readonly ViewAnswer[], figures: Figures) {
  const diseased = known.filter(({ kind, condition }) => kind === 'DISEASED' && condition !== null)
  const told = known
    .filter((answer) => wordOf(answer, figures)?.status === 'UNHEALTHY')
    .filter(({ kind, condition }) => kind === 'HEALTHY' || condition !== null)
    .map(({ measured, condition }) => ({
      familiarity: measured.signals.familiarity,
      condition,
      causes: findCandidates(measured, growing).slice(0, namedMax),
    }))
  const headlines = (confidenceMin: number) => headlinesOf(told, confidenceMin)
  const confidenceMin =
    headlineLimits.find(
      (least) => headlines(least).right >= headlineRightMin * headlines(least).answers,
    ) ?? 1
  const confidenceSumMin = sumLimits[0] ?? 1
  const [headline, amongThree] = [headlines(confidenceMin), amongOf(told, confidenceSumMin)]
  const [first, three] = [rightOfHundred(headline), rightOfHundred(amongThree)]
  return {
    headline,
    amongThree,
    diseased: diseased.length,
    shown: {
      headline: first === null ? null : { confidenceMin, familiarityMin, rightOf100: first },
      amongThree: three === null ? null : { confidenceSumMin, rightOf100: three },
    },
  }
}
