import { ids } from '../../contract/examples/values.ts'
import { access, reasonBody, uidParams } from '../../contract/schemas/admin.ts'
import { requirePermission } from '../../domain/access/permissions.ts'
import { endpoint } from '../endpoint.ts'
import { changeBan } from './change-ban.ts'

export const unban = endpoint({
  id: 'admin.unban',
  route: {
    method: 'POST',
    path: '/v1/admin/unban-user/{uid}',
    credential: 'identity',
    access: 'superadmin',
    deadlineSeconds: 30,
  },
  summary: 'Clear a ban and restore access',
  description: [
    'It lifts every kind of ban and keeps the recorded violations.',
    'Repeating the call returns the same answer.',
    'The audit trail records the change.',
  ],
  params: uidParams,
  body: reasonBody,
  output: { 200: access },
  problems: ['NOT_FOUND'],
  examples: {
    params: { uid: ids.user },
    body: { reason: 'Appeal granted' },
    output: { 200: { uid: ids.user, status: 'active', permanent: false } },
  },

  async handler(call, ports) {
    return changeBan(ports, call, {
      action: 'user.unban',
      allow: (actor) => requirePermission(actor, 'unban-user'),
      next: () => null,
    })
  },
})
