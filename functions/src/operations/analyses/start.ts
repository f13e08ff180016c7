import type { Handler, OperationResult } from '../../contract/handlers.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { problem } from '../../domain/problem.ts'
import { enqueueJob } from '../background/job.ts'
import { runAnalysis } from '../background/jobs.ts'
import type { AnswerDeps } from './deps.ts'
import { bringPhoto } from './steps/bring-photo.ts'
import { type Claim, claim } from './steps/claim.ts'
import { accepted, completedAnalysis, replayHeaders } from './steps/replies.ts'
import { transactionRequest } from './steps/transaction-request.ts'

/**
 * `POST /v1/analyses`: claims key and quota, brings the photo into storage, queues the work and
 * answers 202. A repeat answers with what its key stands for (docs/api.md#repeats).
 */
export function startAnalysis(deps: AnswerDeps): Handler<'analyses.start'> {
  return async (call) => {
    const caller = knownCaller(call.caller)
    const { storagePath, imageBase64 } = call.input
    if (storagePath === undefined && imageBase64 === undefined) throw problem('IMAGE_REQUIRED')
    const claimed = await claim(deps, {
      caller,
      operation: 'start',
      idempotencyKey: call.idempotencyKey,
      request: transactionRequest(call, caller),
      storagePath: storagePath ?? null,
      signal: call.signal,
    })
    if (claimed.kind !== 'RUN') return repeat(deps, claimed)
    await bringPhoto(deps, claimed, call)
    const { id, transaction } = claimed
    await enqueueJob(deps, runAnalysis, { id, data: transaction }, call.requestId)
    return accepted(deps, claimed, 'PENDING')
  }
}

async function repeat(
  deps: AnswerDeps,
  claimed: Exclude<Claim, { kind: 'RUN' }>,
): Promise<OperationResult<'analyses.start'>> {
  if (claimed.kind === 'PENDING') return accepted(deps, claimed, claimed.status)
  const { transactionTimeoutSeconds: timeoutSeconds } = deps.rules
  const analysis = await completedAnalysis(deps, claimed.id)
  const body = { transactionId: claimed.id, timeoutSeconds, status: 'COMPLETED' as const, analysis }
  return { status: 200, body, headers: replayHeaders(deps, claimed) }
}
