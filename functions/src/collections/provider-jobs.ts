import { z } from 'zod'
import type { Collection } from './collection.ts'
import { byField } from './data-subject.ts'
import { ascending } from './query.ts'

/** Its document's id is the provider's operation id. */
const providerJob = z.object({
  transactionId: z.string(),
  accountId: z.string().optional(),
  operationId: z.string(),
  /** The run that the provider works on. Events of earlier runs have no effect. */
  attempt: z.number().int().min(1),
  holder: z.string(),
  photo: z.object({
    widthPx: z.number().int(),
    heightPx: z.number().int(),
    bytes: z.number().int(),
    sha256: z.string(),
    thumbhash: z.string().nullable().default(null),
  }),
  /** The measurements of the photo as JSON, because Firestore has no nested lists. */
  measurementsJson: z.string().optional(),
  /** When the sweeper checks whether the provider may delete the job. */
  sweepAt: z.date().optional(),
  /** When the job's result stopped being needed. Null while a run waits for the result. */
  overSince: z.date().nullable().optional(),
  /** By this time the provider has deleted the job on its own. */
  expiresAt: z.date(),
})
export type ProviderJob = z.infer<typeof providerJob>

/** Background jobs at the provider, until the provider has deleted them. */
export const providerJobs: Collection<ProviderJob> = {
  name: 'providerJobs',
  idRule: 'job_ + hash of the provider operation',
  schema: providerJob,
  owner: 'account',
  expiry: 'expiresAt',
  exporter: { by: 'none', reason: 'names a job of the provider; its transaction is exported' },
  eraser: { by: 'fields', fields: ['accountId'] },
  queries: [ascending('sweepAt'), byField('accountId')],
  unindexed: ['measurementsJson', 'photo', 'overSince'],
}
