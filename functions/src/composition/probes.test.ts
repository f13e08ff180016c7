import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHarness } from '@plant/testing/harness'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock } from '../adapters/system.ts'
import type { ComponentId } from '../domain/status.ts'
import { answers } from '../operations/service/probing.ts'
import { Unavailable } from '../ports/context.ts'
import { statusProbes } from './probes.ts'

let server: Server
let isWell = true

beforeAll(async () => {
  server = createServer((request, response) => {
    // Imitates Cloud Run, which rejects calls to the image processor without a token.
    const mayCall = request.headers['x-serverless-authorization'] === 'Bearer of-the-functions'
    if (request.url === '/health' && !mayCall) response.statusCode = 403
    else response.statusCode = isWell ? 200 : 503
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const tokens = { get: async () => 'of-the-functions', forget: () => undefined }

function setUp() {
  const service = createHarness()
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { store, clock } = service.steady.ports
  const parts = {
    store,
    clock,
    imageProcessor: { url, tokens },
    signInUrl: `${url}/keys`,
  }
  const find = async (id: ComponentId, probes = statusProbes(parts)) => {
    const { needs, backlog } = probes[id]
    const asked = [...needs, ...(backlog ? [backlog] : [])]
    return Promise.all(asked.map((question) => answers(question, systemClock, { requestId: 'r' })))
  }
  return { service, parts, find }
}

it('the status reports analysis as degraded when a run is more than three minutes late', async () => {
  const { service, find } = setUp()
  const ada = await service.signUp('ada')
  await ada.start({ photo: 'diseased leaf' })
  service.clock.advance(3 * 60)
  expect(await find('analysis')).toEqual([true, true, true])
  service.clock.advance(60)
  expect(await find('analysis')).toEqual([true, true, false])
  expect(await find('webhooks')).toEqual([true, true])
  expect(service.calls).not.toContain('model.diagnose')
})

it('the status reports webhooks as degraded when an event waits too long to be published', async () => {
  const { service, find } = setUp()
  const ada = await service.signUp('ada')
  service.troubles.failing('publisher.publish', new Unavailable('broker'))
  await ada.start({ photo: 'diseased leaf' })
  await service.deliver()
  expect(await find('webhooks')).toEqual([true, true])
  service.clock.advance(10 * 60)
  expect(await find('webhooks')).toEqual([true, false])
  expect(await find('analysis')).toEqual([true, true, true])
})

it('the status reports images, analysis and sign-in as down if the servers that they need return errors', async () => {
  const { find } = setUp()
  isWell = false
  expect(await find('images')).toEqual([false])
  expect(await find('sign-in')).toEqual([false])
  expect(await find('analysis')).toEqual([true, false, true])
  isWell = true
  expect(await find('images')).toEqual([true])
})

it('the status reports the API as down if the database does not answer', async () => {
  const { parts, find } = setUp()
  const store = {
    ...parts.store,
    getAll: () => Promise.reject(new Unavailable('database')),
    query: () => Promise.reject(new Unavailable('database')),
  }
  const probes = statusProbes({ ...parts, store })
  expect(await find('api', probes)).toEqual([false])
  expect(await find('webhooks', probes)).toEqual([false, false])
})

it('a probe stops waiting within seconds for a dependency that hangs and ignores the abort signal', async () => {
  const hanging = { check: () => new Promise<void>(() => undefined) }
  expect(await answers(hanging, systemClock, { requestId: 'r' })).toBe(false)
})
