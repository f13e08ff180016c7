import type { Caller } from '../contract/caller.ts'
import type { AnyCall, AnyResult } from '../contract/endpoint.ts'
import { errors } from '../contract/errors.ts'
import { limits } from '../contract/limits.ts'
import type { Route } from '../contract/route.ts'
import { Problem, problem } from '../domain/problem.ts'
import { requireAccess, requireActive } from './access-control.ts'
import { logAccess, logFailure } from './access-log.ts'
import { authenticate } from './authenticate.ts'
import { type Charging, createCharging } from './charging.ts'
import { startDeadline } from './deadline.ts'
import type { HttpDependencies } from './dependencies.ts'
import { buildCall } from './dispatch.ts'
import { createInFlight, type InFlight } from './in-flight.ts'
import { readBeginning, readBodyBytes, requireDeclaredSize, tooSlow } from './incoming-body.ts'
import { styleOfUnparsed } from './request-body.ts'
import { createRequestContext, type RequestContext, type RoutedRequest } from './request-context.ts'
import {
  type HttpResponse,
  namesProblemJson,
  problemResponse,
  resultResponse,
  toProblem,
  withEncoding,
  withETag,
} from './response.ts'
import { announcesBody } from './unread-body.ts'

/** Checks and serves the requests of every route. */
export type Pipeline = {
  /** Never throws: turns every failure into a problem, and logs every request once. */
  serve(routed: RoutedRequest): Promise<HttpResponse>
}

type Run = { dependencies: HttpDependencies; charging: Charging; inFlight: InFlight }

/** Creates a pipeline with its own rate limits and places for requests. */
export function createPipeline(dependencies: HttpDependencies): Pipeline {
  const { burst, clock, concurrency } = dependencies
  const charging = createCharging(burst, clock)
  const run = { dependencies, charging, inFlight: createInFlight(concurrency) }
  return {
    async serve(routed) {
      const context = createRequestContext(routed, dependencies)
      const response = responseOf(await runLogged(run, context), context)
      const deprecation = deprecationHeaders(routed.route, context.found.params, dependencies)
      return { ...response, headers: { ...deprecation, ...context.headers, ...response.headers } }
    },
  }
}

async function runLogged(run: Run, context: RequestContext): Promise<AnyResult | Problem> {
  const { clock, log } = run.dependencies
  const { route, request, requestId, found } = context
  const startedMs = clock.now().getTime()
  const result = await runInTime(run, context)
  logAccess(log, {
    requestId,
    method: request.method ?? route.method,
    path: route.path,
    status: result instanceof Problem ? errors[result.code].status : result.status,
    durationMs: clock.now().getTime() - startedMs,
    waitedMs: found.waitedMs,
    caller: found.caller,
  })
  return result
}

