import { signed, telling } from '@plant/testing/harness/provider-events'
import { join, type Person } from '@plant/testing/matrix/people'
import { type ServiceInProcess, startService } from '@plant/testing/matrix/service'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { apiKeyFrom } from '../../functions/src/domain/access/api-key.ts'

/** The burst limit of one caller. The clock does not advance, so the limit never refills. */
const size = 8
const failedSize = 10 * size
const sharedSize = 10 * size

let service: ServiceInProcess
let ada: Person
let ben: Person

beforeEach(async () => {
  service = await startService({ burst: { perSecond: 1, size } })
  ada = await join(service, 'ada')
  ben = await join(service, 'ben')
})
afterEach(() => service.close())

type Request = {
  method?: string
  headers?: Record<string, string>
  body?: string
  address?: string
}

async function statusOf(path: string, { method = 'GET', address, ...init }: Request = {}) {
  const headers = { ...init.headers, 'x-forwarded-for': address ?? '203.0.113.7' }
  const response = await fetch(service.url + path, { ...init, method, headers })
  await response.arrayBuffer()
  return response.status
}

async function statuses(count: number, ask: (index: number) => Promise<number>): Promise<number[]> {
  const all: number[] = []
  for (let index = 0; index < count; index += 1) all.push(await ask(index))
  return all
}

const exchange = (token: string, address?: string) =>
  statusOf('/v1/auth/exchange-token', {
    method: 'POST',
    headers: { 'x-enterprise-token': token },
    ...(address === undefined ? {} : { address }),
  })

const keyOf = (person: Person) => person.key['x-api-key'] ?? ''

/** An API key with a valid checksum. Anybody can invent such a key. */
const inventedKey = (index: number) => apiKeyFrom(String(index).padStart(36, 'z'))

function tell({ isSigned }: { isSigned: boolean }, id: string, address?: string) {
  const { body, header } = signed(service.harness, telling('interaction.completed', 'i/1'), { id })
  const names = ['webhook-id', 'webhook-timestamp', ...(isSigned ? ['webhook-signature'] : [])]
  return statusOf('/v1/webhooks/genai', {
    method: 'POST',
    headers: Object.fromEntries(names.map((name) => [name, header(name) ?? ''])),
    body: Buffer.from(body).toString(),
    ...(address === undefined ? {} : { address }),
  })
}

function readsSoFar(): number {
  return service.store.calls.reduce((sum, { reads }) => sum + reads, 0)
}

describe('callers of public operations from one address', () => {
  it('do not use up the limit of other public operations', async () => {
    const verify = () =>
      statusOf('/v1/invitations/verify', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"invitationId":"inv_1","otp":"12345678"}',
      })
    const flood = await statuses(size + 1, verify)
    expect(flood.at(-1)).toBe(429)
    expect(await exchange(keyOf(ada))).toBe(200)
    expect(await tell({ isSigned: true }, 'msg_1')).toBe(200)
  })

  it('have a separate burst limit for each key that they exchange', async () => {
    expect(new Set((await statuses(size, () => exchange(keyOf(ada)))).values())).toEqual(
      new Set([200]),
    )
    expect(await exchange(keyOf(ada))).toBe(429)
    expect(await exchange(keyOf(ada), '203.0.113.8')).toBe(429)
    expect(await exchange(keyOf(ben))).toBe(200)
  })

  it('H2: are charged on entry where the route checks a credential itself, at ten times the usual size', async () => {
    const path = '/v1/auth/exchange-token'
    // A body without a media type is refused before any handler counts a failed credential.
    const enter = () => statusOf(path, { method: 'POST', body: 'no JSON' })
    expect(new Set(await statuses(sharedSize, enter))).toEqual(new Set([415]))
    expect(await exchange(keyOf(ada))).toBe(429)
    expect(await exchange(keyOf(ada), '203.0.113.8')).toBe(200)
    expect(await tell({ isSigned: true }, 'msg_1')).toBe(200)
  })

  it("cannot block the provider's events by sending unsigned events", async () => {
    const unsigned = await statuses(failedSize + 1, (index) =>
      tell({ isSigned: false }, `msg_${index}`),
    )
    expect(new Set(unsigned.slice(0, -1))).toEqual(new Set([401]))
    expect(unsigned.at(-1)).toBe(429)
    expect(await tell({ isSigned: true }, 'msg_signed', '203.0.113.8')).toBe(200)
  })

  it('can use 20 API keys at once, each up to its own limit', async () => {
    const people = await Promise.all(
      Array.from({ length: 20 }, (_none, index) => join(service, `worker-${index}`)),
    )
    for (const person of people) {
      const seen = await statuses(size - 1, () => statusOf('/v1/stats', { headers: person.key }))
      expect(new Set(seen)).toEqual(new Set([200]))
      expect(await exchange(keyOf(person))).toBe(200)
    }
  })
})

