import { createHarness } from '@plant/testing/harness'
import { prove } from '@plant/testing/harness/webhooks'
import { writeEvent } from '@plant/testing/webhooks/events'
import { withinTest } from '@plant/testing/within-test'
import { describe, expect, it, vi } from 'vitest'
import { ref } from '../../collections/collection.ts'
import { attemptSlots, type Delivery, deliveries } from '../../collections/webhooks.ts'
import { limits } from '../../contract/limits.ts'
import { addDays } from '../../domain/time.ts'
import { MailRefused } from '../../ports/messages.ts'
import type { StoredDocument } from '../../ports/store.ts'
import { leaseDeliveries } from './lease.ts'
import { recordAttempts } from './record.ts'

const url = 'https://hooks.example.com/plants'

async function registered() {
  const harness = createHarness().webhooks
  await harness.service.signUp('owner')
  const owner = harness.steady.as('owner')
  const { id } = await owner.register(url)
  const status = async () => (await owner.list()).items[0]?.status
  const queued = () => harness.queue.tasks.map(({ queue }) => queue)
  return { harness, owner, id, status, queued }
}

type Registered = Awaited<ReturnType<typeof registered>>

async function happen({ harness }: Registered, id: string): Promise<void> {
  await harness.steady.fanOut(await writeEvent(harness, id), 'owner')
}

/** Makes the given number of calls, and returns how many were accepted. */
async function allowed(times: number, call: (at: number) => Promise<unknown>): Promise<number> {
  let done = 0
  for (let at = 0; at < times; at += 1)
    await call(at).then(
      () => (done += 1),
      (error: unknown) => expect(error).toMatchObject({ code: 'TOO_MANY_REQUESTS' }),
    )
  return done
}

describe('a new endpoint', () => {
  it('uses the queue for retries until its first success, so that it delays no healthy endpoint', async () => {
    const all = await registered()
    await all.owner.test(all.id)
    await happen(all, 'evt_1')
    expect(all.queued()).toEqual(['retryWebhook', 'retryWebhook'])
    await all.harness.settle()
    await happen(all, 'evt_2')
    expect(all.queued()).toEqual(['deliverWebhook'])
  })

  it('is disabled if all attempts for one event fail, and its owner gets a mail', async () => {
    const all = await registered()
    all.harness.receivers.answer(url, 500)
    await all.owner.test(all.id)
    await all.harness.settle({ withinSeconds: 4 * 86_400 })
    expect(await all.status()).toBe('disabled')
    expect(all.harness.receivers.received).toHaveLength(10)
    expect(all.harness.mails.map(({ text }) => text)).toEqual([
      expect.stringContaining('no attempt to deliver an event to it has ever succeeded'),
    ])
  })

  it('stays enabled if any attempt succeeds', async () => {
    const all = await registered()
    all.harness.receivers.answer(url, 500, 204, 500)
    await all.owner.test(all.id)
    await all.harness.settle()
    await happen(all, 'evt_1')
    await all.harness.settle({ withinSeconds: 4 * 86_400 })
    expect(await all.status()).toBe('active')
  })
})

describe('a worker', () => {
  /** Leases the delivery of an event that happened, over a store that the test may change. */
  async function leasing() {
    const all = await registered()
    const { steady, service } = all.harness
    await happen(all, 'evt_1')
    const { store } = steady.ports
    const ports = { ...steady.ports, store: { ...store } }
    const rest = [...service.documents.all(deliveries.name).keys()].map((id) => ({ id }))
    const target = { accountId: 'owner', rest: rest as StoredDocument<Delivery>[] }
    const lease = (holder: string) => leaseDeliveries(ports, target, holder, withinTest())
    return { ...all.harness, store, ports, lease }
  }

  it('takes no delivery that another worker has, and does nothing with it', async () => {
    const { lease } = await leasing()
    expect(await lease('req_1')).toMatchObject({ kind: 'LEASED' })
    expect(await lease('req_2')).toEqual({ kind: 'NOTHING_TO_DO' })
  })

  it('records no attempt for a delivery that another worker has leased meanwhile', async () => {
    const { service, ports, lease } = await leasing()
    const late = await lease('req_1')
    service.clock.advance(600)
    expect(await lease('req_2')).toMatchObject({ kind: 'LEASED' })
    if (late.kind !== 'LEASED') throw new Error('the first worker leased nothing')
    const at = service.clock.now()
    const answer = { kind: 'ANSWERED' as const, status: 204, response: '', durationMs: 1 }
    const endings = late.ids.map((id) => ({ id, endpoint: undefined, at, answer }))
    const slot = { accountId: 'owner', holder: 'req_1', slot: late.slot }
    expect(endings).toHaveLength(1)
    expect(await recordAttempts(ports, slot, endings, true, withinTest())).toEqual([])
    const [delivery] = service.documents.all(deliveries.name).values()
    expect(delivery).toMatchObject({ status: 'PENDING', lease: { holder: 'req_2' } })
  })

  it('looks for a free place four times, although others always take it first', async () => {
    const { store, ports, lease } = await leasing()
    let looks = 0
    ports.store.transaction = (...call) => {
      looks += 1
      return looks <= 4 ? Promise.resolve('SLOT_TAKEN' as never) : store.transaction(...call)
    }
    expect(await lease('req_1')).toMatchObject({ kind: 'PUT_OFF' })
  })
})

