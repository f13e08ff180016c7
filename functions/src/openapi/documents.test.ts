import SwaggerParser from '@apidevtools/swagger-parser'
import { responseIn } from '@plant/testing/definition'
import { describe, expect, it } from 'vitest'
import { routes } from '../composition/endpoints.ts'
import { gatewayDocument, placeholderHosts } from './gateway.ts'
import { publicDocument } from './public.ts'
import type { Operation, Schema, SwaggerDocument } from './types.ts'

const documents: [string, () => SwaggerDocument][] = [
  ['the gateway file', () => gatewayDocument(routes)],
  ['the public definition', () => publicDocument(routes)],
]

function operationsOf({ paths }: SwaggerDocument): Operation[] {
  return Object.values(paths).flatMap((item) => Object.values(item))
}

function operationAt(document: SwaggerDocument, method: string, path: string): Operation {
  const operation = document.paths[path]?.[method.toLowerCase()]
  if (!operation) throw new Error(`no ${method} ${path}`)
  return operation
}

/** Collects the keys of an object at any depth. */
function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, member]) => [key, ...keysOf(member)])
}

describe.each(documents)('%s', (_name, documentOf) => {
  it('is valid Swagger 2.0', async () => {
    // The validator resolves references in place, so it needs its own copy.
    const copy = structuredClone(documentOf()) as unknown as Parameters<
      typeof SwaggerParser.validate
    >[0]
    await expect(SwaggerParser.validate(copy)).resolves.toMatchObject({ swagger: '2.0' })
  })

  it('contains every route, one preflight per path and nothing else', () => {
    const document = documentOf()
    const paths = new Set(routes.map((route) => route.path))
    expect(new Set(Object.keys(document.paths))).toEqual(paths)
    for (const route of routes) operationAt(document, route.method, route.path)
    for (const path of paths) operationAt(document, 'options', path)
    expect(operationsOf(document)).toHaveLength(routes.length + paths.size)
  })

  it('uses each operation id once', () => {
    const ids = operationsOf(documentOf()).map(({ operationId }) => operationId)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(ids.filter((id) => !/^[a-z][A-Za-z0-9]*$/.test(id))).toEqual([])
  })

  it('is the same in two builds', () => {
    expect(JSON.stringify(documentOf())).toBe(JSON.stringify(documentOf()))
  })
})

describe('the gateway file', () => {
  const document = gatewayDocument(routes)

  it('sends every route to its backend, with the same path and its deadline', () => {
    for (const route of routes) {
      expect(operationAt(document, route.method, route.path)['x-google-backend']).toEqual({
        address: placeholderHosts[route.backend],
        deadline: route.deadlineSeconds,
        path_translation: 'APPEND_PATH_TO_ADDRESS',
      })
    }
  })

  it('sends every preflight to the backend of its path, with a deadline of 5 seconds', () => {
    for (const { path, backend } of routes) {
      expect(operationAt(document, 'options', path)['x-google-backend']).toEqual({
        address: placeholderHosts[backend],
        deadline: 5,
        path_translation: 'APPEND_PATH_TO_ADDRESS',
      })
    }
  })

  it('leaves every credential unchecked, so that the backend sends every 401', () => {
    expect(keysOf(document).filter((key) => key.startsWith('security'))).toEqual([])
  })

  it('has only path parameters that fill a whole segment', () => {
    const segments = Object.keys(document.paths).flatMap((path) => path.split('/'))
    expect(
      segments.filter((segment) => /[{}]/.test(segment) && !/^\{\w+\}$/.test(segment)),
    ).toEqual([])
  })
})

describe('the public definition', () => {
  const document = publicDocument(routes)

  it('is version 1.1.0, which the specification names', () => {
    expect(document.info.version).toBe('1.1.0')
  })

  it('names no host, so that clients call the host that serves it', () => {
    expect(document).not.toHaveProperty('host')
    expect(document).not.toHaveProperty('schemes')
    expect(JSON.stringify(document)).not.toContain('.invalid')
  })

  it('describes both credentials as headers', () => {
    expect(document['securityDefinitions']).toMatchObject({
      identityToken: { type: 'apiKey', in: 'header', name: 'Authorization' },
      apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
    })
  })

  it('lists the accepted credentials of each route as alternatives', () => {
    const security = (method: string, path: string) => operationAt(document, method, path).security
    expect(security('POST', '/v1/analyses')).toEqual([{ identityToken: [] }])
    expect(security('GET', '/v1/history')).toEqual([{ identityToken: [] }, { apiKey: [] }])
    expect(security('GET', '/v0/history')).toEqual([{ apiKey: [] }])
    expect(security('GET', '/v1/health')).toEqual([])
  })

  it('lists the required members of a body, and the request headers', () => {
    const { parameters = [] } = operationAt(document, 'POST', '/v0/analysis/start')
    expect(parameters.map(({ name, required }) => [name, required])).toEqual([
      ['Idempotency-Key', false],
      ['body', true],
    ])
    expect(document['definitions']).toMatchObject({
      V0AnalysisStartBody: { required: ['imageBase64'] },
      DevicesRegisterBody: { required: ['type', 'projectId', 'placeId'] },
    })
    const exchange = operationAt(document, 'POST', '/v1/auth/exchange-token')
    expect(Object.keys(exchange.responses)).not.toContain('403')
    expect(exchange.parameters).toMatchObject([{ name: 'X-Enterprise-Token', required: true }])
  })

  it('allows null for optional members of a request body, but not for any other members', () => {
    const definitions = document['definitions'] as Record<string, Schema>
    const { properties } = definitions['DevicesRegisterBody'] ?? {}
    expect(properties).toMatchObject({ plantIds: { 'x-nullable': true } })
    expect(properties).not.toMatchObject({ projectId: { 'x-nullable': true } })
    const { properties: answered } = definitions['Transaction'] ?? {}
    expect(answered).not.toMatchObject({ completedAt: { 'x-nullable': true } })
  })

  it('lists the codes of each error status', () => {
    const { responses } = operationAt(document, 'POST', '/v1/analyses')
    const refused = responseIn(document, responses['429'] ?? { $ref: '' })
    expect(refused['x-error-codes']).toEqual(['DAILY_QUOTA_EXCEEDED', 'TOO_MANY_REQUESTS'])
    expect(refused.schema).toEqual({ $ref: '#/definitions/Problem' })
  })

  it('documents a health report, not a problem, as the 503 response of the health check', () => {
    const { responses } = operationAt(document, 'GET', '/v1/health')
    expect(responses['503']).toMatchObject({
      schema: { $ref: '#/definitions/ServiceReadHealthResponse' },
    })
  })
})
