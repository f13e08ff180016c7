import { z } from 'zod'
import type { Collection } from './collection.ts'
import { ascending } from './query.ts'

/** A bulk retry of failed transactions. The sweeper continues it after the first hundred. */
const retryRun = z.object({
  requestedBy: z.string(),
  /** Later failures are not retried, so that they do not keep the run going. */
  startedAt: z.date(),
  /** The last transaction that the run has checked. */
  cursor: z.object({ at: z.date(), id: z.string() }).nullable(),
  /** null once every transaction was checked. */
  sweepAt: z.date().nullable(),
  expiresAt: z.date(),
})
export type RetryRun = z.infer<typeof retryRun>

/** Runs of `retry-failed`, kept for a while after their end. */
export const retryRuns: Collection<RetryRun> = {
  name: 'retryRuns',
  idRule: 'run_ + random',
  schema: retryRun,
  owner: 'service',
  expiry: 'expiresAt',
  exporter: { by: 'none', reason: 'a command of the operators' },
  eraser: { by: 'none', reason: 'a command of the operators, which expires' },
  queries: [ascending('sweepAt')],
  unindexed: ['startedAt', 'cursor'],
}
