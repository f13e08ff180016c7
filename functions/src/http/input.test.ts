import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '../contract/endpoint.ts'
import type { Route } from '../contract/route.ts'
import { Problem } from '../domain/problem.ts'
import { parseInput, type Sources } from './input.ts'

const endpoint: Endpoint = {
  id: 'folders.rename',
  route: { method: 'POST', path: '/v1/things/{id}', credential: 'none' },
  summary: 'Rename a thing',
  description: ['For this test.'],
  params: z.object({ id: z.string().min(2) }),
  query: z.object({ pageSize: z.string().max(2).optional() }),
  body: z.object({ name: z.string(), tags: z.array(z.string()).optional() }),
  output: {},
  problems: [],
  examples: { output: {} },
}

const route: Route = {
  method: 'POST',
  path: '/v1/things/{id}',
  credential: 'none',
  access: 'member',
  scopes: [],
  deadlineSeconds: 60,
  endpoint,
  backend: 'api',
  bodyBytesLimit: 1_000_000,
}

const routeWith = (schemas: Partial<Endpoint>): Route => ({
  ...route,
  endpoint: { ...endpoint, ...schemas },
})

function sources(some: Partial<Sources> = {}): Sources {
  return { params: { id: 'id_1' }, query: new URLSearchParams(), body: { name: 'n' }, ...some }
}

function fieldsOf(parse: () => unknown): string[] {
  try {
    parse()
  } catch (error) {
    expect(error).toBeInstanceOf(Problem)
    expect(error).toMatchObject({ code: 'INVALID_ARGUMENT' })
    return (error as Problem).errors?.map(({ field }) => field) ?? []
  }
  return []
}

describe('the input of an operation', () => {
  it('merges path, query and body', () => {
    const query = new URLSearchParams('pageSize=20')
    expect(parseInput(route, sources({ query }))).toEqual({
      id: 'id_1',
      pageSize: '20',
      name: 'n',
    })
  })

  it('ignores unknown fields, including special JavaScript keys', () => {
    const body = JSON.parse('{"name":"n","__proto__":{"role":"admin"},"constructor":1,"other":2}')
    const input = parseInput(route, sources({ body }))
    expect(input).toEqual({ id: 'id_1', name: 'n' })
    expect(Object.getPrototypeOf(input)).toBe(Object.prototype)
  })

  it('has the id of the path even if the body has another id', () => {
    const body = { id: 'other', name: 'n' }
    const loose = routeWith({ body: z.object({ id: z.string(), name: z.string() }) })
    expect(parseInput(loose, sources({ body }))).toMatchObject({ id: 'id_1' })
  })

  it('is rejected with the name of every invalid field, spelled as in the request', () => {
    const wrong = sources({
      params: { id: 'x' },
      query: new URLSearchParams('pageSize=1000'),
      body: { tags: ['a', 2] },
    })
    expect(fieldsOf(() => parseInput(route, wrong)).sort()).toEqual([
      'id',
      'name',
      'pageSize',
      'tags.1',
    ])
  })

  it('is rejected if a query key is repeated', () => {
    const query = new URLSearchParams('pageSize=1&pageSize=2')
    expect(fieldsOf(() => parseInput(route, sources({ query })))).toEqual(['pageSize'])
  })

  it('R3: is rejected at once if the query has more than 50 parameters, which nobody sends', () => {
    const names = (count: number) => Array.from({ length: count }, (_none, at) => `n${at}`)
    const query = (count: number) => new URLSearchParams(names(count).join('&'))
    expect(parseInput(route, sources({ query: query(50) }))).toMatchObject({ name: 'n' })
    expect(fieldsOf(() => parseInput(route, sources({ query: query(51) })))).toEqual(['query'])
  })

  it('R3: is read by the names of the schema, not by those that a body invents', () => {
    const ownKeys = () => expect.unreachable('reads every name')
    const right = new Proxy({ species: 's' }, { ownKeys })
    const nested = routeWith({ body: z.object({ right: z.object({ species: z.string() }) }) })
    const body = new Proxy({ right }, { ownKeys })
    expect(parseInput(nested, sources({ body }))).toMatchObject({ right: { species: 's' } })
  })

  it('takes the id of an unversioned route from the body field that the route names', () => {
    const unversioned: Route = { ...route, idInBody: 'folderId' }
    const body = { folderId: 'fld_1', name: 'n' }
    expect(parseInput(unversioned, sources({ params: {}, body }))).toEqual({
      id: 'fld_1',
      name: 'n',
    })
    const without = sources({ params: {}, body: { name: 'n' } })
    expect(fieldsOf(() => parseInput(unversioned, without))).toEqual(['folderId'])
  })

  it("is validated with the route's own body schema if the route has one", () => {
    const own: Route = { ...route, body: z.object({ label: z.string() }) }
    expect(parseInput(own, sources({ body: { label: 'l', name: 'n' } }))).toEqual({
      id: 'id_1',
      label: 'l',
    })
  })

  it('treats null as absent at any depth, but keeps null in free-form values and nullable fields', () => {
    const body = z.object({
      name: z.string(),
      note: z.string().optional(),
      place: z.object({ id: z.string(), room: z.string().optional() }).optional(),
      parts: z.array(z.object({ size: z.int().optional() })).optional(),
      ends: z.string().nullable().optional(),
      metadata: z.record(z.string(), z.unknown()).optional(),
    })
    const nullable = routeWith({ body })
    const metadata = { kept: null, deeper: { kept: null } }
    const sent = {
      name: 'n',
      note: null,
      place: { id: 'p', room: null },
      parts: [{ size: null }],
      ends: null,
      metadata,
      unknown: null,
    }
    expect(parseInput(nullable, sources({ body: sent }))).toEqual({
      id: 'id_1',
      name: 'n',
      place: { id: 'p' },
      parts: [{}],
      ends: null,
      metadata,
    })
    expect(fieldsOf(() => parseInput(route, sources({ body: { name: null } })))).toEqual(['name'])
    expect(
      fieldsOf(() => parseInput(route, sources({ body: { name: 'n', tags: [null] } }))),
    ).toEqual(['tags.0'])
  })
})
