import { createHarness } from '@plant/testing/harness'
import { type Fault, faults } from '@plant/testing/harness/process'
import { deliveryOf, prove, type Webhooks } from '@plant/testing/harness/webhooks'
import { writeEvent } from '@plant/testing/webhooks/events'
import { describe, expect, it } from 'vitest'
import { deliveryIdOf } from './new-delivery.ts'

const urls = ['https://one.example.com/', 'https://two.example.com/']

/**
 * Delivers with a worker that fails at its n-th call, then lets other workers complete the work.
 */
async function struckAt(
  at: number,
  fault: Fault,
  isProven: boolean,
): Promise<{ harness: Webhooks; struck: string | undefined }> {
  const harness = createHarness().webhooks
  const ids: string[] = []
  for (const url of urls) ids.push((await harness.steady.as('owner').register(url)).id)
  if (isProven) await prove(harness, 'owner')
  harness.receivers.answer(urls[1] ?? '', 500, 200)
  await writeEvent(harness, 'evt_1')
  const worker = harness.worker({ at, fault })
  await worker.process.outlive(worker.fanOut('evt_1', 'owner'))
  for (let round = 0; round < 3; round += 1)
    await worker.process.outlive(harness.queue.run(worker)).then(() => undefined)
  await harness.settle({ withinSeconds: 600 })
  for (const id of ids) {
    const delivery = await deliveryOf(harness.steady, deliveryIdOf('evt_1', id))
    expect(delivery, `${fault} at ${at}`).toMatchObject({ status: 'DELIVERED', sweepAt: null })
  }
  return { harness, struck: worker.process.struck() }
}

