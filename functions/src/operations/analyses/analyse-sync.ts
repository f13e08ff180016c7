import type { Handler } from '../../contract/handlers.ts'
import type { Analysis } from '../../contract/schemas/analysis.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { problem } from '../../domain/problem.ts'
import { quotaHeaders } from '../../domain/quota/headers.ts'
import type { QuotaState } from '../../domain/quota/quota.ts'
import { presentAnalysis } from '../photos/links.ts'
import type { AnswerDeps } from './deps.ts'
import { bringPhoto } from './steps/bring-photo.ts'
import { claim } from './steps/claim.ts'
import { accepted, completedAnalysis, replayHeaders } from './steps/replies.ts'
import { type RunResult, runAnalysis } from './steps/run.ts'
import { transactionRequest } from './steps/transaction-request.ts'

/**
 * `POST /v1/analyses/sync`: as the start, but the work is done within the call and its result is
 * the answer.
 */
export function analyseSync(deps: AnswerDeps): Handler<'analyses.analyseSync'> {
  return async (call) => {
    const caller = knownCaller(call.caller)
    if (call.input.imageBase64 === undefined) throw problem('IMAGE_REQUIRED')
    const claimed = await claim(deps, {
      caller,
      operation: 'sync',
      idempotencyKey: call.idempotencyKey,
      request: transactionRequest(call, caller),
      storagePath: null,
      signal: call.signal,
    })
    if (claimed.kind === 'PENDING') return accepted(deps, claimed, claimed.status)
    if (claimed.kind === 'COMPLETED') {
      const body = await completedAnalysis(deps, claimed.id)
      return { status: 200, body, headers: replayHeaders(deps, claimed) }
    }
    await bringPhoto(deps, claimed, call)
    const result = await runAnalysis(deps, claimed.id, call)
    if (result.kind === 'COMPLETED') {
      const body = presentAnalysis(deps, claimed.id, result.analysis)
      return { status: 200, body, headers: headersOf(deps, body, claimed.quota) }
    }
    if (result.kind === 'FAILED') throw failed(result)
    // The sweeper was faster, after a long wait for the image processor: it is under way elsewhere.
    return accepted(deps, claimed, 'PROCESSING')
  }
}

/** The quota as of completion, when a photo without a plant has given its unit back. */
function headersOf({ clock }: AnswerDeps, { usage }: Analysis, { limit }: QuotaState) {
  const { remainingToday: remaining, resetsAt } = usage
  return quotaHeaders({ limit, remaining, resetsAt: new Date(resetsAt) }, clock.now())
}

function failed({ code, detail }: Extract<RunResult, { kind: 'FAILED' }>) {
  if (code === 'TIMED_OUT') return problem('DEADLINE_EXCEEDED', detail)
  return problem('UNAVAILABLE', { detail, retryAfterSeconds: 5 })
}
