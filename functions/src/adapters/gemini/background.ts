import { defaultLanguage } from '../../domain/locales/languages.ts'
import type { Locales } from '../../domain/locales/load.ts'
import { Unavailable } from '../../ports/context.ts'
import type {
  PlantModelQuestion,
  ProviderBackground,
  ProviderResult,
  TellTokens,
} from '../../ports/plant-model.ts'
import { answered, checkAnswer, reasonOf, statusOf, wantedFor } from './answered.ts'
import type { GeminiSettings } from './client.ts'
import { type Interaction, interactionsClient } from './interactions.ts'
import { instructions, instructionsWithWording, interactionInput } from './prompt.ts'

/** Limits fetching and deleting. Only the question itself takes longer. */
const callSeconds = 10

const working: ReadonlySet<string> = new Set(['in_progress', 'queued'])

/** Parts of error codes with which the provider withholds an answer because of its content. */
const blockedCode = /safety|prohibited|blocklist|blocked|spii|jailbreak/i

/**
 * The generative model as background work over the Interactions API. Undefined for Google Cloud:
 * only with an API key is it certain what is kept and that it can be deleted (docs/decisions/0112).
 * An invalid answer is not repaired.
 */
export function geminiBackground(
  settings: GeminiSettings,
  locales: Locales,
  tellTokens: TellTokens,
): ProviderBackground | undefined {
  const { access, background } = settings
  if (access.kind !== 'API_KEY') return undefined
  const labels = { deployment: background.deployment }
  const { plain, worded } = clients({ ...settings, apiKey: access.apiKey, labels }, locales)
  return {
    begins: background.begins,
    async begin(request, context) {
      if (!(await request.takePaidCall()))
        throw new Unavailable('plant-model', new Error('the paid calls of today are used up'))
      const { language, served } = wantedFor(request.language)
      const isOurs = locales.textsFor(served).language === served
      const { create } = isOurs ? plain : worded
      const input = interactionInput(request, language)
      const ask = (signal: AbortSignal) => create(input, signal)
      return (await reach(ask, context.signal, settings.timeoutSeconds)).id
    },
    async collect(operationId, question, context) {
      const found = await unlessGone((limited) => plain.get(operationId, limited), context.signal)
      if (!found) return { kind: 'FAILED', reason: 'the provider has no such job' }
      if (!working.has(found.status)) tellTokens(found.usage, context)
      return resultOf(found, question, settings.model, locales)
    },
    async remove(operationId, { signal }) {
      const isGone = await deleted((limited) => plain.remove(operationId, limited), signal)
      if (isGone) return
      // A running interaction cannot be deleted.
      await unlessGone((limited) => plain.cancel(operationId, limited), signal)
      await unlessGone((limited) => plain.remove(operationId, limited), signal)
    },
    async isOwn(operationId, { signal }) {
      const ask = (limited: AbortSignal) => plain.get(operationId, limited)
      // Events also report batches, whose names match no interaction.
      const found = await unlessGone(ask, signal, [400, 404])
      return found?.labels['deployment'] === labels.deployment
    },
  }
}

/** One client for languages of the catalogue, and one with texts to translate. */
function clients(
  settings: GeminiSettings & { apiKey: string; labels: Record<string, string> },
  locales: Locales,
) {
  const parts = { ...settings, webhookUrl: settings.background.webhookUrl }
  const english = () => locales.textsFor(defaultLanguage).texts
  return {
    plain: interactionsClient(parts, () => instructions(english())),
    worded: interactionsClient(parts, () => instructionsWithWording(english())),
  }
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

type Ask<T> = (signal: AbortSignal) => Promise<T>

/** Turns every error into `Unavailable`. */
async function reach<T>(ask: Ask<T>, signal: AbortSignal, seconds = callSeconds): Promise<T> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(seconds * 1000)])
  try {
    return await ask(limited)
  } catch (error) {
    throw new Unavailable('plant-model', new Error(reasonOf(error, limited)))
  }
}

/** Returns undefined if the provider has no such interaction. Throws `Unavailable`. */
async function unlessGone<T>(
  ask: Ask<T>,
  signal: AbortSignal,
  goneStatuses = [404],
): Promise<T | undefined> {
  return reach(async (limited) => {
    try {
      return await ask(limited)
    } catch (error) {
      if (goneStatuses.includes(statusOf(error) ?? 0)) return undefined
      throw error
    }
  }, signal)
}

/** Returns false if the provider refuses the deletion in the interaction's current state. */
async function deleted(ask: Ask<void>, signal: AbortSignal): Promise<boolean> {
  return reach(async (limited) => {
    try {
      await ask(limited)
      return true
    } catch (error) {
      const status = statusOf(error)
      if (status === 400 || status === 409) return false
      if (status === 404) return true
      throw error
    }
  }, signal)
}
