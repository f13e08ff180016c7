import { type Problem, problem } from '../domain/problem.ts'
import type { Buckets } from './burst.ts'
import { admits, presentationOf, takes } from './credential.ts'
import type { HttpDependencies, Identified } from './dependencies.ts'
import type { RequestContext } from './request-context.ts'

/** Whoever calls a public route. */
type Anonymous = { caller: { kind: 'anonymous' }; active: true }

/**
 * Who calls. A refused credential is charged to the address, so that guessing is slow; who shares the address
 * and has a valid one is not held up by it. Public routes look at no credential, so a stale one does no harm there.
 */
export async function identifyCaller(
  context: RequestContext,
  address: string,
  parts: Pick<HttpDependencies, 'identify' | 'gatewayIssuers'>,
  failedCredentials: Buckets,
  signal: AbortSignal,
): Promise<Identified | Anonymous> {
  const { route, requestId } = context
  if (route.credential === 'none') return { caller: { kind: 'anonymous' }, active: true }
  const presentation = presentationOf(context.header, parts.gatewayIssuers)
  if (presentation.kind === 'nothing') throw unauthenticated()
  if (presentation.kind === 'presented' && takes(route, presentation.presented)) {
    const identified = await parts.identify(presentation.presented, route, { requestId, signal })
    if (identified !== undefined && admits(route.credential, identified.caller)) return identified
  }
  failedCredentials.charge(address, context.headers)
  throw unauthenticated()
}

/** The same for every reason: which part of a credential is wrong helps only who guesses. */
function unauthenticated(): Problem {
  return problem('UNAUTHENTICATED', 'This needs a valid credential of a kind that the path takes.')
}
