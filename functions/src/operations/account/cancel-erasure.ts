import type { Handler } from '../../contract/handlers.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { problem } from '../../domain/problem.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Store } from '../../ports/store.ts'
import { cancelErasure } from '../erasure/schedule.ts'

/**
 * `DELETE /v1/gdpr/erase`: takes the caller's own erasure back, within its days of grace. Any token
 * of theirs will do: it destroys nothing. Throws PERMISSION_DENIED for a key, NOT_FOUND where none
 * is scheduled, and CONFLICT where the erasure has begun.
 */
export function cancelOwnErasure(deps: {
  store: Store
  clock: Clock
}): Handler<'account.cancelErasure'> {
  return async (call) => {
    const { kind, uid } = knownCaller(call.caller)
    if (kind === 'key') throw problem('PERMISSION_DENIED', 'A key has no erasure to take back.')
    await cancelErasure(deps, uid, call.signal)
    return { status: 200, body: { uid, status: 'cancelled' } }
  }
}
