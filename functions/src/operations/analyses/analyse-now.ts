import type { Handler } from '../../contract/handlers.ts'
import { toAnalysis } from '../../domain/analysis.ts'
import { knownCaller } from '../../domain/known-caller.ts'
import { problem } from '../../domain/problem.ts'
import { completedAnalysis } from './answer.ts'
import { claim } from './claim.ts'
import { transactionRequest } from './request.ts'
import { type RunResult, runAnalysis } from './run.ts'
import { accepted, bringPhoto, type StartDeps } from './start.ts'

/** `POST /v1/analyses/sync`: as the start, but the work is done within the call and its result is the answer. */
export function analyseNow(deps: StartDeps): Handler<'analyses.analyseNow'> {
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
    if (claimed.kind === 'PENDING') return accepted(deps, claimed.id, claimed.status)
    if (claimed.kind === 'COMPLETED') {
      const body = await completedAnalysis(deps, claimed.id)
      return { status: 200, body, headers: { 'Idempotent-Replayed': 'true' } }
    }
    await bringPhoto(deps, claimed, call, caller)
    const result = await runAnalysis(deps, claimed.id, call)
    if (result.kind === 'COMPLETED')
      return { status: 200, body: toAnalysis(claimed.id, result.analysis) }
    if (result.kind === 'FAILED') throw failed(result)
    // The sweeper was faster, after a long wait for the image processor: it is under way elsewhere.
    return accepted(deps, claimed.id, 'PROCESSING')
  }
}

function failed({ code, detail }: Extract<RunResult, { kind: 'FAILED' }>) {
  if (code === 'TIMED_OUT') return problem('DEADLINE_EXCEEDED', detail)
  return problem('UNAVAILABLE', { detail, retryAfterSeconds: 5 })
}
