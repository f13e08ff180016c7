import { z } from 'zod'
import { nullableText, time } from './common.ts'

/** A new key with its secret. No later response contains the secret. */
export const createdApiKey = z.object({
  id: z.string().describe('The id of the key.'),
  token: z.string().describe('The whole key, shown this once.'),
  name: nullableText.describe('What the key is for; null if it has no name.'),
  last4: z.string().describe('The last four characters, to recognise it by.'),
  createdAt: time.describe('When it was created.'),
  expiresAt: time.nullable().describe('When the key expires; null if it never does.'),
})
