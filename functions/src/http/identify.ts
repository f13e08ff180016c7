import { type Problem, problem } from '../domain/problem.ts'
import type { Buckets } from './burst.ts'
import { admits, presentationOf, takes } from './credential.ts'
import type { Exchange } from './exchange.ts'
import type { HttpParts, Identified } from './parts.ts'

/** Whoever calls a public row. */
type Anonymous = { caller: { kind: 'anonymous' }; active: true }

/**
 * Who calls. A refused credential is charged to the address, so that guessing is slow; who shares the address
 * and has a valid one is not held up by it. Public rows look at no credential, so a stale one does no harm there.
 */
export async function identifyCaller(
  exchange: Exchange,
  address: string,
  parts: Pick<HttpParts, 'identify' | 'gatewayIssuers'>,
  failedCredentials: Buckets,
  signal: AbortSignal,
): Promise<Identified | Anonymous> {
  const { row, requestId } = exchange
  if (row.credential === 'none') return { caller: { kind: 'anonymous' }, active: true }
  const presentation = presentationOf(exchange.header, parts.gatewayIssuers)
  if (presentation.kind === 'nothing') throw unauthenticated()
  if (presentation.kind === 'presented' && takes(row, presentation.presented)) {
    const identified = await parts.identify(presentation.presented, row, { requestId, signal })
    if (identified !== undefined && admits(row.credential, identified.caller)) return identified
  }
  failedCredentials.charge(address, exchange.headers)
  throw unauthenticated()
}

/** The same for every reason: which part of a credential is wrong helps only who guesses. */
function unauthenticated(): Problem {
  return problem('UNAUTHENTICATED', 'This needs a valid credential of a kind that the path takes.')
}
