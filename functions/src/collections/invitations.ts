import { z } from 'zod'
import { defineCollection } from './collection.ts'
import { descending } from './query.ts'

const common = {
  accountId: z.string(),
  /** As the owner wrote it. Addresses are compared without case. */
  email: z.string(),
  createdAt: z.date(),
  /** HMAC-SHA-256 of the password with a secret, in hex. The password itself is never stored. */
  passwordDigest: z.string(),
  /** When the password expires. Callers know it as `expiresAt`. */
  validUntil: z.date(),
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

/** An invitation, and after its redemption the resulting membership. */
export const invitations = defineCollection({
  name: 'invitations',
  idRule: 'inv_ + keyed hash of account and address, one per address',
  schema: invitation,
  owner: 'account',
  expiry: 'expiresAt',
  exporter: { by: 'fields', fields: ['accountId', 'redeemedBy'] },
  queries: [descending('createdAt', ['accountId'])],
  unindexed: ['email', 'createdAt', 'passwordDigest', 'validUntil', 'redeemedAt'],
})

const tries = z.object({
  count: z.number().int().min(0),
  /** Not before the password expires. */
  expiresAt: z.date(),
})
export type InvitationTries = z.infer<typeof tries>

/**
 * Attempts at the password of an invitation. Unknown ids are counted too, so that a failure costs
 * the same whether or not the invitation exists.
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
  /** Mails of the last minute, also for withdrawn invitations, to enforce the cool-down. */
  recent: z.array(z.object({ id: z.string(), sentAt: z.date() })),
  /**
   * One entry per mail of a UTC day, also for withdrawn invitations; absent before the first mail.
   */
  mailed: z.object({ day: z.string(), ids: z.array(z.string()) }).optional(),
})
export type OpenInvitations = z.infer<typeof openInvitations>

/** The redeemable invitations of an account, which the limits count. */
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

/** Mails of all personal accounts to one address, because a stranger can use many accounts. */
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
