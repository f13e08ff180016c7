import type { Handler } from '../../contract/handlers.ts'
import { limits } from '../../contract/limits.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { problem } from '../../domain/problem.ts'
import { addSeconds } from '../../domain/time.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Store } from '../../ports/store.ts'
import { scheduleErasure } from '../erasure/schedule.ts'

/**
 * `POST /v1/gdpr/erase`: the caller's own erasure, after 7 days of grace. Asked for again, it
 * answers the same. Throws PERMISSION_DENIED for a key, which belongs to no person,
 * RECENT_SIGN_IN_REQUIRED for a token that may be stolen, and INVALID_ARGUMENT where `confirm` is
 * not the caller's uid.
 */
export function eraseAccount(deps: { store: Store; clock: Clock }): Handler<'account.erase'> {
  return async (call) => {
    const caller = knownCaller(call.caller)
    if (caller.kind === 'key')
      throw problem('PERMISSION_DENIED', 'A key may not erase the account that it belongs to.')
    requireRecentSignIn(caller.signedInAt, deps.clock.now())
    if (call.input.confirm !== caller.uid)
      throw problem('INVALID_ARGUMENT', {
        errors: [{ field: 'confirm', message: 'must be your own user id' }],
      })
    const { eraseAfter } = await scheduleErasure(deps, caller.uid, call.signal)
    const body = { uid: caller.uid, status: 'scheduled', eraseAfter: eraseAfter.toISOString() }
    return { status: 202, body: { ...body, status: 'scheduled' as const } }
  }
}

/**
 * A token lasts an hour and is renewed without a password. Who cannot sign in again, or whose
 * provider does not say when they did, is taken as they are.
 */
function requireRecentSignIn(signedInAt: Date | null, now: Date): void {
  if (!signedInAt || addSeconds(signedInAt, limits.account.recentSignInSeconds) >= now) return
  throw problem('RECENT_SIGN_IN_REQUIRED', 'Sign in again, and ask for the erasure then.')
}
