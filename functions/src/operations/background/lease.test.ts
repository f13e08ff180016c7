import { createHarness, type TestHarness } from '@plant/testing/harness'
import { idOf } from '@plant/testing/harness/answers'
import { describe, expect, it } from 'vitest'
import { exports } from '../../collections/personal-data.ts'
import { transactions } from '../../collections/transactions.ts'
import { deliveries } from '../../collections/webhooks.ts'
import { eventIdOf } from '../../domain/analyses/idempotency.ts'
import { leaseExport } from '../exports/lease.ts'
import { isHeldBy } from './lease.ts'

type Ended = { status: string; lease?: unknown }

/** Reads the raw documents, because the schema would hide a lease that should not exist. */
const stored = (service: TestHarness, { name }: { name: string }) =>
  [...service.documents.all(name).values()] as Ended[]

/**
 * A document whose work has ended must have no lease, because `isHeldBy` checks only the holder. A
 * worker that still runs stops if its lease is gone.
 */
describe('there is no lease', () => {
  async function started() {
    const service = createHarness()
    const ada = await service.signUp('ada')
    return { service, ada, id: idOf(await ada.start({ photo: 'diseased leaf' })) }
  }

  it('on a completed transaction, even if the analysis is deleted', async () => {
    const { service, ada, id } = await started()
    await service.deliver()
    expect(stored(service, transactions)).toMatchObject([{ status: 'COMPLETED' }])
    expect(stored(service, transactions)[0]).not.toHaveProperty('lease')
    await ada.remove(id)
    expect(stored(service, transactions)[0]).not.toHaveProperty('lease')
  })

  it('on a transaction whose model fails', async () => {
    const { service } = await started()
    service.troubles.failing('model.diagnose')
    await service.deliver()
    expect(stored(service, transactions)).toMatchObject([{ status: 'FAILED' }])
    expect(stored(service, transactions)[0]).not.toHaveProperty('lease')
  })

  it("on a transaction that the sweeper ends during a worker's run", async () => {
    const { service, id } = await started()
    const held = service.troubles.hold('model.diagnose')
    const run = service.steady.run(id)
    await held.reached
    const { holder } = (stored(service, transactions)[0] as { lease: { holder: string } }).lease
    service.clock.advance(3600)
    await service.steady.sweep()
    expect(stored(service, transactions)).toMatchObject([{ status: 'FAILED' }])
    expect(isHeldBy(stored(service, transactions)[0], holder)).toBe(false)
    held.release()
    expect((await run).kind).toBe('SKIPPED')
    expect(stored(service, transactions)).toMatchObject([{ error: { code: 'TIMED_OUT' } }])
  })

  it.each([
    ['DELIVERED', 200],
    ['EXHAUSTED', 500],
  ])('on a %s delivery', async (status, answer) => {
    const { service, id } = await started()
    const { steady, receivers, settle } = service.webhooks
    const url = 'https://hooks.example.com/1'
    await steady.as('ada').register(url)
    receivers.answer(url, answer)
    await service.deliver()
    await steady.fanOut(eventIdOf(id, 'analysis.completed', 1), 'ada')
    await settle({ withinSeconds: 10 * 86_400 })
    expect(stored(service, deliveries)).toMatchObject([{ status, lease: null }])
  })

  it.each(['READY', 'FAILED'])('on an export in the state %s', async (status) => {
    const { service } = await started()
    if (status === 'FAILED') service.troubles.failing('objects.write')
    await service.exports.settle('ada').catch(() => undefined)
    expect(stored(service, exports)).toMatchObject([{ status }])
    expect(stored(service, exports)[0]).not.toHaveProperty('lease')
  })
})

it('nobody leases an export that is gone, that has ended, or that another export replaced', async () => {
  const service = createHarness()
  await service.signUp('ada')
  const { ports, as, tasks, deliver } = service.exports
  const lease = (uid: string, exportId: string) =>
    leaseExport(ports, { uid, exportId }, new AbortController().signal)
  expect(await lease('erased', 'exp_1')).toBeUndefined()
  await as('ada').export()
  const [task] = tasks
  expect(await lease('ada', 'exp_earlier')).toBeUndefined()
  await deliver()
  expect(await as('ada').export()).toMatchObject({ status: 'ready' })
  expect(await lease('ada', task?.exportId ?? '')).toBeUndefined()
})