describe('failed credentials from one address', () => {
  it.each([
    ['/v1/stats', (key: string) => statusOf('/v1/stats', { headers: { 'x-api-key': key } })],
    ['/v1/auth/exchange-token', (key: string) => exchange(key)],
  ])('cost no database read at %s after they have exceeded their limit', async (_path, ask) => {
    const refused = await statuses(failedSize, (index) => ask(inventedKey(index)))
    expect(new Set(refused)).toEqual(new Set([401]))
    const before = readsSoFar()
    const later = await statuses(20, (index) => ask(inventedKey(failedSize + index)))
    expect(new Set(later)).toEqual(new Set([429]))
    expect(readsSoFar() - before).toBe(0)
  })

  it('block neither a recently accepted key nor an identity token', async () => {
    const byKey = () => statusOf('/v1/stats', { headers: ada.key })
    expect(await byKey()).toBe(200)
    await statuses(failedSize + 1, (index) =>
      statusOf('/v1/stats', { headers: { 'x-api-key': inventedKey(index) } }),
    )
    expect(await byKey()).toBe(200)
    expect(await statusOf('/v1/stats', { headers: ben.identity })).toBe(200)
    expect(await statusOf('/v1/stats', { headers: ben.key })).toBe(429)
    expect(await statusOf('/v1/stats', { headers: ben.key, address: '203.0.113.8' })).toBe(200)
  })
})

describe('a cacheable answer', () => {
  it.each(['/v1/config', '/v1/health', '/v1/status', '/v1/catalogue/conditions/rust'])(
    "counts towards a limit of ten times the usual size for the caller's address: %s",
    async (path) => {
      const seen = await statuses(sharedSize + 1, () => statusOf(path))
      expect(new Set(seen.slice(0, -1))).toEqual(new Set([200]))
      expect(seen.at(-1)).toBe(429)
      expect(await statusOf(path, { address: '203.0.113.8' })).toBe(200)
    },
  )
})

it.each(['/v1/openapi.json', '/v1/swagger.yaml', '/v1/catalogue'])(
  "L2: a large document counts towards the usual limit of the caller's address: %s",
  async (path) => {
    const seen = await statuses(size + 1, () => statusOf(path))
    expect(new Set(seen.slice(0, -1))).toEqual(new Set([200]))
    expect(seen.at(-1)).toBe(429)
    expect(await statusOf(path, { address: '203.0.113.8' })).toBe(200)
  },
)

it('R1: a large document counts as five requests of a client that does not take gzip', async () => {
  const headers = { 'accept-encoding': 'identity' }
  expect(await statusOf('/v1/catalogue', { headers })).toBe(200)
  expect(await statusOf('/v1/catalogue', { headers })).toBe(429)
  expect(await statuses(4, () => statusOf('/v1/catalogue'))).toEqual([200, 200, 200, 429])
})

it.each(['plants', 'conditions'])(
  "R2: a search of %s counts once, even without gzip, towards the usual limit of the caller's address",
  async (list) => {
    const path = `/v1/catalogue/${list}?search=rose`
    const headers = { 'accept-encoding': 'identity' }
    const seen = await statuses(size + 1, () => statusOf(path, { headers }))
    expect(new Set(seen.slice(0, -1))).toEqual(new Set([200]))
    expect(seen.at(-1)).toBe(429)
  },
)

it('A3: the keys of an account have at most four times the usual limit together', async () => {
  const keys = [ada.key]
  for (let index = 0; index < 5; index += 1) keys.push(await makeKey(ada))
  const seen = []
  for (const headers of keys)
    seen.push(...(await statuses(size, () => statusOf('/v1/stats', { headers }))))
  expect(seen.filter((status) => status === 200)).toHaveLength(4 * size)
  expect(await statusOf('/v1/stats', { headers: ada.identity })).toBe(200)
  expect(await statusOf('/v1/stats', { headers: ben.key })).toBe(200)
})

async function makeKey({ identity }: Person): Promise<Record<string, string>> {
  const headers = { ...identity, 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: '{"name":"another"}' }
  const made = (await (await fetch(`${service.url}/v1/tokens`, init)).json()) as { token: string }
  return { 'x-api-key': made.token }
}
