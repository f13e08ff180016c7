import type { Caller, KnownCaller } from '../../contract/caller.ts'
import { knownCaller } from '../../domain/known-caller.ts'
import { problem } from '../../domain/problem.ts'

/** The owner and tokens exchanged from the account's keys manage webhooks; a worker does not (docs/api.md#accounts-quota-workers-and-roles). */
export function webhookManager(caller: Caller): KnownCaller {
  const known = knownCaller(caller)
  if (known.kind === 'user' && known.membership === 'worker')
    throw problem('PERMISSION_DENIED', 'A worker may not manage webhooks.')
  return known
}