async function runInTime(run: Run, context: RequestContext): Promise<AnyResult | Problem> {
  const { route, requestId, found } = context
  const { log } = run.dependencies
  const deadline = startDeadline(route.deadlineSeconds, () =>
    found.awaitsBody
      ? tooSlow()
      : problem('DEADLINE_EXCEEDED', `No answer within ${route.deadlineSeconds} s.`),
  )
  try {
    return await deadline.race(checkAndDispatch(run, context, deadline.signal), (error) => {
      if (found.awaitsBody) return
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
    // After a deadline, the work has been aborted and the platform uses the place again.
    run.inFlight.leave(context)
  }
}

function responseOf(result: AnyResult | Problem, context: RequestContext): HttpResponse {
  const { requestId, found, header, route } = context
  if (result instanceof Problem) {
    const acceptsProblemJson = namesProblemJson(header('accept'))
    return problemResponse(result, { requestId, style: found.style, acceptsProblemJson })
  }
  const response = resultResponse(result, found.style, route.endpoint.cacheable !== undefined)
  return withEncoding(withETag(response, header('if-none-match')), header('accept-encoding'))
}

/**
 * Runs the checks in the same order for every route, after the request id, the path and the method:
 * - The address's requests in flight come first, so that refused requests count too.
 * - The declared size comes next, because the check is free and does not depend on the caller.
 * - Maintenance comes before the credential, because it may read no document.
 * - The credential comes before the body, so that an unknown caller's body takes no memory.
 * - The credential comes before the rate limit, which counts by caller and not by address.
 * - The rate limit comes before ban and role, so that it also limits banned callers.
 * - Ban and role come before media type and body, so that a rejected caller learns no body rules.
 * - The body comes before the handler, which charges the quota. An invalid request costs nothing.
 */
async function checkAndDispatch(
  run: Run,
  context: RequestContext,
  signal: AbortSignal,
): Promise<AnyResult> {
  const { route, request } = context
  run.inFlight.enter(context)
  // The body of a GET has no meaning (RFC 9110, section 9.3.1), so it is dropped.
  if (route.method === 'GET') request.resume()
  else requireDeclaredSize(request, route.bodyBytesLimit)
  const caller = await admit(run, context, signal).catch(async (refusal: unknown) => {
    // The Firebase SDK shows the details of a 401 only in its own format. No header identifies the
    // SDK, so the first bytes of the body decide (test/sdk/callables.test.ts).
    if (route.callable !== undefined)
      context.found.style = styleOfUnparsed(context, await readBeginning(request))
    throw refusal
  })
  const call = await receiveCall(run, context, caller, signal)
  // After a 504 the caller will retry, and must not be charged twice.
  signal.throwIfAborted()
  return run.dependencies.handle(route.endpoint.id, call).catch((error: unknown) => {
    const isFailed = error instanceof Problem && error.code === 'UNAUTHENTICATED'
    if (isFailed && route.endpoint.checksCredential) run.charging.failed(context)
    throw error
  })
}

/** Clients that follow `Retry-After` come back when the service does, and not all at once. */
const maintenance = {
  detail: 'The service is under maintenance.',
  retryAfterSeconds: limits.service.maintenanceRetrySeconds,
}

/** Identifies the caller from the headers and checks their access. Throws 401, 403, 429 or 503. */
async function admit(run: Run, context: RequestContext, signal: AbortSignal): Promise<Caller> {
  const { dependencies, charging, inFlight } = run
  if (dependencies.isInMaintenance) throw problem('UNAVAILABLE', maintenance)
  const identified = await authenticate(context, dependencies, charging, signal)
  // A place that is taken after the deadline would never be freed.
  signal.throwIfAborted()
  context.found.caller = identified.caller
  charging.admit(context, identified.caller)
  inFlight.identified(context, identified.caller)
  requireActive(identified, context.route)
  requireAccess(context.route, identified)
  return identified.caller
}

/** This is a separate function so that the body's bytes can be freed while the handler runs. */
async function receiveCall(
  { charging, inFlight }: Run,
  context: RequestContext,
  caller: Caller,
  signal: AbortSignal,
): Promise<AnyCall> {
  context.found.awaitsBody = true
  const { request, route } = context
  const read = () => readBodyBytes(request, route.bodyBytesLimit, inFlight.isCrowded, signal)
  const hasBody = route.method !== 'GET' && announcesBody(request)
  const bytes = hasBody ? await inFlight.receive(read()) : new Uint8Array()
  context.found.awaitsBody = false
  return buildCall(context, bytes, caller, charging, signal)
}

/**
 * The headers of a legacy route: Deprecation (RFC 9745), a link to its successor, and Sunset (RFC
 * 8594) if the operator has set a date. The link keeps the placeholder of an unknown parameter.
 */
function deprecationHeaders(
  route: Route,
  params: Readonly<Record<string, string>>,
  { deprecatedSince, sunset }: Pick<HttpDependencies, 'deprecatedSince' | 'sunset'>,
): Record<string, string> {
  if (route.successor === undefined) return {}
  const successor = route.successor.replace(/\{(\w+)\}/g, (template, name: string) =>
    // Encoded, because the caller's text goes into a header.
    Object.hasOwn(params, name) ? encodeURIComponent(params[name] ?? '') : template,
  )
  return {
    Deprecation: `@${Math.floor(deprecatedSince.getTime() / 1000)}`,
    Link: `<${successor}>; rel="successor-version"`,
    ...(sunset === null ? {} : { Sunset: sunset.toUTCString() }),
  }
}
