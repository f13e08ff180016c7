import { createHarness, type TestHarness } from '@plant/testing/harness'
import { field, idOf } from '@plant/testing/harness/answers'
import { faults } from '@plant/testing/harness/process'
import { type ProviderEvents, signed, telling } from '@plant/testing/harness/provider-events'
import { assertSound } from '@plant/testing/harness/sound'
import { describe, expect, it } from 'vitest'
import { ref } from '../../collections/collection.ts'
import { providerEvents } from '../../collections/provider-events.ts'
import { providerJobs } from '../../collections/provider-jobs.ts'
import { Unavailable } from '../../ports/unavailable.ts'

/** A transaction whose inference is at the provider. */
async function atProvider(service = createHarness()) {
  const harness = service.providerEvents
  const client = await service.signUp('owner')
  const id = idOf(await client.start({ photo: 'diseased leaf' }))
  await service.deliver()
  const [work = 'none'] = harness.kept()
  const read = async () => (await client.read(id)).body
  const state = async () => field(await client.read(id), 'status')
  const used = async () => (await service.user('owner')).quota.used
  return { service, harness, client, id, work, read, state, used }
}

let messages = 0
/** The provider tells of it, and the queue does the work. */
async function tell(harness: ProviderEvents, type: string, operation: string) {
  messages += 1
  const request = signed(harness.service, telling(type, operation), { id: `msg_${messages}` })
  await harness.receive(request)
  const task = harness.service.tasks.findLast(({ data }) => 'providerEventId' in data)
  const id = String(task?.data['providerEventId'])
  await harness.handle(id)
  return id
}

/** The sweeper and the queue, each minute, for so long. */
async function pass({ service, harness }: { service: TestHarness; harness: ProviderEvents }) {
  for (let minute = 0; minute < 4; minute += 1) {
    service.clock.advance(minute === 0 ? 40 : 60)
    await service.steady.sweep()
    await harness.sweep()
    await service.deliver()
  }
}

const statusOf = async ({ deps }: ProviderEvents, id: string) =>
  (await deps.store.getAll(ref(providerEvents, id)))[0]?.status

const jobsOf = ({ documents }: TestHarness) => [...documents.all(providerJobs.name).values()]

