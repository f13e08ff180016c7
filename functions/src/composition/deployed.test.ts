import { createHarness } from '@plant/testing/harness'
import { idOf } from '@plant/testing/harness/answers'
import { atProvider } from '@plant/testing/harness/at-provider'
import { signed, telling } from '@plant/testing/harness/provider-events'
import { path, record, uploaded } from '@plant/testing/harness/uploads'
import { prove } from '@plant/testing/harness/webhooks'
import { writeEvent } from '@plant/testing/webhooks/events'
import functionsTest from 'firebase-functions-test'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { functions, type JobName, namesOf } from '../deployment/functions.ts'
import { onlyPorts, type Ports } from '../ports/ports.ts'
import * as services from './service.ts'

const library = functionsTest({ projectId: 'demo-p', storageBucket: 'demo-p' })
const exported: Record<string, unknown> = await import('../index.ts')

/** Wraps any function: the library's types miss the functions of queues. */
const wrap = library.wrap as (deployed: unknown) => (event?: object) => Promise<unknown>

afterEach(() => void vi.restoreAllMocks())
afterAll(() => library.cleanup())

/** Calls a deployed function with its trigger's event, over ports in memory. */
async function trigger(
  name: JobName,
  ports: Ports,
  event?: object,
  isInMaintenance = false,
): Promise<void> {
  vi.spyOn(services, 'service').mockReturnValue({ ports, isInMaintenance } as services.Service)
  await wrap(exported[name])(event)
}

const requestId = 'request-of-a-test'
const eventId = 'evt_1'

/** A registered webhook and an event that no message has announced. */
async function writtenEvent({ isProven = true } = {}) {
  const harness = createHarness()
  const { webhooks } = harness
  await webhooks.steady.as('owner').register('https://hooks.example.com/1')
  if (isProven) await prove(webhooks, 'owner')
  await writeEvent(webhooks, eventId)
  const queued = () => webhooks.queue.tasks.map(({ queue, message }) => ({ queue, message }))
  return { harness, webhooks, queued, ports: webhooks.steady.ports }
}

async function deliver(name: 'deliverWebhook' | 'retryWebhook', isProven: boolean) {
  const { webhooks, queued, ports } = await writtenEvent({ isProven })
  await webhooks.steady.fanOut(eventId, 'owner')
  const data = { ...queued()[0]?.message, requestId }
  await trigger(name, ports, { data })
  expect(webhooks.receivers.received).toMatchObject([{ headers: { 'webhook-id': eventId } }])
}

/** What each function that answers no HTTP must do for the event of its trigger. */
const effects: Record<JobName, () => Promise<void>> = {
  async runAnalysis() {
    const { steady, tasks, signUp, transaction } = createHarness()
    const id = idOf(await (await signUp('ada')).start({ photo: 'diseased leaf' }))
    await trigger('runAnalysis', steady.ports, { data: tasks[0]?.data })
    expect(await transaction(id)).toMatchObject({ status: 'COMPLETED' })
  },
  async receiveUpload() {
    const { service } = await uploaded('healthy leaf', '7')
    const data = { bucket: 'demo-p', name: path, generation: '7' }
    await trigger('receiveUpload', service.steady.ports, { data })
    expect(await record(service)).toMatchObject({ status: 'READY' })
  },
  async fanOutEvent() {
    const { ports, queued } = await writtenEvent()
    const attributes = { eventId, accountId: 'owner' }
    await trigger('fanOutEvent', ports, { data: { message: { attributes } } })
    expect(queued()).toMatchObject([{ queue: 'deliverWebhook', message: { eventId } }])
  },
  deliverWebhook: () => deliver('deliverWebhook', true),
  // Only this function calls an endpoint that never received an event.
  retryWebhook: () => deliver('retryWebhook', false),
  async handleProviderEvent() {
    const { service, harness, work, state } = await atProvider()
    harness.end(work)
    await harness.receive(signed(service, telling('batch.succeeded', work)))
    await trigger('handleProviderEvent', harness.ports, { data: service.tasks.at(-1)?.data })
    expect(await state()).toBe('COMPLETED')
  },
  async buildExport() {
    const { exports, signUp } = createHarness()
    await signUp('ann')
    await exports.as('ann').export()
    await trigger('buildExport', exports.ports, { data: { ...exports.tasks[0], requestId } })
    expect(await exports.as('ann').readExport()).toMatchObject({ status: 'ready' })
  },
  async sweep() {
    const { harness, ports, queued } = await writtenEvent()
    harness.clock.advance(30)
    const { exports, erasures, providerEvents } = harness
    const others = { ...exports.ports, ...erasures.ports, ...providerEvents.ports }
    await trigger('sweep', onlyPorts({ ...others, ...ports }))
    expect(queued()).toMatchObject([{ queue: 'deliverWebhook', message: { eventId } }])
    expect(harness.log.map(({ message }) => message)).toContain('Sweep done')
  },
}

const servesHttp = (name: string) =>
  ['http', 'callable'].includes(functions[name]?.trigger.kind ?? '')
const withoutHttp = namesOf(() => true).filter((name) => !servesHttp(name))

it('every deployed function without HTTP has a test with the library of Firebase', () => {
  expect(Object.keys(effects).sort()).toEqual(withoutHttp.sort())
})

it.each(Object.entries(effects))('%s does its job for an event of its trigger', (_name, effect) =>
  effect(),
)

it.each(Object.keys(effects) as JobName[])(
  '%s does nothing under maintenance, so that its event is sent again',
  async (name) => {
    const event = functions[name].trigger.kind === 'task' ? { data: { requestId } } : {}
    const waits = trigger(name, onlyPorts({}), event, true)
    await expect(waits).rejects.toThrow(`${name} waits, because the service is under maintenance`)
  },
)

it.each(namesOf(() => true).filter(servesHttp))(
  '%s answers HTTP, which the library of Firebase does not test',
  (name) => {
    expect(() => wrap(exported[name])).toThrow('not `onRequest`')
  },
)
