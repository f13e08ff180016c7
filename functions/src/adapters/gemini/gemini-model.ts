import type { Content } from '@google/genai'
import { defaultLanguage } from '../../domain/locales/languages.ts'
import type { Locales } from '../../domain/locales/load.ts'
import { matchLanguage } from '../../domain/locales/match-language.ts'
import {
  InvalidModelOutput,
  type PlantModelRequest,
  type ProviderModel,
  type ProviderResult,
} from '../../ports/plant-model.ts'
import { Unavailable } from '../../ports/unavailable.ts'
import { type ModelAnswer, readAnswer } from './answer.ts'
import { type GeminiSettings, type Generate, geminiClient } from './client.ts'
import { toDiagnosis } from './diagnosis.ts'
import { geminiLanguages, isWrittenIn } from './languages.ts'
import { instructions, instructionsWithWording, promptVersion, question, repair } from './prompt.ts'
import { type Reading, readResponse } from './read-response.ts'

const provider = 'gemini'

/**
 * The generative model of Google. It is asked once, and once more with what was wrong where its
 * answer is no diagnosis; then it throws `InvalidModelOutput`. It throws `Unavailable` where the
 * provider does not answer within the time limit.
 */
export function geminiModel(settings: GeminiSettings, locales: Locales): ProviderModel {
  const english = () => locales.textsFor(defaultLanguage).texts
  const isOurs = (language: string) => locales.textsFor(language).language === language
  const generate = geminiClient(settings, () => instructions(english()))
  const generateWorded = geminiClient(settings, () => instructionsWithWording(english()))
  return {
    answerVersion: `${provider}/${settings.model}/${promptVersion}`,
    paidCallsDailyMax: settings.callsDailyMax,
    async ask(request, context) {
      const timeout = AbortSignal.timeout(settings.timeoutSeconds * 1000)
      const signal = AbortSignal.any([context.signal, timeout])
      const language = matchLanguage(request.language, geminiLanguages)
      const wanted = {
        language: wantedLanguage(request.language, language),
        served: language,
        signal,
      }
      const ask = isOurs(language) ? generate : generateWorded
      const reply = await askTwice(
        counted(ask, request),
        question(request, wanted.language),
        wanted,
      )
      return resultOf(reply, request, { language, name: settings.model, locales })
    },
  }
}

/** Questions and repairs are calls alike; the SDK's own retries are of calls that were refused. */
function counted(generate: Generate, request: PlantModelRequest): Generate {
  return async (turns, signal) => {
    if (await request.takePaidCall()) return generate(turns, signal)
    throw new Unavailable('plant-model', new Error('no paid calls left today'))
  }
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

/** What language the texts must be in, which served one that is at least, and until when. */
type Wanted = { language: string; served: string; signal: AbortSignal }

type ModelReply =
  | { reading: Reading; answer: ModelAnswer }
  | { reading: Reading; answer: undefined }

/** Answer undefined where the provider withheld it. */
async function askTwice(generate: Generate, asked: Content, wanted: Wanted): Promise<ModelReply> {
  const first = await askOnce(generate, [asked], wanted)
  if (first.kind === 'VALID') return first
  const { text } = first.reading
  const second = await askOnce(generate, [asked, ...repair(text, first.problems)], wanted)
  if (second.kind === 'VALID') return second
  throw new InvalidModelOutput()
}

type CheckedReply =
  | ({ kind: 'VALID' } & ModelReply)
  | { kind: 'INVALID'; reading: Reading; problems: string }

async function askOnce(
  generate: Generate,
  turns: Content[],
  { language, served, signal }: Wanted,
): Promise<CheckedReply> {
  const reading = await read(generate, turns, signal)
  if (reading.moderation.kind === 'BLOCKED') return { kind: 'VALID', reading, answer: undefined }
  const found = readAnswer(reading.text)
  if (found.kind === 'INVALID') {
    const problems = `It ended with ${reading.finishReason}.\n${found.problems}`
    return { kind: 'INVALID', reading, problems }
  }
  const { summary } = found.answer
  // The caller's tag may name any script, such as one that its language is never written in.
  if (isWrittenIn(served, summary) || isWrittenIn(language, summary)) {
    return { kind: 'VALID', reading, answer: found.answer }
  }
  return { kind: 'INVALID', reading, problems: 'Its texts are not in the language asked for.' }
}

async function read(generate: Generate, turns: Content[], signal: AbortSignal): Promise<Reading> {
  try {
    return readResponse(await generate(turns, signal))
  } catch (error) {
    if (error instanceof Unavailable) throw error
    throw new Unavailable('plant-model', new Error(reasonOf(error, signal)))
  }
}

/** Never the provider's own words: they may repeat what it was sent, and reasons are logged. */
function reasonOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'no answer in time'
  const status = error instanceof Error && 'status' in error ? Number(error.status) : Number.NaN
  if (!Number.isNaN(status)) return `status ${status}`
  return error instanceof Error ? error.name : 'unknown'
}

function resultOf(
  { reading, answer }: ModelReply,
  request: PlantModelRequest,
  { language, name, locales }: { language: string; name: string; locales: Locales },
): ProviderResult {
  const { moderation, modelVersion } = reading
  if (!answer)
    return { kind: 'BLOCKED', reasons: 'reasons' in moderation ? moderation.reasons : [] }
  return {
    kind: 'ANSWERED',
    answer: {
      diagnosis: toDiagnosis(answer, request, language, locales),
      servedLanguage: language,
      model: {
        provider,
        name,
        version: `${promptVersion}+${modelVersion ?? name}`,
        fallback: false,
      },
      moderation:
        moderation.kind === 'FLAGGED'
          ? { state: 'FLAGGED', reasons: moderation.reasons }
          : { state: 'CLEAR' },
    },
  }
}
