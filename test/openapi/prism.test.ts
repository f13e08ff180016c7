import { join } from 'node:path'
import { leafPhoto } from '@plant/testing/leaf-photo'
import { type Answer, call, signUp, type TestUser, uuid } from '@plant/testing/service'
import { stack } from '@plant/testing/stack'
import { createLogger } from '@stoplight/prism-core'
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { createServer } from '@stoplight/prism-http-server'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/common/root.ts'

type Proxy = ReturnType<typeof createServer>

/** Starts Prism between client and service. A header of each answer lists the violations. */
async function startProxy(file: string): Promise<{ proxy: Proxy; base: string }> {
  const operations = await getHttpOperationsFromSpec(join(root, 'functions/public', file))
  const proxy = createServer(operations, {
    cors: false,
    components: { logger: createLogger('prism', { level: 'silent' }) },
    config: {
      isProxy: true,
      upstream: new URL(stack.BASE_URL),
      upstreamProxy: undefined,
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      mock: { dynamic: false },
      errors: false,
    },
  })
  return { proxy, base: await proxy.listen(0, '127.0.0.1') }
}

type Violation = { location: string[]; message: string }

function violationsOf({ headers }: Answer<unknown>): Violation[] {
  const noted = headers.get('sl-violations')
  return noted === null ? [] : (JSON.parse(noted) as Violation[])
}

/** A client of one user. All requests and answers of the client must match the definition. */
function client(base: string, user: TestUser) {
  return async (method: string, path: string, body?: unknown, more: object = {}) => {
    const ask = () => call<Record<string, string>>(method, path, { user, body, base, ...more })
    const first = await ask()
    // A slow machine exceeds the gateway's deadline, and the definition omits the gateway's answer.
    const answer = method === 'GET' && first.status === 504 ? await ask() : first
    const calls = `${method} ${path}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`
    expect(violationsOf(answer), calls).toEqual([])
    return answer
  }
}

type Client = ReturnType<typeof client>

async function analyse(ask: Client): Promise<string> {
  const body = { imageBase64: await leafPhoto(), language: 'en', placement: 'inside' }
  const headers = { 'Idempotency-Key': uuid() }
  const started = await ask('POST', '/v1/analyses', body, { headers })
  const id = String(started.body['transactionId'])
  expect(started.status).toBe(202)
  for (let status = ''; status !== 'COMPLETED'; ) {
    const poll = await ask('GET', `/v1/analyses/${id}?waitSeconds=10`)
    status = String(poll.body['status'])
    expect(['PENDING', 'PROCESSING', 'COMPLETED']).toContain(status)
  }
  expect((await ask('POST', '/v1/analyses', body, { headers })).status).toBe(200)
  return id
}

async function keep(ask: Client, analysisId: string): Promise<void> {
  await ask('POST', '/v1/analyses/save', { analysisId })
  const { id } = (await ask('POST', '/v1/folders', { name: 'Balcony' })).body
  await ask('POST', `/v1/folders/${id}/assign`, { analysisIds: [analysisId] })
  await ask('GET', '/v1/folders')
  await ask('GET', `/v1/history?folderId=${id}&saved=true`)
  await ask('PUT', `/v1/history/${analysisId}/impression`, { impression: 'up' })
  expect((await ask('POST', '/v1/folders', { name: 'Balcony' })).status).toBe(409)
  await ask('DELETE', `/v1/folders/${id}`)
}

async function manage(ask: Client): Promise<void> {
  const device = { type: 'sensor', projectId: 'p', placeId: 'g', metadata: { heightCm: 3 } }
  const { id } = (await ask('POST', '/v1/iot/devices', device)).body
  await ask('GET', '/v1/iot/devices?type=sensor')
  await ask('PATCH', `/v1/iot/devices/${id}`, { placeId: 'h' })
  await ask('DELETE', `/v1/iot/devices/${id}`)
  const url = `http://localhost:9/${uuid()}`
  const { id: webhook } = (await ask('POST', '/v1/webhooks', { url })).body
  await ask('POST', `/v1/webhooks/${webhook}/test`)
  await ask('GET', `/v1/webhooks/${webhook}/deliveries`)
  await ask('POST', `/v1/webhooks/${webhook}/rotate-secret`, { gracePeriodSeconds: 0 })
  await ask('DELETE', `/v1/webhooks/${webhook}`)
  for (const path of ['stats', 'invitations', 'events', 'webhooks', 'tokens']) {
    await ask('GET', `/v1/${path}`)
  }
}

async function useKey(ask: Client): Promise<void> {
  const { token = '' } = (await ask('POST', '/v1/tokens', { name: 'gateway' })).body
  const byKey = { user: undefined, headers: { 'x-api-key': token } }
  await ask('GET', '/v1/history', undefined, byKey)
  await ask('GET', '/v0/history', undefined, byKey)
  await ask('POST', '/v1/analyses/sync', { imageBase64: await leafPhoto(2) }, byKey)
  const exchange = { user: undefined, headers: { 'X-Enterprise-Token': token } }
  expect((await ask('POST', '/v1/auth/exchange-token', undefined, exchange)).status).toBe(200)
}

async function callAsFirebaseDoes(ask: Client): Promise<void> {
  for (const body of [{ data: { name: 'Hall' } }, { name: 'Kitchen' }]) {
    expect((await ask('POST', '/createFolder', body)).status).toBe(200)
    expect((await ask('POST', '/createFolder', body)).status).toBe(409)
  }
}

describe.each(['openapi.json', 'swagger.yaml'])('Prism with %s', (file) => {
  it('accepts valid calls and reports wrong calls', async () => {
    const { proxy, base } = await startProxy(file)
    try {
      const user = await signUp()
      const ask = client(base, user)
      await ask('POST', '/v1/session', { language: 'en', accountName: null })
      for (const path of ['config', 'health', 'status']) await ask('GET', `/v1/${path}`)
      await keep(ask, await analyse(ask))
      await manage(ask)
      await useKey(ask)
      await callAsFirebaseDoes(ask)
      expect((await ask('GET', '/v1/analyses/an_of_nobody')).status).toBe(404)
      await expectTold(base, user)
    } finally {
      await proxy.close()
    }
    // About fifty calls, one after the other.
  }, 300_000)
})

/** Requests that are wrong on purpose, but that must get valid answers. */
async function expectTold(base: string, user: TestUser): Promise<void> {
  const wrong = [
    await call('GET', '/v1/history', { base }),
    await call('POST', '/v1/folders', { base, user, body: { name: '' } }),
    await call('GET', '/v1/history?waitSeconds=1&saved=perhaps', { base, user }),
  ]
  expect(wrong.map(({ status }) => status)).toEqual([401, 400, 400])
  for (const answer of wrong) {
    const places = violationsOf(answer).map(({ location }) => location[0])
    expect(new Set(places)).toEqual(new Set(['request']))
  }
}