describe('a crash or an outage at any call of a port', () => {
  it.each(faults.flatMap((fault) => [[fault, 'new'] as const, [fault, 'proven'] as const]))(
    'loses no event, and repeats an event only if the response of the receiver was lost: %s, %s',
    async (fault, endpoint) => {
      const met = new Set<string>()
      for (let at = 1; ; at += 1) {
        const { harness, struck } = await struckAt(at, fault, endpoint === 'proven')
        if (struck === undefined) break
        met.add(struck)
        const extra = harness.receivers.received.length - 3
        // Only a failure after the receiver's answer and before its record may repeat an event.
        const mayRepeat = ['webhook.post', 'documents.read', 'documents.commit'].includes(struck)
        expect(extra, `repeats after ${fault} at ${at}, ${struck}`).toBeLessThanOrEqual(
          mayRepeat ? 1 : 0,
        )
        expect(extra).toBeGreaterThanOrEqual(0)
        for (const { headers } of harness.receivers.received)
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

  it('uses up one attempt each time the worker crashes', async () => {
    const harness = createHarness().webhooks
    const { id } = await harness.steady.as('owner').register(urls[0] ?? '')
    await writeEvent(harness, 'evt_1')
    await harness.steady.fanOut('evt_1', 'owner')
    const deliveryId = deliveryIdOf('evt_1', id)
    const state = () => deliveryOf(harness.steady, deliveryId)
    for (let death = 0; death < 40 && (await state()).status === 'PENDING'; death += 1) {
      const worker = harness.worker()
      const sending = Promise.withResolvers<void>()
      worker.ports.webhookClient.post = () => {
        sending.resolve()
        return new Promise(() => undefined)
      }
      const [task] = harness.queue.tasks
      // A task that arrives too early sends nothing.
      if (task) await Promise.race([sending.promise, worker.attempt(task)])
      harness.queue.lose()
      harness.service.clock.advance(60)
      await harness.steady.sweep()
    }
    expect(await state()).toMatchObject({ status: 'EXHAUSTED', attemptsMade: 10, sweepAt: null })
  })
})

describe('the tasks of a delivery', () => {
  async function delivering() {
    const harness = createHarness().webhooks
    const { id } = await harness.steady.as('owner').register(urls[0] ?? '')
    await prove(harness, 'owner')
    await writeEvent(harness, 'evt_1')
    await harness.steady.fanOut('evt_1', 'owner')
    return { harness, state: () => deliveryOf(harness.steady, deliveryIdOf('evt_1', id)) }
  }

  it('send the event once, even if a task arrives several times, simultaneously or much later', async () => {
    const { harness } = await delivering()
    const [task] = harness.queue.tasks
    if (!task) throw new Error('no task')
    await Promise.all(Array.from({ length: 20 }, () => harness.worker().attempt(task)))
    expect(harness.receivers.received).toHaveLength(1)
    await harness.settle()
    harness.service.clock.advance(3600)
    await harness.queue.repeat(harness.steady)
    expect(harness.receivers.received).toHaveLength(1)
  })

  it('send nothing if they arrive early, and then the sweeper queues them for the right time', async () => {
    const { harness } = await delivering()
    harness.receivers.answer(urls[0] ?? '', 500, 200)
    await harness.queue.run(harness.steady)
    await harness.queue.runEarly(harness.steady)
    expect(harness.receivers.received).toHaveLength(1)
    expect(harness.queue.tasks).toEqual([])
    await harness.settle({ withinSeconds: 10 })
    expect(harness.receivers.received).toHaveLength(2)
  })

  it('are created again by the sweeper if they were lost', async () => {
    const { harness, state } = await delivering()
    expect(harness.queue.lose()).toBe(1)
    await harness.settle({ withinSeconds: 120 })
    expect(await state()).toMatchObject({ status: 'DELIVERED' })
  })

  it('may be lost after every attempt, and the delivery still succeeds', async () => {
    const { harness, state } = await delivering()
    harness.receivers.answer(urls[0] ?? '', 500, 500, 500, 200)
    await harness.queue.run(harness.steady)
    for (let round = 0; round < 400 && (await state()).status === 'PENDING'; round += 1) {
      await harness.queue.run(harness.steady)
      harness.queue.lose()
      harness.service.clock.advance(30)
      await harness.steady.sweep()
    }
    expect(await state()).toMatchObject({ status: 'DELIVERED' })
    expect(harness.receivers.received).toHaveLength(4)
  })

  it('use a separate queue after the endpoint fails, until its next success', async () => {
    const { harness } = await delivering()
    const queues = () => harness.queue.tasks.map(({ queue }) => queue)
    expect(queues()).toEqual(['deliverWebhook'])
    harness.receivers.answer(urls[0] ?? '', { error: 'TIMEOUT', durationMs: 15_000 }, 200, 200)
    await writeEvent(harness, 'evt_2')
    await harness.steady.fanOut('evt_2', 'owner')
    const [first, second] = harness.queue.tasks
    if (!first || !second) throw new Error('two tasks were made')
    await harness.steady.attempt(first)
    await harness.steady.attempt(second)
    expect(harness.receivers.received).toHaveLength(1)
    expect(queues().filter((queue) => queue === 'retryWebhook')).toHaveLength(2)
    await harness.settle({ withinSeconds: 60 })
    expect(harness.receivers.received).toHaveLength(3)
    await writeEvent(harness, 'evt_3')
    await harness.steady.fanOut('evt_3', 'owner')
    expect(queues()).toEqual(['deliverWebhook'])
  })

  it('use a separate queue while the endpoint is slow', async () => {
    const { harness } = await delivering()
    harness.receivers.answer(urls[0] ?? '', { status: 200, durationMs: 9000 }, 200)
    await harness.settle()
    await writeEvent(harness, 'evt_2')
    await harness.steady.fanOut('evt_2', 'owner')
    expect(harness.queue.tasks.map(({ queue }) => queue)).toEqual(['retryWebhook'])
    await harness.settle()
    await writeEvent(harness, 'evt_3')
    await harness.steady.fanOut('evt_3', 'owner')
    expect(harness.queue.tasks.map(({ queue }) => queue)).toEqual(['deliverWebhook'])
  })
})
