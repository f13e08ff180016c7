import { z } from 'zod'
import type { Collection } from './collection.ts'

const account = z.object({
  name: z.string(),
  type: z.enum(['personal', 'enterprise']),
  ownerUid: z.string(),
  createdAt: z.date(),
  /** Mirrors the owner's ban, so that workers and keys are refused by one read. */
  banned: z.boolean(),
})
export type Account = z.infer<typeof account>

/** The owners of data. Each user has one; workers act in that of somebody else. */
export const accounts: Collection<Account> = {
  name: 'accounts',
  idRule: 'the uid of the user it was made for',
  schema: account,
  owner: 'account',
  directRead: 'nobody',
  expiry: 'kept',
  exporter: { by: 'id', ids: 'uid' },
  eraser: { by: 'id', ids: 'uid' },
  queries: [],
  unindexed: [],
}
