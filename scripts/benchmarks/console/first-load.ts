import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { findBrowser } from '../../test/browser.ts'

/** What a first look at a page of the console costs. */
export type FirstLoad = {
  /** Bytes over the wire from where the console is served, headers included. */
  readonly bytes: number
  readonly requests: number
  readonly firstPaintMs: number
}

/** Opens a page with nothing cached, and waits until nothing more is loaded. */
export async function firstLoadOf(context: BrowserContext, url: string): Promise<FirstLoad> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const own = new Set<string>()
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (new URL(response.url).origin === new URL(url).origin) own.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (own.has(requestId)) bytes += encodedDataLength
  })
  await page.goto(url)
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  const firstPaintMs = await page.evaluate<number>(
    "performance.getEntriesByName('first-contentful-paint')[0].startTime",
  )
  await page.close()
  return { bytes, requests: own.size, firstPaintMs }
}

/** A Chromium that stands for a visitor. Throws where there is none. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('there is no Chromium')
  return chromium.launch({ executablePath })
}
