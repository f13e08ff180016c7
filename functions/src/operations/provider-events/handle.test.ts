import { createHarness } from '@plant/testing/harness'
import { field, idOf } from '@plant/testing/harness/answers'
import { atProvider, jobsOf, statusOf, tell } from '@plant/testing/harness/at-provider'
import { assertSound } from '@plant/testing/harness/sound'
import { describe, expect, it } from 'vitest'
import { Unavailable } from '../../ports/context.ts'

describe('a transaction at the provider', () => {
  it("stays in PROCESSING until the provider's event, and calls no other model", async () => {
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
    'completes once, and publishes one event, after %s',
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
  ])('falls back to the embedded model, and only once, after %s', async (type) => {
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

  it('completes later if the result cannot be fetched at first', async () => {
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

  it('uses the embedded model if the provider would not have enough time', async () => {
    const service = createHarness({ transactionTimeoutSeconds: 45 })
    const { harness, state } = await atProvider(service)
    expect(await state()).toBe('COMPLETED')
    expect(harness.calls('model.begin')).toBe(0)
  })

  it('completes even if the deployment no longer starts new jobs at the provider', async () => {
    const { service, harness, client, state, work } = await atProvider()
    const { background } = harness.ports.model
    if (background) background.begins = false
    expect((await client.start({ photo: 'healthy leaf' })).status).toBe(202)
    await service.deliver()
    expect(harness.calls('model.begin')).toBe(1)
    harness.end(work)
    await tell(harness, 'interaction.completed', work)
    expect([await state(), harness.kept()]).toEqual(['COMPLETED', []])
  })
})

it('a transaction is left to the next run if a run loses its lease while its job starts', async () => {
  const service = createHarness()
  const harness = service.providerEvents
  const { background } = harness.ports.model
  if (!background) throw new Error('the model works in the background')
  const { begin } = background
  background.begin = async (request, call) => {
    background.begin = begin
    const work = await begin(request, call)
    service.clock.advance(61)
    await service.steady.sweep()
    await service.deliver()
    return work
  }
  const { read, state } = await atProvider(service)
  const [second = 'none', ...others] = harness.kept()
  expect([jobsOf(service), others]).toMatchObject([[{ operationId: second }], []])
  expect(await state()).toBe('PROCESSING')
  harness.end(second)
  await tell(harness, 'interaction.completed', second)
  expect(await read()).toMatchObject({ analysis: { model: { fallback: false } } })
  expect([harness.kept(), jobsOf(service)]).toEqual([[], []])
  assertSound(service)
})

it('a job that the provider started but the service could not record is deleted at once', async () => {
  const service = createHarness()
  const harness = service.providerEvents
  const { background } = harness.ports.model
  if (!background) throw new Error('the model works in the background')
  const { begin } = background
  const { store } = service.steady.ports
  const { transaction } = store
  store.remembering = () => store
  background.begin = async (request, call) => {
    const work = await begin(request, call)
    store.transaction = () => {
      store.transaction = transaction
      return Promise.reject(new Unavailable('documents'))
    }
    return work
  }
  const { state } = await atProvider(service)
  expect(harness.calls('model.begin')).toBe(1)
  expect([harness.kept(), jobsOf(service), await state()]).toEqual([[], [], 'FAILED'])
  assertSound(service)
})

describe('an event of the provider', () => {
  it('is handled later if it arrives before the service has recorded its job', async () => {
    const service = createHarness()
    const harness = service.providerEvents
    const { background } = harness.ports.model
    if (!background) throw new Error('the model works in the background')
    const { begin } = background
    let early = ''
    background.begin = async (request, call) => {
      const work = await begin(request, call)
      const [operation = 'none'] = harness.kept()
      harness.end(operation)
      early = await tell(harness, 'interaction.completed', operation)
      return work
    }
    const { state } = await atProvider(service)
    expect([await statusOf(harness, early), await state()]).toEqual(['RECEIVED', 'PROCESSING'])
    service.clock.advance(15)
    await harness.sweep()
    await harness.handle(String(service.tasks.at(-1)?.data['providerEventId']))
    expect([await statusOf(harness, early), await state()]).toEqual(['HANDLED', 'COMPLETED'])
    expect([harness.kept(), jobsOf(service)]).toEqual([[], []])
  })

  it('is handled later if the provider does not report the job as ended yet', async () => {
    const { service, harness, state, work } = await atProvider()
    const early = await tell(harness, 'interaction.completed', work)
    expect([await statusOf(harness, early), await state()]).toEqual(['RECEIVED', 'PROCESSING'])
    harness.end(work)
    service.clock.advance(15)
    await harness.handle(early)
    expect([await statusOf(harness, early), await state()]).toEqual(['HANDLED', 'COMPLETED'])
  })

  it('does not stop its job if the job is still running a minute later', async () => {
    const { service, harness, state, work } = await atProvider()
    const early = await tell(harness, 'interaction.completed', work)
    service.clock.advance(61)
    await harness.handle(early)
    expect([await statusOf(harness, early), await state()]).toEqual(['IGNORED', 'PROCESSING'])
    expect(harness.kept()).toEqual([work])
  })

  it('that belongs to an earlier attempt makes the service delete the earlier job, and does not affect the current attempt', async () => {
    const service = createHarness()
    const harness = service.providerEvents
    const client = await service.signUp('owner')
    const key = '3f0c4ba8-8d4e-4a51-8f2b-4f6d2a8b6f11'
    const start = async () => {
      const id = idOf(await client.start({ photo: 'diseased leaf', key }))
      await service.deliver()
      return id
    }
    const id = await start()
    const [first = 'none'] = harness.kept()
    service.clock.advance(121)
    expect(await start()).toBe(id)
    expect(harness.kept()).toHaveLength(2)
    harness.end(first)
    await tell(harness, 'interaction.completed', first)
    expect(field(await client.read(id), 'status')).toBe('PROCESSING')
    const [second = 'none', ...others] = harness.kept()
    expect([second === first, others]).toEqual([false, []])
    harness.end(second)
    await tell(harness, 'interaction.completed', second)
    expect(field(await client.read(id), 'status')).toBe('COMPLETED')
    expect(harness.kept()).toEqual([])
    assertSound(service)
  })

  it('may name its job with or without the prefix "interactions/"', async () => {
    const { harness, state, work } = await atProvider()
    harness.end(work)
    await tell(harness, 'interaction.completed', `interactions/${work}`)
    expect(await state()).toBe('COMPLETED')
  })

  it('is ignored after a minute if its job is unknown, and at once if it does not report an end', async () => {
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

describe('the cost of an analysis at the provider', () => {
  it('is 2 reads and 3 writes at the start, and 9 reads and 8 writes at the end', async () => {
    const { service, harness, client, work } = await atProvider()
    const { store } = service.steady.ports
    const cost = async (act: () => Promise<unknown>) => {
      store.reset()
      await act()
      const sum = (name: 'reads' | 'writes') =>
        store.calls.reduce((total, call) => total + call[name], 0)
      return { reads: sum('reads'), writes: sum('writes') }
    }
    await client.start({ photo: 'healthy leaf' })
    expect(await cost(() => service.deliver())).toEqual({ reads: 2, writes: 3 })
    harness.end(work)
    // The event and the job are read, written and closed; all else costs the same as in any run.
    expect(await cost(() => tell(harness, 'interaction.completed', work))).toEqual({
      reads: 9,
      writes: 8,
    })
  })
})

it('a synchronous call never starts a job at the provider', async () => {
  const harness = createHarness().providerEvents
  const client = await harness.service.signUp('owner')
  expect((await client.analyseSync({ photo: 'diseased leaf' })).status).toBe(200)
  expect(harness.kept()).toEqual([])
})
