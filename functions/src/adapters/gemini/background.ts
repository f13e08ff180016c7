import { defaultLanguage } from '../../domain/locales/languages.ts'
import type { Locales } from '../../domain/locales/load.ts'
import { Unavailable } from '../../ports/context.ts'
import type {
  PlantModelQuestion,
  ProviderBackground,
  ProviderResult,
  TellTokens,
} from '../../ports/plant-model.ts'
import { answered, assertPaidCall, checkAnswer, reasonOf, statusOf, wantedFor } from './answered.ts'
import type { GeminiSettings } from './client.ts'
import { type Interaction, interactionsClient } from './interactions.ts'
import { instructions, instructionsWithWording, interactionInput } from './prompt.ts'

/** Expects the status 404, which means that the provider has no such interaction. */
const gone = { 404: undefined }

/** The time limit for each call that fetches, cancels or deletes an interaction. */
const callSeconds = 10

const working: ReadonlySet<string> = new Set(['in_progress', 'queued'])

/** Matches error codes with which the provider blocks an answer because of its content. */
const blockedCode = /safety|prohibited|blocklist|blocked|spii|jailbreak/i

/**
 * Runs jobs with the Interactions API, but never asks the model to repair an answer. Returns
 * undefined for Google Cloud, which documents no retention period (docs/decisions/0112).
 */
export function geminiBackground(
  settings: GeminiSettings,
  locales: Locales,
  tellTokens: TellTokens,
): ProviderBackground | undefined {
  const { access, background } = settings
  if (access.kind !== 'API_KEY') return undefined
  const labels = { deployment: background.deployment }
  const parts = { ...settings, ...access, labels, webhookUrl: background.webhookUrl }
  const english = () => locales.textsFor(defaultLanguage).texts
  const plain = interactionsClient(parts, () => instructions(english()))
  const worded = interactionsClient(parts, () => instructionsWithWording(english()))
  return {
    begins: background.begins,
    async begin(request, context) {
      await assertPaidCall(request)
      const { language, served } = wantedFor(request.language)
      const isOurs = locales.textsFor(served).language === served
      const { create } = isOurs ? plain : worded
      const input = interactionInput(request, language)
      const ask = (signal: AbortSignal) => create(input, signal)
      return (await reach(ask, context.signal, settings.timeoutSeconds)).id
    },
    async collect(operationId, question, context) {
      const ask = (limited: AbortSignal) => plain.get(operationId, limited)
      const found = await reach(ask, context.signal, callSeconds, gone)
      if (!found) return { kind: 'FAILED', reason: 'the provider has no such job' }
      if (!working.has(found.status)) tellTokens(found.usage, context)
      return resultOf(found, question, settings.model, locales)
    },
    remove: (operationId, { signal }) => removeFrom(plain, operationId, signal),
    async isOwn(operationId, { signal }) {
      const ask = (limited: AbortSignal) => plain.get(operationId, limited)
      // Events also report batches, whose names match no interaction, and jobs of other projects.
      const notOurs = { ...gone, 400: undefined, 403: undefined }
      const found = await reach(ask, signal, callSeconds, notOurs)
      return found?.labels['deployment'] === labels.deployment
    },
  }
}

type Client = ReturnType<typeof interactionsClient>

async function removeFrom(client: Client, id: string, signal: AbortSignal) {
  const remove = (limited: AbortSignal) => client.remove(id, limited)
  const cancel = (limited: AbortSignal) => client.cancel(id, limited)
  // A running interaction cannot be deleted.
  const refused = { 400: 'RUNNING', 409: 'RUNNING' } as const
  const state = await reach(remove, signal, callSeconds, { ...gone, ...refused })
  if (state !== 'RUNNING') return
  await reach(cancel, signal, callSeconds, gone)
  await reach(remove, signal, callSeconds, gone)
}

function resultOf(
  { status, output_text: text, errors, model }: Interaction,
  question: PlantModelQuestion,
  name: string,
  locales: Locales,
): ProviderResult | { kind: 'WORKING' } | { kind: 'FAILED'; reason: string } {
  if (working.has(status)) return { kind: 'WORKING' }
  const reasons = errors.map(({ code }) => code).filter((code) => blockedCode.test(code))
  if (reasons.length > 0) return { kind: 'BLOCKED', reasons }
  if (status !== 'completed') return { kind: 'FAILED', reason: `status ${status}` }
  const wanted = wantedFor(question.language)
  const checked = checkAnswer(text, wanted)
  if (checked.kind === 'INVALID') return { kind: 'FAILED', reason: 'no usable answer' }
  const given = answered(checked.answer, question, wanted.served, { name, version: model, locales })
  return { kind: 'ANSWERED', answer: { ...given, moderation: { state: 'CLEAR' } } }
}

/** Returns the response, or the value of an expected status. Throws `Unavailable` otherwise. */
async function reach<T, U = never>(
  ask: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal,
  seconds: number,
  expected: Readonly<Record<number, U>> = {},
): Promise<T | U> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(seconds * 1000)])
  try {
    return await ask(limited)
  } catch (error) {
    const status = statusOf(error) ?? 0
    if (status in expected) return expected[status] as U
    throw new Unavailable('plant-model', new Error(reasonOf(error, limited)))
  }
}
