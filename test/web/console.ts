import { randomUUID } from 'node:crypto'
import { stack } from '@plant/testing/stack'
import axe, { type Result } from 'axe-core'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { findBrowser } from '../../scripts/test/browser.ts'
import { describeWith } from '../../scripts/test/describe-with.ts'

const executablePath = findBrowser()

export const inChromium = (name: string, tests: () => void): Promise<void> =>
  describeWith('Chromium', name, tests)

/** How long one step of a page may take: a second where nothing else runs, many where much does. */
const stepMs = 60_000

let browser: Browser
beforeAll(async () => {
  if (executablePath) browser = await chromium.launch({ executablePath, timeout: stepMs })
})
afterAll(async () => {
  await browser?.close()
})

/** A page of a new visitor, with what goes wrong in it kept for `faultsOf`. */
export async function visit(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ locale: 'en', ...options })
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

/** Errors of the page and of its console. A refused call is one of them. */
export const faultsOf = (page: Page): readonly string[] => faults.get(page) ?? []

/** A page of somebody who signed in by the form. */
export async function signedIn(email: string, password: string, locale = 'en'): Promise<Page> {
  const page = await visit('/sign-in', { locale })
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('button[value=in]').click()
  await page.getByRole('navigation').first().waitFor()
  return page
}

/** A page of somebody who has just signed up by the form. */
export async function signedUp(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await visit('/sign-in', options)
  await page.locator('input[name=email]').fill(`grower-${randomUUID()}@example.org`)
  await page.locator('input[name=password]').fill('a good password')
  await page.locator('button[value=up]').click()
  await page.waitForURL((url) => url.pathname === '/')
  // The address changes first: until the code of the page has come, the one before is shown.
  await page.locator('input[type=file]').first().waitFor({ state: 'attached' })
  return page
}

/** Opens a page at its address, and waits until what it shows has been read. */
export async function opened(page: Page, path: string): Promise<void> {
  await page.goto(stack.WEB_URL + path)
  await page.locator('h1').first().waitFor()
  await page.locator('.loading').waitFor({ state: 'hidden' })
  // The explorer of the reference reads by itself, and is touched up after that.
  if (new URL(page.url()).pathname === '/docs')
    await page.locator('openapi-explorer main[tabindex]').waitFor()
}

/** Has the service refuse with a conflict what is asked at a path, and say why in English. */
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

/** Holds that axe finds nothing by these rules, or by all, and nothing is wider than the page. */
export async function expectAccessible(page: Page, rules: readonly string[] = []): Promise<void> {
  const found = (await violationsOn(page, rules)).map(
    ({ id, nodes }) => `${page.url()} ${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  )
  expect(found).toEqual([])
  expect(await widerBy(page), `${page.url()} is wider than the page`).toBe(0)
}

/**
 * What axe finds by these rules, or by all. By axe itself, because its package for Playwright loads
 * it anew for each run, and once more into a blank page where it would join the findings of frames.
 */
async function violationsOn(page: Page, rules: readonly string[]): Promise<Result[]> {
  expect(page.frames(), 'axe is loaded into no frame').toHaveLength(1)
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(axe.source)
  // A bare list with a rule misspelt would be taken for tags, of which none is found, and pass.
  const runOnly = rules.length > 0 ? { runOnly: { type: 'rule', values: rules } } : {}
  const options = JSON.stringify({ resultTypes: ['violations'], ...runOnly })
  return await page.evaluate(`axe.run(${options}).then(({ violations }) => violations)`)
}

// As text: this project has no types of the browser.
const widerBy = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
