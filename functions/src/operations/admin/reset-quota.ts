import { z } from 'zod'
import { accounts, users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { ids, quotaExample } from '../../contract/examples/values.ts'
import { reasonBody, uidParams } from '../../contract/schemas/admin.ts'
import { quota } from '../../contract/schemas/common.ts'
import { requirePermission } from '../../domain/access/permissions.ts'
import { problem } from '../../domain/problem.ts'
import { emptyQuota, resetToday, today, toQuota } from '../../domain/quota/quota.ts'
import { endpoint } from '../endpoint.ts'
import { commandTransaction, openTrail } from './audit-trail.ts'

const resetQuota = z.object({
  uid: z.string().describe('The user, or `ent:<accountId>` for the keys of an account.'),
  quota,
})

export const resetUserQuota = endpoint({
  id: 'admin.resetQuota',
  route: {
    method: 'POST',
    path: '/v1/admin/reset-quota/{uid}',
    credential: 'identity',
    access: 'superadmin',
    deadlineSeconds: 30,
  },
  summary: "Reset a user's daily quota",
  description: [
    'The service sets the units used today to zero.',
    'For the API keys of an enterprise, pass `ent:<accountId>` as the user.',
    'The audit trail records the reset.',
  ],
  params: uidParams,
  body: reasonBody,
  output: { 200: resetQuota },
  problems: ['NOT_FOUND'],
  examples: {
    params: { uid: ids.user },
    body: { reason: 'Lost to an outage' },
    output: { 200: { uid: ids.user, quota: { ...quotaExample, used: 0, remaining: 20 } } },
  },

  /** Resets the count of units used today. The uid `ent:<accountId>` stands for the API keys. */
  async handler(call, { store, clock, rules }) {
    const { uid: actorUid } = call.caller
    const { uid, reason = null } = call.input
    const userRef = ref(users, uid)
    const { now, accountId } = await commandTransaction(
      store,
      async (database) => {
        const [[actor, user], trail] = await Promise.all([
          database.getAll(ref(users, actorUid), userRef),
          openTrail(database, 'admin'),
        ])
        requirePermission(actor, 'reset-quota')
        if (!user) throw problem('NOT_FOUND', `There is no user ${uid}.`)
        const moment = clock.now()
        database.update(userRef, { ...user, quota: resetToday(user.quota, moment) })
        const { used, uncharged } = today(user.quota, moment)
        const details = { before: { used, uncharged } }
        trail.append({ actorUid, action: 'quota.reset', target: uid, reason, details }, moment)
        return { now: moment, accountId: user.accountId }
      },
      call.signal,
    )
    const [account] = await store.getAll(ref(accounts, accountId))
    const holder = { subject: uid, plan: account?.type }
    const quota = toQuota(emptyQuota(now), holder, rules.quota, now)
    return { status: 200, body: { uid, quota } }
  },
})
