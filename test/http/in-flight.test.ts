import { once } from 'node:events'
import { connect } from 'node:net'
import { bearer, type Edge, handleWith, identify, routeAt, startEdge } from '@plant/testing/edge'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

/** Requests whose handlers run until the test ends them. */
let running: PromiseWithResolvers<unknown>[] = []
let edge: Edge
let identifications = 0

const hang = () => {
  const request = Promise.withResolvers<unknown>()
  running.push(request)
  return request.promise
}
const end = () => {
  for (const { resolve } of running.splice(0)) resolve({ status: 200, body: {} })
}

/** Starts an edge whose instance serves `concurrency` requests at once. */
async function start(concurrency: number, deadlineSeconds = 60) {
  edge = await startEdge({
    concurrency,
    routes: [
      { ...routeAt('GET', '/v1/folders'), deadlineSeconds: deadlineSeconds as 5 },
      routeAt('GET', '/v1/config'),
      routeAt('POST', '/v1/session'),
    ],
    identify: (...call) => {
      identifications += 1
      return identify(...call)
    },
    handle: handleWith({ 'folders.list': hang, 'service.readConfig': hang }),
  })
}

beforeEach(() => {
  running = []
  identifications = 0
})
afterEach(async () => {
  end()
  await edge.close()
})

type Request = { path?: string; token?: string; address: string; signal?: AbortSignal }

async function ask({ path = '/v1/folders', token, address, signal }: Request) {
  const headers = { 'x-forwarded-for': address, ...(token === undefined ? {} : bearer(token)) }
  const response = await fetch(edge.url + path, { headers, signal: signal ?? null })
  const { code } = (await response.json()) as { code?: string }
  return { status: response.status, code, retryAfter: response.headers.get('retry-after') }
}

const underWay = (count: number) => expect.poll(() => running.length).toBe(count)
const refused = { status: 429, code: 'TOO_MANY_REQUESTS', retryAfter: '2' }

