import type { IncomingMessage } from 'node:http'
import type { Caller } from '../contract/caller.ts'
import { errors } from '../contract/errors.ts'
import { limits } from '../contract/limits.ts'
import type { Row } from '../contract/row.ts'
import type { Problem } from '../domain/problem.ts'
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
import { namesProblemJson, problemAnswer, toProblem } from './problem-response.ts'
import { type AnyReply, replyAnswer } from './reply.ts'
import { prepareCall, work } from './work.ts'

/** A request that has found its row. */
type RoutedRequest = {
  row: Row
  request: IncomingMessage
  requestId: string
  params: Readonly<Record<string, string>>
}

/** What became of a request, before any edge gave it a form. */
type Outcome = { kind: 'reply'; reply: AnyReply } | { kind: 'problem'; problem: Problem }

export type Pipeline = {
  /** Never throws: whatever happens is an outcome, logged once; with the headers that go with it on every edge. */
  run(routed: RoutedRequest): Promise<{ outcome: Outcome; headers: Record<string, string> }>
  /** The same, as it goes out over HTTP. */
  serve(routed: RoutedRequest): Promise<Answer>
}

type Run = { parts: HttpParts; bursts: Buckets; failedCredentials: Buckets }

/** The checks and the work of every row, for each edge that a request can come in by. */
export function createPipeline(parts: HttpParts): Pipeline {
  const { burst, clock, operations } = parts
  const failedSize = burst.size * limits.request.failedCredentialBurstFactor
  const run = {
    parts,
    bursts: createBuckets(burst, clock),
    failedCredentials: createBuckets({ ...burst, size: failedSize }, clock),
  }
  const open = (routed: RoutedRequest) =>
    openExchange({ ...routed, definition: operations[routed.row.operation] })
  return {
    async run(routed) {
      const exchange = open(routed)
      const outcome = await runLogged(run, exchange)
      const own = outcome.kind === 'reply' ? outcome.reply.headers : outcome.problem.headers
      return { outcome, headers: { ...headersOf(exchange, parts), ...own } }
    },
    async serve(routed) {
      const exchange = open(routed)
      const answer = answerOf(await runLogged(run, exchange), exchange)
      return { ...answer, headers: { ...headersOf(exchange, parts), ...answer.headers } }
    },
  }
}

/** What every answer of a row says, and what the checks have added. */
function headersOf({ row, params, headers }: Exchange, parts: HttpParts): Record<string, string> {
  return { ...legacyHeaders(row, params, parts), ...headers }
}

async function runLogged(run: Run, exchange: Exchange): Promise<Outcome> {
  const { clock, log } = run.parts
  const { row, request, requestId } = exchange
  const startedMs = clock.now().getTime()
  const outcome = await runInTime(run, exchange)
  logAccess(log, {
    requestId,
    method: request.method ?? row.method,
    path: row.path,
    status: outcome.kind === 'reply' ? outcome.reply.status : errors[outcome.problem.code].status,
    durationMs: clock.now().getTime() - startedMs,
    caller: exchange.caller,
  })
  return outcome
}

async function runInTime(run: Run, exchange: Exchange): Promise<Outcome> {
  const { row, requestId } = exchange
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
    return { kind: 'reply', reply }
  } catch (error) {
    const problem = toProblem(error)
    const isFault = errors[problem.code].status >= 500 && problem.code !== 'NOT_IMPLEMENTED'
    if (isFault) logFailure(log, problem, requestId)
    return { kind: 'problem', problem }
  } finally {
    deadline.clear()
  }
}

function answerOf(outcome: Outcome, exchange: Exchange): Answer {
  const { requestId, style, header, definition } = exchange
  if (outcome.kind === 'problem') {
    const acceptsProblemJson = namesProblemJson(header('accept'))
    return problemAnswer(outcome.problem, { requestId, style, acceptsProblemJson })
  }
  const answer = replyAnswer(outcome.reply, style, definition.cacheable === true)
  return answerConditionally(answer, header('if-none-match'))
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
