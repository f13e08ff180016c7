import { z } from 'zod'
import type { Collection } from './collection.ts'

/** A transaction whose inference runs at the provider, found by the provider's operation id. */
const providerJob = z.object({
  transactionId: z.string(),
  operationId: z.string(),
  /** Of the run that the provider works on; an event about an earlier one changes nothing. */
  attempt: z.number().int().min(1),
  holder: z.string(),
  photo: z.object({
    widthPx: z.number().int(),
    heightPx: z.number().int(),
    bytes: z.number().int(),
    sha256: z.string(),
  }),
  expiresAt: z.date(),
})
export type ProviderJob = z.infer<typeof providerJob>

/** Transactions whose inference runs at the provider as background work. */
export const providerJobs: Collection<ProviderJob> = {
  name: 'providerJobs',
  idRule: 'job_ + hash of the provider operation',
  schema: providerJob,
  owner: 'service',
  directRead: 'nobody',
  expiry: 'expiresAt',
  exporter: { by: 'none', reason: 'names work of the provider; its transaction is exported' },
  eraser: { by: 'none', reason: 'names work of the provider and lapses within days' },
  queries: [],
  unindexed: [],
}
