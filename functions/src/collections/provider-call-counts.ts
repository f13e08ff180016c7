import { z } from 'zod'
import type { Collection } from './collection.ts'

const providerCallCount = z.object({
  /** Calls that instances reserved from the daily limit, used or not. */
  calls: z.number().int().min(0),
  expiresAt: z.date(),
})
type ProviderCallCount = z.infer<typeof providerCallCount>

/** How many paid calls of the generative provider the deployment has reserved, by UTC day. */
export const providerCallCounts: Collection<ProviderCallCount> = {
  name: 'providerCallCounts',
  idRule: 'the UTC day, as YYYY-MM-DD',
  schema: providerCallCount,
  owner: 'service',
  expiry: 'expiresAt',
  exporter: { by: 'none', reason: 'contains no personal data' },
  eraser: { by: 'none', reason: 'contains no personal data' },
  queries: [],
  unindexed: ['calls'],
}
