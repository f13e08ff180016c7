import { ids } from '../../contract/examples/values.ts'
import { limits } from '../../contract/limits.ts'
import { access, reasonBody, uidParams } from '../../contract/schemas/admin.ts'
import { requirePermission } from '../../domain/access/permissions.ts'
import { problem } from '../../domain/problem.ts'
import { endpoint } from '../endpoint.ts'
import { changeBan } from './change-ban.ts'

export const banPermanently = endpoint({
  id: 'admin.banPermanently',
  route: {
    method: 'POST',
    path: '/v1/admin/ban-user/{uid}',
    credential: 'identity',
    access: 'superadmin',
    deadlineSeconds: 30,
  },
  summary: 'Ban a user permanently',
  description: [
    'A permanent ban needs no recorded violations.',
    `It takes effect within ${limits.request.callerCacheSeconds} seconds; repeating the call returns the same answer.`,
    'A ban that would leave fewer than two superadmins without a ban returns 409.',
    'The audit trail records the ban.',
  ],
  params: uidParams,
  body: reasonBody,
  output: { 200: access },
  problems: ['NOT_FOUND', 'CONFLICT'],
  examples: {
    params: { uid: ids.user },
    body: { reason: 'The photo shows a person' },
    output: { 200: { uid: ids.user, status: 'banned', permanent: true } },
  },

  /** Bans any user except the caller permanently. An existing ban becomes permanent. */
  async handler(call, ports) {
    const { uid, reason = '' } = call.input
    return changeBan(ports, call, {
      action: 'user.ban-permanently',
      allow: (actor) => requirePermission(actor, 'ban-user'),
      next: ({ now }) => {
        if (uid === call.caller.uid) throw problem('PERMISSION_DENIED', 'Nobody bans themselves.')
        return { at: now, permanent: true, reason }
      },
    })
  },
})
