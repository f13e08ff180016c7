import { createHarness } from '@plant/testing/harness'
import { accountClientOf, everyPage } from '@plant/testing/harness/account-client'
import { refusal, refusals } from '@plant/testing/harness/answers'
import { callerOf } from '@plant/testing/harness/service'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accountStats } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { emptyStats } from '../../domain/stats.ts'

function setUp() {
  const service = createHarness()
  const { ports } = service.steady
  const ada = accountClientOf(ports, callerOf('ada'))
  return { service, ports, ada, ben: accountClientOf(ports, callerOf('ben')) }
}

const costOf = (calls: readonly { reads: number; writes: number }[]) =>
  calls.map(({ reads, writes }) => ({ reads, writes }))

describe('a device', () => {
  it('gets its id from the caller or from the service', async () => {
    const { ada } = setUp()
    const given = await ada.register({ id: 'cam-1', type: 'camera', plantIds: ['fig'] })
    expect(given).toMatchObject({
      id: 'cam-1',
      type: 'camera',
      projectId: 'field',
      placeId: 'north',
      plantIds: ['fig'],
      metadata: {},
      status: 'active',
    })
    expect(given.updatedAt).toBe(given.createdAt)
    expect((await ada.register()).id).toMatch(/^dev_/)
    expect((await ada.stats()).totals.devices).toBe(2)
  })

  it('has an id that is unique in its account, but that another account can use too', async () => {
    const { ada, ben } = setUp()
    await ada.register({ id: 'one', type: 'sensor' })
    await ben.register({ id: 'one', type: 'drone' })
    expect(await refusal(ada.register({ id: 'one' }))).toBe('ALREADY_EXISTS')
    expect((await ada.devices()).items.map(({ type }) => type)).toEqual(['sensor'])
    expect((await ben.devices()).items.map(({ type }) => type)).toEqual(['drone'])
  })

  it('is registered once by two simultaneous calls with the same id', async () => {
    const { ada } = setUp()
    const both = await Promise.allSettled([
      ada.register({ id: 'one' }),
      ada.register({ id: 'one' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await ada.stats()).totals.devices).toBe(1)
  })

  it('keeps any JSON metadata unchanged', async () => {
    const { ada } = setUp()
    const metadata = fc.dictionary(
      fc
        .oneof(fc.string(), fc.constantFrom('', '__name__', 'a.b', '$array'))
        .filter((name) => name !== '__proto__'),
      fc.jsonValue({ maxDepth: 3 }),
    )
    await ada.register({ id: 'one' })
    await fc.assert(
      fc.asyncProperty(metadata, async (value) => {
        const json = JSON.parse(JSON.stringify(value)) as Record<string, unknown>
        expect((await ada.update('one', { metadata: json })).metadata).toEqual(json)
        expect((await ada.devices()).items[0]?.metadata).toEqual(json)
      }),
      { numRuns: 50 },
    )
  })

  it('drops the metadata field `__proto__`, to prevent prototype pollution', async () => {
    const { ada } = setUp()
    const json = JSON.parse('{"__proto__":{"admin":true},"x":1}') as Record<string, unknown>
    const device = await ada.register({ id: 'one', metadata: json })
    expect(JSON.stringify(device.metadata)).toBe('{"x":1}')
    expect(Object.getPrototypeOf(device.metadata)).toBe(Object.prototype)
  })

  it('changes only in the fields that an update names, and the update replaces each of these fields completely', async () => {
    const { service, ada } = setUp()
    const before = await ada.register({ id: 'one', plantIds: ['a', 'b'], metadata: { x: 1, y: 2 } })
    service.clock.advance(60)
    const after = await ada.update('one', { plantIds: ['c'], metadata: { z: 3 } })
    expect(after).toEqual({
      ...before,
      plantIds: ['c'],
      metadata: { z: 3 },
      updatedAt: '2026-11-20T08:01:00.000Z',
    })
  })

  it('is not written if an update changes nothing', async () => {
    const { service, ports, ada } = setUp()
    const before = await ada.register({ id: 'one', metadata: { x: 1 } })
    service.clock.advance(60)
    ports.store.reset()
    expect(await ada.update('one', {})).toEqual(before)
    expect(await ada.update('one', { type: 'sensor', metadata: { x: 1 } })).toEqual(before)
    expect(costOf(ports.store.calls)).toEqual([
      { reads: 1, writes: 0 },
      { reads: 1, writes: 0 },
    ])
  })

  it('is removed from the list by decommissioning, and then its id can be registered again', async () => {
    const { ada } = setUp()
    await ada.register({ id: 'one', metadata: { old: true } })
    expect(await ada.decommission('one')).toEqual({ id: 'one', status: 'decommissioned' })
    expect((await ada.devices()).items).toEqual([])
    expect((await ada.stats()).totals.devices).toBe(0)
    expect(await refusal(ada.decommission('one'))).toBe('NOT_FOUND')
    expect(await refusal(ada.update('one', { type: 'drone' }))).toBe('NOT_FOUND')
    expect((await ada.register({ id: 'one' })).metadata).toEqual({})
    expect((await ada.stats()).totals.devices).toBe(1)
  })

  it('is not found by another account, as if the device did not exist', async () => {
    const { ada, ben } = setUp()
    await ada.register({ id: 'one' })
    expect(await refusal(ben.update('one', { type: 'drone' }))).toBe('NOT_FOUND')
    expect(await refusal(ben.decommission('one'))).toBe('NOT_FOUND')
    expect((await ada.devices()).items).toHaveLength(1)
  })
})

describe('an account', () => {
  it('has at most 10,000 devices, even if many are registered at once', async () => {
    const { ports, ada } = setUp()
    await ports.store.transaction(async (database) => {
      const totals = { ...emptyStats.totals, devices: 9_998 }
      database.create(ref(accountStats, 'ada'), { ...emptyStats, totals })
    }, new AbortController().signal)
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => ada.register()))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect((await ada.stats()).totals.devices).toBe(10_000)
    expect(await refusal(ada.register())).toBe('LIMIT_REACHED')
    const [listed] = (await ada.devices()).items
    await ada.decommission(listed?.id ?? '')
    await ada.register()
    expect((await ada.stats()).totals.devices).toBe(10_000)
  })
})

