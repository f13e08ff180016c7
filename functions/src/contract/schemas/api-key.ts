import { z } from 'zod'
import { limits } from '../limits.ts'
import { displayName, time, wholeBetween } from './common.ts'

export const createApiKeyBody = z.object({
  name: displayName(limits.apiKey.nameCharactersMax).optional(),
  expiresInDays: wholeBetween(1, limits.apiKey.lifetimeDaysMax).optional(),
})

export const rotateApiKeyBody = z.object({
  gracePeriodSeconds: wholeBetween(0, limits.apiKey.gracePeriodSecondsMax)
    .describe('How long the old token stays valid; 0 revokes it at once.')
    .default(0),
})

export const createdApiKey = z.object({
  id: z.string(),
  token: z.string().describe('The whole key, shown this once.'),
  name: z.string().nullable(),
  last4: z.string(),
  createdAt: time,
  expiresAt: time.nullable(),
})

export const rotatedApiKey = createdApiKey.extend({
  replaces: z.string(),
  replacedExpiresAt: time,
})

export const listedApiKey = z.object({
  id: z.string(),
  name: z.string().nullable(),
  display: z.string().describe('The prefix and the last four characters.'),
  createdAt: time,
  lastUsedAt: time.nullable(),
  expiresAt: time.nullable(),
})

export const revokedApiKey = z.object({
  id: z.string(),
  status: z.literal('revoked'),
  revokedAt: time,
})

export const exchangedToken = z.object({
  idToken: z.string(),
  tokenType: z.literal('Bearer'),
  expiresIn: z.int().positive().describe('Seconds.'),
  expiresAt: time,
})
