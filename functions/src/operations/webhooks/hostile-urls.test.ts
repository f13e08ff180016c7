import { type AddressInfo, createServer, Socket } from 'node:net'
import { createHarness } from '@plant/testing/harness'
import { refusal } from '@plant/testing/harness/answers'
import type { Webhooks } from '@plant/testing/harness/webhooks'
import { hostileAnswers, hostileUrls } from '@plant/testing/webhooks/hostile'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Resolve, webhookClient } from '../../adapters/webhook-http/webhook-client.ts'
import { ref } from '../../collections/collection.ts'
import { webhooks } from '../../collections/webhooks.ts'

/**
 * The addresses to which any code of this process tried to connect, on the test's port or the HTTPS
 * port. Node's sockets report an attempt before the system call. Other ports do not count, because
 * a library of an earlier test may still use them.
 */
const dialled: string[] = []
let connections = 0
let port = 0
const httpsPort = 443
const server = createServer()

beforeAll(async () => {
  const emit = Socket.prototype.emit as (...event: unknown[]) => boolean
  vi.spyOn(Socket.prototype, 'emit').mockImplementation(function (
    this: Socket,
    ...event: unknown[]
  ) {
    const [name, address, dialledPort] = event
    const isOurs = dialledPort === port || dialledPort === httpsPort
    if (name === 'connectionAttempt' && isOurs) dialled.push(String(address))
    return emit.apply(this, event)
  })
  server.on('connection', (socket) => {
    connections += 1
    socket.destroy()
  })
  // Listens on 127.0.0.1 and ::1 at once: a port that is free on one may be taken on the other.
  await new Promise<void>((listening) => server.listen(0, '::', listening))
  port = (server.address() as AddressInfo).port
})

beforeEach(() => {
  dialled.length = 0
  connections = 0
})

afterAll(() => {
  vi.restoreAllMocks()
  server.close()
})

/** A harness with a real HTTP client, for which `resolve` replaces DNS. */
function realClient(resolve: Resolve): Webhooks {
  const harness = createHarness().webhooks
  harness.steady.ports.webhookClient = webhookClient({ resolve, timeoutMs: 2000 })
  return harness
}

/** Stores an endpoint without checking its URL, because every attempt must check the URL itself. */
async function planted(harness: Webhooks, url: string): Promise<string> {
  const { ports } = harness.steady
  const { id } = await harness.steady.as('owner').register('https://good.example.com/')
  await ports.store.transaction(async (database) => {
    const [account] = await database.getAll(ref(webhooks, 'owner'))
    if (!account) throw new Error('not registered')
    const endpoints = account.endpoints.map((endpoint) => ({ ...endpoint, url }))
    database.update(ref(webhooks, 'owner'), { ...account, endpoints })
  }, new AbortController().signal)
  return id
}

async function attempted(harness: Webhooks, id: string): Promise<void> {
  await harness.steady.as('owner').test(id)
  await harness.settle({ withinSeconds: 30 })
  const [delivery] = (await harness.steady.as('owner').deliveries(id)).items
  expect(delivery?.attempts.length).toBeGreaterThan(0)
  for (const { status, error } of delivery?.attempts ?? []) {
    expect(status).toBeNull()
    expect(error).toMatch(/^FORBIDDEN_(URL|ADDRESS)$/)
  }
}

const nowhere: Resolve = async () => []

describe('a hostile URL', () => {
  it('comes from a list of more than two hundred URLs', () => {
    expect(new Set(hostileUrls(port)).size).toBeGreaterThan(200)
  })

  it('is rejected at registration, and causes no connection if it is already stored', async () => {
    for (const url of hostileUrls(port)) {
      const harness = realClient(nowhere)
      expect(await refusal(harness.steady.as('owner').register(url)), url).toBe(
        'WEBHOOK_URL_FORBIDDEN',
      )
      await attempted(harness, await planted(harness, url))
    }
    expect({ dialled, connections }).toEqual({ dialled: [], connections: 0 })
  }, 240_000)
})

describe('a host name', () => {
  const url = () => `https://hooks.example.com:${port}/`
  const to =
    (...addresses: string[]): Resolve =>
    async (hostname) =>
      hostname === 'hooks.example.com'
        ? addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
        : []

  it.each(hostileAnswers())(
    'is rejected without a connection if it resolves to %s',
    async (address) => {
      for (const addresses of [[address], ['93.184.216.34', address]]) {
        const harness = realClient(to(...addresses))
        expect(await refusal(harness.steady.as('owner').register(url()))).toBe(
          'WEBHOOK_URL_FORBIDDEN',
        )
        await attempted(harness, await planted(harness, url()))
      }
      expect({ dialled, connections }).toEqual({ dialled: [], connections: 0 })
    },
  )

  it.each(hostileAnswers())(
    'causes no connection if it resolved to a public address at registration but to %s later',
    async (address) => {
      let isPublic = true
      const harness = realClient((hostname) => to(isPublic ? '93.184.216.34' : address)(hostname))
      const { id } = await harness.steady.as('owner').register(url())
      isPublic = false
      await attempted(harness, id)
      expect({ dialled, connections }).toEqual({ dialled: [], connections: 0 })
    },
  )
})

it('the test setup detects a connection', async () => {
  const harness = realClient(nowhere)
  harness.steady.ports.webhooks.allowsLocalhost = true
  const { id } = await harness.steady.as('owner').register(`http://localhost:${port}/`)
  await harness.steady.as('owner').test(id)
  await harness.settle()
  expect(dialled).toContain('127.0.0.1')
  expect(connections).toBeGreaterThan(0)
})
