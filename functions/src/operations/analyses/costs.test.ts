import { createHarness, type TestHarness } from '@plant/testing/harness'
import { idOf, refusal } from '@plant/testing/harness/answers'
import { callOf } from '@plant/testing/harness/client'
import { startOf } from '@plant/testing/harness/moderated'
import type { StoreCall } from '@plant/testing/memory-store/counting'
import { analysis } from '@plant/testing/samples'
import { expect, it } from 'vitest'
import { registerDevice } from '../devices/register.ts'
import { createFolder } from '../folders/create.ts'

const key = '3f0c4ba8-8d4e-4a51-8f2b-4f6d2a8b6f11'
const photo = 'diseased leaf'
type Cost = Pick<StoreCall, 'reads' | 'writes' | 'roundTrips'>

async function setUp() {
  const service = createHarness()
  return { service, ada: await service.signUp('ada') }
}

/** Returns the reads and writes of all database calls during the work. */
async function costOf(service: TestHarness, work: () => Promise<unknown>): Promise<Cost> {
  const { store } = service.steady.ports
  store.reset()
  await work()
  const sum = (name: keyof Cost) => store.calls.reduce((total, call) => total + call[name], 0)
  return { reads: sum('reads'), writes: sum('writes'), roundTrips: sum('roundTrips') }
}

it.each([key, undefined])(
  'a start costs 3 reads and 2 writes in 2 round trips (key %s)',
  async (given) => {
    const { service, ada } = await setUp()
    const start = () => ada.start({ photo, ...(given === undefined ? {} : { key: given }) })
    expect(await costOf(service, start)).toEqual({ reads: 3, writes: 2, roundTrips: 2 })
  },
)

it('a start over the quota writes nothing, and the repeat of a pending start also writes nothing', async () => {
  const { service, ada } = await setUp()
  await ada.start({ photo, key })
  const look = { reads: 3, writes: 0, roundTrips: 1 }
  expect(await costOf(service, () => ada.start({ photo, key }))).toEqual(look)
  await service.change('ada', (user) => ({ ...user, quota: { ...user.quota, used: 20 } }))
  expect(await costOf(service, () => refusal(ada.start({ photo })))).toEqual(look)
})

it('the repeat of a completed start costs 4 reads, one of them for the analysis', async () => {
  const { service, ada } = await setUp()
  await ada.start({ photo, key })
  await service.deliver()
  expect(await costOf(service, () => ada.start({ photo, key }))).toEqual({
    reads: 4,
    writes: 0,
    roundTrips: 2,
  })
})

it('a run costs 3 reads and 6 writes for the lease, the result and the event', async () => {
  const { service, ada } = await setUp()
  const id = idOf(await ada.start({ photo }))
  service.steady.ports.store.reset()
  await service.steady.run(id)
  const counted = service.steady.ports.store.calls.map(({ reads, writes, roundTrips }) => ({
    reads,
    writes,
    roundTrips,
  }))
  expect(counted).toEqual([
    { reads: 1, writes: 1, roundTrips: 2 },
    { reads: 2, writes: 0, roundTrips: 1 },
    { reads: 0, writes: 4, roundTrips: 1 },
    { reads: 0, writes: 1, roundTrips: 1 },
  ])
})

it('a run of a start by path costs 1 read and 1 write more, but no round trip', async () => {
  const { service, ada } = await setUp()
  const first = idOf(await ada.start({ photo }))
  await service.deliver()
  const id = idOf(await startOf(ada, `optimized/ada/${first}.webp`))
  const run = () => service.steady.run(id)
  expect(await costOf(service, run)).toEqual({ reads: 4, writes: 7, roundTrips: 5 })
})

it('a synchronous call costs 4 reads and 5 writes in 4 round trips', async () => {
  const { service, ada } = await setUp()
  const call = () => ada.analyseSync({ photo, key })
  expect(await costOf(service, call)).toEqual({ reads: 4, writes: 5, roundTrips: 4 })
})

it('a flagged answer, which withholds no photo, makes no later call cost more', async () => {
  const { service, ada } = await setUp()
  await ada.analyseSync({ photo: 'doubtful' })
  const call = () => ada.analyseSync({ photo })
  expect(await costOf(service, call)).toEqual({ reads: 4, writes: 5, roundTrips: 4 })
})

