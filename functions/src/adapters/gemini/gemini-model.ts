import type { Content } from '@google/genai'
import { defaultLanguage } from '../../domain/locales/languages.ts'
import type { Locales } from '../../domain/locales/load.ts'
import { Unavailable } from '../../ports/context.ts'
import {
  InvalidModelOutput,
  type PlantModelRequest,
  type ProviderModel,
  type TellTokens,
  type TokenCounts,
} from '../../ports/plant-model.ts'
import type { ModelAnswer } from './answer.ts'
import {
  answered,
  assertPaidCall,
  checkAnswer,
  provider,
  reasonOf,
  type Wanted,
  wantedFor,
} from './answered.ts'
import { geminiBackground } from './background.ts'
import { type GeminiSettings, type Generate, geminiClient } from './client.ts'
import { instructions, instructionsWithWording, promptVersion, question, repair } from './prompt.ts'
import { type Reading, readResponse } from './read-response.ts'

/**
 * The generative model. After an invalid answer, the service asks once more and lists the faults.
 * Throws `InvalidModelOutput` after two invalid answers. Throws `Unavailable` after the deadline.
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
      const asked: Asked = {
        request,
        wanted,
        signal,
        ask: isOurs(wanted.served) ? generate : generateWorded,
        tell: (tokens) => tellTokens(tokens, context),
      }
      const { reading, answer } = await askTwice(asked)
      const { moderation, modelVersion: version } = reading
      const reasons = moderation.kind === 'CLEAR' ? [] : moderation.reasons
      if (!answer) return { kind: 'BLOCKED', reasons }
      return {
        kind: 'ANSWERED',
        answer: {
          ...answered(answer, request, wanted.served, { name: settings.model, version, locales }),
          moderation:
            moderation.kind === 'FLAGGED' ? { state: 'FLAGGED', reasons } : { state: 'CLEAR' },
        },
      }
    },
  }
}

type Asked = {
  request: PlantModelRequest
  wanted: Wanted
  signal: AbortSignal
  ask: Generate
  tell(tokens: TokenCounts): void
}

/** The model's reply. `answer` is undefined if the provider blocked the answer. */
type Reply =
  | { kind: 'VALID'; reading: Reading; answer: ModelAnswer | undefined }
  | { kind: 'INVALID'; reading: Reading; problems: string }

async function askTwice(asked: Asked) {
  const first = question(asked.request, asked.wanted.language)
  const reply = await askOnce([first], asked)
  if (reply.kind === 'VALID') return reply
  const repaired = await askOnce([first, ...repair(reply.reading.text, reply.problems)], asked)
  if (repaired.kind === 'VALID') return repaired
  throw new InvalidModelOutput()
}

async function askOnce(turns: Content[], asked: Asked): Promise<Reply> {
  const { wanted, tell } = asked
  const reading = await read(turns, asked)
  tell(reading.tokens)
  if (reading.moderation.kind === 'BLOCKED') return { kind: 'VALID', reading, answer: undefined }
  const checked = checkAnswer(reading.text, wanted)
  if (checked.kind === 'VALID') return { kind: 'VALID', reading, answer: checked.answer }
  const problems = `It ended with ${reading.finishReason}.\n${checked.problems}`
  return { kind: 'INVALID', reading, problems }
}

/** Counts questions and repairs as paid calls, but not retries of calls that were refused. */
async function read(turns: Content[], { request, ask, signal }: Asked): Promise<Reading> {
  try {
    await assertPaidCall(request)
    return readResponse(await ask(turns, signal))
  } catch (error) {
    if (error instanceof Unavailable) throw error
    throw new Unavailable('plant-model', new Error(reasonOf(error, signal)))
  }
}
