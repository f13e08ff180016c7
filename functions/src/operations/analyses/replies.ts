import { analyses } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import type { Analysis } from '../../contract/schemas/analysis.ts'
import { isExpired } from '../../domain/analyses/analysis.ts'
import type { LiveTransaction } from '../../domain/analyses/transaction.ts'
import { problem } from '../../domain/problem.ts'
import { quotaHeaders } from '../../domain/quota/headers.ts'
import type { Ports } from '../../ports/ports.ts'
import { replayed } from '../idempotency-keys/claim.ts'
import { presentAnalysis } from '../photos/links.ts'
import type { Claim } from './claim.ts'

/** Gives a repeated call the stored analysis. Throws CONFLICT for a deleted or expired analysis. */
export async function completedAnalysis(ports: Ports, id: string): Promise<Analysis> {
  const [stored] = await ports.store.getAll(ref(analyses, id))
  if (!stored || isExpired(stored, ports.clock.now()))
    throw problem('CONFLICT', 'The analysis that this Idempotency-Key started was deleted.')
  return await presentAnalysis(ports, id, stored)
}

/** The headers for a repeated call, with the current quota. A repeated call is free of charge. */
export function replayHeaders({ clock }: Ports, { quota }: Claim) {
  return { ...replayed, ...quotaHeaders(quota, clock.now()) }
}

export function accepted(
  { clock, rules }: Ports,
  { id, quota }: Claim,
  status: LiveTransaction['status'],
) {
  const timeoutSeconds = rules.transactionTimeoutSeconds
  const body = { transactionId: id, timeoutSeconds, status }
  return { status: 202 as const, body, headers: quotaHeaders(quota, clock.now()) }
}
