import { createHarness } from '@plant/testing/harness'
import { refusal } from '@plant/testing/harness/answers'
import { deliveryOf, prove, type Webhooks } from '@plant/testing/harness/webhooks'
import { writeEvent } from '@plant/testing/webhooks/events'
import { describe, expect, it } from 'vitest'
import { deliveryIdOf } from './new-delivery.ts'

const url = 'https://hooks.example.com/plants'
const steps = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]
const week = { withinSeconds: 7 * 86_400 }

/** An account with one endpoint, and one pending event. */
async function delivering(...script: Parameters<Webhooks['receivers']['answer']>[1][]) {
  const harness = createHarness().webhooks
  const owner = harness.steady.as('owner')
  await harness.service.signUp('owner')
  const { id } = await owner.register(url)
  await prove(harness, 'owner')
  if (script.length > 0) harness.receivers.answer(url, ...script)
  await harness.steady.fanOut(await writeEvent(harness, 'evt_1'), 'owner')
  const deliveryId = deliveryIdOf('evt_1', id)
  return { harness, owner, id, deliveryId, delivery: () => deliveryOf(harness.steady, deliveryId) }
}

function waits(harness: Webhooks): number[] {
  const at = harness.receivers.received.map((call) => call.at.getTime() / 1000)
  return at.slice(1).map((moment, index) => moment - (at[index] ?? 0))
}

describe('an endpoint that fails seven times and then answers 200', () => {
  it('gets the event again after each retry delay, with the same id but a new time and signature', async () => {
    const { harness, delivery } = await delivering(500, 500, 500, 500, 500, 500, 500, 200)
    await harness.settle(week)
    const calls = harness.receivers.received
    expect(calls).toHaveLength(8)
    for (const [index, wait] of waits(harness).entries()) {
      const step = steps[index] ?? Number.NaN
      expect(wait).toBeGreaterThanOrEqual(step * 0.8)
      expect(wait).toBeLessThanOrEqual(step * 1.2)
    }
    expect(new Set(calls.map(({ headers }) => headers['webhook-id']))).toEqual(new Set(['evt_1']))
    expect(new Set(calls.map(({ headers }) => headers['webhook-signature'])).size).toBe(8)
    for (const { headers, at } of calls)
      expect(headers['webhook-timestamp']).toBe(String(Math.floor(at.getTime() / 1000)))
    const { status, attempts, nextAttemptAt, sweepAt } = await delivery()
    expect([status, nextAttemptAt, sweepAt]).toEqual(['DELIVERED', null, null])
    expect(attempts.map((attempt) => attempt.status)).toEqual([...Array(7).fill(500), 200])
  })
})

describe('a delivery', () => {
  it('is given up after ten attempts within about three days', async () => {
    const { harness, delivery } = await delivering({ error: 'ECONNREFUSED' })
    await harness.settle(week)
    expect(harness.receivers.received).toHaveLength(10)
    expect(waits(harness).reduce((sum, wait) => sum + wait, 0) / 3600).toBeGreaterThan(60)
    expect(await delivery()).toMatchObject({ status: 'EXHAUSTED', nextAttemptAt: null })
    expect((await delivery()).attempts[0]).toMatchObject({ status: null, error: 'ECONNREFUSED' })
  })

  it.each([301, 302, 400, 401, 404, 429, 500, 503])(
    'is retried if the receiver returns %i',
    async (status) => {
      const { harness, delivery } = await delivering(status)
      await harness.settle()
      expect(await delivery()).toMatchObject({ status: 'PENDING', attemptsMade: 1 })
    },
  )

  it.each([200, 201, 202, 204, 299])('succeeds if the receiver returns %i', async (status) => {
    const { harness, delivery } = await delivering(status)
    await harness.settle()
    expect(await delivery()).toMatchObject({ status: 'DELIVERED' })
  })

  it('waits as long as Retry-After asks, up to twice the usual delay', async () => {
    const script = [
      { status: 503, retryAfter: '9' },
      { status: 429, retryAfter: '99999' },
      { status: 503, retryAfter: '1' },
    ]
    const { harness } = await delivering(...script, 200)
    await harness.settle(week)
    const [first, second, third] = waits(harness)
    expect(first).toBe(9)
    expect(second).toBe(600)
    expect(third).toBeGreaterThanOrEqual(1800 * 0.8)
  })

  it('shows its attempts to the owner, with the start of each response', async () => {
    const { harness, owner, id, deliveryId } = await delivering(
      { status: 500, response: 'no space left', durationMs: 1234 },
      200,
    )
    await harness.settle()
    const { items } = await owner.deliveries(id)
    expect(items).toEqual([
      {
        id: deliveryId,
        eventId: 'evt_1',
        type: 'analysis.completed',
        status: 'PENDING',
        createdAt: '2026-11-20T08:00:00.000Z',
        nextAttemptAt: expect.stringMatching(/^2026-11-20T08:00:0[4-6]/),
        attempts: [
          {
            at: '2026-11-20T08:00:00.000Z',
            status: 500,
            error: null,
            durationMs: 1234,
            response: 'no space left',
          },
        ],
      },
    ])
  })

  it('has shorter delays if the setting `retryScale` is below 1', async () => {
    const harness = createHarness({ retryScale: 0.001 }).webhooks
    await harness.steady.as('owner').register(url)
    harness.receivers.answer(url, 500)
    await harness.steady.fanOut(await writeEvent(harness, 'evt_1'), 'owner')
    await harness.settle({ withinSeconds: 400 })
    expect(harness.receivers.received).toHaveLength(10)
  })

  it('costs 3 reads and 5 writes in 3 round trips for a healthy endpoint, including those for the slot', async () => {
    const { harness } = await delivering(200)
    const { store } = harness.steady.ports
    store.reset()
    await harness.queue.run(harness.steady)
    const sum = (part: 'reads' | 'writes' | 'roundTrips') =>
      store.calls.reduce((total, call) => total + call[part], 0)
    expect([sum('reads'), sum('writes'), sum('roundTrips')]).toEqual([3, 5, 3])
  })
})

