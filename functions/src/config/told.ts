import { z } from 'zod'

const page = z.url({ protocol: /^https$/ }).optional()

/** The settings that only `/v1/config` shows. */
export const toldVariables = {
  MINIMUM_APP_VERSION: z.string().default('1.0.0'),
  TERMS_URL: page,
  PRIVACY_URL: page,
}

const shape = z.object(toldVariables)

export function readTold(variables: z.infer<typeof shape>) {
  return {
    minimumAppVersion: variables.MINIMUM_APP_VERSION,
    legal: { termsUrl: variables.TERMS_URL ?? null, privacyUrl: variables.PRIVACY_URL ?? null },
  }
}
