import { z } from 'zod'
import { defineCollection } from './collection.ts'
import { ascending } from './query.ts'

/** Contains no text of a user, because the address may be a stranger's. */
const noticeMail = z.discriminatedUnion('name', [
  z.object({
    name: z.literal('apiKeyCreated'),
    apiKeyId: z.string(),
    last4: z.string(),
    at: z.date(),
  }),
  z.object({ name: z.literal('erasureScheduled'), eraseAfter: z.date() }),
])
export type NoticeMail = z.infer<typeof noticeMail>

const notice = z.object({
  uid: z.string(),
  mail: noticeMail,
  createdAt: z.date(),
  /** When the sweeper sends it, for the first time or again. */
  sweepAt: z.date(),
  expiresAt: z.date(),
})
export type Notice = z.infer<typeof notice>

/** Mails about actions in a person's name, written in the commit of the action. */
export const notices = defineCollection({
  name: 'notices',
  idRule: 'its subject: the key, or the erasure and its time',
  schema: notice,
  owner: 'user',
  expiry: 'expiresAt',
  exporter: { by: 'none', reason: 'a mail to be sent; its subject is exported itself' },
  eraser: { by: 'fields', fields: ['uid'] },
  queries: [ascending('sweepAt')],
  unindexed: ['mail', 'createdAt'],
})

const noticesToMailbox = z.object({
  day: z.string(),
  /** Hashes of the notices, so that a repeated one counts once. */
  notices: z.array(z.string()),
  expiresAt: z.date(),
})
export type NoticesToMailbox = z.infer<typeof noticesToMailbox>

/** Notices of all accounts to one mailbox, which several addresses may reach. */
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
