import { join, type Person } from '@plant/testing/matrix/people'
import { type ServiceInProcess, startService } from '@plant/testing/matrix/service'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { limits } from '../../functions/src/contract/limits.ts'

let service: ServiceInProcess

beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

async function statusOf(headers: Record<string, string>, method = 'GET', path = '/v1/history') {
  const response = await fetch(`${service.url}${path}`, { method, headers })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

/** Advances the clock to just before, and then to, the end of the caches. */
async function aroundEnd(call: () => Promise<{ status: number }>) {
  service.harness.clock.advance(limits.request.callerCacheSeconds - 0.001)
  const before = (await call()).status
  service.harness.clock.advance(0.001)
  return [before, (await call()).status]
}

it('the token of a banned user is refused after ten seconds at most, though its signature is remembered', async () => {
  const ada = await join(service, 'ada')
  expect((await statusOf(ada.identity)).status).toBe(200)
  const ban = { at: service.harness.clock.now(), permanent: true, reason: 'a test' }
  await service.harness.change('ada', (user) => ({ ...user, ban }))
  const call = () => statusOf(ada.identity)
  expect(await aroundEnd(call)).toEqual([200, 403])
})

it('the exchanged token of a revoked key is refused after ten seconds at most', async () => {
  const ben: Person = await join(service, 'ben')
  const key = { 'x-enterprise-token': String(ben.key['x-api-key']) }
  const { body } = await statusOf(key, 'POST', '/v1/auth/exchange-token')
  const exchanged = { authorization: `Bearer ${String(body['idToken'])}` }
  expect((await statusOf(exchanged)).status).toBe(200)
  const { body: keys } = await statusOf(ben.identity, 'GET', '/v1/tokens')
  const [{ id }] = keys['items'] as [{ id: string }]
  expect((await statusOf(ben.identity, 'DELETE', `/v1/tokens/${id}`)).status).toBe(200)
  expect(await aroundEnd(() => statusOf(exchanged))).toEqual([200, 401])
})
