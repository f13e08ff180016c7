import type { z } from 'zod'
import type { answerValue, question } from '../../contract/schemas/analysis-values.ts'
import type { EvidenceKey } from '../locales/evidence.ts'
import type { ConditionId } from './conditions.ts'

export type QuestionId = z.infer<typeof question>
type AnswerValue = z.infer<typeof answerValue>
export type Answer = { readonly question: QuestionId; readonly value: AnswerValue }

type Effect = {
  readonly value: AnswerValue
  /** The conditions that the answer makes likely, and those that it makes unlikely. */
  readonly favours: readonly ConditionId[]
  readonly opposes: readonly ConditionId[]
  /** The sentence that gives the answer as a reason. */
  readonly evidence?: EvidenceKey
}

const tooWet = ['water_excess', 'root_rot', 'oedema', 'fungus_gnats'] as const
const coatings = ['powdery_mildew', 'sooty_mould'] as const

/**
 * What an answer says about conditions, by their first check (`howToConfirm`). The answers to
 * CITRUS have no effect here, because they decide which plant it is.
 */
export const questions: Readonly<Record<QuestionId, readonly Effect[]>> = {
  SOIL: [
    { value: 'DRY', favours: ['water_deficit'], opposes: tooWet, evidence: 'soilDry' },
    { value: 'MOIST', favours: [], opposes: ['water_deficit', 'water_excess'] },
    { value: 'WET', favours: ['water_excess'], opposes: ['water_deficit'], evidence: 'soilWet' },
  ],
  COATING: [
    { value: 'YES', favours: ['powdery_mildew'], opposes: [], evidence: 'coatingWipesOff' },
    { value: 'NO', favours: [], opposes: coatings },
  ],
  CITRUS: [],
}

/** The effect of an answer; undefined if the caller does not know. */
export const effectOf = ({ question, value }: Answer): Effect | undefined =>
  questions[question].find((effect) => effect.value === value)

/** Whether the grower said that the plant is no citrus. */
export const isNoCitrus = (answers: readonly Answer[]): boolean =>
  answers.some(({ question, value }) => question === 'CITRUS' && value === 'NO')