describe('an account', () => {
  it('Z7: with full places asks for each waiting delivery less and less often, so that thousands leave the queue to others', async () => {
    const { harness, ...all } = await registered()
    const { steady, queue, service } = harness
    await happen({ harness, ...all }, 'evt_1')
    await steady.ports.store.transaction(async (database) => {
      const until = addDays(service.clock.now(), 1)
      const place = { accountId: 'owner', lease: { holder: 'req_other', until }, expiresAt: until }
      for (let at = 0; at < limits.webhook.eventsInFlightMax; at += 1)
        database.create(ref(attemptSlots, `owner-${at}`), place)
    }, new AbortController().signal)
    const attempt = vi.fn(steady.attempt)
    for (let minute = 0; minute < 4 * 60; minute += 1) {
      await queue.run({ ...steady, attempt })
      service.clock.advance(60)
    }
    const asked = attempt.mock.calls.length
    // Once a minute would be 240 times.
    expect(asked).toBeGreaterThan(5)
    expect(asked).toBeLessThan(30)
    expect(harness.receivers.received).toEqual([])
  })

  it('can send only ten webhook tests an hour, even if it registers new endpoints', async () => {
    const { harness, owner } = await registered()
    const anew = async (at: number) => {
      const { id } = await owner.register(`${url}/${at}`)
      await owner.test(id).finally(() => owner.remove(id))
    }
    expect(await allowed(30, anew)).toBe(10)
    harness.service.clock.advance(3599)
    expect(await allowed(1, anew)).toBe(0)
    harness.service.clock.advance(1)
    expect(await allowed(30, anew)).toBe(10)
  })

  it('can manually retry only sixty deliveries an hour', async () => {
    const all = await registered()
    const { deliveryId } = await all.owner.test(all.id)
    await all.harness.settle()
    const again = () => all.owner.retry(all.id, deliveryId)
    expect(await allowed(200, again)).toBe(60)
    all.harness.service.clock.advance(3600)
    expect(await allowed(200, again)).toBe(60)
  })

  it.each(['new', 'proven'])(
    'sends at most twenty events at once, and still gets all its events: a %s endpoint',
    async (is) => {
      const all = await registered()
      const { harness } = all
      if (is === 'proven') await prove(harness, 'owner')
      for (let at = 0; at < 100; at += 1) await happen(all, `evt_${at}`)
      const { webhookClient } = harness.steady.ports
      const { post } = webhookClient
      const retries = new Set(['retryWebhook'])
      let peak = 0
      for (let round = 0; round < 40 && harness.queue.tasks.length > 0; round += 1) {
        const due = harness.queue.tasks.splice(0)
        // The deployed worker may fill only this queue.
        if (round > 0) expect(new Set(due.map(({ queue }) => queue))).toEqual(retries)
        let inFlight = 0
        let ended = 0
        const allHaveCome = Promise.withResolvers<void>()
        // Answers only when every due delivery is in flight or postponed.
        const look = () => inFlight + ended === due.length && allHaveCome.resolve()
        webhookClient.post = async (...call) => {
          inFlight += 1
          peak = Math.max(peak, inFlight)
          look()
          await allHaveCome.promise
          return post(...call)
        }
        const attempt = async (task: (typeof due)[number]) => {
          await harness.steady.attempt(task)
          ended += 1
          look()
        }
        await Promise.all(due.map(attempt))
        harness.service.clock.advance(60)
      }
      expect(peak).toBe(20)
      await harness.settle({ withinSeconds: 600 })
      expect(harness.receivers.received).toHaveLength(100)
    },
  )
})

describe('an owner whose mail server rejects the mail', () => {
  it('gets a new attempt every ten minutes, until the service gives up after a day', async () => {
    const all = await registered()
    let asked = 0
    all.harness.steady.ports.mailer.send = async () => {
      asked += 1
      throw new MailRefused()
    }
    all.harness.receivers.answer(url, 410)
    await happen(all, 'evt_1')
    await all.harness.settle({ withinSeconds: 6 * 86_400 })
    expect(await all.status()).toBe('disabled')
    expect(asked).toBeGreaterThan(10)
    expect(asked).toBeLessThanOrEqual(145)
    expect(all.harness.service.documents.all('webhooks').get('owner')).toMatchObject({
      noticeAt: null,
    })
  })
})
