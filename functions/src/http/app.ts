import cors from 'cors'
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express'
import { limits } from '../contract/limits.ts'
import type { Route } from '../contract/route.ts'
import { type Problem, problem } from '../domain/problem.ts'
import { logAccess, logFailure } from './access-log.ts'
import type { HttpDependencies } from './dependencies.ts'
import { createPipeline, type Pipeline } from './pipeline.ts'
import type { Style } from './request-body.ts'
import { requestIdOf } from './request-context.ts'
import { type HttpResponse, namesProblemJson, problemResponse, writeResponse } from './response.ts'
import { isArriving } from './unread-body.ts'

const allowedHeaders = [
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'X-Api-Key',
  'X-Enterprise-Token',
  'X-Request-Id',
  'If-None-Match',
  // Firebase's client libraries send these two headers for App Check and Messaging.
  'X-Firebase-AppCheck',
  'Firebase-Instance-ID-Token',
].join()

const exposedHeaders = [
  'X-Request-Id',
  'Retry-After',
  'RateLimit',
  'RateLimit-Policy',
  'Idempotent-Replayed',
  'ETag',
  'Deprecation',
  'Link',
  'WWW-Authenticate',
].join()

/** Leaves OPTIONS to the router, which returns 404 for an unknown path. */
const corsHeaders: RequestHandler = cors({
  origin: '*',
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  allowedHeaders,
  exposedHeaders,
  maxAge: limits.request.corsMaxAgeSeconds,
  optionsSuccessStatus: 200,
  preflightContinue: true,
})

const preflight: HttpResponse = { status: 200, headers: {}, body: null, cacheable: false }

/** Builds the Express app that serves the routes of the contract. */
export function buildApp(dependencies: HttpDependencies): Express {
  const pipeline = createPipeline(dependencies)
  const app = appWithHeaders(dependencies)
  const serving = pathRoutesOf(dependencies.routes).map(
    (route) => [route.pattern, serveRoute(dependencies, pipeline, route, 'plain')] as const,
  )
  app.use(serveExact(new Map(serving.filter(([pattern]) => !pattern.includes(':')))))
  for (const [pattern, serve] of serving) if (pattern.includes(':')) app.all(pattern, serve)
  return app.use(unmatched(dependencies), unroutable(dependencies))
}

/** Finds a path without parameters at once, because the router tries all patterns in turn. */
function serveExact(serving: ReadonlyMap<string, RequestHandler>): RequestHandler {
  return (request, response, next) => {
    const serve = serving.get(request.path.replace(/(.)\/$/, '$1'))
    return serve ? serve(request, response, next) : next()
  }
}

/**
 * Builds the app of an unversioned route, which has its own function and serves any path. Does not
 * use Firebase's `onCall`, which parses bodies of any size and logs rejected bodies.
 */
export function buildCallableApp(dependencies: HttpDependencies, route: Route): Express {
  const pipeline = createPipeline(dependencies)
  const serving = pathRoutesOf([route]).map((pathRoutes) =>
    serveRoute(dependencies, pipeline, pathRoutes, 'callable'),
  )
  return appWithHeaders(dependencies).use(
    ...serving,
    unmatched(dependencies),
    unroutable(dependencies),
  )
}

function appWithHeaders({ ids }: HttpDependencies): Express {
  const app = express()
  app.disable('x-powered-by')
  // Paths are case-sensitive and may end with one slash, as at the gateway.
  app.enable('case sensitive routing')
  // The query is parsed with the schema of its route.
  app.set('query parser', false)
  return app.use(corsHeaders, (request, response, next) => {
    response.setHeader('X-Request-Id', requestIdOf(request.get('x-request-id'), ids))
    response.setHeader('X-Content-Type-Options', 'nosniff')
    next()
  })
}

/**
 * If a path does not accept the method, the next matching path serves the request, as at the
 * gateway: `DELETE /v1/analyses/save` deletes the analysis named "save".
 */