describe('listing devices', () => {
  const places = ['north', 'south']
  const projects = ['field', 'house']
  const types = ['sensor', 'camera', 'drone'] as const

  async function registerAll() {
    const parts = setUp()
    for (const type of types)
      for (const projectId of projects)
        for (const placeId of places) {
          parts.service.clock.advance(1)
          await parts.ada.register({
            id: `${type}-${projectId}-${placeId}`,
            type,
            projectId,
            placeId,
          })
        }
    return parts
  }

  it('filters by any combination of type, project and place, and skips no device', async () => {
    const { ada } = await registerAll()
    for (const type of [undefined, ...types])
      for (const projectId of [undefined, ...projects])
        for (const placeId of [undefined, ...places]) {
          const filters = {
            ...(type && { type }),
            ...(projectId && { projectId }),
            ...(placeId && { placeId }),
          }
          const pages = await everyPage((query) =>
            ada.devices({ ...filters, pageSize: 2, ...query }),
          )
          const ids = pages.flat().map(({ id }) => id)
          expect(new Set(ids).size).toBe(ids.length)
          expect(ids).toHaveLength((type ? 1 : 3) * (projectId ? 1 : 2) * (placeId ? 1 : 2))
          for (const found of pages.flat()) expect(found).toMatchObject(filters)
        }
  })

  it('returns pages, newest device first, and skips no device while new devices are added', async () => {
    const { service, ada } = await registerAll()
    const before = (await ada.devices({ pageSize: 100 })).items
    const pages = await everyPage(
      (query) => ada.devices({ pageSize: 5, ...query }),
      async () => {
        service.clock.advance(1)
        await ada.register()
      },
    )
    expect(pages.flat()).toEqual(before)
    expect(before[0]?.id).toBe('drone-house-south')
  })

  it('C4: lists at most 25 devices on a page, since their metadata is large', async () => {
    const { ada } = setUp()
    for (let count = 0; count < 30; count += 1) await ada.register()
    const { items, nextPageToken } = await ada.devices({ pageSize: 100 })
    expect(items).toHaveLength(25)
    expect((await ada.devices({ pageSize: 100, pageToken: nextPageToken })).items).toHaveLength(5)
  })

  it('rejects a page token with another account or other filters', async () => {
    const { ada, ben } = await registerAll()
    const { nextPageToken: pageToken = '' } = await ada.devices({ pageSize: 1, type: 'drone' })
    const refused = [
      ada.devices({ pageToken }),
      ada.devices({ pageToken, type: 'sensor' }),
      ben.devices({ pageToken, type: 'drone' }),
      ada.devices({ pageToken: `${pageToken}x`, type: 'drone' }),
    ]
    expect(await refusals(refused)).toEqual(refused.map(() => 'PAGE_TOKEN_INVALID'))
  })
})

it('the cost of a call about devices does not grow with the number of devices', async () => {
  const { ports, ada } = setUp()
  for (let count = 0; count < 30; count += 1) await ada.register({ id: `d${count}` })
  ports.store.reset()
  await ada.register({ id: 'new' })
  await ada.update('new', { placeId: 'south' })
  await ada.devices({ pageSize: 5 })
  await ada.decommission('new')
  expect(costOf(ports.store.calls)).toEqual([
    { reads: 2, writes: 2 },
    { reads: 1, writes: 1 },
    { reads: 6, writes: 0 },
    { reads: 2, writes: 2 },
  ])
})
