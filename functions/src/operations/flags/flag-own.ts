import { ref } from '../../collections/collection.ts'
import { users } from '../../collections/users.ts'
import type { Handler } from '../../contract/handlers.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { countFlag } from '../../domain/analyses/flag.ts'
import { problem } from '../../domain/problem.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Store } from '../../ports/store.ts'
import { readFlagRecords, writeFlag } from './record.ts'

/**
 * `POST /v1/analyses/{id}/flag`: a member puts an analysis of the account before moderators. They
 * see no more and no less of it by that. 4 reads and 4 writes. Throws NOT_FOUND, MODERATION_STATE,
 * and TOO_MANY_REQUESTS, since moderators are fewer than users.
 */
export function flagOwnAnalysis(deps: { store: Store; clock: Clock }): Handler<'analyses.flag'> {
  return async (call) => {
    const { uid, accountId, quotaSubject } = knownCaller(call.caller)
    const { id: analysisId, reason, text } = call.input
    const userRef = ref(users, quotaSubject)
    const state = await deps.store.transaction(async (database) => {
      const now = deps.clock.now()
      const [records, [user]] = await Promise.all([
        readFlagRecords(database, { analysisId, uid, now }),
        database.getAll(userRef),
      ])
      if (records.accountId !== accountId) throw problem('NOT_FOUND')
      if (!user) throw problem('UNAUTHENTICATED')
      const said = { uid, by: 'MEMBER', reason, text: text || null } as const
      const recorded = writeFlag(database, records, said, now)
      if (recorded.isNew) database.update(userRef, countFlag(user, now))
      return recorded.state
    }, call.signal)
    return { status: 200, body: { analysisId, state } }
  }
}
