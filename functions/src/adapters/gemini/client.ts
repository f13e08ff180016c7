import type { Content, GenerateContentConfig, GoogleGenAIOptions } from '@google/genai'
import { lazily } from '../lazily.ts'
import { answerJsonSchema } from './answer.ts'
import { retryingFetch } from './retrying-fetch.ts'

/** By API key over the Gemini API, or as the deployment's service account over Google Cloud. */
export type GeminiAccess =
  | { kind: 'API_KEY'; apiKey: string }
  | { kind: 'GOOGLE_CLOUD'; project: string; location: string }

export type GeminiSettings = {
  access: GeminiAccess
  model: string
  /** Replaces the provider's address with a proxy or a test server. */
  baseUrl: string | undefined
  /** For all calls of one diagnosis, including retries, waits and the repair. */
  timeoutSeconds: number
  /** Questions and repairs of the whole deployment in a UTC day. */
  callsDailyMax: number
  background: {
    /** Whether asynchronous analyses use the provider's background mode. */
    begins: boolean
    /** Marks this deployment's jobs at the provider. */
    deployment: string
    /** Where the provider sends its events. If undefined, the webhooks of its project apply. */
    webhookUrl: string | undefined
  }
}

/** Asks once and returns the raw response. Throws the SDK's errors. */
export type Generate = (turns: Content[], signal: AbortSignal) => Promise<unknown>

/** Includes thoughts. An answer itself has about 2,000 tokens. */
export const outputTokensMax = 8192

/** `instructions` returns the text before every question. It is called only once. */
export function geminiClient(
  { access, model, baseUrl }: GeminiSettings,
  instructions: () => string,
): Generate {
  // Loading the SDK takes a third of a second, which must not delay the start of a function.
  const loaded = lazily(async () => {
    const sdk = await import('@google/genai')
    const client = new sdk.GoogleGenAI(clientOptions(access, baseUrl, retryingFetch))
    return { client, config: requestConfig(sdk, access, instructions()) }
  })
  return async (contents, abortSignal) => {
    const { client, config } = await loaded()
    return client.models.generateContent({ model, contents, config: { ...config, abortSignal } })
  }
}

export function clientOptions(
  access: GeminiAccess,
  baseUrl: string | undefined,
  fetch: typeof globalThis.fetch,
): GoogleGenAIOptions {
  const httpOptions = { fetch, ...(baseUrl === undefined ? {} : { baseUrl }) }
  // Always set, because the SDK otherwise reads it from the environment.
  if (access.kind === 'API_KEY') return { enterprise: false, apiKey: access.apiKey, httpOptions }
  const { project, location } = access
  // Without a project, the sign-in would search the machine for one and even run a command.
  const googleAuthOptions = { projectId: project }
  return { enterprise: true, project, location, googleAuthOptions, httpOptions }
}

function requestConfig(
  { HarmCategory: category, HarmBlockThreshold: threshold }: typeof import('@google/genai'),
  access: GeminiAccess,
  systemInstruction: string,
): GenerateContentConfig {
  return {
    systemInstruction,
    temperature: 0,
    maxOutputTokens: outputTokensMax,
    candidateCount: 1,
    responseMimeType: 'application/json',
    responseJsonSchema: answerJsonSchema,
    safetySettings: [
      ...[
        category.HARM_CATEGORY_HARASSMENT,
        category.HARM_CATEGORY_HATE_SPEECH,
        category.HARM_CATEGORY_SEXUALLY_EXPLICIT,
      ].map((each) => ({ category: each, threshold: threshold.BLOCK_MEDIUM_AND_ABOVE })),
      // Answers are about pesticides and poisonous plants by design.
      {
        category: category.HARM_CATEGORY_DANGEROUS_CONTENT,
        threshold: threshold.BLOCK_ONLY_HIGH,
      },
    ],
    // Keeps request and answer out of the provider's logs. Over Google Cloud this is a setting of
    // the project, and the SDK rejects the field (docs/decisions/0112).
    ...(access.kind === 'API_KEY' ? { store: false } : {}),
  }
}
