import { noHints } from '@plant/testing/hints'
import { locales } from '@plant/testing/locales'
import { z } from 'zod'
import { embeddedModel } from '../../functions/src/adapters/embedded-model/embedded-model.ts'
import type { GivenDiagnosis } from '../../functions/src/domain/advice/given.ts'
import type { Answer, QuestionId } from '../../functions/src/domain/catalogue/questions.ts'
import type { Figures } from '../../image-processor/src/measure/schema.ts'
import type { ViewAnswer } from './view-answers.ts'
import { wordOf } from './view-words.ts'

const count = z.int().min(0)

/** Leaves about which the service asks, and the right first causes without and with answers. */
export const questionFiguresSchema = z.object({
  leaves: count,
  questions: count,
  rightBefore: count,
  rightAfter: count,
})
type QuestionFigures = z.infer<typeof questionFiguresSchema>

const wrongEvery = 5
const coatings = ['powdery_mildew', 'sooty_mould']
const model = embeddedModel(locales)

/**
 * Answers all questions about diseased leaves by the leaves' labels, and every fifth one wrongly.
 * No publisher labels thirst, so the soil of every leaf counts as moist.
 */
export async function questionFiguresOf(
  leaves: readonly ViewAnswer[],
  figures: Figures,
): Promise<QuestionFigures> {
  const found = { leaves: 0, questions: 0, rightBefore: 0, rightAfter: 0 }
  for (const leaf of leaves) {
    if (leaf.condition === null || wordOf(leaf, figures)?.status !== 'UNHEALTHY') continue
    const answers: Answer[] = []
    const before = await diagnose(leaf, figures, answers)
    if (before.question === null) continue
    let after = before
    while (after.question !== null) {
      found.questions += 1
      const { question } = after.question
      answers.push(simulated(question, leaf, found.questions % wrongEvery === 0))
      after = await diagnose(leaf, figures, answers)
    }
    found.leaves += 1
    found.rightBefore += Number(isRight(before, leaf))
    found.rightAfter += Number(isRight(after, leaf))
  }
  return found
}

/** The service's diagnosis of a photo with these figures. */
export async function diagnose(
  { measured }: ViewAnswer,
  figures: Figures,
  answers: readonly Answer[] = [],
): Promise<GivenDiagnosis> {
  const measurements = { ...measured, signals: { ...measured.signals, figures } }
  const request = { measurements, hints: noHints, language: 'en', answers }
  const { diagnosis } = await model.diagnose(request, {
    requestId: 'evaluate',
    signal: AbortSignal.timeout(60_000),
  })
  return diagnosis
}

const isRight = ({ issues }: GivenDiagnosis, { condition }: ViewAnswer): boolean =>
  issues[0]?.conditionId === condition

function simulated(question: QuestionId, leaf: ViewAnswer, isWrong: boolean): Answer {
  if (question === 'SOIL') return { question, value: isWrong ? 'DRY' : 'MOIST' }
  const isYes =
    question === 'CITRUS'
      ? (leaf.species?.startsWith('Citrus') ?? false)
      : coatings.includes(leaf.condition ?? '')
  return { question, value: isYes === isWrong ? 'NO' : 'YES' }
}
