import type { Caller, KnownCaller } from '../contract/caller.ts'
import { problem } from './problem.ts'

/**
 * The caller of a route that takes a credential; the pipeline lets no other through, and this says
 * so in types.
 */
export function knownCaller(caller: Caller): KnownCaller {
  if (caller.kind === 'anonymous') throw problem('UNAUTHENTICATED')
  return caller
}
