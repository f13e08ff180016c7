import { createHarness, type TestHarness } from '@plant/testing/harness'
import { idOf } from '@plant/testing/harness/answers'
import { assertSound } from '@plant/testing/harness/sound'
import { describe, expect, it } from 'vitest'
import { backgroundTiming } from '../../domain/background-timing.ts'
import { Unavailable } from '../../ports/context.ts'
import { InvalidModelOutput } from '../../ports/plant-model.ts'

const { leaseSeconds } = backgroundTiming.runAnalysis

const key = '3f0c4ba8-8d4e-4a51-8f2b-4f6d2a8b6f11'
const photo = 'diseased leaf'

async function started() {
  const service = createHarness()
  const ada = await service.signUp('ada')
  const id = idOf(await ada.start({ photo, key }))
  return { service, ada, id }
}

const ends = (service: TestHarness) => service.created.filter((path) => path.startsWith('events/'))
const diagnoses = (service: TestHarness) =>
  service.calls.filter((call) => call === 'model.diagnose')

describe('several workers on one transaction', () => {
  it('do the work once if all of them run at the same time', async () => {
    const { service, id } = await started()
    const results = await Promise.all([1, 2, 3].map(() => service.instance().run(id)))
    expect(results.filter(({ kind }) => kind === 'COMPLETED')).toHaveLength(1)
    expect(diagnoses(service)).toHaveLength(1)
    assertSound(service)
  })

  it('do nothing if the transaction is already completed', async () => {
    const { service, id } = await started()
    await service.steady.run(id)
    expect(await service.steady.run(id)).toEqual({ kind: 'SKIPPED' })
    expect(service.published).toHaveLength(1)
    assertSound(service)
  })

  it('do not take over the transaction while the lease of another worker lasts', async () => {
    const { service, id } = await started()
    const model = service.troubles.hold('model.diagnose')
    const slow = service.instance().run(id)
    await model.reached
    service.clock.advance(leaseSeconds - 1)
    await service.steady.sweep()
    await service.deliver()
    expect(diagnoses(service)).toHaveLength(1)
    model.release()
    expect((await slow).kind).toBe('COMPLETED')
    assertSound(service)
  })

  it.each([
    ['answer', undefined],
    ['failure', new Unavailable('model')],
    ['invalid answer', new InvalidModelOutput()],
  ])(
    'produce one result, even if a worker that lost the transaction returns a late %s',
    async (_name, error) => {
      const { service, ada, id } = await started()
      const model = service.troubles.hold('model.diagnose')
      const slow = service.instance().run(id)
      await model.reached
      service.clock.advance(leaseSeconds)
      const second = service.troubles.hold('model.diagnose')
      const fast = service.instance().run(id)
      await second.reached
      model.release(error)
      expect(await slow).toEqual({ kind: 'SKIPPED' })
      expect((await ada.read(id)).body).toMatchObject({ status: 'PROCESSING' })
      second.release()
      expect((await fast).kind).toBe('COMPLETED')
      expect(ends(service)).toHaveLength(1)
      assertSound(service)
    },
  )
})

it.each([
  ['answer', undefined],
  ['failure', new Unavailable('model')],
  ['invalid answer', new InvalidModelOutput()],
])(
  'a worker that lost the transaction leaves no thumbnail of a deleted photo (late %s)',
  async (_name, error) => {
    const { service, ada, id } = await started()
    const write = service.troubles.hold('objects.write')
    const slow = service.instance().run(id)
    await write.reached
    service.clock.advance(leaseSeconds)
    expect((await service.instance().run(id)).kind).toBe('COMPLETED')
    await ada.remove(id)
    await service.sweep()
    const model = service.troubles.hold('model.diagnose')
    write.release()
    await model.reached
    model.release(error)
    expect(await slow).toEqual({ kind: 'SKIPPED' })
    expect([...service.objects.keys()]).toEqual([])
  },
)

it("a worker that lost its lease and finds no photo does not release another worker's lease", async () => {
  const { service, ada, id } = await started()
  const read = service.troubles.hold('objects.read')
  const slow = service.instance().run(id)
  await read.reached
  service.clock.advance(leaseSeconds)
  const model = service.troubles.hold('model.diagnose')
  const fast = service.instance().run(id)
  await model.reached
  const path = `optimized/ada/${id}.webp`
  const webp = service.objects.get(path) ?? new Uint8Array()
  service.objects.delete(path)
  read.release()
  expect(await slow).toEqual({ kind: 'SKIPPED' })
  service.objects.set(path, webp)
  expect((await ada.read(id)).body).toMatchObject({ status: 'PROCESSING' })
  model.release()
  expect((await fast).kind).toBe('COMPLETED')
  assertSound(service)
})

