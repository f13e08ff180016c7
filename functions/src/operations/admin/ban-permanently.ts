import { ids } from '../../contract/examples/values.ts'
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
    'It takes effect within 10 seconds; repeating the call returns the same answer.',
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

  /** Bans any other user permanently, for any reason; a lesser ban becomes permanent. */
  async handler(call, ports) {
    const { uid: actorUid } = call.caller
    const { uid, reason = null } = call.input
    const command = { actorUid, uid, reason, action: 'user.ban-permanently' } as const
    return changeBan(
      ports,
      { ...command, allow: (actor) => requirePermission(actor, 'ban-user') },
      ({ user, now }) => {
        if (uid === actorUid) throw problem('PERMISSION_DENIED', 'Nobody bans themselves.')
        if (user.ban?.permanent) return user.ban
        return { at: now, permanent: true, reason: reason ?? '' }
      },
      call.signal,
    )
  },
})
