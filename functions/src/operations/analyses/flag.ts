import { z } from 'zod'
import { users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { ids } from '../../contract/examples/values.ts'
import { limits } from '../../contract/limits.ts'
import { idParams } from '../../contract/schemas/common.ts'
import { flagFields, flagged, otherIsExplained } from '../../contract/schemas/flag.ts'
import { countFlag } from '../../domain/analyses/flag.ts'
import { problem } from '../../domain/problem.ts'
import { endpoint } from '../endpoint.ts'
import { readFlagRecords, writeFlag } from '../flags/record.ts'

export const flagOwnAnalysis = endpoint({
  id: 'analyses.flag',
  route: {
    method: 'POST',
    path: '/v1/analyses/{id}/flag',
    credential: 'identity|key',
    scopes: ['manage'],
  },
  summary: 'Flag an analysis of the account for moderation',
  description: [
    'A moderator reviews the photo and the diagnosis, then blocks or approves the analysis.',
    'A visible analysis stays visible until then; flagging one that was decided returns 409.',
    'Only the last flag of each user on an analysis counts; a repeat changes nothing.',
    `A user can flag ${limits.flag.daily} analyses per UTC day; the next flag returns 429.`,
  ],
  params: idParams,
  body: z.object(flagFields).superRefine(otherIsExplained),
  output: { 200: flagged },
  problems: ['NOT_FOUND', 'MODERATION_STATE'],
  examples: {
    params: { id: ids.analysis },
    body: { reason: 'ANSWER_HARMFUL', text: 'It calls a poisonous plant edible' },
    output: { 200: { analysisId: ids.analysis, state: 'FLAGGED' } },
  },

  /**
   * A flag does not hide the analysis. Costs 4 reads and 4 writes. Throws NOT_FOUND and
   * MODERATION_STATE. Throws TOO_MANY_REQUESTS if the user has sent all flags of the day, because
   * the limit protects moderators.
   */
  async handler(call, { store, clock }) {
    const { uid, accountId, quotaSubject } = call.caller
    const { id: analysisId, reason, text } = call.input
    const userRef = ref(users, quotaSubject)
    const state = await store.transaction(async (database) => {
      const now = clock.now()
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
  },
})