describe('an overdue transaction', () => {
  it('is not completed by a late answer', async () => {
    const { service, ada, id } = await started()
    service.clock.advance(115)
    const model = service.troubles.hold('model.diagnose')
    const late = service.instance().run(id)
    await model.reached
    service.clock.advance(6)
    const told = { status: 'FAILED', error: { code: 'TIMED_OUT' } }
    expect((await ada.read(id)).body).toMatchObject(told)
    model.release()
    expect(await late).toMatchObject({ kind: 'FAILED', code: 'TIMED_OUT' })
    expect((await ada.read(id)).body).toMatchObject(told)
    expect((await service.user('ada')).quota.used).toBe(0)
    assertSound(service)
  })

  it('has no worker, because a run ends shortly before the deadline', async () => {
    const { service, id } = await started()
    service.clock.advance(117)
    service.troubles.hanging('model.diagnose')
    expect(await service.instance().run(id)).toMatchObject({ kind: 'FAILED', code: 'TIMED_OUT' })
    assertSound(service)
  }, 10_000)

  it('is not started by a worker, and the sweeper refunds the unit and records one event', async () => {
    const { service, ada, id } = await started()
    service.clock.advance(120)
    expect(await service.steady.run(id)).toEqual({ kind: 'SKIPPED' })
    await Promise.all([service.steady.sweep(), service.instance().sweep()])
    await service.steady.sweep()
    expect((await ada.read(id)).body).toMatchObject({
      status: 'FAILED',
      error: { code: 'TIMED_OUT' },
    })
    expect(ends(service)).toHaveLength(1)
    expect((await service.user('ada')).quota.used).toBe(0)
    assertSound(service)
  })

  it('fails even if a worker took the transaction just before the deadline and crashed', async () => {
    const { service, id } = await started()
    service.clock.advance(115)
    const doomed = service.instance({ at: 4, fault: 'DIES_BEFORE' })
    await service.deliver(doomed)
    expect((await service.transaction(id))?.status).toBe('PROCESSING')
    service.clock.advance(5)
    await service.steady.sweep()
    expect((await service.transaction(id))?.status).toBe('FAILED')
    assertSound(service)
  })

  it('can be restarted, and then ignores the late result of its first run', async () => {
    const { service, ada, id } = await started()
    service.clock.advance(110)
    const model = service.troubles.hold('model.diagnose')
    const late = service.instance().run(id)
    await model.reached
    service.clock.advance(10)
    await ada.start({ photo, key })
    model.release()
    expect(await late).toEqual({ kind: 'SKIPPED' })
    expect((await ada.read(id)).body).toMatchObject({ status: 'PENDING' })
    await service.deliver()
    expect((await ada.read(id)).body).toMatchObject({ status: 'COMPLETED' })
    expect(diagnoses(service)).toHaveLength(2)
    assertSound(service)
  })

  it('is marked as failed by the sweeper even if its deadline comes before the usual first sweep', async () => {
    const service = createHarness({ transactionTimeoutSeconds: 5 })
    const ada = await service.signUp('ada')
    const id = idOf(await ada.start({ photo }))
    service.clock.advance(5)
    await service.steady.sweep()
    expect((await service.transaction(id))?.status).toBe('FAILED')
    assertSound(service)
  })
})

describe('a model call', () => {
  it.each([
    [new Unavailable('model'), 'MODEL_UNAVAILABLE'],
    [new InvalidModelOutput(), 'MODEL_INVALID_OUTPUT'],
  ])(
    'that throws %s ends the transaction as %s, with a refund and an event',
    async (error, code) => {
      const { service, ada, id } = await started()
      service.troubles.failing('model.diagnose', error)
      await service.deliver()
      expect((await ada.read(id)).body).toMatchObject({ status: 'FAILED', error: { code } })
      expect(service.published.map(({ json }) => JSON.parse(json).data.error.code)).toEqual([code])
      assertSound(service)
    },
  )

  it('that throws an internal error does not end the transaction, which runs again after the lease', async () => {
    const { service, ada, id } = await started()
    service.troubles.failing('model.diagnose', new TypeError('a bug'), 1)
    await expect(service.steady.run(id)).rejects.toThrow('a bug')
    expect((await ada.read(id)).body).toMatchObject({ status: 'PROCESSING' })
    service.clock.advance(leaseSeconds)
    await service.steady.sweep()
    await service.deliver()
    expect((await ada.read(id)).body).toMatchObject({ status: 'COMPLETED' })
    assertSound(service)
  })

  it('that hangs is stopped at the deadline of its worker', async () => {
    const { service, ada, id } = await started()
    const model = service.troubles.hanging('model.diagnose')
    const deadline = new AbortController()
    const run = service.steady.run(id, deadline.signal)
    await model.reached
    deadline.abort()
    expect(await run).toMatchObject({ kind: 'FAILED', code: 'TIMED_OUT' })
    expect((await ada.read(id)).body).toMatchObject({ status: 'FAILED' })
    expect((await service.user('ada')).quota).toMatchObject({ used: 0, uncharged: 0 })
    assertSound(service)
  })
})
