import { z } from 'zod'
import type { Collection } from './collection.ts'
import { byField } from './data-subject.ts'

/** A transaction whose inference runs at the provider, found by the provider's operation id. */
const providerJob = z.object({
  transactionId: z.string(),
  accountId: z.string().optional(),
  operationId: z.string(),
  /** Of the run that the provider works on; an event about an earlier one changes nothing. */
  attempt: z.number().int().min(1),
  holder: z.string(),
  photo: z.object({
    widthPx: z.number().int(),
    heightPx: z.number().int(),
    bytes: z.number().int(),
    sha256: z.string(),
    thumbhash: z.string().nullable().default(null),
  }),
  /** The measurements of the photo as JSON: Firestore has no lists within lists. */
  measurementsJson: z.string().optional(),
  /** When the sweeper looks whether the provider may delete it. */
  sweepAt: z.date().optional(),
  /** Since when the provider is to delete it; null while its result is waited for. */
  overSince: z.date().nullable().optional(),
  /** By then the provider has deleted it by itself. */
  expiresAt: z.date(),
})
export type ProviderJob = z.infer<typeof providerJob>

/**
 * Transactions whose inference runs at the provider as background work. A document is removed when
 * the provider has deleted what it kept.
 */
export const providerJobs: Collection<ProviderJob> = {
  name: 'providerJobs',
  idRule: 'job_ + hash of the provider operation',
  schema: providerJob,
  owner: 'account',
  directRead: 'nobody',
  expiry: 'expiresAt',
  exporter: { by: 'none', reason: 'names work of the provider; its transaction is exported' },
  eraser: { by: 'fields', fields: ['accountId'] },
  queries: [
    { equal: [], orderBy: { field: 'sweepAt', direction: 'ascending' } },
    byField('accountId'),
  ],
  unindexed: ['measurementsJson', 'photo', 'overSince'],
}
