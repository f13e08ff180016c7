import {
  credentialFor,
  type Edge,
  pathOf,
  routesWithBody,
  startEdge,
  validBody,
} from '@plant/testing/edge'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { routes } from '../../functions/src/composition/endpoints.ts'
import type { Route } from '../../functions/src/contract/route.ts'

let edge: Edge
beforeAll(async () => {
  edge = await startEdge()
})
afterAll(() => edge.close())

/** Words of a validator that a user would not understand. */
const jargon = /invalid input|expected|received|undefined|too (small|big)|regex|nan/i
const candidates = [{ wrong: true }, 'wrong wrong', 4.5, [[]], true]

function bodyOf(route: Route): z.ZodObject | undefined {
  const definition = route.endpoint
  return route.body ?? definition.body
}

function wrongValue(field: z.core.$ZodType): unknown {
  return candidates.find((value) => !(field as z.ZodType).safeParse(value).success)
}

// The Idempotency-Key is left out, because another test covers its own error code.
const bodyFields = routesWithBody.flatMap((route) =>
  Object.entries(bodyOf(route)?.shape ?? {})
    .filter(([name]) => name !== 'idempotencyKey')
    .map(
      ([name, schema]) =>
        [`${route.method} ${route.path}`, name, route, wrongValue(schema)] as const,
    ),
)

function isOptional(field: z.core.$ZodType): boolean {
  return (field as z.ZodType).safeParse(undefined).success
}

const optionalFields = bodyFields.filter(([, name, route]) => {
  const field = bodyOf(route)?.shape[name]
  return field !== undefined && isOptional(field)
})
const requiredFields = bodyFields.filter((field) => !optionalFields.includes(field))

async function post(route: Route, body: unknown): Promise<{ status: number; body: unknown }> {
  const response = await fetch(edge.url + pathOf(route), {
    method: route.method,
    headers: { ...credentialFor(route), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

describe('a body field of a wrong type', () => {
  it('is tested for at least 80 fields', () => {
    expect(bodyFields.length).toBeGreaterThanOrEqual(80)
    expect(bodyFields.every(([, , , value]) => value !== undefined)).toBe(true)
  })

  it.each(bodyFields)(
    'makes %s reject the request and name the field %s',
    async (_row, name, route, wrong) => {
      const answer = await post(route, { ...validBody, [name]: wrong })
      expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_ARGUMENT' } })
      const { errors } = answer.body as { errors: { field: string; message: string }[] }
      expect(errors.map(({ field }) => field.split('.')[0])).toContain(name)
      for (const { message } of errors) {
        expect(message).not.toMatch(jargon)
        expect(message.length).toBeGreaterThan(3)
      }
    },
  )
})

describe('an identifier in the body of an unversioned route', () => {
  const identified = routes.filter((route) => route.idInBody !== undefined)

  it('is used by five routes', () => expect(identified).toHaveLength(5))

  it.each(identified.map((route) => [route.path, route.idInBody ?? '', route] as const))(
    'is required by %s under the name %s',
    async (_path, name, route) => {
      const { [name as 'analysisId']: _left, ...without } = validBody
      const missing = await post(route, without)
      expect(missing.body).toMatchObject({ errors: [{ field: name, message: 'is required' }] })
      const wrong = await post(route, { ...validBody, [name]: '../x' })
      expect(wrong.body).toMatchObject({ code: 'INVALID_ARGUMENT', errors: [{ field: name }] })
    },
  )
})

describe('null in a body', () => {
  it('is tested for at least 70 fields', () => {
    expect(optionalFields.length).toBeGreaterThanOrEqual(50)
    expect(requiredFields.length).toBeGreaterThanOrEqual(20)
  })

  it.each(optionalFields)('makes %s treat the field %s as missing', async (_row, name, route) => {
    const { [name as 'name']: _left, ...without } = validBody
    const answer = await post(route, { ...without, [name]: null })
    expect(answer).toEqual(await post(route, without))
    expect(answer.status).toBe(200)
  })

  it.each(requiredFields)('makes %s say that %s is required', async (_row, name, route) => {
    const answer = await post(route, { ...validBody, [name]: null })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ errors: [{ field: name, message: 'is required' }] })
  })
})
