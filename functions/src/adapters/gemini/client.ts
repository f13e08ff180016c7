import type { Content, GenerateContentConfig, GoogleGenAI, GoogleGenAIOptions } from '@google/genai'
import { lazily } from '../lazily.ts'
import { answerJsonSchema } from './answer.ts'
import { retryingFetch } from './retrying-fetch.ts'

/** By key over the Gemini API, or as the deployment's own service account over Google Cloud. */
export type GeminiAccess =
  | { kind: 'API_KEY'; apiKey: string }
  | { kind: 'GOOGLE_CLOUD'; project: string; location: string }

export type GeminiSettings = {
  access: GeminiAccess
  model: string
  /** Another address than the provider's own: a proxy, or a test's server. */
  baseUrl: string | undefined
  /** For everything that one diagnosis asks: retries, waits and the repair included. */
  timeoutSeconds: number
  /** Questions and repairs of the whole deployment in a UTC day. */
  callsDailyMax: number
  background: {
    /** Whether asynchronous analyses are left to the provider. */
    begins: boolean
    /** Marks the deployment's own work at the provider. */
    deployment: string
    /** Where the provider sends its events; undefined leaves it to the webhooks of its project. */
    webhookUrl: string | undefined
  }
}

/** Asks once and answers the response as the provider sent it; throws the SDK's errors. */
export type Generate = (turns: Content[], signal: AbortSignal) => Promise<unknown>

/** Thoughts count as output too; an answer itself has about 2,000 tokens. */
export const outputTokensMax = 8192

/**
 * `instructions` makes what the model is told before every question. It is called once, at the
 * first.
 */
export function geminiClient(
  { access, model, baseUrl }: GeminiSettings,
  instructions: () => string,
): Generate {
  // The SDK takes a third of a second to load, which no start of a function should wait for.
  const loaded = lazily(async () => {
    const sdk = await import('@google/genai')
    const client = new sdk.GoogleGenAI(clientOptions(access, baseUrl))
    return { client, config: requestConfig(sdk, access, instructions()) }
  })
  return async (contents, abortSignal) => {
    const { client, config } = await loaded()
    return generate(client, model, contents, { ...config, abortSignal })
  }
}

function generate(
  client: GoogleGenAI,
  model: string,
  contents: Content[],
  config: GenerateContentConfig,
) {
  return client.models.generateContent({ model, contents, config })
}

function clientOptions(access: GeminiAccess, baseUrl: string | undefined): GoogleGenAIOptions {
  const httpOptions = { fetch: retryingFetch, ...(baseUrl === undefined ? {} : { baseUrl }) }
  // Said either way, because the SDK otherwise lets variables of the environment decide.
  if (access.kind === 'API_KEY') return { enterprise: false, apiKey: access.apiKey, httpOptions }
  const { project, location } = access
  // Without it the sign-in searches the machine for a project, even through a command line.
  const googleAuthOptions = { projectId: project }
  return { enterprise: true, project, location, googleAuthOptions, httpOptions }
}

type Sdk = typeof import('@google/genai')

function requestConfig(
  { HarmCategory: category, HarmBlockThreshold: threshold }: Sdk,
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
      // Advice on pesticides and poisonous plants is what is asked for.
      {
        category: category.HARM_CATEGORY_DANGEROUS_CONTENT,
        threshold: threshold.BLOCK_ONLY_HIGH,
      },
    ],
    // The provider's logs keep neither request nor answer. Over Google Cloud that is a setting of
    // the project, and the SDK refuses the field (docs/decisions/0112).
    ...(access.kind === 'API_KEY' ? { store: false } : {}),
  }
}
