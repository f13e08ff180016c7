import { setTimeout as sleep } from 'node:timers/promises'
import { leafPhoto } from '@plant/testing/leaf-photo'
import { call, signUp, type TestUser, type Transaction } from '@plant/testing/service'
import { Webhook } from 'standardwebhooks'
import { afterEach, describe, expect, it } from 'vitest'
import { webhookBodies } from '../../functions/src/contract/events.ts'
import {
  type Behaviour,
  type Received,
  type Receiver,
  startReceiver,
} from '../../scripts/benchmarks/webhooks/receiver.ts'

type Registered = { id: string; secret: string; url: string }
type Delivery = {
  id: string
  eventId: string
  type: string
  status: string
  attempts: { status: number | null; response: string }[]
}

const open: Receiver[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((receiver) => receiver.close()))
})

async function receiver(behave?: Behaviour): Promise<Receiver> {
  const started = await startReceiver(behave)
  open.push(started)
  return started
}

async function register(user: TestUser, url: string, body = {}): Promise<Registered> {
  const answer = await call<Registered>('POST', '/v1/webhooks', { user, body: { url, ...body } })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}

async function until(done: () => boolean | Promise<boolean>, seconds = 60): Promise<void> {
  for (let round = 0; round < seconds * 10; round += 1) {
    if (await done()) return
    await sleep(100)
  }
  throw new Error('the expected delivery is late')
}

function verified(secret: string, { id, timestamp, signature, body }: Received): unknown {
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signature,
  }
  return new Webhook(secret).verify(body, headers)
}

async function deliveries(user: TestUser, id: string): Promise<Delivery[]> {
  const answer = await call<{ items: Delivery[] }>('GET', `/v1/webhooks/${id}/deliveries`, { user })
  expect(answer.status).toBe(200)
  return answer.body.items
}

describe('webhooks of an enterprise', () => {
  it('deliver a signed event of a completed analysis, show the delivery and repeat it on request', async () => {
    const user = await signUp()
    const endpoint = await receiver()
    const { id, secret } = await register(user, `${endpoint.url}/hook`)
    const body = { imageBase64: await leafPhoto(71), clientReference: 'bed 4' }
    const started = await call<Transaction>('POST', '/v1/analyses', { user, body })
    const path = '/v1/events?waitSeconds=20'
    let log = await call<{ items: { id: string }[] }>('GET', path, { user })
    // One call waits at most 20 s.
    while (log.status === 200 && log.body.items.length === 0)
      log = await call('GET', path, { user })
    expect(log.body.items).toHaveLength(1)
    await until(() => endpoint.received.length > 0)
    const [received] = endpoint.received
    if (!received) throw new Error('no event was received')
    expect(verified(secret, received)).toMatchObject({
      id: received.id,
      type: 'analysis.completed',
      data: {
        transactionId: started.body.transactionId,
        clientReference: 'bed 4',
        status: 'COMPLETED',
      },
    })
    expect(log.body.items).toEqual([JSON.parse(received.body)])
    await until(async () => (await deliveries(user, id))[0]?.status === 'DELIVERED')
    const [delivery] = await deliveries(user, id)
    expect(delivery).toMatchObject({ eventId: received.id, attempts: [{ status: 204 }] })
    const retry = `/v1/webhooks/${id}/deliveries/${delivery?.id}/retry`
    expect((await call('POST', retry, { user })).body).toEqual({ deliveryId: delivery?.id })
    await until(() => endpoint.received.length > 1)
    expect(endpoint.received[1]?.id).toBe(received.id)
    expect(endpoint.received[1]?.body).toBe(received.body)
  })

  it('deliver test events signed with the old and the new secret during a rotation', async () => {
    const user = await signUp()
    const endpoint = await receiver()
    const { id, secret } = await register(user, endpoint.url)
    const rotated = await call<{ secret: string }>('POST', `/v1/webhooks/${id}/rotate-secret`, {
      user,
      body: {},
    })
    const tested = await call<{ deliveryId: string }>('POST', `/v1/webhooks/${id}/test`, { user })
    expect(tested.status).toBe(200)
    await until(() => endpoint.received.length > 0)
    const [received] = endpoint.received
    if (!received) throw new Error('no event was received')
    for (const known of [secret, rotated.body.secret])
      expect(webhookBodies['webhook.test'].parse(verified(known, received))).toMatchObject({
        data: { webhookId: id, accountId: user.uid },
      })
    const removed = await call('DELETE', `/v1/webhooks/${id}`, { user })
    expect(removed.body).toEqual({ id, deleted: true })
    const listed = await call<{ items: unknown[] }>('GET', '/v1/webhooks', { user })
    expect(listed.body.items).toEqual([])
  })
})

// The stack of `npm test` runs with WEBHOOK_RETRY_SCALE=0.0001: 5 min become 30 ms, and all ten
// steps 28 s.
it('after seven answers with status 500, the service repeats the delivery with the same event id and a new signature', async () => {
  const user = await signUp()
  const endpoint = await receiver((_received, response) => {
    response.writeHead(endpoint.received.length <= 7 ? 500 : 200).end('so far')
  })
  const { id, secret } = await register(user, endpoint.url)
  await call('POST', `/v1/webhooks/${id}/test`, { user })
  await until(() => endpoint.received.length >= 8, 120)
  await until(async () => (await deliveries(user, id))[0]?.status === 'DELIVERED')
  expect(new Set(endpoint.received.map((received) => received.id)).size).toBe(1)
  const timestamps = endpoint.received.map((received) => Number(received.timestamp))
  expect(timestamps).toEqual(timestamps.toSorted((one, other) => one - other))
  expect(timestamps.at(-1)).toBeGreaterThan(timestamps[0] ?? 0)
  for (const received of endpoint.received)
    expect(verified(secret, received)).toMatchObject({ type: 'webhook.test' })
  const [delivery] = await deliveries(user, id)
  expect(delivery?.attempts.map(({ status }) => status)).toEqual([...Array(7).fill(500), 200])
  expect(delivery?.attempts[0]?.response).toBe('so far')
})
