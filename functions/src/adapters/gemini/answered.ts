import { defaultLanguage } from '../../domain/locales/languages.ts'
import type { Locales } from '../../domain/locales/load.ts'
import { matchLanguage } from '../../domain/locales/match-language.ts'
import type { PlantModelAnswer, PlantModelQuestion } from '../../ports/plant-model.ts'
import { type ModelAnswer, readAnswer } from './answer.ts'
import { toDiagnosis } from './diagnosis.ts'
import { geminiLanguages, isWrittenIn } from './languages.ts'
import { promptVersion } from './prompt.ts'

export const provider = 'gemini'

/** What language the texts must be in, and which served one that is at least. */
export type Wanted = { language: string; served: string }

/** What to ask for where a caller wants this language. */
export function wantedFor(requested: string): Wanted {
  const served = matchLanguage(requested, geminiLanguages)
  return { language: wantedLanguage(requested, served), served }
}

/**
 * Region and script of a tag, as in `pt-BR` or `sr-Latn`, matter to words; those of a language that
 * is not served do not.
 */
function wantedLanguage(requested: string, served: string): string {
  const locale = new Intl.Locale(requested)
  const isServed = served !== defaultLanguage || locale.language === defaultLanguage
  return isServed ? locale.baseName : served
}

export type CheckedAnswer =
  | { kind: 'VALID'; answer: ModelAnswer }
  | { kind: 'INVALID'; problems: string }

/** Reads the text of an answer, and says what is wrong with one that is no diagnosis. */
export function checkAnswer(text: string, { language, served }: Wanted): CheckedAnswer {
  const found = readAnswer(text)
  if (found.kind === 'INVALID') return found
  const { answer } = found
  // The caller's tag may name any script, such as one that its language is never written in.
  if (isWrittenIn(served, answer.summary) || isWrittenIn(language, answer.summary))
    return { kind: 'VALID', answer }
  return { kind: 'INVALID', problems: 'Its texts are not in the language asked for.' }
}

type Model = { name: string; version: string | undefined; locales: Locales }

/** An answer in the shape that every model gives, less what the provider thinks of its safety. */
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

/** Never the provider's own words: they may repeat what it was sent, and reasons are logged. */
export function reasonOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'no answer in time'
  const status = statusOf(error)
  if (status !== undefined) return `status ${status}`
  return error instanceof Error ? error.name : 'unknown'
}

/** The HTTP status of an error of the SDK; undefined where there was no response. */
export function statusOf(error: unknown): number | undefined {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : Number.NaN
  return Number.isNaN(status) ? undefined : status
}
