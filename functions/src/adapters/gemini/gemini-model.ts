import type { Content } from '@google/genai'
import { defaultLanguage } from '../../domain/locales/languages.ts'
import type { Locales } from '../../domain/locales/load.ts'
import { Unavailable } from '../../ports/context.ts'
import {
  InvalidModelOutput,
  type PlantModelRequest,
  type ProviderModel,
  type ProviderResult,
  type TellTokens,
  type TokenCounts,
} from '../../ports/plant-model.ts'
import type { ModelAnswer } from './answer.ts'
import { answered, checkAnswer, provider, reasonOf, type Wanted, wantedFor } from './answered.ts'
import { geminiBackground } from './background.ts'
import { type GeminiSettings, type Generate, geminiClient } from './client.ts'
import { instructions, instructionsWithWording, promptVersion, question, repair } from './prompt.ts'
import { type Reading, readResponse } from './read-response.ts'

/**
 * Google's generative model. If an answer is invalid, it asks once more and includes the faults;
 * then it throws `InvalidModelOutput`. Throws `Unavailable` if the provider does not answer within
 * the time limit.
 */
export function geminiModel(
  settings: GeminiSettings,
  locales: Locales,
  tellTokens: TellTokens,
): ProviderModel {
  const english = () => locales.textsFor(defaultLanguage).texts
  const isOurs = (language: string) => locales.textsFor(language).language === language
  const generate = geminiClient(settings, () => instructions(english()))
  const generateWorded = geminiClient(settings, () => instructionsWithWording(english()))
  const background = geminiBackground(settings, locales, tellTokens)
  return {
    answerVersion: `${provider}/${settings.model}/${promptVersion}`,
    paidCallsDailyMax: settings.callsDailyMax,
    ...(background && { background }),
    async ask(request, context) {
      const timeout = AbortSignal.timeout(settings.timeoutSeconds * 1000)
      const signal = AbortSignal.any([context.signal, timeout])
      const wanted = wantedFor(request.language)
      const ask = isOurs(wanted.served) ? generate : generateWorded
      const asked = {
        question: question(request, wanted.language),
        wanted,
        signal,
        tell: (tokens: TokenCounts) => tellTokens(tokens, context),
      }
      const reply = await askTwice(counted(ask, request), asked)
      return resultOf(reply, request, { wanted, name: settings.model, locales })
    },
  }
}

/** Counts questions and repairs, but no retries, whose first call was refused. */
function counted(generate: Generate, request: PlantModelRequest): Generate {
  return async (turns, signal) => {
    if (await request.takePaidCall()) return generate(turns, signal)
    throw new Unavailable('plant-model', new Error('the paid calls of today are used up'))
  }
}

/** The question, its deadline, the wanted language and the receiver of token counts. */
type Asked = {
  question: Content
  wanted: Wanted
  signal: AbortSignal
  tell(tokens: TokenCounts): void
}

type ModelReply =
  | { reading: Reading; answer: ModelAnswer }
  | { reading: Reading; answer: undefined }

/** The answer is undefined if the provider withheld it. */
async function askTwice(generate: Generate, asked: Asked): Promise<ModelReply> {
  const first = await askOnce(generate, [asked.question], asked)
  if (first.kind === 'VALID') return first
  const { text } = first.reading
  const turns = [asked.question, ...repair(text, first.problems)]
  const second = await askOnce(generate, turns, asked)
  if (second.kind === 'VALID') return second
  throw new InvalidModelOutput()
}

type CheckedReply =
  | ({ kind: 'VALID' } & ModelReply)
  | { kind: 'INVALID'; reading: Reading; problems: string }

async function askOnce(
  generate: Generate,
  turns: Content[],
  { wanted, signal, tell }: Asked,
): Promise<CheckedReply> {
  const reading = await read(generate, turns, signal)
  tell(reading.tokens)
  if (reading.moderation.kind === 'BLOCKED') return { kind: 'VALID', reading, answer: undefined }
  const checked = checkAnswer(reading.text, wanted)
  if (checked.kind === 'VALID') return { kind: 'VALID', reading, answer: checked.answer }
  const problems = `It ended with ${reading.finishReason}.\n${checked.problems}`
  return { kind: 'INVALID', reading, problems }
}

async function read(generate: Generate, turns: Content[], signal: AbortSignal): Promise<Reading> {
  try {
    return readResponse(await generate(turns, signal))
  } catch (error) {
    if (error instanceof Unavailable) throw error
    throw new Unavailable('plant-model', new Error(reasonOf(error, signal)))
  }
}

function resultOf(
  { reading, answer }: ModelReply,
  request: PlantModelRequest,
  { wanted, name, locales }: { wanted: Wanted; name: string; locales: Locales },
): ProviderResult {
  const { moderation, modelVersion } = reading
  if (!answer)
    return { kind: 'BLOCKED', reasons: 'reasons' in moderation ? moderation.reasons : [] }
  return {
    kind: 'ANSWERED',
    answer: {
      ...answered(answer, request, wanted.served, { name, version: modelVersion, locales }),
      moderation:
        moderation.kind === 'FLAGGED'
          ? { state: 'FLAGGED', reasons: moderation.reasons }
          : { state: 'CLEAR' },
    },
  }
}
