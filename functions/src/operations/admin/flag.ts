import { z } from 'zod'
import { users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { ids } from '../../contract/examples/values.ts'
import { resourceId } from '../../contract/schemas/common.ts'
import { flagFields, flagged, otherIsExplained } from '../../contract/schemas/flag.ts'
import { requireAdministrator } from '../../domain/access/permissions.ts'
import { endpoint } from '../endpoint.ts'
import { readFlagRecords, writeFlag } from '../flags/record.ts'
import { commandTransaction, openTrail } from './audit-trail.ts'
import { flagExample } from './examples.ts'

const adminFlagBody = z
  .object({ analysisId: resourceId.describe('The analysis to flag.'), ...flagFields })
  .superRefine(otherIsExplained)

export const flagAnyAnalysis = endpoint({
  id: 'admin.flag',
  route: { method: 'POST', path: '/v1/admin/flag', credential: 'identity', access: 'admin' },
  summary: 'Flag any analysis for moderation',
  description: [
    'The analysis enters the queue; if it is already there, its item gains a reason.',
    'A flag reopens an approval, and one of the photo a block of the answer; else it returns 409.',
    'Only the last flag of each moderator on an analysis counts.',
    'The audit trail records the flag.',
  ],
  body: adminFlagBody,
  output: { 200: flagged },
  problems: ['NOT_FOUND', 'MODERATION_STATE'],
  examples: {
    body: {
      analysisId: ids.analysis,
      reason: flagExample.reason,
      text: 'A neighbour stands behind the plant',
    },
    output: { 200: { analysisId: ids.analysis, state: 'FLAGGED' } },
  },

  /** Costs 5 reads and 6 writes. The audit trail records a flag, as a flag reveals the photo. */
  async handler(call, { store, clock }) {
    const { uid } = call.caller
    const { analysisId, reason, text } = call.input
    const state = await commandTransaction(
      store,
      async (database) => {
        const now = clock.now()
        const [records, [actor], trail] = await Promise.all([
          readFlagRecords(database, { analysisId, uid, now }),
          database.getAll(ref(users, uid)),
          openTrail(database, 'admin'),
        ])
        requireAdministrator(actor)
        const before = records.analysis.moderation.state
        const said = { uid, by: 'MODERATOR', reason, text: text || null } as const
        const { isRepeat, state: after } = writeFlag(database, records, said, now)
        const details = { before, after, reason }
        const event = { actorUid: uid, action: 'analysis.flag', target: analysisId } as const
        // The trail is kept forever, and the text of a flag for 30 days.
        if (!isRepeat) trail.append({ ...event, reason, details }, now)
        return after
      },
      call.signal,
    )
    return { status: 200, body: { analysisId, state } }
  },
})
