import { ref } from '../../collections/collection.ts'
import { users } from '../../collections/users.ts'
import type { Handler } from '../../contract/handlers.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { requireAdministrator } from '../../domain/access/permissions.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Store } from '../../ports/store.ts'
import { commandTransaction, openTrail } from '../admin/audit-trail.ts'
import { readFlagRecords, writeFlag } from './record.ts'

/**
 * `POST /v1/admin/flag`: a moderator puts any analysis before moderators, and the trail has it: it
 * is the way to see somebody's photo. 6 reads and 6 writes. Throws NOT_FOUND and MODERATION_STATE.
 */
export function flagAnyAnalysis(deps: { store: Store; clock: Clock }): Handler<'admin.flag'> {
  return async (call) => {
    const { uid } = knownCaller(call.caller)
    const { analysisId, reason, text } = call.input
    const state = await commandTransaction(
      deps.store,
      async (database) => {
        const now = deps.clock.now()
        const [records, [actor], trail] = await Promise.all([
          readFlagRecords(database, { analysisId, uid, now }),
          database.getAll(ref(users, uid)),
          openTrail(database, 'admin'),
        ])
        requireAdministrator(actor)
        const before = records.analysis.moderation.state
        const said = { uid, by: 'MODERATOR', reason, text: text || null } as const
        const { isRepeat, state: after } = writeFlag(database, records, said, now)
        const event = { actorUid: uid, action: 'analysis.flag', target: analysisId } as const
        const details = { before, after, reason }
        if (!isRepeat) trail.append({ ...event, reason: said.text, details }, now)
        return after
      },
      call.signal,
    )
    return { status: 200, body: { analysisId, state } }
  }
}
