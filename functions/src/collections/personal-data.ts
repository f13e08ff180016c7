import { z } from 'zod'
import { defineCollection, lease } from './collection.ts'
import { ascending } from './query.ts'

const count = z.number().int().min(0)

/** How many documents a step of the export has read, and how many parts the step has stored. */
const exportedStep = z.object({ step: z.string(), parts: count, documents: count })
export type ExportedStep = z.infer<typeof exportedStep>

const common = {
  exportId: z.string(),
  requestedAt: z.date(),
  /** When a new export last replaced a finished export. One replacement a day is allowed. */
  freshAt: z.date().nullable(),
  /** When the sweeper checks the worker of a pending export, or removes an ended export. */
  sweepAt: z.date(),
}

/** The service stops serving an ended export at `expiresAt`, even if the sweeper is late. */
const ended = { ...common, expiresAt: z.date() }

/** The export of a person or account. A single document ensures that only one export can run. */
const personalExport = z.discriminatedUnion('status', [
  z.object({
    ...common,
    status: z.literal('PENDING'),
    /** The worker that builds the export; null if no worker builds the export. */
    lease: lease.nullable(),
    attempts: count,
    done: z.array(exportedStep),
    /** The current step, and the last document that the step has read. */
    current: exportedStep.extend({ after: z.string() }).nullable(),
  }),
  z.object({ ...ended, status: z.literal('READY'), readyAt: z.date() }),
  z.object({ ...ended, status: z.literal('FAILED') }),
])
export type PersonalExport = z.infer<typeof personalExport>
export type PendingExport = Extract<PersonalExport, { status: 'PENDING' }>

/** Data exports, with their progress and the time at which each archive expires. */
export const exports = defineCollection({
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
})

/**
 * A requested erasure. An erasure is SCHEDULED during the days of grace and then CLOSED. CLOSED
 * means that nobody can sign in as the person. The data is deleted once the last identity token has
 * expired (docs/decisions/0138).
 */
const erasure = z.object({
  status: z.enum(['SCHEDULED', 'CLOSED']),
  requestedAt: z.date(),
  eraseAfter: z.date(),
  /** When the sweeper takes the next step of the erasure. */
  sweepAt: z.date(),
})
export type Erasure = z.infer<typeof erasure>

/** Erasures of people's data, from the request to the end. */
export const erasures = defineCollection({
  name: 'erasures',
  idRule: 'the uid of the person',
  schema: erasure,
  owner: 'user',
  expiry: 'kept',
  exporter: { by: 'id', ids: 'uid' },
  eraser: { by: 'none', reason: 'the last step of the erasure removes it' },
  queries: [ascending('sweepAt')],
  unindexed: ['requestedAt', 'eraseAfter'],
})
