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
  z.object({ name: z.literal('memberJoined'), invitationId: z.string(), at: z.date() }),
])
export type NoticeMail = z.infer<typeof noticeMail>

const notice = z.object({
  uid: z.string(),
  mail: noticeMail,
  createdAt: z.date(),
  /** When the sweeper next tries to send the notice. */
  sweepAt: z.date(),
  /** The first of the attempts that the mail server refused; absent while none failed. */
  triedSince: z.date().optional(),
  expiresAt: z.date(),
})
export type Notice = z.infer<typeof notice>

/** Mails about actions in a user's name. The commit of an action also stores the notice. */
export const notices = defineCollection({
  name: 'notices',
  idRule: 'its subject: the key, webhook, invitation or erasure, with its time',
  schema: notice,
  owner: 'user',
  expiry: 'expiresAt',
  exporter: { by: 'none', reason: 'a mail to be sent; its subject is exported itself' },
  eraser: { by: 'fields', fields: ['uid'] },
  queries: [ascending('sweepAt'), ascending('uid', ['uid'])],
  unindexed: ['mail', 'createdAt', 'triedSince'],
})

const noticesToMailbox = z.object({
  day: z.string(),
  /** Hashes of the notices, so that a repeated notice counts once. */
  notices: z.array(z.string()),
  expiresAt: z.date(),
})
export type NoticesToMailbox = z.infer<typeof noticesToMailbox>

/** The day's notices to one mailbox from all accounts. Several addresses may share a mailbox. */
export const noticesToMailboxes = defineCollection({
  name: 'noticesToMailboxes',
  idRule: 'adr_ + keyed hash of the mailbox',
  schema: noticesToMailbox,
  owner: 'service',
  expiry: 'expiresAt',
  exporter: { by: 'none', reason: 'a count under a keyed hash, which names no person' },
  eraser: { by: 'none', reason: 'names no person and expires within two days' },
  unindexed: ['day', 'notices'],
})
