import { z } from 'zod'
import { ids } from '../../contract/examples/values.ts'
import { limits } from '../../contract/limits.ts'
import { access, reason } from '../../contract/schemas/admin.ts'
import { userId } from '../../contract/schemas/common.ts'
import { requireAdministrator } from '../../domain/access/permissions.ts'
import { problem } from '../../domain/problem.ts'
import { endpoint } from '../endpoint.ts'
import { changeBan } from './change-ban.ts'

const banBody = z.object({ uid: userId.describe('The user to ban.'), reason })

export const banForViolations = endpoint({
  id: 'admin.ban',
  route: {
    method: 'POST',
    path: '/v1/admin/ban',
    credential: 'identity',
    access: 'admin',
    deadlineSeconds: 30,
  },
  summary: 'Ban a user for repeated policy violations',
  description: [
    `The user needs ${limits.admin.violationsForBan} recorded violations (a setting), else the call returns 409.`,
    'An admin cannot ban another admin, and nobody can ban themselves (403).',
    `The ban takes effect within ${limits.request.callerCacheSeconds} seconds; repeating the call returns the same answer.`,
    'The audit trail records the ban.',
  ],
  body: banBody,
  output: { 200: access },
  problems: ['NOT_FOUND', 'CONFLICT', 'NOT_ENOUGH_VIOLATIONS'],
  examples: {
    body: { uid: ids.user, reason: 'The photo shows a person' },
    output: { 200: { uid: ids.user, status: 'banned', permanent: false } },
  },

  /** Does not change the ban of a user who is already banned. */
  async handler(call, ports) {
    const { uid, reason } = call.input
    const { violationsForBan: needed } = ports
    return changeBan(ports, call, {
      action: 'user.ban',
      allow: requireAdministrator,
      next: ({ actor, user, now }) => {
        if (uid === call.caller.uid) throw problem('PERMISSION_DENIED', 'Nobody bans themselves.')
        if (actor.role === 'admin' && user.role !== 'user')
          throw problem('PERMISSION_DENIED', 'An admin bans no admin.')
        if (user.ban) return user.ban
        if (user.violations >= needed) return { at: now, permanent: false, reason }
        const detail = `Recorded violations: ${user.violations}; a ban needs ${needed}.`
        throw problem('NOT_ENOUGH_VIOLATIONS', detail)
      },
    })
  },
})