function serveRoute(
  dependencies: HttpDependencies,
  pipeline: Pipeline,
  pathRoutes: PathRoutes,
  edgeStyle: Style,
): RequestHandler {
  return async (request, response, next) => {
    if (request.method === 'OPTIONS') {
      respondUnrouted(dependencies, request, response, preflight)
      return
    }
    const route = pathRoutes.methods.get(request.method === 'HEAD' ? 'GET' : request.method)
    if (route === undefined) {
      if (!response.hasHeader('Allow')) response.setHeader('Allow', pathRoutes.allow)
      next()
      return
    }
    response.removeHeader('Allow')
    const params = Object.fromEntries(
      Object.entries(request.params).map(([name, value]) => [name, String(value)]),
    )
    const requestId = requestIdOn(response)
    const content = await pipeline.serve({
      route,
      request,
      response,
      requestId,
      params,
      edgeStyle,
    })
    writeResponse(response, content, dependencies.lingering)
  }
}

/** Returns 405 if the path exists but does not accept the method, else 404. */
function unmatched(dependencies: HttpDependencies): RequestHandler {
  return (request, response) => {
    const cause = response.hasHeader('Allow')
      ? problem('METHOD_NOT_ALLOWED', `Allowed: ${String(response.getHeader('Allow'))}.`)
      : problem('NOT_FOUND', 'There is no such path.')
    refuse(dependencies, request, response, cause)
  }
}

/** Returns 404 if the router rejects a path because its percent-escapes are not UTF-8. */
function unroutable(dependencies: HttpDependencies): ErrorRequestHandler {
  return (error, request, response, _next) => {
    const cause =
      error instanceof URIError
        ? problem('NOT_FOUND', 'There is no such path.')
        : problem('INTERNAL', { cause: error })
    refuse(dependencies, request, response, cause)
  }
}

function refuse(
  dependencies: HttpDependencies,
  request: Request,
  response: Response,
  cause: Problem,
): void {
  const requestId = requestIdOn(response)
  if (cause.code === 'INTERNAL') logFailure(dependencies.log, cause, requestId)
  const acceptsProblemJson = namesProblemJson(request.get('accept'))
  const refusal = problemResponse(cause, { requestId, style: 'plain', acceptsProblemJson })
  respondUnrouted(dependencies, request, response, refusal)
}

function respondUnrouted(
  { log, lingering }: HttpDependencies,
  request: Request,
  response: Response,
  content: HttpResponse,
): void {
  logAccess(log, {
    requestId: requestIdOn(response),
    method: request.method,
    path: null,
    status: content.status,
    durationMs: 0,
    waitedMs: 0,
    caller: null,
  })
  // A client that went on sending would occupy a place that counts for no address.
  if (isArriving(request)) response.setHeader('Connection', 'close')
  writeResponse(response, content, lingering)
}

/** Reads the request id from the response header, which holds the only copy of the request id. */
function requestIdOn(response: Response): string {
  return String(response.getHeader('X-Request-Id'))
}

/** All routes of one path. `pattern` is the path in the syntax of Express. */
type PathRoutes = { pattern: string; methods: ReadonlyMap<string, Route>; allow: string }

/** Puts literal segments first, so `/v1/folders/unassign` does not name the folder `unassign`. */
function pathRoutesOf(routes: readonly Route[]): PathRoutes[] {
  const byPath = Map.groupBy(routes, (route) => route.path)
  // "{" sorts after every character that begins a segment.
  const sorted = [...byPath].sort(([left], [right]) => (left < right ? -1 : 1))
  return sorted.map(([path, routesOfPath]) => {
    const methods = new Map<string, Route>(routesOfPath.map((route) => [route.method, route]))
    const allowed = [...methods.keys(), ...(methods.has('GET') ? ['HEAD'] : []), 'OPTIONS']
    return { pattern: path.replace(/\{(\w+)\}/g, ':$1'), methods, allow: allowed.join(', ') }
  })
}