describe('a transaction whose inference is with the provider', () => {
  it('is pending until the provider tells of its end, and is asked of nobody else', async () => {
    const { service, harness, id, state } = await atProvider()
    expect(await state()).toBe('PROCESSING')
    service.clock.advance(61)
    await service.steady.sweep()
    await service.steady.run(id)
    expect(harness.calls('model.begin')).toBe(1)
    expect(harness.calls('model.diagnose')).toBe(0)
    expect(await state()).toBe('PROCESSING')
  })

  it.each(['interaction.completed', 'batch.succeeded'])(
    'completes with %s, once, with one event',
    async (type) => {
      const { service, harness, read, state, used, work } = await atProvider()
      harness.end(work)
      expect(await statusOf(harness, await tell(harness, type, work))).toBe('HANDLED')
      expect(await state()).toBe('COMPLETED')
      await tell(harness, type, work)
      await tell(harness, 'interaction.failed', work)
      expect(await read()).toMatchObject({ analysis: { outcome: 'ISSUES_FOUND' } })
      expect(service.published).toHaveLength(1)
      expect(harness.calls('model.collect')).toBe(1)
      expect(await used()).toBe(1)
      expect([harness.kept(), jobsOf(service)]).toEqual([[], []])
    },
  )

  it.each([
    'interaction.failed',
    'batch.expired',
    'batch.cancelled',
    'interaction.requires_action',
  ])('gets the embedded model’s answer with %s, once', async (type) => {
    const { service, harness, read, state, used, work } = await atProvider()
    harness.end(work, 'FAILED')
    await tell(harness, type, work)
    expect(await read()).toMatchObject({ analysis: { model: { fallback: true } } })
    await tell(harness, 'interaction.completed', work)
    expect(await state()).toBe('COMPLETED')
    expect(await used()).toBe(1)
    expect(service.published).toHaveLength(1)
    expect([harness.kept(), jobsOf(service)]).toEqual([[], []])
  })

  it('completes later where the result cannot be fetched at once', async () => {
    const { service, harness, state, work } = await atProvider()
    harness.end(work)
    service.troubles.failing('model.collect')
    await expect(tell(harness, 'interaction.completed', work)).rejects.toBeInstanceOf(Unavailable)
    expect(await state()).toBe('PROCESSING')
    service.troubles.mend('model.collect')
    service.clock.advance(15)
    await harness.sweep()
    const id = String(service.tasks.at(-1)?.data['providerEventId'])
    await harness.handle(id)
    expect(await state()).toBe('COMPLETED')
  })

  it('is taken over before its deadline where nothing is told, with the result by then', async () => {
    const provided = await atProvider()
    provided.harness.end(provided.work)
    await pass(provided)
    expect(await provided.read()).toMatchObject({ analysis: { model: { fallback: false } } })
    expect([provided.harness.kept(), jobsOf(provided.service)]).toEqual([[], []])
    assertSound(provided.service)
  })

  it.each([
    ['is still at work', false],
    ['cannot be reached', true],
  ])('is taken over with the embedded model’s answer where the provider %s', async (_how, down) => {
    const provided = await atProvider()
    if (down) provided.service.troubles.failing('model.collect')
    await pass(provided)
    expect(await provided.read()).toMatchObject({ analysis: { model: { fallback: true } } })
    expect(provided.harness.kept()).toEqual([])
    expect(await provided.used()).toBe(1)
    assertSound(provided.service)
  })

  it('fails at its deadline where no run takes over in time, and stays failed', async () => {
    const { service, harness, state, used, work } = await atProvider()
    service.clock.advance(121)
    await service.steady.sweep()
    expect(await state()).toBe('FAILED')
    harness.end(work)
    await tell(harness, 'interaction.completed', work)
    expect(await state()).toBe('FAILED')
    expect(await used()).toBe(0)
    expect(harness.calls('model.collect')).toBe(0)
    expect([harness.kept(), jobsOf(service)]).toEqual([[], []])
  })

  it('is answered at once where the provider would have no time', async () => {
    const service = createHarness({ transactionTimeoutSeconds: 45 })
    const { harness, state } = await atProvider(service)
    expect(await state()).toBe('COMPLETED')
    expect(harness.calls('model.begin')).toBe(0)
  })

  it('goes on where the deployment asks the provider for nothing new', async () => {
    const { service, harness, client, state, work } = await atProvider()
    const { background } = harness.deps.model
    if (background) background.begins = false
    expect((await client.start({ photo: 'healthy leaf' })).status).toBe(202)
    await service.deliver()
    expect(harness.calls('model.begin')).toBe(1)
    harness.end(work)
    await tell(harness, 'interaction.completed', work)
    expect([await state(), harness.kept()]).toEqual(['COMPLETED', []])
  })
})

describe('what the provider keeps', () => {
  it('is deleted by the sweeper where it was refused, until it is gone', async () => {
    const { service, harness, state, work } = await atProvider()
    harness.end(work)
    service.troubles.failing('model.remove')
    await tell(harness, 'interaction.completed', work)
    expect([await state(), harness.kept()]).toEqual(['COMPLETED', [work]])
    const begun = service.clock.now()
    for (let minute = 0; minute < 10; minute += 1) {
      service.clock.advance(60)
      await harness.sweep()
    }
    expect(jobsOf(service)).toMatchObject([{ overSince: begun }])
    // It waits longer each time, and so asks less often than each minute.
    expect(harness.calls('model.remove')).toBeLessThan(9)
    service.troubles.mend('model.remove')
    service.clock.advance(3600)
    await harness.sweep()
    expect([harness.kept(), jobsOf(service)]).toEqual([[], []])
  })

  it('is deleted where the analysis was removed meanwhile', async () => {
    const { service, harness, client, id, work } = await atProvider()
    harness.end(work)
    service.troubles.failing('model.remove')
    await tell(harness, 'interaction.completed', work)
    expect((await client.remove(id)).status).toBe(200)
    service.troubles.mend('model.remove')
    service.clock.advance(121)
    await harness.sweep()
    expect([harness.kept(), jobsOf(service)]).toEqual([[], []])
  })

  it('holds an erasure open until it is deleted, and a late event brings nothing back', async () => {
    const { service, harness, work } = await atProvider()
    const { erasures } = service
    service.troubles.failing('model.remove')
    await erasures.erase('owner')
    await erasures.settle()
    expect(service.documents.all('transactions').size).toBe(0)
    expect(service.documents.all('erasures').get('owner')).toMatchObject({ status: 'CLOSED' })
    expect(harness.kept()).toEqual([work])
    service.troubles.mend('model.remove')
    service.clock.advance(60)
    await erasures.sweep()
    expect(harness.kept()).toEqual([])
    expect([service.documents.all('erasures').size, jobsOf(service)]).toEqual([0, []])
    const late = await tell(harness, 'interaction.completed', work)
    service.clock.advance(61)
    await harness.handle(late)
    expect(await statusOf(harness, late)).toBe('IGNORED')
    expect(service.documents.all('transactions').size).toBe(0)
  })
})

