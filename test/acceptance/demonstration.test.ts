import type { PlantError } from '@plant-analysis/client'
import { expect, it } from 'vitest'
import { seedDemonstration } from '../../scripts/demo/seed-demonstration.ts'

type People = Awaited<ReturnType<typeof seedDemonstration>>['people']

async function allOf<Item>(pages: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = []
  for await (const item of pages) items.push(item)
  return items
}

const countsOf = async ({ grower, nursery, moderator, superadmin, thirdSuperadmin }: People) => {
  const [own, shared, folders, devices, keys, invitations] = await Promise.all([
    grower.plants.request('history.list', { query: { pageSize: 100 } }),
    nursery.plants.request('history.list', { query: { pageSize: 100 } }),
    grower.plants.request('folders.list'),
    nursery.plants.request('devices.list'),
    nursery.plants.request('apiKeys.list'),
    nursery.plants.request('invitations.list'),
  ])
  // Other tests leave a thousand failed transactions with later dates.
  const queue = await allOf(moderator.plants.pages('admin.listModeration'))
  const failed = await allOf(
    superadmin.plants.pages('admin.listTransactions', { query: { status: 'FAILED' } }),
  )
  const { pending } = await superadmin.plants.request('admin.listPermissions', {
    params: { uid: thirdSuperadmin.uid },
  })
  return {
    analyses: own.items.length,
    outcomes: new Set(own.items.map(({ outcome }) => outcome)).size,
    days: new Set(own.items.map(({ createdAt }) => createdAt.slice(0, 10))).size,
    saved: own.items.filter(({ saved }) => saved).length,
    rated: own.items.filter(({ impression }) => impression !== '').length,
    bean: own.items
      .filter(({ plantId }) => plantId === 'Bean by the fence')
      .map(({ progress }) => progress?.trend),
    folders: folders.items.map(({ name, analysisCount }) => [name, analysisCount]),
    nursery: shared.items.length,
    devices: devices.items.length,
    keys: keys.items.length,
    keysUsed: keys.items.filter(({ lastUsedAt }) => lastUsedAt !== null).length,
    invitations: invitations.items.map(({ status }) => status).sort(),
    queue: queue
      .filter(({ accountId }) => accountId === nursery.uid)
      .map(({ state }) => state)
      .sort(),
    failed: failed.filter(({ accountId }) => accountId === nursery.uid).length,
    asked: pending?.permissions,
  }
}

/** The HTTP statuses of each delivery's attempts, grouped by the path of the receiver. */
async function answersOf({ nursery: { plants } }: People): Promise<Record<string, string[]>> {
  const { items: webhooks } = await plants.request('webhooks.list')
  const entries = webhooks.map(async ({ id, url }) => {
    const { items } = await plants.request('webhooks.listDeliveries', { params: { id } })
    const answers = items.map(({ attempts }) => attempts.map(({ status }) => status).join())
    return [new URL(url).pathname, answers.sort()] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

it('the demonstration data fills every page, and a second run changes nothing', async () => {
  const { people, accounts, close } = await seedDemonstration(process.env)
  const counts = await countsOf(people)
  expect(counts).toEqual({
    analyses: 16,
    outcomes: 5,
    days: 15,
    saved: 9,
    rated: 4,
    bean: ['SAME', 'UNSURE', 'WORSE', 'UNSURE', 'SAME', undefined],
    folders: expect.arrayContaining([
      ['Vegetable bed', 6],
      ['Balcony', 3],
    ]),
    nursery: 8,
    devices: 4,
    keys: 2,
    keysUsed: 1,
    invitations: ['pending', 'redeemed'],
    queue: ['BLOCKED', 'FLAGGED'],
    failed: 1,
    asked: ['retry-transaction', 'retry-failed'],
  })
  const stats = await people.grower.plants.request('account.readStats')
  expect(stats.totals).toMatchObject({ analyses: counts.analyses, saved: counts.saved })
  expect(stats.daily.filter(({ analyses }) => analyses > 0)).toHaveLength(counts.days)
  expect(stats.quota.used).toBe(0)
  expect(accounts.map(({ email }) => email)).not.toContain(people.banned.email)
  const askAsBanned = () =>
    people.banned.plants.request('history.list').catch((error: PlantError) => error.code)
  // A ban takes effect once no instance caches the user.
  await expect.poll(askAsBanned, { timeout: 30_000, interval: 500 }).toBe('ACCOUNT_BANNED')
  const again500 = expect.stringMatching(/^500(?:,500)+$/)
  await expect
    .poll(() => answersOf(people), { timeout: 40_000, interval: 500 })
    .toEqual({
      '/shop': ['204', '204', '503,204'],
      // `npm test` shortens the waits, so there may already be more attempts.
      '/warehouse': [again500, again500, again500],
    })
  const again = await seedDemonstration(process.env)
  expect(await countsOf(again.people)).toEqual(counts)
  await Promise.all([close(), again.close()])
}, 240_000)
