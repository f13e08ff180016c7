import { createHarness } from '@plant/testing/harness'
import { deliveryOf, prove } from '@plant/testing/harness/webhooks'
import { writeEvent } from '@plant/testing/webhooks/events'
import { describe, expect, it } from 'vitest'
import { ref } from '../../collections/collection.ts'
import { attemptSlots, deliveries, webhooks } from '../../collections/webhooks.ts'
import { deliveryIdOf } from './new-delivery.ts'

const urls = Array.from({ length: 10 }, (_, at) => `https://receiver-${at}.example.com/`)
const [slow = '', failing = ''] = urls

async function registered() {
  const harness = createHarness().webhooks
  await harness.service.signUp('owner')
  const ids: string[] = []
  for (const url of urls) ids.push((await harness.steady.as('owner').register(url)).id)
  await prove(harness, 'owner')
  const happen = async (id: string) => harness.steady.fanOut(await writeEvent(harness, id), 'owner')
  /** Events whose task was lost, and whose deliveries wait for a task from the sweeper. */
  const wait = async (id: string) => {
    await writeEvent(harness, id)
    harness.service.clock.advance(30)
    await harness.steady.sweep()
  }
  const statuses = (eventId: string) =>
    Promise.all(
      ids.map(async (id) => (await deliveryOf(harness.steady, deliveryIdOf(eventId, id))).status),
    )
  return { harness, happen, wait, statuses, ids }
}

const count = (statuses: readonly string[], wanted: string) =>
  statuses.filter((status) => status === wanted).length

