import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { routes } from '../composition/endpoints.ts'
import { endpoints } from '../operations/generated/endpoints.ts'
import { bodyExampleOf, bodyOf } from './body.ts'
import type { Endpoint } from './endpoint.ts'
import { type ErrorCode, errors } from './errors.ts'
import { problemExample } from './examples/problems.ts'
import { problemBody } from './schemas/problem.ts'

/**
 * A schema drops unknown fields. The parsed example therefore lacks every field that the schema
 * does not know.
 */
function expectToFit(schema: z.ZodType | null | undefined, example: unknown): void {
  expect(schema?.parse(example)).toMatchObject(example as object)
}

describe.each<Endpoint>(endpoints)('the example of $id', (endpoint) => {
  const { params, query, output, examples: example } = endpoint

  it('the example parameters fit the schemas of the endpoint', () => {
    expect(Object.keys(example.params ?? {})).toEqual(Object.keys(params?.shape ?? {}))
    expect(Object.keys(example.query ?? {}).toSorted()).toEqual(
      Object.keys(query?.shape ?? {}).toSorted(),
    )
    if (params) expectToFit(params, example.params)
    if (query) expectToFit(query, example.query)
  })

  it('each status with a body has an example response', () => {
    const withBody = Object.entries(output).filter(([, schema]) => schema !== null)
    expect(Object.keys(example.output)).toEqual(withBody.map(([status]) => status))
    for (const [status, schema] of withBody) expectToFit(schema, example.output[status])
  })
})

describe.each(
  routes.filter(bodyOf).map((route) => [`${route.method} ${route.path}`, route] as const),
)('the example of %s', (_name, route) => {
  it('has a body that matches the schema', () => expectToFit(bodyOf(route), bodyExampleOf(route)))
})

describe.each(Object.keys(errors) as ErrorCode[])('the example of %s', (code) => {
  it('is a valid error body', () => expectToFit(problemBody, problemExample(code)))
})
