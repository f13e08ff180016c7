import { z } from 'zod'
import { assessPhoto } from '../../functions/src/domain/diagnosis/outcome.ts'
import type { Figures } from '../../image-processor/src/measure/schema.ts'
import type { ViewAnswer } from './view-answers.ts'

export const bands = ['PLAIN', 'CAREFUL'] as const
export const statuses = ['HEALTHY', 'UNHEALTHY'] as const
export type Band = (typeof bands)[number]
export type Status = (typeof statuses)[number]

/** How many answers were measured, and how many were right. */
export const countsSchema = z.object({ answers: z.int().min(0), right: z.int().min(0) })
export type Counts = z.infer<typeof countsSchema>
const answersMin = 100

export const rightOfHundred = ({ answers, right }: Counts): number | null =>
  answers < answersMin ? null : Math.round((100 * right) / answers)

export type Word = { readonly band: Band; readonly status: Status }

/** The word of the service's own rules for a photo, or null without a word. */
export function wordOf({ measured }: Pick<ViewAnswer, 'measured'>, figures: Figures): Word | null {
  const { outcome, word } = assessPhoto({ ...measured, signals: { ...measured.signals, figures } })
  if (word === 'NONE') return null
  return { band: word, status: outcome === 'HEALTHY' ? 'HEALTHY' : 'UNHEALTHY' }
}

export const statusOf = ({ kind }: ViewAnswer): Status =>
  kind === 'HEALTHY' ? 'HEALTHY' : 'UNHEALTHY'
export const isRight = (answer: ViewAnswer, figures: Figures): boolean =>
  wordOf(answer, figures)?.status === statusOf(answer)
export const isWrong = (answer: ViewAnswer, figures: Figures): boolean => {
  const word = wordOf(answer, figures)
  return word !== null && word.status !== statusOf(answer)
}
export const isPlainOrCareful = (measured: ViewAnswer['measured'], figures: Figures): boolean =>
  wordOf({ measured }, figures) !== null
export const isKept = ({ measured, whole }: ViewAnswer, figures: Figures): boolean =>
  whole !== null &&
  wordOf({ measured }, figures)?.status === wordOf({ measured: whole }, figures)?.status
