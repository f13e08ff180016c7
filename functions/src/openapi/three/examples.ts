import { bodyExampleOf } from '../../contract/body.ts'
import { type ErrorCode, errors } from '../../contract/errors.ts'
import { problemExample } from '../../contract/examples/problems.ts'
import { problemsOf } from '../../contract/problems.ts'
import type { Route } from '../../contract/route.ts'
import { pascal, pascalCase } from '../document.ts'
import type { Schema } from '../types.ts'

const refer = (name: string): Schema => ({ $ref: `#/components/examples/${name}` })

/** Uses the id of the endpoint, because legacy routes return the same body. */
const answerName = ({ endpoint }: Route, status: string) => `${pascalCase(endpoint.id)}${status}`
const requestName = (route: Route) => `${pascal(route)}Request`

/** Refers to the examples of a request, which a callable client sends in its envelope. */
export function requestExamples(route: Route): Record<string, Schema> {
  return { request: refer(requestName(route)) }
}

export function answerExamples(route: Route, status: string): Record<string, Schema> {
  return { answer: refer(answerName(route, status)) }
}

export function problemExamples(codes: readonly string[]): Record<string, Schema> {
  return Object.fromEntries(codes.map((code) => [code, refer(code)]))
}

/** Returns all examples of the document by the names that operations refer to. */
export function componentExamples(routes: readonly Route[]): Record<string, Schema> {
  const requests = routes.flatMap((route): [string, Schema][] => {
    const value = bodyExampleOf(route)
    if (!value || route.endpoint.rawBody) return []
    return [[requestName(route), { summary: 'A request', value }]]
  })
  const answers = routes
    .filter((route) => route.successor === undefined)
    .flatMap((route) =>
      Object.entries(route.endpoint.examples.output).map(([status, value]): [string, Schema] => [
        answerName(route, status),
        { summary: 'An answer', value },
      ]),
    )
  const answered = new Set(routes.flatMap(problemsOf))
  const problems = [...answered].map((code: ErrorCode): [string, Schema] => [
    code,
    { summary: errors[code].title, value: problemExample(code) },
  ])
  return Object.fromEntries([...requests, ...answers, ...problems])
}
