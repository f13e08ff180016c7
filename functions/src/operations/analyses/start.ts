import type { KnownCaller } from '../../contract/caller.ts'
import type { Call, Handler, Reply } from '../../contract/handlers.ts'
import { knownCaller } from '../../domain/known-caller.ts'
import { problem } from '../../domain/problem.ts'
import { quotaHeaders } from '../../domain/quota-headers.ts'
import type { LiveTransaction } from '../../domain/transaction.ts'
import type { Queue } from '../../ports/queue.ts'
import { completedAnalysis } from './answer.ts'
import { type Claim, claim } from './claim.ts'
import { enqueueRun } from './enqueue.ts'
import { failTransaction } from './fail.ts'
import { type Rejection, receivePhoto } from './receive-photo.ts'
import { transactionRequest } from './request.ts'
import { requirePhoto } from './require-photo.ts'
import type { RunDeps } from './run.ts'
import { withdrawClaim } from './withdraw.ts'

export type StartDeps = RunDeps & { queue: Queue }
type Started = { id: string; transaction: LiveTransaction }

/** Time to give a unit back when the call's own time is over. */
const closingMilliseconds = 5000

/**
 * `POST /v1/analyses`: claims key and quota, brings the photo into storage, queues the work and answers 202. A repeat
 * answers with what its key stands for (docs/api.md#repeats).
 */
export function startAnalysis(deps: StartDeps): Handler<'analyses.start'> {
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
    await bringPhoto(deps, claimed, call, caller)
    await enqueueRun(deps, claimed.id, claimed.transaction, call.requestId)
    return accepted(deps, claimed, 'PENDING')
  }
}

async function repeat(
  deps: StartDeps,
  claimed: Exclude<Claim, { kind: 'RUN' }>,
): Promise<Reply<'analyses.start'>> {
  if (claimed.kind === 'PENDING') return accepted(deps, claimed, claimed.status)
  const { transactionTimeoutSeconds: timeoutSeconds } = deps.rules
  const analysis = await completedAnalysis(deps, claimed.id)
  const body = { transactionId: claimed.id, timeoutSeconds, status: 'COMPLETED' as const, analysis }
  return { status: 200, body, headers: replayHeaders(deps, claimed) }
}

/** What an answer says that was given before and costs nothing now. */
export function replayHeaders({ clock }: Pick<StartDeps, 'clock'>, { quota }: Claim) {
  return { 'Idempotent-Replayed': 'true', ...quotaHeaders(quota, clock.now()) }
}

export function accepted(
  { clock, rules }: Pick<StartDeps, 'clock' | 'rules'>,
  { id, quota }: Claim,
  status: LiveTransaction['status'],
) {
  const timeoutSeconds = rules.transactionTimeoutSeconds
  const body = { transactionId: id, timeoutSeconds, status }
  return { status: 202 as const, body, headers: quotaHeaders(quota, clock.now()) }
}

/** Puts the photo where the run will find it, or ends the claim and says why not. */
export async function bringPhoto(
  deps: StartDeps,
  { id, transaction }: Started,
  call: Call<'analyses.start'> | Call<'analyses.analyseSync'>,
  caller: KnownCaller,
): Promise<void> {
  const { attempt } = transaction
  let mayBeStored = false
  const onStoring = () => {
    mayBeStored = true
  }
  const rejection = await findPhoto(deps, { id, transaction }, call, caller, onStoring).catch(
    async (error: unknown) => {
      const claim = { id, attempt, mayBeStored }
      await withdrawClaim(deps, claim, AbortSignal.timeout(closingMilliseconds))
      throw error
    },
  )
  if (!rejection) return
  const failure = { id, attempt, error: rejection, emitEvent: false }
  await failTransaction(deps, failure, AbortSignal.timeout(closingMilliseconds))
  throw problem(rejection.code, rejection.detail)
}

async function findPhoto(
  deps: StartDeps,
  { id, transaction }: Started,
  call: Call<'analyses.start'> | Call<'analyses.analyseSync'>,
  caller: KnownCaller,
  onStoring: () => void,
): Promise<Rejection | undefined> {
  const { input } = call
  if (!('storagePath' in input) || input.storagePath === undefined)
    return receivePhoto(deps, id, transaction, input.imageBase64 ?? '', call, onStoring)
  await requirePhoto(deps, input.storagePath, caller, call)
  return undefined
}