describe('the first attempts of an event', () => {
  it.each([
    ['made with its deliveries', 'happen', { reads: 3, writes: 23, trips: 3 }],
    ['after its deliveries', 'wait', { reads: 13, writes: 22, trips: 3 }],
  ] as const)('to ten endpoints share a task %s, which costs 3 trips', async (_name, how, cost) => {
    const { harness, statuses, ...ways } = await registered()
    await ways[how]('evt_1')
    expect(harness.queue.tasks).toHaveLength(1)
    const { documents } = harness.service
    const { read, commit } = documents
    const spent = { reads: 0, writes: 0, trips: 0 }
    documents.read = (refs) => {
      spent.reads += refs.length
      spent.trips += 1
      return read(refs)
    }
    documents.commit = (writes, commitId) => {
      spent.writes += writes.length
      spent.trips += 1
      return commit(writes, commitId)
    }
    await harness.queue.run(harness.steady)
    expect(spent).toEqual(cost)
    expect(count(await statuses('evt_1'), 'DELIVERED')).toBe(10)
  })

  it('are recorded as the receivers answer, and the last frees the slot if its worker still has it', async () => {
    const { harness, happen, statuses } = await registered()
    await happen('evt_1')
    const { webhookClient } = harness.steady.ports
    const { post } = webhookClient
    const others = Promise.withResolvers<void>()
    const slowest = Promise.withResolvers<void>()
    let answered = 0
    webhookClient.post = async (...call) => {
      if (call[0].target.url.href === slow) await slowest.promise
      else if ((answered += 1) === urls.length - 1) others.resolve()
      return post(...call)
    }
    const running = harness.queue.run(harness.steady)
    await others.promise
    await expect.poll(async () => count(await statuses('evt_1'), 'DELIVERED')).toBe(9)
    expect(count(await statuses('evt_1'), 'PENDING')).toBe(1)
    const { documents } = harness.service
    const leased = () => [...documents.all('attemptSlots')].filter(([, { lease }]) => lease)
    const [[id, slot] = ['', {}], ...more] = leased()
    expect(more).toEqual([])
    const taken = { ...slot, lease: { holder: 'another', until: slot['expiresAt'] } }
    await documents.commit(
      [{ kind: 'overwrite', ref: ref(attemptSlots, id), data: taken }],
      'another worker',
    )
    slowest.resolve()
    await running
    expect(count(await statuses('evt_1'), 'DELIVERED')).toBe(10)
    expect(leased()).toEqual([[id, taken]])
  })

  it('leave only the failed ones to later tasks, one for each', async () => {
    const { harness, happen, statuses } = await registered()
    harness.receivers.answer(slow, 500, 200)
    harness.receivers.answer(failing, 500, 200)
    await happen('evt_1')
    await harness.queue.run(harness.steady)
    expect(count(await statuses('evt_1'), 'DELIVERED')).toBe(8)
    expect(harness.service.documents.all('webhooks').get('owner')).toMatchObject({ noticeAt: null })
    expect(harness.queue.tasks).toMatchObject([
      { queue: 'retryWebhook', message: { others: [] } },
      { queue: 'retryWebhook', message: { others: [] } },
    ])
    await harness.settle({ withinSeconds: 10 })
    expect(count(await statuses('evt_1'), 'DELIVERED')).toBe(10)
    expect(harness.receivers.received).toHaveLength(12)
  })

  it('move to the queue for retries where an endpoint has failed since, and reach the others at once', async () => {
    const { harness, happen, statuses } = await registered()
    harness.receivers.answer(failing, 500, 200)
    await happen('evt_1')
    await happen('evt_2')
    await harness.queue.run(harness.steady)
    expect(harness.receivers.received).toHaveLength(19)
    expect(count(await statuses('evt_2'), 'DELIVERED')).toBe(9)
    await harness.settle({ withinSeconds: 10 })
    expect(count(await statuses('evt_2'), 'DELIVERED')).toBe(10)
  })

  it('skip an endpoint that was removed, and a delivery that another worker makes', async () => {
    const { harness, wait, statuses, ids } = await registered()
    await wait('evt_1')
    await harness.steady.as('owner').remove(ids[0] ?? '')
    await harness.steady.as('owner').retry(ids[1] ?? '', deliveryIdOf('evt_1', ids[1] ?? ''))
    await Promise.all(harness.queue.tasks.map((task) => harness.worker().attempt(task)))
    expect(await statuses('evt_1')).toEqual(['CANCELLED', ...Array(9).fill('DELIVERED')])
    expect(harness.receivers.received).toHaveLength(9)
  })

  it('count a mail for each endpoint that they disable together', async () => {
    const { harness, wait, ids } = await registered()
    for (const url of urls) harness.receivers.answer(url, 410)
    await wait('evt_1')
    const refs = ids.map((id) => ref(deliveries, deliveryIdOf('evt_1', id)))
    await harness.steady.ports.store.transaction(async (database) => {
      for (const [at, delivery] of (await database.getAll(...refs)).entries()) {
        const target = refs[at]
        if (target && delivery) database.update(target, { ...delivery, attemptsMade: 9 })
      }
    }, new AbortController().signal)
    await harness.queue.run(harness.steady)
    expect(harness.queue.tasks).toEqual([])
    const { items } = await harness.steady.as('owner').list()
    expect(items.map(({ status }) => status)).toEqual(Array(10).fill('disabled'))
    expect(harness.service.documents.all('users').get('owner')).toMatchObject({
      noticed: { count: 10 },
    })
    await harness.settle({ withinSeconds: 60 })
    expect(harness.mails).toHaveLength(10)
  })
})

it.each(['before', 'after'])(
  'are recorded if the account is erased %s its second read',
  async (when) => {
    const { harness, happen, ids } = await registered()
    await happen('evt_1')
    harness.receivers.answer(failing, 500)
    const { documents } = harness.service
    const { read } = documents
    let reads = 0
    const erase = () =>
      documents.commit(
        [{ kind: 'overwrite', ref: ref(webhooks, 'owner'), data: null }],
        'the erasure',
      )
    documents.read = async (refs) => {
      if (refs.some(({ collection }) => collection.name === 'webhooks')) reads += 1
      if (reads === 2 && when === 'before') await erase()
      const found = await read(refs)
      if (reads === 2 && when === 'after') await erase()
      return found
    }
    await harness.queue.run(harness.steady)
    expect(reads).toBeGreaterThan(1)
    const { attempts } = await deliveryOf(harness.steady, deliveryIdOf('evt_1', ids[1] ?? ''))
    expect(attempts).toMatchObject([{ status: 500 }])
  },
)
