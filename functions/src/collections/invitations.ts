import { z } from 'zod'
import { defineCollection } from './collection.ts'
import { ascending, descending } from './query.ts'

const common = {
  accountId: z.string(),
  /** The e-mail address as the owner wrote it. Comparisons of addresses ignore case. */
  email: z.string(),
  createdAt: z.date(),
  /** The HMAC-SHA-256 of the password in hexadecimal. The password itself is never stored. */
  passwordDigest: z.string(),
  /** When the password expires. The API calls this time `expiresAt`. */
  validUntil: z.date(),
  /** The API key that invited last, after the keys that made it (`makersOf`). */
  createdByApiKeyIds: z.array(z.string()).optional(),
}

const invitation = z.discriminatedUnion('status', [
  z.object({ ...common, status: z.literal('pending'), expiresAt: z.date() }),
  z.object({
    ...common,
    status: z.literal('redeemed'),
    /** The uid of the worker. */
    redeemedBy: z.string(),
    redeemedAt: z.date(),
    expiresAt: z.null(),
  }),
])
export type Invitation = z.infer<typeof invitation>

/** Invitations. A redeemed invitation records the worker's membership in the account. */
export const invitations = defineCollection({
  name: 'invitations',
  idRule: 'inv_ + keyed hash of account and address, one per address',
  schema: invitation,
  owner: 'account',
  expiry: 'expiresAt',
  exporter: { by: 'fields', fields: ['accountId', 'redeemedBy'] },
  queries: [
    descending('createdAt', ['accountId']),
    ascending('createdByApiKeyIds', ['createdByApiKeyIds']),
  ],
  unindexed: ['email', 'createdAt', 'passwordDigest', 'validUntil', 'redeemedAt'],
})

const tries = z.object({
  count: z.number().int().min(0),
  /** When the count is deleted, which never happens before the password expires. */
  expiresAt: z.date(),
})
export type InvitationTries = z.infer<typeof tries>

/**
 * Attempts to enter the password of an invitation. An attempt at an unknown id writes nothing.
 */
export const invitationTries = defineCollection({
  name: 'invitationTries',
  idRule: 'hash of the attempted id',
  schema: tries,
  owner: 'service',
  expiry: 'expiresAt',
  exporter: { by: 'none', reason: 'counts attempts at an id and names no person' },
  eraser: { by: 'none', reason: 'names no person and expires within a day' },
  unindexed: ['count'],
})

const openInvitations = z.object({
  entries: z.array(z.object({ id: z.string(), validUntil: z.date() })),
  /** The mails of the last minute. A minute must pass between two mails to one address. */
  recent: z.array(z.object({ id: z.string(), sentAt: z.date() })),
  /** The invitation id of every mail sent on a UTC day; absent before the first mail. */
  mailed: z.object({ day: z.string(), ids: z.array(z.string()) }).optional(),
})
export type OpenInvitations = z.infer<typeof openInvitations>

/** An account's invitations that can be redeemed. The limits on invitations count these entries. */
export const invitationSets = defineCollection({
  name: 'invitationSets',
  idRule: 'the account id',
  schema: openInvitations,
  owner: 'account',
  expiry: 'kept',
  exporter: { by: 'none', reason: 'the invitations themselves are exported' },
  eraser: { by: 'id', ids: 'uid' },
  unindexed: ['entries', 'recent', 'mailed'],
})

const mailsToAddress = z.object({
  day: z.string(),
  count: z.number().int().min(0),
  expiresAt: z.date(),
})
export type MailsToAddress = z.infer<typeof mailsToAddress>

/** Limits the daily mails to one address, because one stranger can use many personal accounts. */
export const mailsToAddresses = defineCollection({
  name: 'mailsToAddresses',
  idRule: 'adr_ + keyed hash of the address',
  schema: mailsToAddress,
  owner: 'service',
  expiry: 'expiresAt',
  exporter: { by: 'none', reason: 'a count under a keyed hash, which names no person' },
  eraser: { by: 'none', reason: 'names no person and expires within two days' },
  unindexed: ['day', 'count'],
})
