import { stack } from '@plant/testing/stack'
import { beforeAll, expect, it } from 'vitest'
import { firstLoadOf } from '../../scripts/benchmarks/console/first-load.ts'
import { seedDemonstration } from '../../scripts/demo/seed-demonstration.ts'
import { expectAccessible, faultsOf, inChromium, opened, signedIn, visit } from './console.ts'

type People = Awaited<ReturnType<typeof seedDemonstration>>['people']

const password = 'a-demonstration'
const phone = { width: 375, height: 740 }
const desktop = { width: 1280, height: 860 }

/** Every page with the account that has something on it. Names in braces are filled in. */
const pages = {
  grower: [
    '/',
    '/analyses/{photo}',
    '/history',
    '/compare',
    '/statistics',
    '/account',
    '/docs',
    '/docs/quick-start',
    '/nowhere',
  ],
  nursery: ['/api-keys', '/webhooks', '/devices', '/invitations'],
  superadmin: [
    '/moderation',
    '/moderation/{held}',
    '/transactions',
    '/users',
    '/users/{banned}',
    '/permissions',
    '/audit',
  ],
} as const satisfies Partial<Record<keyof People, readonly string[]>>

let people: People
let ids: Record<string, string>

inChromium('every page', () => {
  beforeAll(async () => {
    const seeded = await seedDemonstration(process.env)
    people = seeded.people
    const ill = { query: { outcome: 'ISSUES_FOUND', plantId: 'Ficus by the window' } } as const
    const history = await people.grower.plants.request('history.list', ill)
    const queue = await people.superadmin.plants.request('admin.listModeration')
    ids = {
      photo: history.items[0]?.id ?? '',
      held: queue.items[0]?.analysisId ?? '',
      banned: people.banned.uid,
    }
    return seeded.close
  }, 120_000)

  it('is small on the first load: 40 kB for a visitor, 70 kB signed in', async () => {
    const page = await signedIn(people.grower.email, password)
    const context = page.context()
    const signedInLoad = await firstLoadOf(context, `${stack.WEB_URL}/`)
    expect(signedInLoad.compressedBytes).toBeLessThanOrEqual(70_000)
    await context.close()
    const visitor = (await visit('/docs/limits')).context()
    const visitorLoad = await firstLoadOf(visitor, `${stack.WEB_URL}/sign-in`)
    expect(visitorLoad.compressedBytes).toBeLessThanOrEqual(40_000)
    await visitor.close()
  })

  it('that a visitor sees is accessible in light, dark and on a phone', async () => {
    const page = await visit('/sign-in')
    await holds(page)
    await page.context().close()
  })

  it.each(Object.keys(pages) as (keyof typeof pages)[])(
    'that %s sees is accessible in light, dark and on a phone',
    async (name) => {
      const page = await signedIn(people[name].email, password)
      for (const path of pages[name]) {
        await opened(
          page,
          path.replace(/\{(\w+)\}/, (_, id: string) => ids[id] ?? ''),
        )
        await holds(page)
      }
      expect(faultsOf(page)).toEqual([])
      await page.context().close()
    },
    120_000,
  )
})

async function holds(page: Awaited<ReturnType<typeof visit>>): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  // The explorer of the reference fades from one colour to the other.
  await page.waitForTimeout(250)
  await expectAccessible(page)
  await page.setViewportSize(phone)
  await expectAccessible(page)
  await page.setViewportSize(desktop)
}
