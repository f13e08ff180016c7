import { z } from 'zod'

/** Which model diagnoses, and how the generative one is reached. */
export const plantModelVariables = z.object({
  PLANT_MODEL: z.enum(['embedded', 'gemini']).default('embedded'),
  /** A key of the Gemini API; without one, Google Cloud is asked as the deployment's own service account. */
  GEMINI_API_KEY: z.string().min(1).optional(),
  /** The region of Google Cloud that answers, where there is no key. */
  GEMINI_LOCATION: z.string().min(1).default('global'),
  GEMINI_MODEL: z.string().min(1).default('gemini-3.8-flash'),
  /** Another address than the provider's: a proxy, or a test's server. */
  GEMINI_BASE_URL: z.url().optional(),
  /** Leaves the fallback enough of a call's 60 seconds, and of a worker's 50. */
  GEMINI_TIMEOUT_SECONDS: z.coerce.number().positive().max(40).default(30),
})

/**
 * Throws where photos would leave a deployment unencrypted.
 * `isAsked` is false in a function that never asks the generative model and has no key to it.
 */
export function readPlantModel(
  variables: z.infer<typeof plantModelVariables>,
  { projectId, demo, isAsked }: { projectId: string; demo: boolean; isAsked: boolean },
) {
  if (variables.PLANT_MODEL === 'embedded') return { kind: 'embedded' } as const
  if (!isAsked) return { kind: 'unasked' } as const
  const baseUrl = variables.GEMINI_BASE_URL
  if (baseUrl && !baseUrl.startsWith('https://') && !demo)
    throw new Error('GEMINI_BASE_URL must be https outside demo- projects')
  const { GEMINI_API_KEY: apiKey, GEMINI_LOCATION: location } = variables
  return {
    kind: 'gemini',
    access: apiKey
      ? ({ kind: 'API_KEY', apiKey } as const)
      : ({ kind: 'GOOGLE_CLOUD', project: projectId, location } as const),
    model: variables.GEMINI_MODEL,
    baseUrl,
    timeoutSeconds: variables.GEMINI_TIMEOUT_SECONDS,
  } as const
}
