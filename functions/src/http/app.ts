import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express'
import { type Problem, problem } from '../domain/problem.ts'
import { logAccess, logFailure } from './access-log.ts'
import type { Answer } from './answer.ts'
import { corsHeaders } from './cors.ts'
import type { HttpDependencies } from './dependencies.ts'
import { type PathRoutes, pathRoutesOf, routeFor } from './path-routes.ts'
import { createPipeline, type Pipeline } from './pipeline.ts'
import { namesProblemJson, problemAnswer } from './problem-response.ts'
import { requestIdOf } from './request-id.ts'
import { writeAnswer } from './write-answer.ts'

const preflightAnswer: Answer = { status: 200, headers: {}, body: null, cacheable: false }

/** The HTTP edge over the routes of the contract. Callables share its pipeline where they are given the same one. */
export function buildApp(
  parts: HttpDependencies,
  pipeline: Pipeline = createPipeline(parts),
): Express {
  const app = express()
  app.disable('x-powered-by')
  // As at the gateway, which lets one slash at the end pass.
  app.enable('case sensitive routing')
  // The query is read where its schema is known.
  app.set('query parser', false)
  app.use(corsHeaders, commonHeaders(parts))
  for (const route of pathRoutesOf(parts.routes))
    app.all(route.pattern, serveRoute(parts, pipeline, route))
  app.use(unmatched(parts), unroutable(parts))
  return app
}

function commonHeaders(parts: HttpDependencies): RequestHandler {
  return (request, response, next) => {
    response.setHeader('X-Request-Id', requestIdOf(request.get('x-request-id'), parts.ids))
    response.setHeader('X-Content-Type-Options', 'nosniff')
    next()
  }
}

/**
 * Serves the routes of one path. A method that it does not know goes on to the next path that matches, as at the
 * gateway: `DELETE /v1/analyses/save` is about the analysis named "save".
 */
function serveRoute(
  parts: HttpDependencies,
  pipeline: Pipeline,
  pathRoutes: PathRoutes,
): RequestHandler {
  return async (request, response, next) => {
    if (request.method === 'OPTIONS') {
      answerUnrouted(parts, request, response, preflightAnswer)
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
    writeAnswer(response, await pipeline.serve({ route, request, requestId, params }))
  }
}

/** No route serves the request: 405 where a path matched on the way here, else 404. */
function unmatched(parts: HttpDependencies): RequestHandler {
  return (request, response) => {
    const cause = response.hasHeader('Allow')
      ? problem('METHOD_NOT_ALLOWED', `Allowed: ${String(response.getHeader('Allow'))}.`)
      : problem('NOT_FOUND', 'There is no such path.')
    refuse(parts, request, response, cause)
  }
}

/** What the router itself refuses: a path whose escapes are no UTF-8 can name nothing. */
function unroutable(parts: HttpDependencies): ErrorRequestHandler {
  return (error, request, response, _next) => {
    if (error instanceof URIError) {
      refuse(parts, request, response, problem('NOT_FOUND', 'There is no such path.'))
      return
    }
    refuse(parts, request, response, problem('INTERNAL', { cause: error }))
  }
}

function refuse(
  parts: HttpDependencies,
  request: Request,
  response: Response,
  cause: Problem,
): void {
  const requestId = requestIdOn(response)
  if (cause.code === 'INTERNAL') logFailure(parts.log, cause, requestId)
  const acceptsProblemJson = namesProblemJson(request.get('accept'))
  const answer = problemAnswer(cause, { requestId, style: 'plain', acceptsProblemJson })
  answerUnrouted(parts, request, response, answer)
}

function answerUnrouted(
  { log }: HttpDependencies,
  request: Request,
  response: Response,
  answer: Answer,
): void {
  logAccess(log, {
    requestId: requestIdOn(response),
    method: request.method,
    path: null,
    status: answer.status,
    durationMs: 0,
    caller: null,
  })
  writeAnswer(response, answer)
}

/** The header that goes out is where a request's id stands, so that no second place can differ from it. */
function requestIdOn(response: Response): string {
  return String(response.getHeader('X-Request-Id'))
}
