import type { Caller, KnownCaller } from '../contract/caller.ts'
import { knownCaller } from './known-caller.ts'
import { problem } from './problem.ts'

/** Who manages the keys of an account: its owner, its keys, and tokens exchanged from them; a worker is 403. */
export function tokenManager(caller: Caller): KnownCaller {
  const known = knownCaller(caller)
  if (known.kind === 'user' && known.membership === 'worker')
    throw problem('PERMISSION_DENIED', 'Workers do not manage the keys of the account.')
  return known
}
