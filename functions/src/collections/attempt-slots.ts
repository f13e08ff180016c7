import { z } from 'zod'
import type { Collection } from './collection.ts'
import { byField } from './data-subject.ts'
import { lease } from './lease.ts'

const attemptSlot = z.object({
  accountId: z.string(),
  /** Whose attempt has the slot; null where nobody's. */
  lease: lease.nullable(),
  expiresAt: z.date(),
})
export type AttemptSlot = z.infer<typeof attemptSlot>

/**
 * The places in which an account's webhooks are called at the same time. A document for each, since
 * one with all of them would be written by every attempt of a busy account.
 */
export const attemptSlots: Collection<AttemptSlot> = {
  name: 'attemptSlots',
  idRule: 'the account id, a hyphen, and the number of the slot from 0',
  schema: attemptSlot,
  owner: 'account',
  directRead: 'nobody',
  expiry: 'expiresAt',
  exporter: { by: 'none', reason: 'holds nothing but work under way' },
  eraser: { by: 'fields', fields: ['accountId'] },
  queries: [byField('accountId')],
  unindexed: ['lease'],
}
