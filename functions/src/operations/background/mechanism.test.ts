import { createHarness, type TestHarness } from '@plant/testing/harness'
import { idOf } from '@plant/testing/harness/answers'
import { expect, it } from 'vitest'
import { type Lease, ref } from '../../collections/collection.ts'
import { type ProviderEvent, providerEvents } from '../../collections/provider.ts'
import { type Transaction, transactions } from '../../collections/transactions.ts'
import { addSeconds } from '../../domain/time.ts'
import { handleProviderEventJob } from '../provider-events/handle-job.ts'
import { acquireLease, changeLeased, LeaseLost } from './lease.ts'
import { enqueueJob, type Queued, requeueJob } from './queue.ts'

const context = { requestId: 'work-of-a-test', signal: new AbortController().signal }
const id = 'pev_1'

/** A harness with one due document and a list of the queued tasks. */
async function dueJob() {
  const { steady, clock } = createHarness()
  const tasks: { name: string; data: Record<string, unknown> }[] = []
  const ports = {
    ...steady.ports,
    queue: {
      async enqueue(_queue: string, task: (typeof tasks)[number]) {
        tasks.push(task)
      },
    },
  }
  const event: ProviderEvent = {
    type: 'batch.succeeded',
    operationId: 'batches/1',
    receivedAt: clock.now(),
    status: 'RECEIVED',
    sweepAt: clock.now(),
    expiresAt: addSeconds(clock.now(), 86_400),
  }
  await ports.store.transaction(
    async (database) => database.create(ref(providerEvents, id), event),
    context.signal,
  )
  return { ports, clock, tasks, event }
}

it('two simultaneous sweepers queue one task, and the next sweep queues a second task', async () => {
  const { ports, clock, tasks } = await dueJob()
  const sweep = () => requeueJob(ports, handleProviderEventJob, id, context)
  await Promise.all([sweep(), sweep()])
  await sweep()
  expect(tasks).toEqual([
    {
      name: expect.stringMatching(/^pev_1-\d+$/),
      data: { providerEventId: id, requestId: 'work-of-a-test' },
    },
  ])
  clock.advance(handleProviderEventJob.sweepAgainSeconds)
  await sweep()
  expect(new Set(tasks.map(({ name }) => name)).size).toBe(2)
})

it("the next sweep of a document is never later than the document's `latestSweepAt`", async () => {
  const { ports, clock } = await dueJob()
  const latest = addSeconds(clock.now(), 3)
  const job: Queued<ProviderEvent, ProviderEvent> = {
    ...handleProviderEventJob,
    latestSweepAt: () => latest,
  }
  await requeueJob(ports, job, id, context)
  const [swept] = await ports.store.getAll(ref(providerEvents, id))
  expect(swept?.sweepAt).toEqual(latest)
})

it('the sweep queues no task for a document without work', async () => {
  const { ports, tasks } = await dueJob()
  const job: Queued<ProviderEvent, ProviderEvent> = {
    ...handleProviderEventJob,
    isWaiting: (event): event is ProviderEvent => event.status === 'HANDLED',
  }
  ports.store.reset()
  await requeueJob(ports, job, id, context)
  expect(tasks).toEqual([])
  expect(ports.store.calls.map(({ writes }) => writes)).toEqual([0])
})

it('queueing a task logs a warning instead of failing when the queue is down', async () => {
  const service = createHarness()
  const { event } = await dueJob()
  service.troubles.failing('queue.enqueue')
  const ports = service.steady.ports
  await enqueueJob(ports, handleProviderEventJob, { id, data: event }, 'a-request')
  expect(service.log).toEqual([
    {
      severity: 'WARNING',
      message: 'Task not queued, left to the sweeper',
      fields: expect.objectContaining({ requestId: 'a-request', queue: 'handleProviderEvent' }),
    },
  ])
})

it('one worker has the lease until the lease ends, and then the next worker can take the lease', async () => {
  const service = createHarness()
  const target = await startedTransaction(service)
  const acquire = (holder: string) =>
    acquireLease(service.steady.ports, target, { holder, seconds: 60 }, processing, context.signal)
  const both = await Promise.all([acquire('one'), acquire('other')])
  expect(both.map(({ kind }) => kind).toSorted()).toEqual(['BUSY', 'LEASED'])
  service.clock.advance(59)
  expect(await acquire('third')).toMatchObject({ kind: 'BUSY' })
  service.clock.advance(1)
  expect(await acquire('third')).toMatchObject({
    kind: 'LEASED',
    document: { lease: { holder: 'third', until: addSeconds(service.clock.now(), 60) } },
  })
})

it('nobody gets the lease of a document that is gone, or whose work ends at once', async () => {
  const service = createHarness()
  const target = await startedTransaction(service)
  const acquire = (of: typeof target, take: (current: Transaction, lease: Lease) => Transaction) =>
    acquireLease(service.steady.ports, of, { holder: 'one', seconds: 60 }, take, context.signal)
  const nothing = { kind: 'NOTHING_TO_DO' }
  expect(await acquire(ref(transactions, 'an_erased'), processing)).toEqual(nothing)
  expect(await acquire(target, (current) => current)).toEqual(nothing)
})

it('a worker that lost its lease cannot change the document', async () => {
  const service = createHarness()
  const target = await startedTransaction(service)
  const { ports } = service.steady
  const lease = { holder: 'one', seconds: 60 }
  await acquireLease(ports, target, lease, processing, context.signal)
  const change = (holder: string) =>
    changeLeased(ports, target, holder, (current): Transaction => current, context.signal)
  await change('one')
  await expect(change('other')).rejects.toThrow(LeaseLost)
  service.clock.advance(60)
  await acquireLease(ports, target, { ...lease, holder: 'other' }, processing, context.signal)
  await expect(change('one')).rejects.toThrow(LeaseLost)
})

async function startedTransaction(service: TestHarness) {
  const ada = await service.signUp('ada')
  return ref(transactions, idOf(await ada.start({ photo: 'diseased leaf' })))
}

function processing(current: Transaction, lease: { holder: string; until: Date }): Transaction {
  if (current.status !== 'PENDING' && current.status !== 'PROCESSING') return current
  return { ...current, status: 'PROCESSING', lease, sweepAt: lease.until }
}