describe('an event', () => {
  it('that overtakes the provider job is handled when that is written', async () => {
    const { service, harness, client, state } = await atProvider()
    const next = `v1_${service.nextId() + 1}`
    const early = await tell(harness, 'interaction.completed', next)
    expect(await statusOf(harness, early)).toBe('RECEIVED')
    const other = idOf(await client.start({ photo: 'healthy leaf' }))
    await service.deliver()
    const overtaken = harness.kept().at(-1) ?? 'none'
    const event = await tell(harness, 'interaction.completed', overtaken)
    expect(await statusOf(harness, event)).toBe('RECEIVED')
    harness.end(overtaken)
    await harness.handle(event)
    expect(await statusOf(harness, event)).toBe('HANDLED')
    expect(field(await client.read(other), 'status')).toBe('COMPLETED')
    expect(await state()).toBe('PROCESSING')
  })

  it('names the work with or without its kind', async () => {
    const { harness, state, work } = await atProvider()
    harness.end(work)
    await tell(harness, 'interaction.completed', `interactions/${work}`)
    expect(await state()).toBe('COMPLETED')
  })

  it('about work that nobody knows is ignored after a minute, and one that tells of no end at once', async () => {
    const { service, harness } = await atProvider()
    const unknown = await tell(harness, 'interaction.completed', 'v1_none')
    expect(await statusOf(harness, unknown)).toBe('RECEIVED')
    service.clock.advance(61)
    await harness.handle(unknown)
    expect(await statusOf(harness, unknown)).toBe('IGNORED')
    const other = await tell(harness, 'video.generated', 'v1_none')
    expect(await statusOf(harness, other)).toBe('IGNORED')
  })
})

it.each(faults)(
  'a process struck at any call (%s) ends the analysis once and leaves nothing at the provider',
  async (fault) => {
    const struck = new Set<string>()
    for (let at = 1; ; at += 1) {
      const service = createHarness()
      const harness = service.providerEvents
      const client = await service.signUp('ada')
      const id = idOf(await client.start({ photo: 'diseased leaf' }))
      const instance = service.instance({ at, fault })
      const worker = harness.worker(instance)
      const work = async () => {
        await service.deliver(instance)
        const [operation = 'none'] = harness.kept()
        harness.end(operation)
        await worker.receive(signed(service, telling('interaction.completed', operation)))
        const task = service.tasks.findLast(({ data }) => 'providerEventId' in data)
        await worker.handle(String(task?.data['providerEventId']))
      }
      await instance.process.outlive(work())
      const call = instance.process.struck()
      if (call === undefined) break
      struck.add(call)
      for (const operation of harness.kept()) {
        harness.end(operation)
        const event = telling('interaction.completed', operation)
        await harness.receive(signed(service, event, { id: operation }))
      }
      await settle(service, harness)
      const where = `${fault} at call ${at} (${call})`
      expect([where, harness.kept(), jobsOf(service)]).toEqual([where, [], []])
      const status = (await service.transaction(id))?.status
      // A part that fails may end a run, and gives its unit back; a death ends none.
      if (fault.startsWith('DIES')) expect([where, status]).toEqual([where, 'COMPLETED'])
      assertSound(service)
    }
    expect(struck).toContain('model.begin')
    expect(struck).toContain('model.collect')
    expect(struck).toContain('model.remove')
  },
  60_000,
)

/** Queue and sweeper by themselves, until everything must have ended. */
async function settle(service: TestHarness, harness: ProviderEvents): Promise<void> {
  for (const seconds of [30, 30, 31, 60, 60, 60]) {
    service.clock.advance(seconds)
    await service.steady.sweep()
    await harness.sweep()
    for (const [id] of service.documents.all(providerEvents.name)) await harness.handle(id)
    await service.deliver()
  }
}

it('a synchronous call is never left to the provider', async () => {
  const harness = createHarness().providerEvents
  const client = await harness.service.signUp('owner')
  expect((await client.analyseSync({ photo: 'diseased leaf' })).status).toBe(200)
  expect(harness.kept()).toEqual([])
})
