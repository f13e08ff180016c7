import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Row } from '../../functions/src/contract/row.ts'
import { rows } from '../../functions/src/contract/rows.ts'
import { tokenFrom } from '../../functions/src/domain/token.ts'
import { callerCache } from '../../functions/src/operations/callers/cache.ts'
import { identify } from '../../functions/src/operations/callers/identify.ts'
import { type Edge, pathOf, startEdge } from '../http/edge.ts'
import { exchange, type KeyWorld, keysOf, keyWorld, signUp } from '../support/key-world.ts'

const keyRows = rows.filter(({ credential }) => credential !== 'none' && credential !== 'identity')
/** What differs between two answers to the very same request. */
const ownToEach = ['x-request-id', 'date', 'content-length']

let world: KeyWorld
let edge: Edge
let refused: Record<string, Record<string, string>>

beforeEach(async () => {
  world = keyWorld()
  const keys = keysOf(world, await signUp(world, 'owner'))
  const [revoked, lapsed] = [await keys.create(), await keys.create({ expiresInDays: 1 })]
  const { idToken } = await exchange(world, revoked.token)
  await keys.revoke(revoked.id)
  world.clock.advance(86_400)
  refused = {
    mistyped: { 'x-api-key': `${revoked.token.slice(0, -1)}!` },
    unknown: { 'x-api-key': tokenFrom('u'.repeat(36)) },
    revoked: { 'x-api-key': revoked.token },
    lapsed: { 'x-api-key': lapsed.token },
    'unknown as a bearer': { authorization: `Bearer ${tokenFrom('u'.repeat(36))}` },
    'revoked as a bearer': { authorization: `Bearer ${revoked.token}` },
    'exchanged from a revoked one': { authorization: `Bearer ${idToken}` },
    'an identity token in the place of a key': { 'x-api-key': 'owner' },
    'two different keys': { 'x-api-key': lapsed.token, authorization: `Bearer ${revoked.token}` },
  }
  edge = await startEdge({ identify: identify({ ...world.ports, cache: callerCache() }) })
})

afterEach(() => edge.close())

async function answerTo(row: Row, headers: Record<string, string>) {
  world.store.reset()
  const response = await fetch(`${edge.url}${pathOf(row)}`, { method: row.method, headers })
  const { requestId, ...body } = (await response.json()) as Record<string, unknown>
  expect(requestId).toBe(response.headers.get('x-request-id'))
  const shown = [...response.headers].filter(([name]) => !ownToEach.includes(name))
  const reads = world.store.calls.reduce((sum, call) => sum + call.reads, 0)
  return { status: response.status, text: JSON.stringify([body, shown]), reads }
}

describe('a key that is refused', () => {
  it('is refused alike for every reason, on every row that takes keys, with one read at most', async () => {
    expect(keyRows.length).toBeGreaterThanOrEqual(15)
    for (const row of keyRows) {
      const texts = new Set<string>()
      for (const headers of Object.values(refused)) {
        const { status, text, reads } = await answerTo(row, headers)
        expect(status).toBe(401)
        expect(reads).toBeLessThanOrEqual(1)
        texts.add(text)
      }
      expect([...texts]).toHaveLength(1)
    }
  })

  it('costs no read a thousand times, where it is a random string', async () => {
    const [row] = keyRows
    if (!row) throw new Error('no row takes keys')
    const statuses = new Map<number, number>()
    for (let index = 0; index < 1000; index += 1) {
      const { status, reads } = await answerTo(row, {
        'x-api-key': `pk_ent_${crypto.randomUUID().replaceAll('-', '')}${1_000_000_000 + index}`,
      })
      expect(reads).toBe(0)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect([...statuses.keys()].every((status) => status === 401 || status === 429)).toBe(true)
  })

  it('is named in no line of the log', async () => {
    for (const row of keyRows)
      for (const headers of Object.values(refused)) await answerTo(row, headers)
    expect(edge.logs.length).toBeGreaterThan(0)
    expect(JSON.stringify([edge.logs, world.log])).not.toContain('pk_ent_')
  })
})
