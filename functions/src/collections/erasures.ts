import { z } from 'zod'
import type { Collection } from './collection.ts'
import { ascending } from './query.ts'

/**
 * A requested erasure. It is SCHEDULED for the days of grace and then CLOSED: nobody can sign in as
 * the person, and the data is deleted once the last identity token has expired
 * (docs/decisions/0138).
 */
const erasure = z.object({
  status: z.enum(['SCHEDULED', 'CLOSED']),
  requestedAt: z.date(),
  eraseAfter: z.date(),
  /** When the sweeper takes the next step. */
  sweepAt: z.date(),
})
export type Erasure = z.infer<typeof erasure>

/** Erasures of persons, from the request to the end. */
export const erasures: Collection<Erasure> = {
  name: 'erasures',
  idRule: 'the uid of the person',
  schema: erasure,
  owner: 'user',
  expiry: 'kept',
  exporter: { by: 'id', ids: 'uid' },
  eraser: { by: 'none', reason: 'the last step of the erasure removes it' },
  queries: [ascending('sweepAt')],
  unindexed: ['requestedAt', 'eraseAfter'],
}
