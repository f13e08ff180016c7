import { createHarness } from '@plant/testing/harness'
import { callOf } from '@plant/testing/harness/client'
import { callerOf } from '@plant/testing/harness/service'
import { expect, it } from 'vitest'
import type { Ports } from '../ports/ports.ts'
import { listDevices } from './devices/list.ts'
import { listEvents } from './events/list.ts'
import { assignToFolder } from './folders/assign.ts'
import { emptyRemovedFolder } from './folders/empty-removed.ts'
import { unassignFromFolder } from './folders/unassign.ts'
import { listHistory } from './history/list.ts'
import { listDeliveries } from './webhooks/list-deliveries.ts'

const pageSize = 100

/** The ports of a service whose queries run until `endAll`, with the queries that run so far. */
async function setUp() {
  const { ports } = createHarness().steady
  const limits: number[] = []
  const end = Promise.withResolvers<never[]>()
  ports.store = {
    ...ports.store,
    query: (_collection, { limit }) => {
      limits.push(limit)
      return end.promise
    },
  }
  return { ports, limits, endAll: () => end.resolve([]) }
}

const history = (uid: string) => callOf(callerOf(uid), { pageSize })
const events = (uid: string) => callOf(callerOf(uid), { pageSize, waitSeconds: 0 })

it('F1: an instance reads six pages of 25 analyses or events at once, and then the next', async () => {
  const { ports, limits, endAll } = await setUp()
  const uids = Array.from({ length: 10 }, (_, number) => `user${number}`)
  const calls = uids.flatMap((uid) => [
    listHistory.handler(history(uid), ports),
    listEvents.handler(events(uid), ports),
  ])
  await new Promise((resolve) => setImmediate(resolve))
  expect(limits).toEqual(Array(6).fill(26))
  endAll()
  await Promise.all(calls)
  expect(limits).toEqual(Array(20).fill(26))
})

it('F1: the ninth call of an account that reads its history at once is rejected with 429', async () => {
  const { ports, endAll } = await setUp()
  const calls = Array.from({ length: 9 }, () => listHistory.handler(history('ada'), ports))
  const outcomes = Promise.allSettled(calls)
  endAll()
  const rejected = (await outcomes).filter(({ status }) => status === 'rejected')
  expect(rejected).toMatchObject([{ reason: { code: 'TOO_MANY_REQUESTS' } }])
  expect(await listHistory.handler(history('ada'), ports)).toMatchObject({ status: 200 })
})

it('X2: the ninth call of an account that reads its events at once is rejected with 429', async () => {
  const { ports, endAll } = await setUp()
  const calls = Array.from({ length: 9 }, () => listEvents.handler(events('ada'), ports))
  const outcomes = Promise.allSettled(calls)
  endAll()
  const rejected = (await outcomes).filter(({ status }) => status === 'rejected')
  expect(rejected).toMatchObject([{ reason: { code: 'TOO_MANY_REQUESTS' } }])
})

it('X2: a call whose deadline passes before its turn reads no events', async () => {
  const { ports, limits, endAll } = await setUp()
  const first = Array.from({ length: 6 }, () => listEvents.handler(events('ada'), ports))
  const { signal, late } = deadline()
  const call = { ...events('ada'), signal }
  const last = expect(listEvents.handler(call, ports)).rejects.toThrow()
  late()
  endAll()
  await Promise.all([...first, last])
  expect(limits).toHaveLength(6)
})

function deadline() {
  const controller = new AbortController()
  return { signal: controller.signal, late: () => controller.abort() }
}

const longLists = {
  deliveries: (uid: string, ports: Ports) =>
    listDeliveries.handler(callOf(callerOf(uid), { id: 'whk_1', pageSize }), ports),
  devices: (uid: string, ports: Ports) =>
    listDevices.handler(callOf(callerOf(uid), { pageSize }), ports),
}

it.each(['deliveries', 'devices'] as const)(
  'K5: an instance reads six pages of 25 %s at once, and eight of an account',
  async (name) => {
    const { ports, limits, endAll } = await setUp()
    const account = { endpoints: [{ id: 'whk_1' }] }
    ports.store = { ...ports.store, getAll: () => Promise.resolve([account]) as never }
    const calls = ['ada', 'ben'].flatMap((uid) =>
      Array.from({ length: 9 }, () => longLists[name](uid, ports)),
    )
    const outcomes = Promise.allSettled(calls)
    await new Promise((resolve) => setImmediate(resolve))
    expect(limits).toEqual(Array(6).fill(26))
    endAll()
    const rejected = (await outcomes).filter(({ status }) => status === 'rejected')
    const refusal = { reason: { code: 'TOO_MANY_REQUESTS' } }
    expect(rejected).toMatchObject([refusal, refusal])
  },
)

/** The ports of a service whose changes run until `endAll`, with the changes that have begun. */
function setUpChanges() {
  const { ports } = createHarness().steady
  const begun: string[] = []
  const end = Promise.withResolvers<never>()
  const begin = (name: string) => {
    begun.push(name)
    return end.promise
  }
  ports.store = {
    ...ports.store,
    getAll: () => Promise.resolve([{ accountId: 'ada' }]) as never,
    query: () => begin('query'),
    transaction: () => begin('transaction'),
  }
  return { ports, begun, endAll: () => end.resolve([] as never) }
}

const analysisIds = Array.from({ length: 100 }, (_, number) => `an_${number}`)
const { signal } = new AbortController()

it('G1: an instance changes the folder of up to 100 analyses for one call after the other', async () => {
  const { ports, begun, endAll } = setUpChanges()
  const calls = ['ada', 'ben', 'cem'].flatMap((uid) => [
    assignToFolder.handler(callOf(callerOf(uid), { id: 'fld_1', analysisIds }), ports),
    unassignFromFolder.handler(callOf(callerOf(uid), { analysisIds }), ports),
    emptyRemovedFolder(ports, `fld_${uid}`, signal),
  ])
  await new Promise((resolve) => setImmediate(resolve))
  expect(begun).toHaveLength(1)
  endAll()
  await Promise.all(calls)
  expect(begun).toHaveLength(12)
})

it('G1: the ninth call of an account that moves analyses at once is rejected with 429', async () => {
  const { ports, endAll } = setUpChanges()
  const move = () => unassignFromFolder.handler(callOf(callerOf('ada'), { analysisIds }), ports)
  const outcomes = Promise.allSettled(Array.from({ length: 9 }, move))
  endAll()
  const rejected = (await outcomes).filter(({ status }) => status === 'rejected')
  expect(rejected).toMatchObject([{ reason: { code: 'TOO_MANY_REQUESTS' } }])
})
