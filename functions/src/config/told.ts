import { z } from 'zod'
import { databaseVariables } from './database.ts'

const page = z.url({ protocol: /^https$/ }).optional()

/** The settings that only `/v1/config` shows. */
export const toldVariables = {
  MINIMUM_APP_VERSION: z.string().default('1.0.0'),
  TERMS_URL: page,
  PRIVACY_URL: page,
}

const shape = z.object({ ...toldVariables, ...databaseVariables })

export function readTold(variables: z.infer<typeof shape>) {
  return {
    firestoreDatabase: variables.FIRESTORE_DATABASE,
    minimumAppVersion: variables.MINIMUM_APP_VERSION,
    legal: { termsUrl: variables.TERMS_URL ?? null, privacyUrl: variables.PRIVACY_URL ?? null },
  }
}
