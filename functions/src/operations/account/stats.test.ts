import { createHarness } from '@plant/testing/harness'
import { accountClientOf } from '@plant/testing/harness/account-client'
import { idOf } from '@plant/testing/harness/answers'
import { keysOf } from '@plant/testing/harness/api-keys'
import { callerOf, keyCallerOf } from '@plant/testing/harness/service'
import { expect, it } from 'vitest'

async function setUp() {
  const service = createHarness()
  const analyses = await service.signUp('ada')
  const { ports } = service.steady
  return { service, ports, analyses, ada: accountClientOf(ports, callerOf('ada')) }
}

it('the statistics of a new account show zero analyses for each of the last thirty days', async () => {
  const { ada } = await setUp()
  const stats = await ada.stats()
  expect(stats.quota).toEqual({
    limit: 20,
    used: 0,
    remaining: 20,
    resetsAt: '2026-11-21T00:00:00.000Z',
  })
  expect(stats.totals).toEqual({ analyses: 0, saved: 0, folders: 0, devices: 0, tokens: 0 })
  expect(Object.values(stats.byOutcome)).toEqual([0, 0, 0, 0, 0])
  expect(stats.daily).toHaveLength(30)
  expect(stats.daily.every(({ analyses }) => analyses === 0)).toBe(true)
})

it('the statistics list the number of analyses on each of the last thirty days, oldest day first', async () => {
  const { service, ada, analyses } = await setUp()
  await analyses.analyseSync({ photo: 'diseased leaf' })
  service.clock.advance(2 * 86_400)
  await analyses.analyseSync({ photo: 'healthy leaf' })
  await analyses.analyseSync({ photo: 'cat' })
  const { daily, byOutcome, totals, quota } = await ada.stats()
  expect(daily.slice(-3)).toEqual([
    { date: '2026-11-20', analyses: 1 },
    { date: '2026-11-21', analyses: 0 },
    { date: '2026-11-22', analyses: 2 },
  ])
  expect(daily[0]?.date).toBe('2026-10-24')
  expect(new Set(daily.map(({ date }) => date)).size).toBe(30)
  expect(byOutcome).toMatchObject({ ISSUES_FOUND: 1, HEALTHY: 1, NOT_A_PLANT: 1 })
  expect(totals.analyses).toBe(3)
  // Only today's photo of a plant counts, because the unit of the cat photo was refunded.
  expect(quota.used).toBe(1)
  service.clock.advance(28 * 86_400)
  expect((await ada.stats()).daily[0]).toEqual({ date: '2026-11-21', analyses: 0 })
})

it('the totals stay exact after many simultaneous changes', async () => {
  const { ada, analyses } = await setUp()
  const ids: string[] = []
  for (let n = 0; n < 6; n += 1)
    ids.push(idOf(await analyses.analyseSync({ photo: 'diseased leaf' })))
  const [first = '', second = '', third = ''] = ids
  await Promise.all([
    ...Array.from({ length: 10 }, (_, n) => ada.register({ id: `d${n}` })),
    ...Array.from({ length: 5 }, (_, n) => ada.createFolder(`f${n}`)),
    analyses.save(first),
    analyses.save(first),
    analyses.save(second),
    analyses.remove(third),
    analyses.analyseSync({ photo: 'healthy leaf' }),
  ])
  await Promise.all(Array.from({ length: 4 }, (_, n) => ada.decommission(`d${n}`)))
  expect((await ada.stats()).totals).toEqual({
    analyses: 6,
    saved: 2,
    folders: 5,
    devices: 6,
    tokens: 0,
  })
})

it('reading the statistics costs three reads in one round trip, however many analyses exist', async () => {
  const { ports, ada, analyses } = await setUp()
  for (let n = 0; n < 15; n += 1) await analyses.analyseSync({ photo: 'diseased leaf' })
  ports.store.reset()
  await ada.stats()
  expect(ports.store.calls).toMatchObject([{ operation: 'getAll', reads: 3, roundTrips: 1 }])
})

it('workers and API keys see the totals of the account, and each caller sees its own quota', async () => {
  const { service, ports, ada } = await setUp()
  await service.signUp('bob')
  await ada.register()
  await service.change('bob', (user) => ({
    ...user,
    quota: { day: '2026-11-20', resets: 0, used: 7, uncharged: 0 },
  }))
  const bob = accountClientOf(ports, callerOf('bob', { accountId: 'ada', membership: 'worker' }))
  expect(await bob.stats()).toMatchObject({ quota: { used: 7 }, totals: { devices: 1 } })
  const key = accountClientOf(
    ports,
    keyCallerOf('ada', { exchanged: false, quotaSubject: 'ent:ada' }),
  )
  expect(await key.stats()).toMatchObject({
    quota: { limit: 1000, used: 0 },
    totals: { devices: 1 },
  })
})

it('the statistics and the list of keys show the analyses of each key, also through exchanged tokens and of revoked keys', async () => {
  const { service, ports, ada, analyses } = await setUp()
  const keys = keysOf(service.apiKeys, callerOf('ada'))
  const [busy, idle] = [await keys.create({ name: 'Barn' }), await keys.create()]
  const callerBy = (apiKeyId: string, exchanged: boolean) =>
    service.steady.as(keyCallerOf('ada', { apiKeyId, exchanged }))
  await analyses.analyseSync({ photo: 'diseased leaf' })
  await callerBy(busy.id, false).analyseSync({ photo: 'diseased leaf' })
  service.clock.advance(86_400)
  await callerBy(busy.id, true).start({ photo: 'healthy leaf' })
  await service.deliver()
  const daily = [
    { date: '2026-11-20', analyses: 1 },
    { date: '2026-11-21', analyses: 1 },
  ]
  const display = `pk_ent_…${busy.last4}`
  const use = { id: busy.id, name: 'Barn', display, analyses: 2, daily }
  expect((await ada.stats()).byKey).toEqual([use])
  expect((await keys.list()).items).toMatchObject(
    [idle, busy]
      .map(({ id }) => ({ id, analyses: id === busy.id ? 2 : 0 }))
      .sort((one, other) => (one.id < other.id ? 1 : -1)),
  )
  await keys.revoke(busy.id)
  ports.store.reset()
  expect((await ada.stats()).byKey).toEqual([use])
  expect(ports.store.calls.map(({ reads }) => reads)).toEqual([3, 1])
  service.clock.advance(30 * 86_400)
  expect((await ada.stats()).byKey).toEqual([])
})
