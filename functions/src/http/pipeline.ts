import type { IncomingMessage } from 'node:http'
import type { Caller } from '../contract/caller.ts'
import { errors } from '../contract/errors.ts'
import { limits } from '../contract/limits.ts'
import type { Route } from '../contract/route.ts'
import type { Problem } from '../domain/problem.ts'
import { requireAccess, requireActive } from './access-control.ts'
import { logAccess, logFailure } from './access-log.ts'
import { clientAddress } from './address.ts'
import type { Answer } from './answer.ts'
import { readBodyBytes } from './body-bytes.ts'
import { type Buckets, createBuckets } from './burst.ts'
import { answerConditionally } from './conditional.ts'
import { startDeadline } from './deadline.ts'
import type { HttpDependencies } from './dependencies.ts'
import { styleOfUnparsed } from './envelope.ts'
import { identifyCaller } from './identify.ts'
import { legacyHeaders } from './legacy.ts'
import { namesProblemJson, problemAnswer, toProblem } from './problem-response.ts'
import { type AnyReply, replyAnswer } from './reply.ts'
import { createRequestContext, type RequestContext } from './request-context.ts'
import { prepareCall, work } from './work.ts'

/** A request that has found its route. */
type RoutedRequest = {
  route: Route
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

type Run = { parts: HttpDependencies; bursts: Buckets; failedCredentials: Buckets }

/** The checks and the work of every route, for each edge that a request can come in by. */
export function createPipeline(parts: HttpDependencies): Pipeline {
  const { burst, clock, operations } = parts
  const failedSize = burst.size * limits.request.failedCredentialBurstFactor
  const run = {
    parts,
    bursts: createBuckets(burst, clock),
    failedCredentials: createBuckets({ ...burst, size: failedSize }, clock),
  }
  const open = (routed: RoutedRequest) =>
    createRequestContext({ ...routed, definition: operations[routed.route.operation] })
  return {
    async run(routed) {
      const context = open(routed)
      const outcome = await runLogged(run, context)
      const own = outcome.kind === 'reply' ? outcome.reply.headers : outcome.problem.headers
      return { outcome, headers: { ...headersOf(context, parts), ...own } }
    },
    async serve(routed) {
      const context = open(routed)
      const answer = answerOf(await runLogged(run, context), context)
      return { ...answer, headers: { ...headersOf(context, parts), ...answer.headers } }
    },
  }
}

/** What every answer of a route says, and what the checks have added. */
function headersOf(
  { route, params, headers }: RequestContext,
  parts: HttpDependencies,
): Record<string, string> {
  return { ...legacyHeaders(route, params, parts), ...headers }
}

async function runLogged(run: Run, context: RequestContext): Promise<Outcome> {
  const { clock, log } = run.parts
  const { route, request, requestId } = context
  const startedMs = clock.now().getTime()
  const outcome = await runInTime(run, context)
  logAccess(log, {
    requestId,
    method: request.method ?? route.method,
    path: route.path,
    status: outcome.kind === 'reply' ? outcome.reply.status : errors[outcome.problem.code].status,
    durationMs: clock.now().getTime() - startedMs,
    caller: context.caller,
  })
  return outcome
}

async function runInTime(run: Run, context: RequestContext): Promise<Outcome> {
  const { route, requestId } = context
  const { log } = run.parts
  const deadline = startDeadline(route.deadlineSeconds)
  try {
    const reply = await deadline.race(checkAndWork(run, context, deadline.signal), (error) => {
      log.write('WARNING', 'answer after the deadline', {
        requestId,
        path: route.path,
        outcome: error === undefined ? 'reply' : toProblem(error).code,
      })
    })
    return { kind: 'reply', reply }
  } catch (error) {
    const problem = toProblem(error)
    if (errors[problem.code].status >= 500) logFailure(log, problem, requestId)
    return { kind: 'problem', problem }
  } finally {
    deadline.clear()
  }
}

function answerOf(outcome: Outcome, context: RequestContext): Answer {
  const { requestId, style, header, definition } = context
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
async function checkAndWork(
  run: Run,
  context: RequestContext,
  signal: AbortSignal,
): Promise<AnyReply> {
  const { parts, bursts, failedCredentials } = run
  const { route, definition, request, header } = context
  const bytes = await readBodyBytes(request)
  context.style = styleOfUnparsed(route, bytes)
  const address = clientAddress(
    header('x-forwarded-for'),
    request.socket.remoteAddress,
    parts.forwardedHops ?? 0,
  )
  const who = await identifyCaller(context, address, parts, failedCredentials, signal)
  context.caller = who.caller
  // What may be cached is cheap and watched by monitors, which must not be told off.
  if (!definition.cacheable) bursts.charge(bucketOf(who.caller, address), context.headers)
  requireActive(who)
  requireAccess(route, who.caller)
  const call = prepareCall(context, bytes, who.caller, signal)
  // The caller has been told 504 by now, and must not be charged for what they will repeat.
  signal.throwIfAborted()
  return work(parts.handlers, route.operation, call)
}

function bucketOf(caller: Caller, address: string): string {
  switch (caller.kind) {
    case 'anonymous':
      return `address:${address}`
    case 'user':
      return `user:${caller.uid}`
    case 'key':
      return `key:${caller.apiKeyId}`
  }
}
