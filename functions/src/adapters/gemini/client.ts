import type { Content, GenerateContentConfig, GoogleGenAIOptions } from '@google/genai'
import { lazily } from '../lazily.ts'
import { answerJsonSchema } from './answer.ts'
import { retryingFetch } from './retrying-fetch.ts'

/** Access to the Gemini API with an API key, or to Google Cloud with a service account. */
export type GeminiAccess =
  | { kind: 'API_KEY'; apiKey: string }
  | { kind: 'GOOGLE_CLOUD'; project: string; location: string }

export type GeminiSettings = {
  access: GeminiAccess
  model: string
  /** Replaces the provider's address with a proxy or a test server. */
  baseUrl: string | undefined
  /** The time limit for all calls of one diagnosis, including retries, pauses and the repair. */
  timeoutSeconds: number
  /** The daily limit (UTC) on questions and repairs for the whole deployment. */
  callsDailyMax: number
  background: {
    /** Whether asynchronous analyses use the provider's background mode. */
    begins: boolean
    /** A label that identifies the jobs of this deployment at the provider. */
    deployment: string
    /** The address for the provider's events. By default, the provider uses static webhooks. */
    webhookUrl: string | undefined
  }
}

/** Sends one question and returns the raw response. Throws the SDK's errors. */
export type Generate = (turns: Content[], signal: AbortSignal) => Promise<unknown>

/** The maximum number of output tokens, including thoughts. An answer has about 2,000 tokens. */
export const outputTokensMax = 8192

/** `instructions` is called once and returns the text that precedes every question. */
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
  // `enterprise` is always set, because the SDK would read a missing value from the environment.
  if (access.kind === 'API_KEY') return { enterprise: false, apiKey: access.apiKey, httpOptions }
  const { project, location } = access
  // Without a project, the sign-in would search the machine for a project and even run a command.
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
    responseJsonSchema: answerJsonSchema(),
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
