import { z } from 'zod'
import { limits } from '../limits.ts'
import { displayName, nullableText, time, wholeBetween } from './common.ts'

/** The body of `POST /v1/tokens`. */
export const createApiKeyBody = z.object({
  name: displayName(limits.apiKey.nameCharactersMax).describe('What the key is for.').optional(),
  expiresInDays: wholeBetween(1, limits.apiKey.lifetimeDaysMax)
    .describe('Days until the key expires; without it the key never expires.')
    .optional(),
})

/** The body of a key rotation. */
export const rotateApiKeyBody = z.object({
  gracePeriodSeconds: wholeBetween(0, limits.apiKey.gracePeriodSecondsMax)
    .describe('How long the old token stays valid; 0 revokes it at once.')
    .default(0),
})

/** A new key with its secret. No later response contains the secret. */
export const createdApiKey = z.object({
  id: z.string().describe('The id of the key.'),
  token: z.string().describe('The whole key, shown this once.'),
  name: nullableText.describe('What the key is for; null if it has no name.'),
  last4: z.string().describe('The last four characters, to recognise it by.'),
  createdAt: time.describe('When it was created.'),
  expiresAt: time.nullable().describe('When the key expires; null if it never does.'),
})
