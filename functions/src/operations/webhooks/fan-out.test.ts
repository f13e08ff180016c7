import { createHarness } from '@plant/testing/harness'
import { prove, type Webhooks } from '@plant/testing/harness/webhooks'
import { finishedAnalysis } from '@plant/testing/webhooks/analysis'
import { writeEvent } from '@plant/testing/webhooks/events'
import { describe, expect, it } from 'vitest'
import { accounts } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { events } from '../../collections/events.ts'

const url = (n: number | string) => `https://hooks.example.com/${n}`

describe('an event', () => {
  it('is delivered once to every subscribed endpoint of its account, and to no other account', async () => {
    const harness = createHarness().webhooks
    const { steady, receivers } = harness
    await steady.as('owner').register(url('both'))
    await steady.as('owner').register(url('failed'), { events: ['analysis.failed'] })
    await steady.as('owner').register(url('completed'), { events: ['analysis.completed'] })
    await steady.as('other').register(url('other'))
    await steady.fanOut(await writeEvent(harness, 'evt_1'), 'owner')
    await harness.settle()
    expect(receivers.received.map((call) => call.url).toSorted()).toEqual([
      url('both'),
      url('completed'),
    ])
    for (const call of receivers.received) expect(call.headers['webhook-id']).toBe('evt_1')
  })

  it('is sent with exactly the body that was stored', async () => {
    const harness = createHarness().webhooks
    await harness.steady.as('owner').register(url(1))
    const body = '{"id":"evt_1",  "name":"Ficus é 🌿"}'
    await harness.steady.fanOut(await writeEvent(harness, 'evt_1', { body }), 'owner')
    await harness.settle()
    expect(harness.receivers.received[0]?.body).toBe(body)
  })

  it('is delivered once, even if its message arrives several times or very late', async () => {
    const harness = createHarness().webhooks
    await harness.steady.as('owner').register(url(1))
    const id = await writeEvent(harness, 'evt_1')
    await Promise.all(Array.from({ length: 20 }, () => harness.worker().fanOut(id, 'owner')))
    await harness.settle()
    harness.service.clock.advance(29 * 86_400)
    await harness.steady.fanOut(id, 'owner')
    await harness.settle()
    expect(harness.receivers.received).toHaveLength(1)
  })

  it('is delivered even if an expired event of the same id has left a delivery', async () => {
    const harness = createHarness().webhooks
    await harness.steady.as('owner').register(url(1))
    const id = await writeEvent(harness, 'evt_1')
    await harness.steady.fanOut(id, 'owner')
    await harness.settle()
    await removeEvent(harness, id)
    await harness.steady.fanOut(await writeEvent(harness, id), 'owner')
    await harness.settle()
    expect(harness.receivers.received).toHaveLength(2)
  })

  it('is delivered by the sweeper after half a minute if its message is lost', async () => {
    const harness = createHarness().webhooks
    await harness.steady.as('owner').register(url(1))
    await writeEvent(harness, 'evt_1')
    await harness.settle({ withinSeconds: 29 })
    expect(harness.receivers.received).toEqual([])
    harness.service.clock.advance(30)
    await harness.settle()
    expect(harness.receivers.received).toHaveLength(1)
  })

  it('is not delivered to an endpoint that was registered later', async () => {
    const harness = createHarness().webhooks
    const id = await writeEvent(harness, 'evt_1')
    harness.service.clock.advance(1)
    await harness.steady.as('owner').register(url(1))
    await harness.steady.fanOut(id, 'owner')
    await harness.settle()
    expect(harness.receivers.received).toEqual([])
  })

  it('is not delivered if the message names another account or an unknown event', async () => {
    const harness = createHarness().webhooks
    await harness.steady.as('other').register(url(1))
    await harness.steady.fanOut(await writeEvent(harness, 'evt_1'), 'other')
    await harness.steady.fanOut('evt_missing', 'other')
    await harness.settle()
    expect(harness.receivers.received).toEqual([])
  })

  it('costs 2 reads, and 1 write plus 1 for each endpoint in a second trip if none is healthy', async () => {
    const harness = createHarness().webhooks
    const { store } = harness.steady.ports
    await writeEvent(harness, 'evt_0')
    store.reset()
    await harness.steady.fanOut('evt_0', 'owner')
    expect(cost(store.calls)).toEqual({ reads: 2, writes: 1, roundTrips: 2 })
    for (let n = 0; n < 10; n += 1) await harness.steady.as('owner').register(url(n))
    await writeEvent(harness, 'evt_1')
    store.reset()
    await harness.steady.fanOut('evt_1', 'owner')
    expect(cost(store.calls)).toEqual({ reads: 2, writes: 11, roundTrips: 2 })
    store.reset()
    await harness.steady.fanOut('evt_1', 'owner')
    expect(cost(store.calls)).toEqual({ reads: 2, writes: 0, roundTrips: 1 })
    await prove(harness, 'owner')
    await writeEvent(harness, 'evt_2')
    store.reset()
    await harness.steady.fanOut('evt_2', 'owner')
    expect(cost(store.calls)).toEqual({ reads: 2, writes: 0, roundTrips: 1 })
  })
})

it('the event of a real analysis reaches the receiver', async () => {
  const harness = createHarness().webhooks
  const { service, steady, receivers } = harness
  await steady.as('owner').register(url(1))
  const { transactionId, eventId } = await finishedAnalysis(service, 'owner')
  await steady.fanOut(eventId, 'owner')
  await harness.settle()
  const [account] = await steady.ports.store.getAll(ref(accounts, 'owner'))
  expect(account?.ownerUid).toBe('owner')
  expect(receivers.received).toHaveLength(1)
  expect(JSON.parse(receivers.received[0]?.body ?? '')).toMatchObject({
    id: eventId,
    type: 'analysis.completed',
    data: { transactionId, status: 'COMPLETED', accountId: 'owner' },
  })
  expect(receivers.received[0]?.body).not.toContain('latitude')
})

/** Deletes an event as its expiry does. */
function removeEvent({ steady }: Webhooks, id: string): Promise<void> {
  return steady.ports.store.transaction(async (database) => {
    database.overwrite(ref(events, id), null)
  }, new AbortController().signal)
}

function cost(calls: readonly Record<'reads' | 'writes' | 'roundTrips', number>[]) {
  return {
    reads: calls.reduce((sum, { reads }) => sum + reads, 0),
    writes: calls.reduce((sum, { writes }) => sum + writes, 0),
    roundTrips: calls.reduce((sum, { roundTrips }) => sum + roundTrips, 0),
  }
}
