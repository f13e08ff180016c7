import { describe, expect, test } from 'vitest'
import { writeEvent } from '../../../../test/support/webhooks/events.ts'
import {
  deliveryOf,
  type WebhookWorld,
  webhookWorld,
} from '../../../../test/support/webhooks/world.ts'
import { type Fault, faults } from '../../../../test/support/world/process.ts'
import { deliveryIdOf } from './new-delivery.ts'

const urls = ['https://one.example.com/', 'https://two.example.com/']

/** A worker that is struck at its n-th call makes the deliveries and their attempts; the others mend what it left. */
async function struckAt(
  at: number,
  fault: Fault,
): Promise<{ world: WebhookWorld; struck: string | undefined }> {
  const world = webhookWorld()
  const ids: string[] = []
  for (const url of urls) ids.push((await world.steady.as('owner').register(url)).id)
  world.receivers.answer(urls[1] ?? '', 500, 200)
  await writeEvent(world, 'evt_1')
  const worker = world.worker({ at, fault })
  await worker.process.outlive(worker.fanOut('evt_1', 'owner'))
  for (let round = 0; round < 3; round += 1)
    await worker.process.outlive(world.queue.run(worker)).then(() => undefined)
  await world.settle({ withinSeconds: 600 })
  for (const id of ids) {
    const delivery = await deliveryOf(world.steady, deliveryIdOf('evt_1', id))
    expect(delivery, `${fault} at ${at}`).toMatchObject({ status: 'DELIVERED', wakeAt: null })
  }
  return { world, struck: worker.process.struck() }
}

describe('a crash or an outage at any call into the world', () => {
  test.each(faults)(
    '%s: every event is delivered, and twice only where the answer was lost',
    async (fault) => {
      const met = new Set<string>()
      for (let at = 1; ; at += 1) {
        const { world, struck } = await struckAt(at, fault)
        if (struck === undefined) break
        met.add(struck)
        const extra = world.receivers.received.length - 3
        // Between the receiver's answer and its record lie the answer itself and the two calls that write it down.
        const mayRepeat = ['webhook.post', 'documents.read', 'documents.commit'].includes(struck)
        expect(extra, `repeats after ${fault} at ${at}, ${struck}`).toBeLessThanOrEqual(
          mayRepeat ? 1 : 0,
        )
        expect(extra).toBeGreaterThanOrEqual(0)
        for (const { headers } of world.receivers.received)
          expect(headers['webhook-id']).toBe('evt_1')
      }
      expect([...met].toSorted()).toEqual([
        'documents.commit',
        'documents.read',
        'queue.enqueue',
        'webhook.post',
      ])
    },
  )

  test('an attempt that kills its worker each time runs out of attempts', async () => {
    const world = webhookWorld()
    const { id } = await world.steady.as('owner').register(urls[0] ?? '')
    await writeEvent(world, 'evt_1')
    await world.steady.fanOut('evt_1', 'owner')
    const deliveryId = deliveryIdOf('evt_1', id)
    const state = () => deliveryOf(world.steady, deliveryId)
    for (let death = 0; death < 40 && (await state()).status === 'PENDING'; death += 1) {
      const worker = world.worker()
      worker.deps.webhookClient.post = () => new Promise(() => undefined)
      const [task] = world.queue.tasks
      if (task) void worker.attempt(task)
      await new Promise((done) => setTimeout(done, 1))
      world.queue.lose()
      world.service.clock.advance(60)
      await world.steady.sweep()
    }
    expect(await state()).toMatchObject({ status: 'EXHAUSTED', attemptsMade: 10, wakeAt: null })
  })
})

describe('tasks', () => {
  async function delivering() {
    const world = webhookWorld()
    const { id } = await world.steady.as('owner').register(urls[0] ?? '')
    await writeEvent(world, 'evt_1')
    await world.steady.fanOut('evt_1', 'owner')
    return { world, state: () => deliveryOf(world.steady, deliveryIdOf('evt_1', id)) }
  }

  test('that come twice, also at once and long after, send once', async () => {
    const { world } = await delivering()
    const [task] = world.queue.tasks
    if (!task) throw new Error('no task')
    await Promise.all(Array.from({ length: 20 }, () => world.worker().attempt(task)))
    expect(world.receivers.received).toHaveLength(1)
    await world.settle()
    world.service.clock.advance(3600)
    await world.queue.repeat(world.steady)
    expect(world.receivers.received).toHaveLength(1)
  })

  test('that come early send nothing, and the sweeper has them come in time', async () => {
    const { world } = await delivering()
    world.receivers.answer(urls[0] ?? '', 500, 200)
    await world.queue.run(world.steady)
    await world.queue.runEarly(world.steady)
    expect(world.receivers.received).toHaveLength(1)
    expect(world.queue.tasks).toEqual([])
    await world.settle({ withinSeconds: 10 })
    expect(world.receivers.received).toHaveLength(2)
  })

  test('that are lost are made again by the sweeper', async () => {
    const { world, state } = await delivering()
    expect(world.queue.lose()).toBe(1)
    await world.settle({ withinSeconds: 120 })
    expect(await state()).toMatchObject({ status: 'DELIVERED' })
  })

  test('that are lost after every attempt cost time and nothing else', async () => {
    const { world, state } = await delivering()
    world.receivers.answer(urls[0] ?? '', 500, 500, 500, 200)
    for (let round = 0; round < 400 && (await state()).status === 'PENDING'; round += 1) {
      await world.queue.run(world.steady)
      world.queue.lose()
      world.service.clock.advance(30)
      await world.steady.sweep()
    }
    expect(await state()).toMatchObject({ status: 'DELIVERED' })
    expect(world.receivers.received).toHaveLength(4)
  })

  test('of an endpoint in trouble wait in the queue of those, and come back with its first success', async () => {
    const { world } = await delivering()
    const queues = () => world.queue.tasks.map(({ queue }) => queue)
    expect(queues()).toEqual(['deliverWebhook'])
    world.receivers.answer(urls[0] ?? '', { error: 'TIMEOUT', durationMs: 15_000 }, 200, 200)
    await writeEvent(world, 'evt_2')
    await world.steady.fanOut('evt_2', 'owner')
    const [first, second] = world.queue.tasks
    if (!first || !second) throw new Error('two tasks were made')
    await world.steady.attempt(first)
    await world.steady.attempt(second)
    expect(world.receivers.received).toHaveLength(1)
    expect(queues().filter((queue) => queue === 'retryWebhook')).toHaveLength(2)
    await world.settle({ withinSeconds: 60 })
    expect(world.receivers.received).toHaveLength(3)
    await writeEvent(world, 'evt_3')
    await world.steady.fanOut('evt_3', 'owner')
    expect(queues()).toEqual(['deliverWebhook'])
  })

  test('of an endpoint that is slow but well wait there too, until it is quick again', async () => {
    const { world } = await delivering()
    world.receivers.answer(urls[0] ?? '', { status: 200, durationMs: 9000 }, 200)
    await world.settle()
    await writeEvent(world, 'evt_2')
    await world.steady.fanOut('evt_2', 'owner')
    expect(world.queue.tasks.map(({ queue }) => queue)).toEqual(['retryWebhook'])
    await world.settle()
    await writeEvent(world, 'evt_3')
    await world.steady.fanOut('evt_3', 'owner')
    expect(world.queue.tasks.map(({ queue }) => queue)).toEqual(['deliverWebhook'])
  })
})
