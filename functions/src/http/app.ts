import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express'
import type { Route } from '../contract/route.ts'
import { type Problem, problem } from '../domain/problem.ts'
import { logAccess, logFailure } from './access-log.ts'
import { corsHeaders } from './cors.ts'
import type { HttpDependencies } from './dependencies.ts'
import { type PathRoutes, pathRoutesOf, routeFor } from './path-routes.ts'
import { createPipeline, type Pipeline } from './pipeline.ts'
import type { Style } from './request-body.ts'
import { requestIdOf } from './request-context.ts'
import { type HttpResponse, namesProblemJson, problemResponse, writeResponse } from './response.ts'

type Edge = { dependencies: HttpDependencies; pipeline: Pipeline; style: Style }

const preflight: HttpResponse = { status: 200, headers: {}, body: null, cacheable: false }

/** The HTTP edge over the routes of the contract. */
export function buildApp(dependencies: HttpDependencies): Express {
  const app = appWithHeaders(dependencies)
  const pipeline = createPipeline(dependencies)
  for (const route of pathRoutesOf(dependencies.routes))
    app.all(route.pattern, serveRoute({ dependencies, pipeline, style: 'plain' }, route))
  app.use(unmatched(dependencies), unroutable(dependencies))
  return app
}

/**
 * The HTTP edge of one unversioned route as a function of its own, whose path is the platform's.
 * A plain function and none of the SDK's callables, which parse bodies of any size and log what
 * they do not understand. Answers in the envelope of callable clients, but to who sends none.
 */
export function buildCallableApp(dependencies: HttpDependencies, route: Route): Express {
  const app = appWithHeaders(dependencies)
  const pipeline = createPipeline(dependencies)
  for (const pathRoutes of pathRoutesOf([route]))
    app.use(serveRoute({ dependencies, pipeline, style: 'callable' }, pathRoutes))
  app.use(unmatched(dependencies), unroutable(dependencies))
  return app
}

function appWithHeaders(dependencies: HttpDependencies): Express {
  const app = express()
  app.disable('x-powered-by')
  // As at the gateway, which lets one slash at the end pass.
  app.enable('case sensitive routing')
  // The query is read where its schema is known.
  app.set('query parser', false)
  app.use(corsHeaders, commonHeaders(dependencies))
  return app
}

function commonHeaders(dependencies: HttpDependencies): RequestHandler {
  return (request, response, next) => {
    response.setHeader('X-Request-Id', requestIdOf(request.get('x-request-id'), dependencies.ids))
    response.setHeader('X-Content-Type-Options', 'nosniff')
    next()
  }
}

/**
 * Serves the routes of one path. A method that the path lacks goes on to the next path that
 * matches, as at the gateway: `DELETE /v1/analyses/save` is about the analysis named "save".
 */
function serveRoute(
  { dependencies, pipeline, style }: Edge,
  pathRoutes: PathRoutes,
): RequestHandler {
  return async (request, response, next) => {
    if (request.method === 'OPTIONS') {
      respondUnrouted(dependencies, request, response, preflight)
      return
    }
    const route = routeFor(pathRoutes, request.method)
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
    const content = await pipeline.serve({ route, request, requestId, params, style })
    writeResponse(response, content, dependencies.lingering)
  }
}

/** No route serves the request: 405 where a path matched on the way here, else 404. */
function unmatched(dependencies: HttpDependencies): RequestHandler {
  return (request, response) => {
    const cause = response.hasHeader('Allow')
      ? problem('METHOD_NOT_ALLOWED', `Allowed: ${String(response.getHeader('Allow'))}.`)
      : problem('NOT_FOUND', 'There is no such path.')
    refuse(dependencies, request, response, cause)
  }
}

/** What the router itself refuses: a path whose escapes are no UTF-8 can name nothing. */
function unroutable(dependencies: HttpDependencies): ErrorRequestHandler {
  return (error, request, response, _next) => {
    if (error instanceof URIError) {
      refuse(dependencies, request, response, problem('NOT_FOUND', 'There is no such path.'))
      return
    }
    refuse(dependencies, request, response, problem('INTERNAL', { cause: error }))
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
    caller: null,
  })
  writeResponse(response, content, lingering)
}

/** The outgoing header is the one place of a request's id, so that nothing can differ from it. */
function requestIdOn(response: Response): string {
  return String(response.getHeader('X-Request-Id'))
}
