import { stackTrace } from '@plant/common/errors'
import { readTraceparent, traceField, traceName } from '@plant/common/trace'
import type { ErrorRequestHandler, RequestHandler, Response } from 'express'
import type { Log } from './log.ts'
import { Problem } from './problem.ts'
import { requestIdSchema } from './protocol.ts'

/** Fields that handlers add to the log line of a request. */
type RequestFacts = { requestId: string | null; outcome?: string; [traceField]?: string }

const factsOf = new WeakMap<Response, RequestFacts>()

/** Returns the log fields of a response's request. Handlers set fields of the returned object. */
export function requestFacts(response: Response): RequestFacts {
  const known = factsOf.get(response)
  if (known !== undefined) return known
  const fresh: RequestFacts = { requestId: null }
  factsOf.set(response, fresh)
  return fresh
}

/** Logs one line per finished request. Skips successful health checks, which are frequent. */
export function recordRequest(log: Log, projectId?: string): RequestHandler {
  return (request, response, next) => {
    const facts = requestFacts(response)
    facts.requestId = requestIdSchema.safeParse(request.get('x-request-id')).data ?? null
    const traceId = readTraceparent(request.get('traceparent'))
    if (projectId !== undefined && traceId !== undefined)
      facts[traceField] = traceName(projectId, traceId)
    const startedAtMs = performance.now()
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : 499
      if (request.path === '/health' && status === 200) return
      log(facts.outcome === 'INFECTED' ? 'ALERT' : 'INFO', 'request', {
        ...facts,
        method: request.method,
        path: request.path,
        status,
        requestBytes: Number(request.get('content-length') ?? 0),
        durationMs: Math.round(performance.now() - startedAtMs),
      })
    })
    next()
  }
}

/** Responds to every error with the service's error body. Unexpected errors get a plain 500. */
export function writeProblem(log: Log): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error)
    const { requestId, [traceField]: trace } = requestFacts(response)
    const problem = toProblem(error)
    if (problem.status >= 500) {
      log(problem.status === 503 ? 'WARNING' : 'ERROR', problem.message, {
        requestId,
        [traceField]: trace,
        cause: String(problem.cause),
        // Error Reporting looks for internal faults in this field.
        ...(problem.status === 500 && { stack_trace: stackTrace(problem.cause) }),
      })
    }
    if (problem.status === 503) response.set('retry-after', String(problem.retryAfterSeconds))
    const { status, code, message } = problem
    response.status(status).json({ status, code, message, requestId })
  }
}

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  return new Problem(500, 'INTERNAL', 'An unexpected error occurred.', error)
}
