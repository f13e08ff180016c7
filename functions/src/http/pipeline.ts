import type { IncomingMessage } from 'node:http'
import type { Caller } from '../contract/caller.ts'
import type { AnyResult } from '../contract/endpoint.ts'
import { errors } from '../contract/errors.ts'
import { limits } from '../contract/limits.ts'
import type { Route } from '../contract/route.ts'
import { Problem } from '../domain/problem.ts'
import { requireAccess, requireActive } from './access-control.ts'
import { logAccess, logFailure } from './access-log.ts'
import { authenticate } from './authenticate.ts'
import { type Charging, createCharging } from './charging.ts'
import { startDeadline } from './deadline.ts'
import type { HttpDependencies } from './dependencies.ts'
import { deprecationHeaders } from './deprecation.ts'
import { buildCall } from './dispatch.ts'
import { readBeginning, readBodyBytes, requireDeclaredSize } from './incoming-body.ts'
import { type Style, styleOfUnparsed } from './request-body.ts'
import { createRequestContext, type RequestContext } from './request-context.ts'
import {
  type HttpResponse,
  namesProblemJson,
  problemResponse,
  resultResponse,
  toProblem,
  withEncoding,
  withETag,
} from './response.ts'
import { createTurns, type Turns } from './turns.ts'

/** A request that has found its route. */
type RoutedRequest = {
  route: Route
  request: IncomingMessage
  requestId: string
  params: Readonly<Record<string, string>>
  /** How a refusal is shaped whose request has no body, or none that is read. */
  style: Style
}

/** The checks and the work of every route, for each edge that a request can come in by. */
export type Pipeline = {
  /** What goes out. Never throws: a failure is a problem, and every request is logged once. */
  serve(routed: RoutedRequest): Promise<HttpResponse>
}

type Result = AnyResult | Problem

type Run = {
  dependencies: HttpDependencies
  charging: Charging
  /** Of parsing large bodies. */
  turns: Turns
}

/** A pipeline with a charging of its own. */
export function createPipeline(dependencies: HttpDependencies): Pipeline {
  const { burst, clock } = dependencies
  const run = { dependencies, charging: createCharging(burst, clock), turns: createTurns() }
  return {
    async serve(routed) {
      const context = createRequestContext(routed, dependencies)
      const response = responseOf(await runLogged(run, context), context)
      return { ...response, headers: { ...headersOf(context, dependencies), ...response.headers } }
    },
  }
}

/** What every response of a route says, and what the checks have added. */
function headersOf(
  { route, params, headers }: RequestContext,
  dependencies: HttpDependencies,
): Record<string, string> {
  return { ...deprecationHeaders(route, params, dependencies), ...headers }
}

async function runLogged(run: Run, context: RequestContext): Promise<Result> {
  const { clock, log } = run.dependencies
  const { route, request, requestId } = context
  const startedMs = clock.now().getTime()
  const result = await runInTime(run, context)
  logAccess(log, {
    requestId,
    method: request.method ?? route.method,
    path: route.path,
    status: result instanceof Problem ? errors[result.code].status : result.status,
    durationMs: clock.now().getTime() - startedMs,
    caller: context.caller,
  })
  return result
}

async function runInTime(run: Run, context: RequestContext): Promise<Result> {
  const { route, requestId } = context
  const { log } = run.dependencies
  const deadline = startDeadline(route.deadlineSeconds)
  try {
    return await deadline.race(checkAndDispatch(run, context, deadline.signal), (error) => {
      log.write('WARNING', 'answer after the deadline', {
        requestId,
        path: route.path,
        result: error === undefined ? 'success' : toProblem(error).code,
      })
    })
  } catch (error) {
    const problem = toProblem(error)
    if (errors[problem.code].status >= 500) logFailure(log, problem, requestId)
    return problem
  } finally {
    deadline.clear()
  }
}

function responseOf(result: Result, context: RequestContext): HttpResponse {
  const { requestId, style, header, route } = context
  if (result instanceof Problem) {
    const acceptsProblemJson = namesProblemJson(header('accept'))
    return problemResponse(result, { requestId, style, acceptsProblemJson })
  }
  const response = resultResponse(result, style, route.endpoint.cacheable === true)
  return withEncoding(withETag(response, header('if-none-match')), header('accept-encoding'))
}

/**
 * The order of checks, the same on every path; request id, path and method come before it.
 * Each stands where it does for a reason:
 * - the declared size before all else, because it costs nothing, and nobody's 413 depends on who
 *   they are;
 * - the credential before the body, from the headers alone: no memory is held for a stranger;
 * - the credential before the burst, because the bucket is the caller's, not the address's;
 * - the burst before ban and role, so that somebody banned cannot call without bound;
 * - ban and role before media type and body: who may not act learns nothing of what a body must be;
 * - the body before the work, which charges the quota: an invalid request costs nothing.
 */
async function checkAndDispatch(
  run: Run,
  context: RequestContext,
  signal: AbortSignal,
): Promise<AnyResult> {
  const { route, request } = context
  requireDeclaredSize(request, route.bodyBytesLimit)
  const caller = await admit(run, context, signal).catch(async (refusal: unknown) => {
    await readStyle(context)
    throw refusal
  })
  signal.throwIfAborted()
  const call = await receiveCall(run, context, caller, signal)
  // The caller has been told 504 by now, and must not be charged for what they will repeat.
  signal.throwIfAborted()
  return run.dependencies.handle(route.endpoint.id, call).catch((error: unknown) => {
    const isFailed = error instanceof Problem && error.code === 'UNAUTHENTICATED'
    if (isFailed && route.endpoint.checksCredential) run.charging.failed(context)
    throw error
  })
}

/** Who calls and may do so, by the headers of the request. Throws 401, 403 and 429. */
async function admit(run: Run, context: RequestContext, signal: AbortSignal): Promise<Caller> {
  const { dependencies, charging } = run
  const who = await authenticate(context, dependencies, charging, signal)
  context.caller = who.caller
  charging.admit(context, who.caller)
  requireActive(who)
  requireAccess(context.route, who.caller)
  return who.caller
}

/** Of a body that is refused unread, what tells how the client wants its refusal. */
async function readStyle(context: RequestContext): Promise<void> {
  const { route, request } = context
  if (route.callable === undefined) return
  const beginning = await readBeginning(request)
  context.style = styleOfUnparsed(route, beginning, context.style)
}

/** The body, and the call that it makes. It has a frame of its own, which lets the bytes go. */
async function receiveCall(
  { charging, turns }: Run,
  context: RequestContext,
  caller: Caller,
  signal: AbortSignal,
): Promise<ReturnType<typeof buildCall>> {
  const { route, request } = context
  const bytes = await readBodyBytes(request, route.bodyBytesLimit)
  context.style = styleOfUnparsed(route, bytes, context.style)
  if (bytes.byteLength <= limits.request.parsedAloneBytes) {
    return buildCall(context, bytes, caller, charging, signal)
  }
  return turns.take(() => {
    signal.throwIfAborted()
    return buildCall(context, bytes, caller, charging, signal)
  })
}
