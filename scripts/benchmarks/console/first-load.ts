import { brotliCompressSync } from 'node:zlib'
import { type Browser, type BrowserContext, chromium, type Response } from 'playwright-core'
import { findBrowser } from '../../test/browser.ts'

/**
 * Opens a page with an empty cache and waits until the network is idle. Returns the bytes of all
 * files after Brotli's best compression, because a CDN compresses better than the emulator.
 */
export async function firstLoadOf(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  // Without its cache, Chromium 156 loads the icon three times.
  const responses = new Map<string, Response>()
  page.on('response', (response) => {
    if (new URL(response.url()).origin === new URL(url).origin)
      responses.set(response.url(), response)
  })
  await page.goto(url)
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  const files = await Promise.all([...responses.values()].map((response) => response.body()))
  await page.close()
  return files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0)
}

/** Launches Chromium. Throws if Chromium is not installed. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('there is no Chromium')
  return chromium.launch({ executablePath })
}
