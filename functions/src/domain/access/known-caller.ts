import type { Caller, KnownCaller } from '../../contract/caller.ts'
import { problem } from '../problem.ts'

/** The caller of a route that needs a credential. The pipeline rejects anonymous calls. */
export function knownCaller(caller: Caller): KnownCaller {
  if (caller.kind === 'anonymous') throw problem('UNAUTHENTICATED')
  return caller
}
