import { defaultLanguage } from '../../domain/locales/languages.ts'
import type { Locales } from '../../domain/locales/load.ts'
import { matchLanguage } from '../../domain/locales/match-language.ts'
import { Unavailable } from '../../ports/context.ts'
import type {
  PlantModelAnswer,
  PlantModelQuestion,
  PlantModelRequest,
} from '../../ports/plant-model.ts'
import { type ModelAnswer, type ReadAnswer, readAnswer } from './answer.ts'
import { toDiagnosis } from './diagnosis.ts'
import { geminiLanguages, isWrittenIn } from './languages.ts'
import { promptVersion } from './prompt.ts'

export const provider = 'gemini'

/** The language in which the model should write, and the closest language that we serve. */
export type Wanted = { language: string; served: string }

/** Keeps the region and script of a tag such as `pt-BR`, because they affect the wording. */
export function wantedFor(requested: string): Wanted {
  const served = matchLanguage(requested, geminiLanguages)
  const locale = new Intl.Locale(requested)
  const isServed = served !== defaultLanguage || locale.language === defaultLanguage
  return { language: isServed ? locale.baseName : served, served }
}

/** Counts a paid call. Throws `Unavailable` if the day's paid calls are used up. */
export async function assertPaidCall(request: PlantModelRequest): Promise<void> {
  if (await request.takePaidCall()) return
  throw new Unavailable('plant-model', new Error('the paid calls of today are used up'))
}

/** Reads the text of an answer. Lists the faults of an invalid answer. */
export function checkAnswer(text: string, { language, served }: Wanted): ReadAnswer {
  const found = readAnswer(text)
  if (found.kind === 'INVALID') return found
  const { summary } = found.answer
  // A caller's tag may name a script in which its language is never written.
  if (isWrittenIn(served, summary) || isWrittenIn(language, summary)) return found
  return { kind: 'INVALID', problems: 'Its texts are not in the language asked for.' }
}

type Model = { name: string; version: string | undefined; locales: Locales }

/** Converts an answer to the common format of all models, except for the moderation result. */
export function answered(
  answer: ModelAnswer,
  question: PlantModelQuestion,
  servedLanguage: string,
  { name, version, locales }: Model,
): Omit<PlantModelAnswer, 'moderation'> {
  return {
    diagnosis: toDiagnosis(answer, question, servedLanguage, locales),
    servedLanguage,
    model: { provider, name, version: `${promptVersion}+${version ?? name}`, fallback: false },
  }
}

/** Returns a reason for the log without the provider's message, which may repeat the request. */
export function reasonOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'no answer in time'
  const status = statusOf(error)
  if (status !== undefined) return `status ${status}`
  return error instanceof Error ? error.name : 'unknown'
}

/** The HTTP status of an SDK error; undefined if there was no response. */
export function statusOf(error: unknown): number | undefined {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : Number.NaN
  return Number.isNaN(status) ? undefined : status
}
