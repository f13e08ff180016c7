import type { GoogleGenAI, Interactions } from '@google/genai'
import { z } from 'zod'
import { lazily } from '../lazily.ts'
import { answerJsonSchema } from './answer.ts'
import { type GeminiSettings, outputTokensMax } from './client.ts'
import { refusalRetryingFetch } from './retrying-fetch.ts'
import { interactionTokens } from './tokens.ts'

/** The fields used of an interaction: https://ai.google.dev/api/interactions-api. */
const interaction = z.object({
  id: z.string().min(1),
  status: z.string(),
  /** Added by the SDK: the texts of the model's last turn, without its thoughts. */
  output_text: z.string().default(''),
  model: z.string().optional(),
  labels: z.record(z.string(), z.string()).default({}),
  errors: z
    .array(z.object({ code: z.string().default(''), message: z.string().default('') }))
    .default([]),
  usage: interactionTokens,
})
export type Interaction = z.infer<typeof interaction>

/** The part of the Interactions API that is used. Every method throws the SDK's errors. */
export type InteractionsClient = {
  create(input: Interactions.Content[], signal: AbortSignal): Promise<Interaction>
  get(id: string, signal: AbortSignal): Promise<Interaction>
  cancel(id: string, signal: AbortSignal): Promise<void>
  remove(id: string, signal: AbortSignal): Promise<void>
}

type Parts = Pick<GeminiSettings, 'model' | 'baseUrl'> & {
  apiKey: string
  /** Labels by which the deployment recognises its own interactions. */
  labels: Record<string, string>
  /** Where events of an interaction go. If undefined, the project's webhooks apply. */
  webhookUrl: string | undefined
}

const thresholds = [
  { type: 'harassment', threshold: 'block_medium_and_above' },
  { type: 'hate_speech', threshold: 'block_medium_and_above' },
  { type: 'sexually_explicit', threshold: 'block_medium_and_above' },
  // Answers are about pesticides and poisonous plants by design.
  { type: 'dangerous_content', threshold: 'block_only_high' },
] satisfies Interactions.SafetySetting[]

/** `instructions` returns the text before every question. It is called only once. */
export function interactionsClient(parts: Parts, instructions: () => string): InteractionsClient {
  const loaded = lazily(async () => {
    const { GoogleGenAI } = await import('@google/genai')
    return { client: clientOf(GoogleGenAI, parts), systemInstruction: instructions() }
  })
  const call = async <T>(
    ask: (api: GoogleGenAI['interactions'], systemInstruction: string) => Promise<T>,
  ) => {
    const { client, systemInstruction } = await loaded()
    return ask(client.interactions, systemInstruction)
  }
  return {
    create: (input, signal) =>
      call(async (api, systemInstruction) =>
        interaction.parse(
          await api.create(requestOf(parts, systemInstruction, input), once(signal)),
        ),
      ),
    get: (id, signal) =>
      call(async (api) => interaction.parse(await api.get(id, undefined, once(signal)))),
    cancel: (id, signal) =>
      call(async (api) => void (await api.cancel(id, undefined, once(signal)))),
    remove: (id, signal) =>
      call(async (api) => void (await api.delete(id, undefined, once(signal)))),
  }
}

type Constructor = typeof import('@google/genai').GoogleGenAI

function clientOf(GoogleGenAI: Constructor, { apiKey, baseUrl }: Parts): GoogleGenAI {
  const httpOptions = {
    fetch: refusalRetryingFetch,
    ...(baseUrl === undefined ? {} : { baseUrl }),
  }
  return new GoogleGenAI({ enterprise: false, apiKey, httpOptions })
}

/** A retry after a lost answer would create a second interaction and lose the first. */
const once = (signal: AbortSignal) => ({ signal, retries: { strategy: 'none' as const } })

function requestOf(
  { model, labels, webhookUrl }: Parts,
  systemInstruction: string,
  input: Interactions.Content[],
) {
  return {
    model,
    system_instruction: systemInstruction,
    input,
    background: true,
    // Required to fetch the result of background work.
    store: true,
    response_format: {
      type: 'text' as const,
      mime_type: 'application/json' as const,
      schema: answerJsonSchema,
    },
    generation_config: { max_output_tokens: outputTokensMax },
    safety_settings: thresholds,
    labels,
    ...(webhookUrl !== undefined && { webhook_config: { uris: [webhookUrl] } }),
  }
}
