import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { launchBrowser } from '../benchmarks/console/first-load.ts'
import { root } from '../common/root.ts'
import { demonstrationPassword } from '../demo/seed/accounts.ts'
import { type People, seedDemonstration } from '../demo/seed-demonstration.ts'
import { withStack } from '../local-stack/with-stack.ts'
import { idsOf, pictured } from './pages.ts'

const folder = join(root, 'docs/pictures')
const widths = {
  desktop: { width: 1280, height: 860 },
  phone: { width: 390, height: 780 },
} as const

/** Takes a picture of every page at each width. Returns the exit status. */
export function takePictures(): Promise<number> {
  return withStack(async (stack) => {
    Object.assign(process.env, stack.environment)
    const { people, close } = await seedDemonstration(process.env)
    for (const old of globSync(join(folder, '*.webp'))) rmSync(old)
    const browser = await launchBrowser()
    await takeAll(browser, people, stack.environment.WEB_URL ?? '')
    await browser.close()
    await close()
    return 0
  })
}

async function takeAll(browser: Browser, people: People, url: string): Promise<void> {
  const ids = await idsOf(people)
  for (const who of new Set(pictured.map((each) => each.who))) {
    const page = await (await browser.newContext({ locale: 'en' })).newPage()
    if (who) await signIn(page, url, people[who].email)
    for (const { name, path } of pictured.filter((each) => each.who === who)) {
      await page.goto(url + path.replace(/\{(\w+)\}/, (_, id: string) => ids[id] ?? ''))
      await page.locator('h1').first().waitFor()
      await page.waitForLoadState('networkidle')
      for (const [width, size] of Object.entries(widths)) await take(page, `${name}-${width}`, size)
    }
    await page.context().close()
  }
}

async function take(page: Page, name: string, size: { width: number; height: number }) {
  await page.setViewportSize(size)
  // Thumbnails and marks are drawn as they scroll into view.
  await page.waitForTimeout(500)
  const picture = await page.screenshot()
  await sharp(picture)
    .webp({ quality: 80 })
    .toFile(join(folder, `${name}.webp`))
}

async function signIn(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/sign-in`)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(demonstrationPassword)
  await page.locator('button[type=submit]').click()
  await page.waitForURL((address) => !address.pathname.startsWith('/sign-in'))
}
