import { z } from 'zod'
import { analysisExample } from '../../contract/examples/analysis.ts'
import { ids } from '../../contract/examples/values.ts'
import { analysis } from '../../contract/schemas/analysis.ts'
import { startBody } from '../../contract/schemas/analysis-request.ts'
import { startedTransaction } from '../../contract/schemas/transaction.ts'
import type { Ports } from '../../ports/ports.ts'
import { enqueueJob } from '../background/queue.ts'
import { endpoint } from '../endpoint.ts'
import { bringPhoto } from './bring-photo.ts'
import { type Claim, claim } from './claim.ts'
import { requestExample } from './examples.ts'
import { accepted, completedAnalysis, replayHeaders } from './replies.ts'
import { runAnalysisJob } from './run-job.ts'
import { followedBy, sentPhoto, transactionRequest } from './start-call.ts'

const replayedTransaction = z.object({
  ...startedTransaction.shape,
  status: z.literal('COMPLETED').describe('Always `COMPLETED`.'),
  analysis,
})

export const startAnalysis = endpoint({
  id: 'analyses.start',
  route: {
    method: 'POST',
    path: '/v1/analyses',
    credential: 'identity',
    scopes: ['analyse'],
    takesPhoto: true,
  },
  summary: 'Start the analysis of a photo',
  description: [
    'The answer has a transaction id at once; get the diagnosis by poll, listener or webhook.',
    'The call costs one unit of the daily quota, which the service returns if it fails.',
    'Send the photo as base64, or as the `storagePath` of an optimised upload.',
    'Repeating an `Idempotency-Key` starts no second analysis and costs nothing.',
  ],
  status: 202,
  body: startBody,
  output: { 200: replayedTransaction, 202: startedTransaction },
  idempotent: true,
  charged: true,
  problems: [
    'IMAGE_REQUIRED',
    'NOT_FOUND',
    'IMAGE_NOT_FOUND',
    'IMAGE_NOT_READY',
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
      200: {
        transactionId: ids.analysis,
        timeoutSeconds: 120,
        status: 'COMPLETED',
        analysis: analysisExample,
      },
      202: { transactionId: ids.analysis, timeoutSeconds: 120, status: 'PENDING' as const },
    },
  },

  /** Returns the first call's result to a call with a used key (docs/api.md#repeats). */
  async handler(call, ports) {
    const { caller } = call
    const followed = followedBy(call)
    const photo = await sentPhoto(call, caller, followed, ports)
    const claimed = await claim(ports, {
      caller,
      operation: 'start',
      idempotencyKey: call.idempotencyKey,
      request: transactionRequest(call, caller, ports),
      photo,
      followed,
      signal: call.signal,
    })
    if (claimed.kind !== 'RUN') return repeat(ports, claimed)
    await bringPhoto(ports, claimed, photo, call)
    const document = { id: claimed.id, data: claimed.transaction }
    await enqueueJob(ports, runAnalysisJob, document, call.requestId)
    return accepted(ports, claimed, 'PENDING')
  },
})

async function repeat(ports: Ports, claimed: Exclude<Claim, { kind: 'RUN' }>) {
  if (claimed.kind === 'PENDING') return accepted(ports, claimed, claimed.status)
  const { transactionTimeoutSeconds: timeoutSeconds } = ports.rules
  const analysis = await completedAnalysis(ports, claimed.id)
  const body = { transactionId: claimed.id, timeoutSeconds, status: 'COMPLETED', analysis } as const
  return { status: 200 as const, body, headers: replayHeaders(ports, claimed) }
}
