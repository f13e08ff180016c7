import type { Caller, KnownCaller } from '../../contract/caller.ts'
import { problem } from '../problem.ts'

/** The caller of a route that takes a credential. The pipeline lets no anonymous one through. */
export function knownCaller(caller: Caller): KnownCaller {
  if (caller.kind === 'anonymous') throw problem('UNAUTHENTICATED')
  return caller
}
