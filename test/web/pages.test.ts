import { stack } from '@plant/testing/stack'
import { beforeAll, expect, it } from 'vitest'
import { firstLoadOf } from '../../scripts/benchmarks/console/first-load.ts'
import { demonstrationPassword as password } from '../../scripts/demo/seed/accounts.ts'
import type { People } from '../../scripts/demo/seed-demonstration.ts'
import { idsOf, pictured } from '../../scripts/pictures/pages.ts'
import { expectAccessible, faultsOf, inChromium, opened, signedIn, visit } from './console.ts'
import { demonstration } from './demonstration.ts'

const phone = { width: 375, height: 740 }
const desktop = { width: 1280, height: 860 }

let people: People
let ids: Record<string, string>

await inChromium('every page', () => {
  beforeAll(async () => {
    const seeded = await demonstration()
    people = seeded.people
    ids = await idsOf(people)
    return seeded.close
  }, 300_000)

  it('needs at most 40 kB of downloads as the first page of a visitor, and at most 70 kB as the first page of a signed-in user', async () => {
    const page = await signedIn(people.grower.email, password)
    const context = page.context()
    const signedInLoad = await firstLoadOf(context, `${stack.WEB_URL}/`)
    expect(signedInLoad).toBeLessThanOrEqual(70_000)
    await context.close()
    const visitor = (await visit('/docs/limits')).context()
    const visitorLoad = await firstLoadOf(visitor, `${stack.WEB_URL}/sign-in`)
    expect(visitorLoad).toBeLessThanOrEqual(40_000)
    await visitor.close()
  })

  it.each([...new Set(pictured.map(({ who }) => who))])(
    'is accessible for %s in light and dark mode and on a phone',
    async (who) => {
      const page = who ? await signedIn(people[who].email, password) : await visit('/sign-in')
      for (const { path } of pictured.filter((each) => each.who === who)) {
        await opened(
          page,
          path.replace(/\{(\w+)\}/, (_, id: string) => ids[id] ?? ''),
        )
        expect(await page.getByText('Page not found').isVisible(), path).toBe(false)
        await holds(page)
      }
      expect(faultsOf(page)).toEqual([])
      await page.context().close()
    },
    300_000,
  )

  it.each(Object.entries({ en: 'leaves and stems', ja: '葉、茎' }))(
    'joins lists of words as the language requires, in %s',
    async (language, joined) => {
      const query = { pageSize: 100 }
      const { items } = await people.grower.plants.request('history.list', { query })
      const ill = items.find(({ outcome }) => outcome === 'ISSUES_FOUND')
      const page = await signedIn(people.grower.email, password, language)
      await page.route(`**/v1/analyses/${ill?.id}*`, async (route) => {
        const response = await route.fetch()
        const body = await response.json()
        body.analysis.issues[0].affectedParts = ['LEAF', 'STEM']
        await route.fulfill({ response, json: body })
      })
      await opened(page, `/analyses/${ill?.id}`)
      // The text may be in a part of the page that is collapsed.
      await page.getByText(joined).first().waitFor({ state: 'attached' })
      await page.context().close()
    },
  )

  it('shows a message for an unknown address', async () => {
    const page = await visit('/nowhere')
    await page.getByText('Page not found').waitFor()
    await holds(page)
    await page.context().close()
  })
})

async function holds(page: Awaited<ReturnType<typeof visit>>): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(faded)
  // Only colours change with the scheme, so the elements are the same as before.
  await expectAccessible(page, ['color-contrast'])
  await page.setViewportSize(phone)
  await expectAccessible(page)
  await page.setViewportSize(desktop)
}

/** Waits until all colour transitions have ended, even those in shadow roots. */
const faded = `(async () => {
  // A scheme applies from the next frame on, when transitions start.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  const within = (root) => [...root.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot)
  const rootsOf = (root) => [root, ...within(root).filter(Boolean).flatMap(rootsOf)]
  const moving = rootsOf(document).flatMap((root) => root.getAnimations())
  const fading = moving.filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(fading.map(({ finished }) => finished))
})()`
