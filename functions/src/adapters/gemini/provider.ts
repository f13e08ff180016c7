import { z } from 'zod'
import { defineModelProvider } from '../model-provider.ts'
import type { GeminiSettings } from './client.ts'
import { geminiModel } from './gemini-model.ts'
import { geminiLanguages } from './languages.ts'

/** Google's generative model, through the Gemini API or Google Cloud. */
export const gemini = defineModelProvider({
  variables: {
    /** A key of the Gemini API. Without a key, calls go to Google Cloud as the service account. */
    GEMINI_API_KEY: z.string().min(1).optional(),
    /** The Google Cloud region for calls without an API key. */
    GEMINI_LOCATION: z.string().min(1).default('global'),
    GEMINI_MODEL: z.string().min(1).default('gemini-3.8-flash'),
    /** Replaces the provider's address with a proxy or a test server. */
    GEMINI_BASE_URL: z.url().optional(),
    /** Limits the paid calls of a day. At the limit, the fallback answers until midnight UTC. */
    GEMINI_CALLS_PER_DAY_MAX: z.coerce.number().int().min(0).default(10_000),
    /** Leaves time for the fallback, because a call may take 60 s and a background run 50 s. */
    GEMINI_TIMEOUT_SECONDS: z.coerce.number().positive().max(40).default(30),
    /** In background mode, the provider stores requests and answers (docs/decisions/0112). */
    GEMINI_BACKGROUND: z.enum(['on', 'off']).default('off'),
    /** The address for the provider's events. The provider's own key signs each event. */
    GEMINI_WEBHOOK_URL: z.url().optional(),
  },
  secrets: ['GEMINI_API_KEY'],
  languages: geminiLanguages,
  worksInBackground: ({ GEMINI_BACKGROUND }) => GEMINI_BACKGROUND === 'on',
  readSettings(values, { projectId, demo }): GeminiSettings {
    const baseUrl = values.GEMINI_BASE_URL
    const webhookUrl = values.GEMINI_WEBHOOK_URL
    // Photos and keys would leave the deployment unencrypted.
    for (const [name, url] of Object.entries({
      GEMINI_BASE_URL: baseUrl,
      GEMINI_WEBHOOK_URL: webhookUrl,
    }))
      if (url && !url.startsWith('https://') && !demo)
        throw new Error(`${name} must be https outside demo- projects`)
    if (values.GEMINI_BACKGROUND === 'on' && !values.GEMINI_API_KEY)
      throw new Error('GEMINI_BACKGROUND=on needs a GEMINI_API_KEY of a project with billing')
    return {
      access: values.GEMINI_API_KEY
        ? { kind: 'API_KEY', apiKey: values.GEMINI_API_KEY }
        : { kind: 'GOOGLE_CLOUD', project: projectId, location: values.GEMINI_LOCATION },
      model: values.GEMINI_MODEL,
      baseUrl,
      timeoutSeconds: values.GEMINI_TIMEOUT_SECONDS,
      callsDailyMax: values.GEMINI_CALLS_PER_DAY_MAX,
      background: {
        begins: values.GEMINI_BACKGROUND === 'on',
        deployment: projectId.replace(/[^a-z0-9_-]/g, '-'),
        webhookUrl,
      },
    }
  },
  create: geminiModel,
})
