import type { IncomingMessage } from 'node:http'
import { errors } from '../contract/errors.ts'
import { limits } from '../contract/limits.ts'
import type { Row } from '../contract/row.ts'
import type { Caller } from '../domain/caller.ts'
import { logAccess, logFailure } from './access-log.ts'
import { clientAddress } from './address.ts'
import type { Answer } from './answer.ts'
import { requireActive, requireRole } from './authorise.ts'
import { readBodyBytes } from './body-bytes.ts'
import { type Buckets, createBuckets } from './burst.ts'
import { answerConditionally } from './conditional.ts'
import { startDeadline } from './deadline.ts'
import { styleOfUnparsed } from './envelope.ts'
import { type Exchange, openExchange } from './exchange.ts'
import { identifyCaller } from './identify.ts'
import { legacyHeaders } from './legacy.ts'
import type { HttpParts } from './parts.ts'
import { problemAnswer, toProblem } from './problem-response.ts'
import { type AnyReply, replyAnswer } from './reply.ts'
import { prepareCall, work } from './work.ts'

/** A request that has found its row. */
export type RoutedRequest = {
  row: Row
  request: IncomingMessage
  requestId: string
  params: Readonly<Record<string, string>>
}

export type Pipeline = {
  /** Never throws: whatever happens is an answer, logged once. */
  serve(routed: RoutedRequest): Promise<Answer>
}

type Run = { parts: HttpParts; bursts: Buckets; failedCredentials: Buckets }

/** The checks and the work of every row, for each edge that a request can come in by. */
export function createPipeline(parts: HttpParts): Pipeline {
  const { burst, clock } = parts
  const failedSize = burst.size * limits.request.failedCredentialBurstFactor
  const run = {
    parts,
    bursts: createBuckets(burst, clock),
    failedCredentials: createBuckets({ ...burst, size: failedSize }, clock),
  }
  return { serve: (routed) => serve(run, routed) }
}

async function serve(run: Run, routed: RoutedRequest): Promise<Answer> {
  const { parts } = run
  const { row, request, requestId } = routed
  const startedMs = parts.clock.now().getTime()
  const exchange = openExchange({ ...routed, definition: parts.operations[row.operation] })
  const answer = await answerInTime(run, exchange)
  logAccess(parts.log, {
    requestId,
    method: request.method ?? row.method,
    path: row.path,
    status: answer.status,
    durationMs: parts.clock.now().getTime() - startedMs,
    caller: exchange.caller,
  })
  const legacy = legacyHeaders(row, exchange.params, parts)
  return { ...answer, headers: { ...legacy, ...exchange.headers, ...answer.headers } }
}

async function answerInTime(run: Run, exchange: Exchange): Promise<Answer> {
  const { row, definition, requestId, header } = exchange
  const { log } = run.parts
  const deadline = startDeadline(row.deadlineSeconds)
  try {
    const reply = await deadline.race(checkAndWork(run, exchange, deadline.signal), (error) => {
      log.write('WARNING', 'answer after the deadline', {
        requestId,
        path: row.path,
        outcome: error === undefined ? 'reply' : toProblem(error).code,
      })
    })
    const answer = replyAnswer(reply, exchange.style, definition.cacheable === true)
    return answerConditionally(answer, header('if-none-match'))
  } catch (error) {
    const problem = toProblem(error)
    const isFault = errors[problem.code].status >= 500 && problem.code !== 'NOT_IMPLEMENTED'
    if (isFault) logFailure(log, problem, requestId)
    const acceptsProblemJson = namesProblemJson(header('accept'))
    return problemAnswer(problem, { requestId, style: exchange.style, acceptsProblemJson })
  } finally {
    deadline.clear()
  }
}

/**
 * The order of checks, the same on every path; request id, path and method come before it. Each stands where
 * it does for a reason:
 * - size before the credential: reading stops at the limit, and nobody's 413 depends on who they are;
 * - the credential before the burst, because the bucket is the caller's, not the address's;
 * - the burst before ban and role, so that somebody banned cannot call without bound;
 * - ban and role before media type and body: who may not act learns nothing of what a body must be,
 *   and 10 MB are parsed for nobody unknown;
 * - the body before the work, which charges the quota: an invalid request costs nothing.
 */
async function checkAndWork(run: Run, exchange: Exchange, signal: AbortSignal): Promise<AnyReply> {
  const { parts, bursts, failedCredentials } = run
  const { row, definition, request, header } = exchange
  const bytes = await readBodyBytes(request)
  exchange.style = styleOfUnparsed(row, bytes)
  const address = clientAddress(
    header('x-forwarded-for'),
    request.socket.remoteAddress,
    parts.forwardedHops ?? 0,
  )
  const who = await identifyCaller(exchange, address, parts, failedCredentials, signal)
  exchange.caller = who.caller
  // What may be cached is cheap and watched by monitors, which must not be told off.
  if (!definition.cacheable) bursts.charge(bucketOf(who.caller, address), exchange.headers)
  requireActive(who)
  requireRole(row.role, who.caller)
  const call = prepareCall(exchange, bytes, who.caller, signal)
  // The caller has been told 504 by now, and must not be charged for what they will repeat.
  signal.throwIfAborted()
  return work(parts.handlers, row.operation, call)
}

function bucketOf(caller: Caller, address: string): string {
  switch (caller.kind) {
    case 'anonymous':
      return `address:${address}`
    case 'user':
      return `user:${caller.uid}`
    case 'key':
      return `key:${caller.tokenId}`
  }
}

/** Whether Accept asks for the media type by its name; a wildcard does not. */
export function namesProblemJson(accept: string | undefined): boolean {
  return (accept ?? '').split(',').some((range) => {
    const [type, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    return (
      type === 'application/problem+json' && !parameters.some((each) => /^q=0(\.0*)?$/.test(each))
    )
  })
}
