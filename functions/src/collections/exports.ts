import { z } from 'zod'
import type { Collection } from './collection.ts'
import { lease } from './lease.ts'
import { ascending } from './query.ts'

const count = z.number().int().min(0)

/** The data read in one step, stored as this number of parts. */
const exportedStep = z.object({ step: z.string(), parts: count, documents: count })
export type ExportedStep = z.infer<typeof exportedStep>

const common = {
  exportId: z.string(),
  requestedAt: z.date(),
  /** When a new export last replaced a finished one, which is allowed once a day. */
  freshAt: z.date().nullable(),
  /** When the sweeper checks a pending export for a lost worker, or removes an ended one. */
  sweepAt: z.date(),
}

/** An ended export is served until `expiresAt`, even if the sweeper has not removed it yet. */
const ended = { ...common, expiresAt: z.date() }

/** The export of a person or account. One document, so that only one export runs. */
const personalExport = z.discriminatedUnion('status', [
  z.object({
    ...common,
    status: z.literal('PENDING'),
    /** The worker that builds it; null if none does. */
    lease: lease.nullable(),
    attempts: count,
    done: z.array(exportedStep),
    /** The current step, and the last document that it has read. */
    current: exportedStep.extend({ after: z.string() }).nullable(),
  }),
  z.object({ ...ended, status: z.literal('READY'), readyAt: z.date() }),
  z.object({ ...ended, status: z.literal('FAILED') }),
])
export type PersonalExport = z.infer<typeof personalExport>
export type PendingExport = Extract<PersonalExport, { status: 'PENDING' }>

/** Data exports: the progress of each, and until when its archive is available. */
export const exports: Collection<PersonalExport> = {
  name: 'exports',
  idRule: 'the uid of the person, or ent:<accountId> for an account',
  schema: personalExport,
  owner: 'user',
  // A TTL policy would leave the archive behind.
  expiry: 'kept',
  exporter: { by: 'none', reason: 'it is the export itself' },
  eraser: { by: 'id', ids: 'uid and key uid' },
  queries: [ascending('sweepAt')],
  unindexed: ['requestedAt', 'readyAt', 'freshAt', 'expiresAt', 'lease', 'done', 'current'],
}
