import type { GoogleGenAI, Interactions } from '@google/genai'
import { z } from 'zod'
import { lazily } from '../lazily.ts'
import { answerJsonSchema } from './answer.ts'
import { clientOptions, type GeminiSettings, outputTokensMax } from './client.ts'
import { interactionTokens } from './read-response.ts'
import { refusalRetryingFetch } from './retrying-fetch.ts'

/** The fields that we use of an interaction: https://ai.google.dev/api/interactions-api. */
const interaction = z.object({
  id: z.string().min(1),
  status: z.string(),
  /** The texts of the model's last turn, without the model's thoughts. The SDK adds this field. */
  output_text: z.string().default(''),
  model: z.string().optional(),
  labels: z.record(z.string(), z.string()).default({}),
  errors: z
    .array(z.object({ code: z.string().default(''), message: z.string().default('') }))
    .default([]),
  usage: interactionTokens,
})
export type Interaction = z.infer<typeof interaction>

type Parts = Pick<GeminiSettings, 'model' | 'baseUrl'> & {
  apiKey: string
  /** Labels by which the deployment recognises its own interactions. */
  labels: Record<string, string>
  /** The address for the provider's events. By default, the provider uses static webhooks. */
  webhookUrl: string | undefined
}

const thresholds = [
  { type: 'harassment', threshold: 'block_medium_and_above' },
  { type: 'hate_speech', threshold: 'block_medium_and_above' },
  { type: 'sexually_explicit', threshold: 'block_medium_and_above' },
  // Answers are about pesticides and poisonous plants by design.
  { type: 'dangerous_content', threshold: 'block_only_high' },
] satisfies Interactions.SafetySetting[]

/**
 * A client of the Interactions API that throws the SDK's errors. `instructions` is called once and
 * returns the text that precedes every question.
 */
export function interactionsClient(parts: Parts, instructions: () => string) {
  const loaded = lazily(async () => {
    const { GoogleGenAI } = await import('@google/genai')
    const access = { kind: 'API_KEY', apiKey: parts.apiKey } as const
    const client = new GoogleGenAI(clientOptions(access, parts.baseUrl, refusalRetryingFetch))
    return { client, systemInstruction: instructions() }
  })
  const call = async <T>(
    ask: (api: GoogleGenAI['interactions'], systemInstruction: string) => Promise<T>,
  ) => {
    const { client, systemInstruction } = await loaded()
    return ask(client.interactions, systemInstruction)
  }
  return {
    create: (input: Interactions.Content[], signal: AbortSignal) =>
      call(async (api, systemInstruction) => {
        const request = requestOf(parts, systemInstruction, input)
        return interaction.parse(await api.create(request, once(signal)))
      }),
    get: (id: string, signal: AbortSignal) =>
      call(async (api) => interaction.parse(await api.get(id, undefined, once(signal)))),
    cancel: (id: string, signal: AbortSignal) =>
      call((api) => api.cancel(id, undefined, once(signal))),
    remove: (id: string, signal: AbortSignal) =>
      call((api) => api.delete(id, undefined, once(signal))),
  }
}

/** Prevents retries by the SDK, because a retry could start a second interaction. */
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
      schema: answerJsonSchema(),
    },
    generation_config: { max_output_tokens: outputTokensMax },
    safety_settings: thresholds,
    labels,
    ...(webhookUrl !== undefined && { webhook_config: { uris: [webhookUrl] } }),
  }
}
