import { analysisExample } from '../../contract/examples/analysis.ts'
import { ids } from '../../contract/examples/values.ts'
import { type Analysis, analysis } from '../../contract/schemas/analysis.ts'
import { analyseSyncBody } from '../../contract/schemas/analysis-request.ts'
import { startedTransaction } from '../../contract/schemas/transaction.ts'
import { problem } from '../../domain/problem.ts'
import { quotaHeaders } from '../../domain/quota/headers.ts'
import type { QuotaState } from '../../domain/quota/quota.ts'
import type { Ports } from '../../ports/ports.ts'
import { endpoint } from '../endpoint.ts'
import { presentAnalysis } from '../photos/links.ts'
import { bringPhoto } from './bring-photo.ts'
import { claim } from './claim.ts'
import { requestExample } from './examples.ts'
import { accepted, completedAnalysis, replayHeaders } from './replies.ts'
import { followedBy, sentPhoto, transactionRequest } from './start-call.ts'
import { type RunResult, runLeased } from './steps/run.ts'

export const analyseSync = endpoint({
  id: 'analyses.analyseSync',
  route: {
    method: 'POST',
    path: '/v1/analyses/sync',
    credential: 'identity|key',
    scopes: ['analyse'],
    takesPhoto: true,
  },
  summary: 'Analyse a photo within the call',
  description: [
    'The answer is the diagnosis itself, usually within seconds; the service sends no event.',
    'The call costs one unit of the daily quota, which the service returns if it fails.',
    'Repeating an `Idempotency-Key` is free: 202 while the first call runs, then its diagnosis.',
    'Read `status` in the body to tell them apart: a diagnosis has `COMPLETED`.',
  ],
  body: analyseSyncBody,
  output: { 200: analysis, 202: startedTransaction },
  idempotent: true,
  charged: true,
  problems: [
    'IMAGE_REQUIRED',
    'NOT_FOUND',
    'CONFLICT',
    'LIMIT_REACHED',
    'IMAGE_UNDECODABLE',
    'IMAGE_INFECTED',
    'IMAGE_TOO_LARGE',
    'IMAGE_WITHHELD',
  ],
  examples: {
    body: requestExample,
    output: {
      200: analysisExample,
      202: { transactionId: ids.analysis, timeoutSeconds: 120, status: 'PROCESSING' },
    },
  },

  async handler(call, outside) {
    const ports = { ...outside, store: outside.store.remembering() }
    const { caller } = call
    const followed = followedBy(call)
    const photo = await sentPhoto(call, caller, followed, ports)
    const claimed = await claim(ports, {
      caller,
      operation: 'sync',
      idempotencyKey: call.idempotencyKey,
      request: transactionRequest(call, caller, ports),
      photo,
      followed,
      signal: call.signal,
    })
    if (claimed.kind === 'PENDING') return accepted(ports, claimed, claimed.status)
    if (claimed.kind === 'COMPLETED') {
      const body = await completedAnalysis(ports, claimed.id)
      return { status: 200, body, headers: replayHeaders(ports, claimed) }
    }
    await bringPhoto(ports, claimed, photo, call)
    const result = claimed.leased && (await runLeased(ports, claimed.leased, call))
    if (result?.kind === 'COMPLETED') {
      const body = await presentAnalysis(ports, claimed.id, result.analysis)
      return { status: 200, body, headers: headersOf(ports, body, claimed.quota) }
    }
    if (result?.kind === 'FAILED') throw failed(result)
    // The lease of this call ended, so the sweeper gave the run to another worker.
    return accepted(ports, claimed, 'PROCESSING')
  },
})

/** Returns the quota after completion, because an analysis without a plant refunds its unit. */
function headersOf({ clock }: Ports, { usage }: Analysis, { limit }: QuotaState) {
  const { remainingToday: remaining, resetsAt } = usage
  return quotaHeaders({ limit, remaining, resetsAt: new Date(resetsAt) }, clock.now())
}

function failed({ code, detail }: Extract<RunResult, { kind: 'FAILED' }>) {
  if (code === 'TIMED_OUT') return problem('DEADLINE_EXCEEDED', detail)
  if (code === 'IMAGE_NOT_FOUND') return problem('NOT_FOUND', detail)
  return problem('UNAVAILABLE', { detail, retryAfterSeconds: 5 })
}
