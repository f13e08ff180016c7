import { errors } from '../contract/errors.ts'
import type { ProblemBody } from '../contract/schemas/problem.ts'
import { Problem, problem } from '../domain/problem.ts'
import { Unavailable } from '../ports/unavailable.ts'
import { type Answer, json } from './answer.ts'
import type { Style } from './envelope.ts'

/** What a caller waits before trying again where nobody knows better. */
const retryAfterSecondsDefault = 5

/** Who reads the answer. */
type Audience = { requestId: string; style: Style; acceptsProblemJson: boolean }

/** Anything thrown, as one of the catalogue: what is not known to be harmless says nothing of its cause. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof Unavailable) {
    return problem('UNAVAILABLE', { detail: 'A part of the service is down.', cause: error })
  }
  return problem('INTERNAL', { cause: error })
}

/** The body of a problem, without the wrapping of a style. */
export function problemBody(cause: Problem, requestId: string): ProblemBody {
  const { status, title } = errors[cause.code]
  const retryAfterSeconds = retryAfter(cause, status)
  return {
    type: 'about:blank',
    title,
    status,
    code: cause.code,
    ...(cause.detail === undefined ? {} : { detail: cause.detail }),
    requestId,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    ...(cause.errors === undefined ? {} : { errors: [...cause.errors] }),
  }
}

/** The answer to a problem: the only place where an error becomes bytes. */
export function problemAnswer(cause: Problem, audience: Audience): Answer {
  const body = problemBody(cause, audience.requestId)
  return {
    status: body.status,
    headers: {
      ...cause.headers,
      ...(body.retryAfterSeconds === undefined
        ? {}
        : { 'Retry-After': String(body.retryAfterSeconds) }),
      ...(body.status === 401 ? { 'WWW-Authenticate': 'Bearer realm="plant-analysis"' } : {}),
    },
    body: inStyle(cause, body, audience),
    cacheable: false,
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

function inStyle(cause: Problem, body: ProblemBody, audience: Audience): Answer['body'] {
  if (audience.style === 'callable') {
    const status = errors[cause.code].callable
    return json({ error: { status, message: body.detail ?? body.title, details: body } })
  }
  return json(body, audience.acceptsProblemJson ? 'application/problem+json' : 'application/json')
}

function retryAfter(cause: Problem, status: number): number | undefined {
  if (cause.retryAfterSeconds !== undefined) {
    return Math.max(1, Math.ceil(cause.retryAfterSeconds))
  }
  return status === 429 || status === 503 ? retryAfterSecondsDefault : undefined
}