it('an answer without a plant costs no read but one write more, for the refund', async () => {
  const { service, ada } = await setUp()
  const call = () => ada.analyseSync({ photo: 'cat', key })
  expect(await costOf(service, call)).toEqual({ reads: 4, writes: 6, roundTrips: 4 })
})

it('a run for a named plant costs one additional query, which reads at most five documents', async () => {
  const { service, ada } = await setUp()
  const model = service.steady.ports.model
  const { diagnose } = model
  const { measurements } = analysis().diagnosis
  const costs: Cost[] = []
  model.diagnose = async (request, context) => {
    const answer = await diagnose(request, context)
    return { ...answer, diagnosis: { ...answer.diagnosis, measurements } }
  }
  for (let n = 0; n < 7; n += 1) {
    service.clock.advance(1)
    const id = idOf(await ada.start({ photo, input: { plantId: 'Fern' } }))
    costs.push(await costOf(service, () => service.steady.run(id)))
  }
  const plain = { reads: 3, writes: 6, roundTrips: 5 }
  const withQuery = (reads: number) => ({
    ...plain,
    reads: plain.reads + reads,
    roundTrips: plain.roundTrips + 1,
  })
  expect(costs).toEqual([1, 1, 2, 3, 4, 5, 5].map(withQuery))
})

it('creating a folder costs 2 reads and 3 writes, or 3 reads and 4 writes with a key', async () => {
  const { service, ada } = await setUp()
  const create = (name: string, more = {}) =>
    createFolder.handler(callOf(ada.caller, { name }, more), service.steady.ports)
  const plain = { reads: 2, writes: 3, roundTrips: 2 }
  expect(await costOf(service, () => create('Balcony'))).toEqual(plain)
  const keyed = { reads: 3, writes: 4, roundTrips: 2 }
  expect(await costOf(service, () => create('Kitchen', { key }))).toEqual(keyed)
  const repeat = { reads: 4, writes: 0, roundTrips: 2 }
  expect(await costOf(service, () => create('Kitchen', { key }))).toEqual(repeat)
})

it('registering a device costs 2 reads and 2 writes, or 3 reads and 3 writes with a key', async () => {
  const { service, ada } = await setUp()
  const device = { type: 'sensor', projectId: 'field', placeId: 'north' } as const
  const register = (more = {}) =>
    registerDevice.handler(callOf(ada.caller, device, more), service.steady.ports)
  expect(await costOf(service, register)).toEqual({ reads: 2, writes: 2, roundTrips: 2 })
  const keyed = () => register({ key })
  expect(await costOf(service, keyed)).toEqual({ reads: 3, writes: 3, roundTrips: 2 })
  expect(await costOf(service, keyed)).toEqual({ reads: 4, writes: 0, roundTrips: 2 })
})

it('a poll costs 2 reads in 1 round trip', async () => {
  const { service, ada } = await setUp()
  const id = idOf(await ada.analyseSync({ photo }))
  expect(await costOf(service, () => ada.read(id))).toEqual({ reads: 2, writes: 0, roundTrips: 1 })
})

it('saving an analysis again or repeating a rating writes nothing', async () => {
  const { service, ada } = await setUp()
  const id = idOf(await ada.analyseSync({ photo }))
  await ada.save(id)
  await ada.rate(id, 'up')
  expect((await costOf(service, () => ada.save(id))).writes).toBe(0)
  expect((await costOf(service, () => ada.rate(id, 'up'))).writes).toBe(0)
})

it('a history page of three analyses costs four reads, however long the history is', async () => {
  const { service, ada } = await setUp()
  for (let n = 0; n < 5; n += 1) await ada.analyseSync({ photo: 'cat' })
  const short = await costOf(service, () => ada.history({ pageSize: 3 }))
  for (let n = 0; n < 20; n += 1) await ada.analyseSync({ photo: 'cat' })
  const long = await costOf(service, () => ada.history({ pageSize: 3 }))
  expect(short).toEqual({ reads: 4, writes: 0, roundTrips: 1 })
  expect(long).toEqual(short)
})

it('a sweep without work runs one query for each kind of work, and writes nothing', async () => {
  const { service, ada } = await setUp()
  await ada.analyseSync({ photo })
  service.clock.advance(3600)
  const { reads, writes, roundTrips } = await costOf(service, () => service.steady.sweep())
  expect(writes).toBe(0)
  expect(reads).toBe(roundTrips)
  expect(service.steady.ports.store.calls.every(({ operation }) => operation === 'query')).toBe(
    true,
  )
})
