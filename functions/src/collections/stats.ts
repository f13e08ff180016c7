import { z } from 'zod'
import { outcomes } from '../contract/schemas/analysis-values.ts'
import type { Collection } from './collection.ts'

const count = z.number().int().min(0)

/**
 * Operations maintain these counters, so that reading them costs one read for any history. Active
 * keys have no counter, because keys expire without a write. The account's set of keys is counted
 * instead.
 */
const stats = z.object({
  totals: z.object({
    analyses: count,
    saved: count,
    folders: count,
    devices: count,
  }),
  byOutcome: z.record(z.enum(outcomes), count),
  /** Completed analyses by UTC day (YYYY-MM-DD), for the last 31 days at most. */
  daily: z.record(z.string(), count),
  /** The number of the account's last event; absent before the first. */
  events: count.optional(),
})
export type Stats = z.infer<typeof stats>

/** The counters of an account for `GET /v1/stats`. */
export const accountStats: Collection<Stats> = {
  name: 'stats',
  idRule: 'the account id',
  schema: stats,
  owner: 'account',
  expiry: 'kept',
  exporter: { by: 'id', ids: 'uid' },
  eraser: { by: 'id', ids: 'uid' },
  queries: [],
  unindexed: ['totals', 'byOutcome', 'daily', 'events'],
}