describe('H2: requests in flight on one instance', () => {
  it('of one caller take at most half of the places', async () => {
    await start(8)
    const mine = [1, 2, 3, 4].map((part) => ask({ token: 'user', address: `203.0.113.${part}` }))
    await underWay(4)
    expect(await ask({ token: 'user', address: '203.0.113.5' })).toEqual(refused)
    const other = ask({ token: 'admin', address: '203.0.113.6' })
    await underWay(5)
    end()
    expect((await Promise.all([...mine, other])).map(({ status }) => status)).toEqual(
      Array(5).fill(200),
    )
    const again = ask({ token: 'user', address: '203.0.113.5' })
    await underWay(1)
    end()
    expect(await again).toMatchObject({ status: 200 })
  })

  it('of one address take at most three quarters of the places, and further ones cost no look-up', async () => {
    await start(8)
    const address = '203.0.113.7'
    const strangers = Array.from({ length: 4 }, () => ask({ path: '/v1/config', address }))
    const users = ['user', 'admin'].map((token) => ask({ token, address }))
    await underWay(6)
    const before = identifications
    expect(await ask({ token: 'superadmin', address })).toEqual(refused)
    expect(await ask({ path: '/v1/config', address })).toEqual(refused)
    expect(identifications).toBe(before)
    const elsewhere = ask({ token: 'superadmin', address: '203.0.113.8' })
    await underWay(7)
    end()
    const answers = await Promise.all([...strangers, ...users, elsewhere])
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(200))
  })

  it('take at least one place, even on an instance with a single place', async () => {
    await start(1)
    const only = ask({ token: 'user', address: '203.0.113.7' })
    await underWay(1)
    expect(await ask({ token: 'user', address: '203.0.113.7' })).toEqual(refused)
    end()
    expect(await only).toMatchObject({ status: 200 })
  })

  it('free their places after an error and after a refusal', async () => {
    await start(2)
    const mine = { token: 'user', address: '203.0.113.7' }
    for (const failure of [new Error('broken'), new Error('broken again')]) {
      const failing = ask(mine)
      await underWay(1)
      running.splice(0)[0]?.reject(failure)
      expect(await failing).toMatchObject({ status: 500 })
    }
    for (const token of ['unknown', 'banned', 'unknown', 'banned'])
      expect([401, 403]).toContain((await ask({ token, address: mine.address })).status)
    const last = ask(mine)
    await underWay(1)
    end()
    expect(await last).toMatchObject({ status: 200 })
  })

  it('keep their places after the client has disconnected, until the work ends', async () => {
    await start(2)
    const mine = { token: 'user', address: '203.0.113.7' }
    const client = new AbortController()
    const gone = ask({ ...mine, signal: client.signal }).catch(() => 'gone')
    await underWay(1)
    client.abort()
    expect(await gone).toBe('gone')
    expect(await ask(mine)).toEqual(refused)
    end()
    await expect
      .poll(() => edge.logs.filter(({ fields }) => fields['status'] === 200))
      .toHaveLength(1)
    const next = ask(mine)
    await underWay(1)
    end()
    expect(await next).toMatchObject({ status: 200 })
  })

  it('keep their places after a refusal, until the client stops sending', async () => {
    await start(2)
    const address = '203.0.113.7'
    const socket = connect(Number(new URL(edge.url).port), '127.0.0.1')
    socket.write(`POST /v1/session HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\n`)
    socket.write('Content-Length: 900\r\n\r\n{')
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 401 /)
    expect(await ask({ token: 'unknown', address })).toEqual(refused)
    socket.destroy()
    await expect.poll(async () => (await ask({ token: 'unknown', address })).status).toBe(401)
  })

  it('leave no place to a refused client that still sends', async () => {
    await start(2)
    const address = '203.0.113.7'
    const only = ask({ token: 'user', address })
    await underWay(1)
    const socket = connect(Number(new URL(edge.url).port), '127.0.0.1')
    socket.write(`POST /v1/session HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\n`)
    socket.write('Content-Length: 900\r\n\r\n{')
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 429 [\s\S]*\r\nConnection: close\r\n/)
    await once(socket, 'close')
    end()
    expect(await only).toMatchObject({ status: 200 })
  })

  it('free their places at the deadline, even if the work never ends', async () => {
    await start(2, 1.05)
    const mine = { token: 'user', address: '203.0.113.7' }
    expect(await ask(mine)).toMatchObject({ status: 504 })
    expect(await ask(mine)).toMatchObject({ status: 504 })
  })
})

it('A3: requests in flight of all keys of an account and of its owner count together, and a worker counts alone', async () => {
  await start(4)
  const keys = ['pk_ent_valid', 'pk_ent_second'].map((token, part) =>
    ask({ token, address: `203.0.113.${part}` }),
  )
  await underWay(2)
  expect(await ask({ token: 'pk_ent_second', address: '203.0.113.5' })).toEqual(refused)
  expect(await ask({ token: 'account-owner', address: '203.0.113.5' })).toEqual(refused)
  const worker = ask({ token: 'account-worker', address: '203.0.113.6' })
  await underWay(3)
  end()
  expect((await Promise.all([...keys, worker])).map(({ status }) => status)).toEqual([
    200, 200, 200,
  ])
})

it('F2: a client that does not read its response keeps its place until the response is sent', async () => {
  await start(4)
  const clients = [1, 2].map(() => {
    const client = connect(Number(new URL(edge.url).port), '127.0.0.1')
    const { authorization } = bearer('user') as { authorization: string }
    client.pause()
    client.write(`GET /v1/folders HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\n\r\n`)
    return client
  })
  await underWay(2)
  const body = { items: ['x'.repeat(32_000_000)] }
  for (const { resolve } of running.splice(0)) resolve({ status: 200, body })
  await new Promise((resolve) => setTimeout(resolve, 500))
  const third = ask({ token: 'user', address: '203.0.113.9' })
  expect(await Promise.race([third, underWay(1).then(() => 'SERVED')])).toEqual(refused)
  for (const client of clients) client.destroy()
})
