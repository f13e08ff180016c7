import { usualStatusOf } from '../contract/endpoint.ts'
import { errors } from '../contract/errors.ts'
import type { Route } from '../contract/route.ts'
import { pascal } from './document.ts'
import type { Names } from './names.ts'
import type { Schema } from './types.ts'

/** The envelope member in which a callable client sends or reads a body. */
type Member = 'data' | 'result' | 'error'

/**
 * Builds a schema that allows the plain body and its envelope. Swagger 2.0 and OpenAPI 3.1 express
 * this choice differently.
 */
export type Either = (plain: string, member: Member, description: string) => Schema

const descriptions: Record<Member, string> = {
  data: 'The fields themselves, or all of them in `data`, as Firebase callable clients send them.',
  result: 'The answer itself, or all of it in `result` where the request came in `data`.',
  error: 'The problem itself, or an `error` with it where the request came in `data`.',
}

const callableStatuses = [...new Set(Object.values(errors).map(({ callable }) => callable))]

/** The member `error` in a callable client's response; `details` in `error` holds the problem. */
export function callableError(problem: Schema): Schema {
  return {
    title: 'CallableError',
    type: 'object',
    description: 'The error in the format of callable clients.',
    properties: {
      status: { type: 'string', enum: callableStatuses, description: 'A google.rpc.Code.' },
      message: { type: 'string', description: 'What was wrong, in English.' },
      details: { description: 'The problem.', allOf: [problem] },
    },
    required: ['status', 'message', 'details'],
  }
}

/** Returns the name of an enveloped schema: `StartAnalysisCallableResponse`. */
export function envelopedName(route: Route, part: 'Body' | 'Response' | 'Problem', status = '') {
  if (part === 'Problem') return 'CallableProblem'
  const isUsual = status === '' || Number(status) === usualStatusOf(route.endpoint)
  return `${pascal(route)}Callable${part}${isUsual ? '' : status}`
}

/** Returns the schemas of all bodies that may have an envelope, by name. */
export function envelopedSchemas(
  routes: readonly Route[],
  names: Names,
  either: Either,
): Record<string, Schema> {
  const make = (plain: string, member: Member) => either(plain, member, descriptions[member])
  const schemas: [string, Schema][] = []
  for (const route of routes.filter(({ callable }) => callable !== undefined)) {
    const body = names.bodies.get(route)
    if (body) schemas.push([envelopedName(route, 'Body'), make(names.nameOf(body), 'data')])
    for (const [status, output] of Object.entries(route.endpoint.output)) {
      const name = envelopedName(route, 'Response', status)
      if (output) schemas.push([name, make(names.nameOf(output), 'result')])
    }
  }
  return { ...Object.fromEntries(schemas), CallableProblem: make('Problem', 'error') }
}
