import { z } from 'zod'
import { ids } from '../../contract/examples/values.ts'
import { limits } from '../../contract/limits.ts'
import { problem } from '../../domain/problem.ts'
import { endpoint } from '../endpoint.ts'
import { cancelErasure } from '../erasure/schedule.ts'

const cancelledErasure = z.object({
  uid: z.string().describe('Whose data stays.'),
  status: z.literal('cancelled').describe('Always `cancelled`.'),
})

export const cancelOwnErasure = endpoint({
  id: 'account.cancelErasure',
  route: { method: 'DELETE', path: '/v1/gdpr/erase', credential: 'identity', scopes: ['manage'] },
  summary: 'Cancel a scheduled erasure',
  description: [
    `The owner of the data can cancel the erasure during the ${limits.account.erasureGraceDays} days of grace; later it returns 409.`,
    'It returns 404 if no erasure is scheduled.',
  ],
  output: { 200: cancelledErasure },
  problems: ['PERMISSION_DENIED', 'NOT_FOUND', 'CONFLICT'],
  examples: { output: { 200: { uid: ids.user, status: 'cancelled' } } },

  /**
   * Requires no recent sign-in, because a cancellation deletes nothing. Throws PERMISSION_DENIED
   * for an API key, NOT_FOUND if no erasure is scheduled, and CONFLICT if the erasure has begun.
   */
  async handler(call, ports) {
    const { kind, uid } = call.caller
    if (kind === 'key') throw problem('PERMISSION_DENIED', 'A key has no erasure to take back.')
    await cancelErasure(ports, uid, call.signal)
    return { status: 200, body: { uid, status: 'cancelled' } }
  },
})
