import { z } from 'zod'
import type { Collection } from './collection.ts'
import { byField } from './data-subject.ts'
import { lease } from './lease.ts'

const attemptSlot = z.object({
  accountId: z.string(),
  /** The attempt that uses the slot; null if it is free. */
  lease: lease.nullable(),
  expiresAt: z.date(),
})
export type AttemptSlot = z.infer<typeof attemptSlot>

/**
 * The slots in which an account's webhooks are called in parallel. Each slot is a document, because
 * every attempt of a busy account would write a common one.
 */
export const attemptSlots: Collection<AttemptSlot> = {
  name: 'attemptSlots',
  idRule: 'the account id, a hyphen, and the slot number from 0',
  schema: attemptSlot,
  owner: 'account',
  expiry: 'expiresAt',
  exporter: { by: 'none', reason: 'contains only work in progress' },
  eraser: { by: 'fields', fields: ['accountId'] },
  queries: [byField('accountId')],
  unindexed: ['lease'],
}
