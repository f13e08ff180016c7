import { z } from 'zod'
import type { Collection } from './collection.ts'
import { lease } from './lease.ts'

const count = z.number().int().min(0)

/** What was read of one step: its documents lie in that many parts. */
const exportedStep = z.object({ step: z.string(), parts: count, documents: count })
export type ExportedStep = z.infer<typeof exportedStep>

const common = {
  exportId: z.string(),
  requestedAt: z.date(),
  /** When a fresh one last replaced a ready one, which is allowed once a day. */
  freshAt: z.date().nullable(),
  /**
   * When the sweeper looks: at a pending one whose background worker may be lost, at an ended one
   * to remove it.
   */
  sweepAt: z.date(),
}

/** An ended export is served until `expiresAt`, whether the sweeper has removed it or not. */
const ended = { ...common, expiresAt: z.date() }

/** The export of one person or account: one document, so that there is one at a time. */
const personalExport = z.discriminatedUnion('status', [
  z.object({
    ...common,
    status: z.literal('PENDING'),
    /** Who builds it; null while nobody does. */
    lease: lease.nullable(),
    attempts: count,
    done: z.array(exportedStep),
    /** The step under way, and the last document read of it. */
    current: exportedStep.extend({ after: z.string() }).nullable(),
  }),
  z.object({ ...ended, status: z.literal('READY'), readyAt: z.date() }),
  z.object({ ...ended, status: z.literal('FAILED') }),
])
export type PersonalExport = z.infer<typeof personalExport>
export type PendingExport = Extract<PersonalExport, { status: 'PENDING' }>

/** Data exports: how far each is, and until when its archive is served. */
export const exports: Collection<PersonalExport> = {
  name: 'exports',
  idRule: 'the uid of the person, or ent:<accountId> for an account',
  schema: personalExport,
  owner: 'user',
  directRead: 'nobody',
  // Not by a TTL policy, which would leave the archive behind.
  expiry: 'kept',
  exporter: { by: 'none', reason: 'it is the export itself' },
  eraser: { by: 'id', ids: 'uid and key uid' },
  queries: [{ equal: [], orderBy: { field: 'sweepAt', direction: 'ascending' } }],
  unindexed: ['requestedAt', 'readyAt', 'freshAt', 'expiresAt', 'lease', 'done', 'current'],
}
