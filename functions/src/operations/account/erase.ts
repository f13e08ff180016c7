import { z } from 'zod'
import { ids, times } from '../../contract/examples/values.ts'
import { limits } from '../../contract/limits.ts'
import { time, userId } from '../../contract/schemas/common.ts'
import { problem } from '../../domain/problem.ts'
import { addSeconds } from '../../domain/time.ts'
import { endpoint } from '../endpoint.ts'
import { scheduleErasure } from '../erasure/schedule.ts'

const eraseBody = z.object({
  confirm: userId.describe("The caller's own uid, as a confirmation."),
})
const scheduledErasure = z.object({
  uid: z.string().describe('Whose data will be erased.'),
  status: z.literal('scheduled').describe('Always `scheduled`.'),
  eraseAfter: time.describe('The end of the grace period, after which the data is deleted.'),
})

export const eraseAccount = endpoint({
  id: 'account.erase',
  route: { method: 'POST', path: '/v1/gdpr/erase', credential: 'identity', scopes: ['manage'] },
  summary: 'Schedule the erasure of the account',
  description: [
    `It returns 403 \`RECENT_SIGN_IN_REQUIRED\` unless the caller signed in within the last ${limits.account.recentSignInSeconds / 60} minutes.`,
    `The service deletes nothing for ${limits.account.erasureGraceDays} days, and the caller can cancel the erasure in that time.`,
    `After ${limits.account.erasureGraceDays} days the service blocks their sign-in and deletes their data.`,
  ],
  body: eraseBody,
  output: { 202: scheduledErasure },
  problems: ['PERMISSION_DENIED', 'RECENT_SIGN_IN_REQUIRED'],
  examples: {
    body: { confirm: ids.user },
    output: { 202: { uid: ids.user, status: 'scheduled', eraseAfter: times.nextWeek } },
  },

  /**
   * A repeated call returns the same date of erasure. Throws RECENT_SIGN_IN_REQUIRED,
   * PERMISSION_DENIED for an API key, and INVALID_ARGUMENT if `confirm` is not the caller's uid.
   */
  async handler(call, ports) {
    const caller = call.caller
    if (caller.kind === 'key')
      throw problem('PERMISSION_DENIED', 'A key may not erase the account that it belongs to.')
    requireRecentSignIn(caller.signedInAt, ports.clock.now())
    if (call.input.confirm !== caller.uid)
      throw problem('INVALID_ARGUMENT', {
        errors: [{ field: 'confirm', message: 'must be your own user id' }],
      })
    const { eraseAfter } = await scheduleErasure(ports, caller.uid, call.signal)
    const scheduled = { uid: caller.uid, status: 'scheduled' } as const
    return { status: 202, body: { ...scheduled, eraseAfter: eraseAfter.toISOString() } }
  },
})

/**
 * Requires a recent sign-in, because a thief can renew a stolen token without a password. Anonymous
 * users, and users whose provider does not report the time of sign-in, are exempt.
 */
function requireRecentSignIn(signedInAt: Date | null, now: Date): void {
  if (!signedInAt || addSeconds(signedInAt, limits.account.recentSignInSeconds) >= now) return
  throw problem('RECENT_SIGN_IN_REQUIRED', 'Sign in again, and ask for the erasure then.')
}
