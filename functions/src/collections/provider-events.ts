import { z } from 'zod'
import type { Collection } from './collection.ts'
import { ascending } from './query.ts'

/** An event of the generative-AI provider: metadata alone, so that it is handled once. */
const providerEvent = z.object({
  type: z.string(),
  /** The provider's name for the job. */
  operationId: z.string(),
  receivedAt: z.date(),
  status: z.enum(['RECEIVED', 'HANDLED', 'IGNORED']),
  /** When the sweeper has the event handled; null once it is handled. */
  sweepAt: z.date().nullable(),
  expiresAt: z.date(),
})
export type ProviderEvent = z.infer<typeof providerEvent>

/** Events received from the generative-AI provider. */
export const providerEvents: Collection<ProviderEvent> = {
  name: 'providerEvents',
  idRule: 'pev_ + hash of the id that the signature covers',
  schema: providerEvent,
  owner: 'service',
  expiry: 'expiresAt',
  exporter: { by: 'none', reason: 'names a job of the provider and no person' },
  eraser: { by: 'none', reason: 'names a job of the provider and no person, and expires' },
  queries: [ascending('sweepAt')],
  unindexed: ['receivedAt'],
}
