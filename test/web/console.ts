import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { stack } from '@plant/testing/stack'
import type { Result } from 'axe-core'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { findBrowser } from '../../scripts/test/browser.ts'
import { describeWith } from '../../scripts/test/describe-with.ts'

const executablePath = findBrowser()

/** Describes tests on pages. All files of a worker share a browser, which ends with the worker. */
export function inChromium(name: string, tests: () => void): Promise<void> {
  return describeWith('Chromium', name, () => {
    beforeAll(async () => {
      if (executablePath && !browser?.isConnected())
        browser = await chromium.launch({ executablePath, timeout: stepMs, args: [lighter] })
    })
    afterAll(async () => {
      await Promise.all((browser?.contexts() ?? []).map((context) => context.close()))
    })
    tests()
  })
}

/**
 * Turns off the popups of the address bar and the spare processes, which take a third of Chromium's
 * processor time. Chromium reads only the last list, so this one repeats Playwright's.
 */
const lighter = `--disable-features=${[
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]}`

/** The time limit for one step of a test on a page, in milliseconds, on a busy machine. */
const stepMs = 60_000

let browser: Browser | undefined

/**
 * Opens a page as a new visitor. `faultsOf` returns the errors of the page. The worker of the
 * console would hide requests from the test.
 */
export async function visit(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  if (browser === undefined) throw new Error('A page opens within `inChromium` only.')
  const context = await browser.newContext({ locale: 'en', serviceWorkers: 'block', ...options })
  const page = await context.newPage()
  page.setDefaultTimeout(stepMs)
  faults.set(page, [])
  page.on('pageerror', (error) => faults.get(page)?.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.get(page)?.push(message.text())
  })
  await opened(page, path)
  return page
}

const faults = new WeakMap<Page, string[]>()

/** All uncaught and logged errors of a page. The browser also logs requests that are rejected. */
export const faultsOf = (page: Page): readonly string[] => faults.get(page) ?? []

/** A page of a user who signed in through the form. */
export async function signedIn(email: string, password: string, locale = 'en'): Promise<Page> {
  const page = await visit('/sign-in', { locale })
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('button[type=submit]').click()
  await page.getByRole('navigation').first().waitFor()
  return page
}

/** A page of a user who signed up through the form. */
export async function signedUp(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await visit('/sign-in?way=up', options)
  await page.locator('input[name=email]').fill(`grower-${randomUUID()}@example.org`)
  await page.locator('input[name=password]').fill('a good password')
  await page.locator('button[type=submit]').click()
  await page.waitForURL((url) => url.pathname === '/')
  // The address changes first. The previous page stays until the code of the new one has loaded.
  await page.locator('input[type=file]').first().waitFor({ state: 'attached' })
  return page
}

/** Shows the parts of the console that growers do not need. */
export const asDeveloper = (page: Page): Promise<void> =>
  page.locator('#navigation input[type=checkbox]').check()

/** Opens a page and waits until its content has loaded. */
export async function opened(page: Page, path: string): Promise<void> {
  await page.goto(stack.WEB_URL + path)
  await page.locator('h1').first().waitFor()
  await page.locator('.loading').waitFor({ state: 'hidden' })
  // The explorer of the reference loads by itself, and the console adapts it afterwards.
  if (new URL(page.url()).pathname === '/docs')
    await page.locator('openapi-explorer main[tabindex]').waitFor()
}

/** Makes the service reject requests to a path with a conflict and an English reason. */
export async function refuse(page: Page, path: string, code: string): Promise<void> {
  const problem = { code, title: 'Conflict', status: 409, detail: 'It is so.', requestId: 'req_1' }
  await page.route(`**${path}`, (route) =>
    route.fulfill({
      status: 409,
      headers: { 'access-control-allow-origin': '*' },
      contentType: 'application/problem+json',
      json: { type: 'about:blank', ...problem },
    }),
  )
}

/**
 * Checks that axe finds no violation of the given rules. By default, axe checks all rules. Also
 * checks that the page does not scroll sideways.
 */
export async function expectAccessible(page: Page, rules: readonly string[] = []): Promise<void> {
  const found = (await violationsOn(page, rules)).map(
    ({ id, nodes }) => `${page.url()} ${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  )
  expect(found).toEqual([])
  expect(await widerBy(page), `${page.url()} is wider than the page`).toBe(0)
}

/** Half as long as `source` of the package, which each page would have to read. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Returns the violations that axe finds. If `rules` is empty, axe checks all rules. Calls axe
 * directly, because the Playwright package of axe loads axe for each run and opens a blank page for
 * frames.
 */
async function violationsOn(page: Page, rules: readonly string[]): Promise<Result[]> {
  expect(page.frames(), 'axe is loaded into no frame').toHaveLength(1)
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(axe)
  // In a plain list, axe would treat a misspelt rule as a tag, find nothing and pass.
  const runOnly = rules.length > 0 ? { runOnly: { type: 'rule', values: rules } } : {}
  const options = JSON.stringify({ resultTypes: ['violations'], ...runOnly })
  return await page.evaluate(`axe.run(${options}).then(({ violations }) => violations)`)
}

// As a string, because this project has no browser types.
const widerBy = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