describe('a manual retry', () => {
  it('restarts a delivery that was given up, with the same event id', async () => {
    const { harness, owner, id, deliveryId, delivery } = await delivering(
      ...Array<number>(11).fill(500),
      200,
    )
    await harness.settle({ withinSeconds: 4 * 86_400 })
    expect(await owner.retry(id, deliveryId)).toEqual({ deliveryId })
    await harness.settle({ withinSeconds: 60 })
    expect(await delivery()).toMatchObject({ status: 'DELIVERED' })
    expect(harness.receivers.received).toHaveLength(12)
    const ids = new Set(harness.receivers.received.map(({ headers }) => headers['webhook-id']))
    expect(ids.size).toBe(1)
  })

  it('sends a pending attempt early, and sends a delivered event again', async () => {
    const { harness, owner, id, deliveryId, delivery } = await delivering(500, 200)
    await harness.settle()
    await owner.retry(id, deliveryId)
    await harness.settle()
    expect(await delivery()).toMatchObject({ status: 'DELIVERED' })
    harness.service.clock.advance(1)
    await owner.retry(id, deliveryId)
    await harness.settle()
    expect(harness.receivers.received).toHaveLength(3)
  })

  it('is rejected for an unknown delivery, and leaves only twenty attempts of a delivery on record', async () => {
    const { harness, owner, id, deliveryId, delivery } = await delivering(200)
    expect(await refusal(owner.retry(id, 'dlv_none'))).toBe('NOT_FOUND')
    for (let n = 0; n < 30; n += 1) {
      await harness.settle()
      harness.service.clock.advance(1)
      await owner.retry(id, deliveryId)
    }
    expect((await delivery()).attempts).toHaveLength(20)
    harness.service.clock.advance(31 * 86_400)
    expect(await refusal(owner.retry(id, deliveryId))).toBe('NOT_FOUND')
    expect((await owner.deliveries(id)).items).toEqual([])
  })
})

describe('listing deliveries', () => {
  it('returns every delivery once, in pages, newest first, while new deliveries arrive', async () => {
    const harness = createHarness().webhooks
    const owner = harness.steady.as('owner')
    const { id } = await owner.register(url)
    const made: string[] = []
    const make = async () => {
      harness.service.clock.advance(400)
      made.push((await owner.test(id)).deliveryId)
    }
    for (let n = 0; n < 25; n += 1) await make()
    const seen: string[] = []
    let pageToken: string | undefined
    do {
      const page = await owner.deliveries(id, { pageSize: 10, ...(pageToken && { pageToken }) })
      seen.push(...page.items.map((item) => item.id))
      pageToken = page.nextPageToken
      await make()
    } while (pageToken)
    expect(seen).toEqual(made.slice(0, 25).toReversed())
  })
})
