import { z } from 'zod'

const page = z.url({ protocol: /^https$/ }).optional()

/** https://cloud.google.com/firestore/docs/manage-databases */
export const databaseName = z
  .string()
  .regex(/^(\(default\)|[a-z][a-z0-9-]{2,61}[a-z0-9])$/, 'must be the name of a database')

/** The settings that `/v1/config` shows. */
export const toldVariables = {
  FIRESTORE_DATABASE: databaseName.default('(default)'),
  MINIMUM_APP_VERSION: z.string().default('1.0.0'),
  TERMS_URL: page,
  PRIVACY_URL: page,
}

const shape = z.object(toldVariables)

export function readTold(variables: z.infer<typeof shape>) {
  return {
    firestoreDatabase: variables.FIRESTORE_DATABASE,
    minimumAppVersion: variables.MINIMUM_APP_VERSION,
    legal: { termsUrl: variables.TERMS_URL ?? null, privacyUrl: variables.PRIVACY_URL ?? null },
  }
}
