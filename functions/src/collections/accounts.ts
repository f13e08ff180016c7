import { z } from 'zod'
import type { Collection } from './collection.ts'

const account = z.object({
  name: z.string(),
  type: z.enum(['personal', 'enterprise']),
  ownerUid: z.string(),
  createdAt: z.date(),
  /** A copy of the owner's ban, so that one read can reject workers and keys. */
  banned: z.boolean(),
})
export type Account = z.infer<typeof account>

/** The owners of data. Each user has one account. Workers act in another user's account. */
export const accounts: Collection<Account> = {
  name: 'accounts',
  idRule: 'the uid of the account’s user',
  schema: account,
  owner: 'account',
  expiry: 'kept',
  exporter: { by: 'id', ids: 'uid' },
  eraser: { by: 'id', ids: 'uid' },
  queries: [],
  unindexed: [],
}
