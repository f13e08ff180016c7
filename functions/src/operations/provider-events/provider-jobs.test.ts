import { createHarness, type TestHarness } from '@plant/testing/harness'
import { idOf } from '@plant/testing/harness/answers'
import { atProvider, jobsOf, statusOf, tell } from '@plant/testing/harness/at-provider'
import { faults } from '@plant/testing/harness/process'
import { type ProviderEvents, signed, telling } from '@plant/testing/harness/provider-events'
import type { Instance } from '@plant/testing/harness/service'
import { assertSound } from '@plant/testing/harness/sound'
import { describe, expect, it } from 'vitest'
import { ref } from '../../collections/collection.ts'
import { providerEvents, providerJobs } from '../../collections/provider.ts'
import { providerJobIdOf } from './provider-jobs.ts'

/** Runs the sweeper and the queue four times, about once a minute. */
async function pass({ service, harness }: { service: TestHarness; harness: ProviderEvents }) {
  for (let minute = 0; minute < 4; minute += 1) {
    service.clock.advance(minute === 0 ? 40 : 60)
    await service.steady.sweep()
    await harness.sweep()
    await service.deliver()
  }
}

describe('a transaction without an event from the provider', () => {
  it("gets the provider's result from another run before its deadline", async () => {
    const provided = await atProvider()
    provided.harness.end(provided.work)
    await pass(provided)
    expect(await provided.read()).toMatchObject({ analysis: { model: { fallback: false } } })
    expect([provided.harness.kept(), jobsOf(provided.service)]).toEqual([[], []])
    assertSound(provided.service)
  })

  it.each([
    ['is still working', false],
    ['cannot be reached', true],
  ])('falls back to the embedded model if the provider %s', async (_how, down) => {
    const provided = await atProvider()
    if (down) provided.service.troubles.failing('model.collect')
    await pass(provided)
    expect(await provided.read()).toMatchObject({ analysis: { model: { fallback: true } } })
    expect(provided.harness.kept()).toEqual([])
    expect(await provided.used()).toBe(1)
    assertSound(provided.service)
  })

  it('fails at its deadline if no other run completes it, and ignores a late event', async () => {
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
})

it('a transaction runs again if its job was started by a release that uses other measurements', async () => {
  const provided = await atProvider()
  const { service, harness, work } = provided
  await service.steady.ports.store.transaction(async (database) => {
    const target = ref(providerJobs, providerJobIdOf(work))
    const [job] = await database.getAll(target)
    if (job) database.update(target, { ...job, measurementsJson: '{"measurementsVersion":"0"}' })
  }, new AbortController().signal)
  harness.end(work)
  await tell(harness, 'interaction.completed', work)
  expect(await provided.state()).toBe('PROCESSING')
  await pass(provided)
  expect(await provided.state()).toBe('COMPLETED')
  expect(harness.calls('model.diagnose')).toBe(1)
  expect([harness.kept(), jobsOf(service)]).toEqual([[], []])
  assertSound(service)
})

describe('a job that the provider stores', () => {
  it('is deleted by the sweeper, which retries until the provider accepts the deletion', async () => {
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
    // Each wait is longer, so the sweeper calls less often than once a minute.
    expect(harness.calls('model.remove')).toBeLessThan(9)
    service.troubles.mend('model.remove')
    service.clock.advance(3600)
    await harness.sweep()
    expect([harness.kept(), jobsOf(service)]).toEqual([[], []])
  })

  it('is deleted if it belongs to an earlier attempt, while the current attempt keeps its job', async () => {
    const service = createHarness()
    const harness = service.providerEvents
    const client = await service.signUp('ada')
    const key = '3f0c4ba8-8d4e-4a51-8f2b-4f6d2a8b6f11'
    await client.start({ photo: 'diseased leaf', key })
    await service.deliver()
    const [first] = harness.kept()
    service.clock.advance(121)
    await client.start({ photo: 'diseased leaf', key })
    await service.deliver()
    const second = harness.kept().filter((work) => work !== first)
    expect(second).toHaveLength(1)
    await harness.sweep()
    expect(harness.kept()).toEqual(second)
  })

  it('is deleted after the user has removed the analysis', async () => {
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

  it('delays an erasure until the provider deletes the job, and a late event restores no data', async () => {
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

type Struck = { service: TestHarness; harness: ProviderEvents; instance: Instance }

/** Starts the analysis, then delivers the provider's event about the end of the job. */
async function byEvent({ service, harness, instance }: Struck) {
  await service.deliver(instance)
  const [operation = 'none'] = harness.kept()
  harness.end(operation)
  const worker = harness.worker(instance)
  await worker.receive(signed(service, telling('interaction.completed', operation)))
  const task = service.tasks.findLast(({ data }) => 'providerEventId' in data)
  await worker.handle(String(task?.data['providerEventId']))
}

/** Starts a run that receives no event, then lets another run complete the analysis. */
async function byTakeOver({ service, harness, instance }: Struck) {
  await service.deliver()
  service.clock.advance(91)
  harness.worker(instance)
  await instance.sweep()
  await service.deliver(instance)
  await harness.worker(instance).sweep()
}

it.each([
  ...faults.map((fault) => ['by its event', fault, byEvent] as const),
  ['by a run that takes over', 'DIES_AFTER', byTakeOver] as const,
  ['by a run that takes over', 'FAILS_AFTER', byTakeOver] as const,
])(
  'an analysis that ends %s ends only once and leaves no job at the provider, even after a failure at any call (%s)',
  async (_how, fault, work) => {
    const struck = new Set<string>()
    for (let at = 1; ; at += 1) {
      const service = createHarness()
      const harness = service.providerEvents
      const client = await service.signUp('ada')
      const id = idOf(await client.start({ photo: 'diseased leaf' }))
      const instance = service.instance({ at, fault })
      harness.worker(instance)
      await instance.process.outlive(work({ service, harness, instance }))
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
      // A failing dependency or the deadline may end a run. The run then returns its unit.
      if (work === byEvent && fault.startsWith('DIES'))
        expect([where, status]).toEqual([where, 'COMPLETED'])
      assertSound(service)
    }
    expect(struck).toContain('model.collect')
    expect(struck).toContain('model.remove')
    expect(struck.has('model.begin')).toBe(work === byEvent)
  },
  240_000,
)

/** Runs the queue and the sweeper until all work is expected to be done. */
async function settle(service: TestHarness, harness: ProviderEvents): Promise<void> {
  for (const seconds of [30, 30, 31, 60, 60, 60]) {
    service.clock.advance(seconds)
    await service.steady.sweep()
    await harness.sweep()
    for (const [id] of service.documents.all(providerEvents.name)) await harness.handle(id)
    await service.deliver()
  }
}
