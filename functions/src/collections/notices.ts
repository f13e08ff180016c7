import { z } from 'zod'
import { defineCollection } from './collection.ts'
import { ascending } from './query.ts'

/** A notice contains no text that a user wrote, because a stranger may receive the notice. */
const noticeMail = z.discriminatedUnion('name', [
  z.object({
    name: z.literal('apiKeyCreated'),
    apiKeyId: z.string(),
    last4: z.string(),
    at: z.date(),
  }),
  z.object({ name: z.literal('erasureScheduled'), eraseAfter: z.date() }),
  z.object({ name: z.literal('webhookCreated'), webhookId: z.string(), at: z.date() }),
  z.object({ name: z.literal('webhookSecretRotated'), webhookId: z.string(), at: z.date() }),
  z.object({ name: z.literal('memberJoined'), invitationId: z.string(), at: z.date() }),
])
export type NoticeMail = z.infer<typeof noticeMail>

const notice = z.object({
  /** The subject of the notice: the key, webhook, invitation or erasure, with its time. */
  id: z.string(),
  mail: noticeMail,
  createdAt: z.date(),
  /** The first of the attempts that the mail server refused; absent while none failed. */
  triedSince: z.date().optional(),
})
export type Notice = z.infer<typeof notice>

const waitingNotices = z.object({
  /** The waiting notices, oldest first, up to a limit. */
  entries: z.array(notice),
  /** The number of further notices, which the next mail only counts. */
  more: z.number().int().min(0),
  /** When the sweeper next tries to send the notices. */
  sweepAt: z.date(),
  expiresAt: z.date(),
})
export type WaitingNotices = z.infer<typeof waitingNotices>

/**
 * Mails about actions in a user's name. The commit of an action also stores the notice. All waiting
 * notices of a user are one document, so that one user cannot delay the mails of others.
 */
export const notices = defineCollection({
  name: 'notices',
  idRule: 'the uid',
  schema: waitingNotices,
  owner: 'user',
  expiry: 'expiresAt',
  exporter: { by: 'none', reason: 'mails to be sent; their subjects are exported themselves' },
  eraser: { by: 'id', ids: 'uid' },
  queries: [ascending('sweepAt')],
  unindexed: ['entries', 'more'],
})

const noticesToMailbox = z.object({
  day: z.string(),
  /** Hashes of the notices, so that a repeated notice counts once. */
  notices: z.array(z.string()),
  expiresAt: z.date(),
})
export type NoticesToMailbox = z.infer<typeof noticesToMailbox>

/** The day's notices to one verified address, or to all unverified addresses of one mailbox. */
export const noticesToMailboxes = defineCollection({
  name: 'noticesToMailboxes',
  idRule: 'adr_ + keyed hash of the mailbox, or of the uid and its verified address',
  schema: noticesToMailbox,
  owner: 'service',
  expiry: 'expiresAt',
  exporter: { by: 'none', reason: 'a count under a keyed hash, which names no person' },
  eraser: { by: 'none', reason: 'names no person and expires within two days' },
  unindexed: ['day', 'notices'],
})
