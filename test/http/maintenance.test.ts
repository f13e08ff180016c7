import type { Server } from 'node:http'
import { credentialFor, type Edge, pathOf, startEdge, validBody } from '@plant/testing/edge'
import { listen } from '@plant/testing/listen'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readDefinition } from '../../api-gateway/emulator/definition.ts'
import { createGateway } from '../../api-gateway/emulator/gateway.ts'
import { routes } from '../../functions/src/composition/endpoints.ts'
import type { Route } from '../../functions/src/contract/route.ts'
import { problemBody } from '../../functions/src/contract/schemas/problem.ts'
import { problem } from '../../functions/src/domain/problem.ts'
import { gatewayDocument } from '../../functions/src/openapi/gateway.ts'

let edge: Edge
let gateway: Server
let url: string
const handled: string[] = []

beforeAll(async () => {
  edge = await startEdge({
    isInMaintenance: true,
    identify: async () => {
      throw problem('INTERNAL', 'The database was asked.')
    },
    handle: async (id) => {
      handled.push(id)
      return { status: 200, body: {} }
    },
  })
  gateway = createGateway({
    operations: readDefinition(JSON.stringify(gatewayDocument(routes))),
    resolveBackend: () => new URL(edge.url),
    identityToken: async () => 'token',
  })
  url = await listen(gateway)
})
afterAll(async () => {
  gateway.closeAllConnections()
  gateway.close()
  await edge.close()
})

function send(route: Route, headers: Record<string, string> = {}) {
  const body = route.method === 'GET' ? {} : { body: JSON.stringify(validBody) }
  return fetch(`${url}${pathOf(route)}`, {
    method: route.method,
    headers: { 'content-type': 'application/json', ...credentialFor(route), ...headers },
    ...body,
  })
}

it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  'under maintenance, the gateway passes on a 503 of the catalogue: %s',
  async (_name, route) => {
    const response = await send(route)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('60')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const text = await response.text()
    const { error, ...plain } = JSON.parse(text)
    const body = problemBody.parse(error ? error.details : plain)
    expect(body).toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 60 })
    expect(handled).toEqual([])
  },
)

it('a preflight request is answered under maintenance, so that browsers can read the refusal', async () => {
  const response = await fetch(`${url}/v1/history`, {
    method: 'OPTIONS',
    headers: { origin: 'https://app.example', 'access-control-request-method': 'GET' },
  })
  expect(response.status).toBe(200)
})
