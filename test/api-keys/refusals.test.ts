import { type Edge, pathOf, startEdge } from '@plant/testing/edge'
import { createHarness } from '@plant/testing/harness'
import { type ApiKeys, exchange, keysOf, signUp } from '@plant/testing/harness/api-keys'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { routes } from '../../functions/src/composition/endpoints.ts'
import type { Route } from '../../functions/src/contract/route.ts'
import { apiKeyFrom } from '../../functions/src/domain/access/api-key.ts'
import { callerCache } from '../../functions/src/operations/authentication/cache.ts'
import { identify } from '../../functions/src/operations/authentication/identify.ts'

const keyRoutes = routes.filter(
  ({ credential }) => credential !== 'none' && credential !== 'identity',
)
/** The headers that are different in each answer, even for the same request. */
const ownToEach = ['x-request-id', 'date', 'content-length']

let harness: ApiKeys
let edge: Edge
let refused: Record<string, Record<string, string>>

beforeEach(async () => {
  harness = createHarness().apiKeys
  const keys = keysOf(harness, await signUp(harness, 'owner'))
  const [revoked, lapsed] = [await keys.create(), await keys.create({ expiresInDays: 1 })]
  const { idToken } = await exchange(harness, revoked.token)
  await keys.revoke(revoked.id)
  harness.clock.advance(86_400)
  refused = {
    mistyped: { 'x-api-key': `${revoked.token.slice(0, -1)}!` },
    unknown: { 'x-api-key': apiKeyFrom('u'.repeat(36)) },
    revoked: { 'x-api-key': revoked.token },
    lapsed: { 'x-api-key': lapsed.token },
    'unknown as a bearer': { authorization: `Bearer ${apiKeyFrom('u'.repeat(36))}` },
    'revoked as a bearer': { authorization: `Bearer ${revoked.token}` },
    'exchanged from a revoked one': { authorization: `Bearer ${idToken}` },
    'an identity token in the place of a key': { 'x-api-key': 'owner' },
    'two different keys': { 'x-api-key': lapsed.token, authorization: `Bearer ${revoked.token}` },
  }
  edge = await startEdge({ identify: identify({ ...harness.ports, cache: callerCache() }) })
})

afterEach(() => edge.close())

async function answerTo(route: Route, headers: Record<string, string>) {
  harness.store.reset()
  const response = await fetch(`${edge.url}${pathOf(route)}`, { method: route.method, headers })
  const { requestId, ...body } = (await response.json()) as Record<string, unknown>
  expect(requestId).toBe(response.headers.get('x-request-id'))
  const shown = [...response.headers].filter(([name]) => !ownToEach.includes(name))
  const reads = harness.store.calls.reduce((sum, call) => sum + call.reads, 0)
  return { status: response.status, text: JSON.stringify([body, shown]), reads }
}

describe('a rejected key', () => {
  it('gets the same answer on every route and for every reason, with at most one database read', async () => {
    expect(keyRoutes.length).toBeGreaterThanOrEqual(15)
    for (const route of keyRoutes) {
      const texts = new Set<string>()
      for (const headers of Object.values(refused)) {
        const { status, text, reads } = await answerTo(route, headers)
        expect(status).toBe(401)
        expect(reads).toBeLessThanOrEqual(1)
        texts.add(text)
      }
      expect([...texts]).toHaveLength(1)
    }
  })

  it('costs no database read if it is a random string, even in a thousand tries', async () => {
    const [route] = keyRoutes
    if (!route) throw new Error('no route takes keys')
    const statuses = new Map<number, number>()
    for (let index = 0; index < 1000; index += 1) {
      const { status, reads } = await answerTo(route, {
        'x-api-key': `pk_ent_${crypto.randomUUID().replaceAll('-', '')}${1_000_000_000 + index}`,
      })
      expect(reads).toBe(0)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect([...statuses.keys()].every((status) => status === 401 || status === 429)).toBe(true)
  })

  it('appears in no log line', async () => {
    for (const route of keyRoutes)
      for (const headers of Object.values(refused)) await answerTo(route, headers)
    expect(edge.logs.length).toBeGreaterThan(0)
    expect(JSON.stringify([edge.logs, harness.log])).not.toContain('pk_ent_')
  })
})
