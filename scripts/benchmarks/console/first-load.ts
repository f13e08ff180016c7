import { brotliCompressSync } from 'node:zlib'
import { type Browser, type BrowserContext, chromium, type Response } from 'playwright-core'
import { findBrowser } from '../../test/browser.ts'

/** The cost of loading a console page for the first time. */
export type FirstLoad = {
  /** The bytes after Brotli's best compression. A CDN compresses better than the emulator. */
  readonly compressedBytes: number
  /** The bytes that were transferred, including headers. */
  readonly transferredBytes: number
  readonly requests: number
  readonly firstPaintMs: number
}

/** Opens a page with an empty cache and waits until the network is idle. */
export async function firstLoadOf(context: BrowserContext, url: string): Promise<FirstLoad> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const isOwn = (address: string) => new URL(address).origin === new URL(url).origin
  const own = new Set<string>()
  const responses: Response[] = []
  let transferredBytes = 0
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (isOwn(response.url)) own.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (own.has(requestId)) transferredBytes += encodedDataLength
  })
  page.on('response', (response) => {
    if (isOwn(response.url())) responses.push(response)
  })
  await page.goto(url)
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  const painted = await page.waitForFunction(
    "performance.getEntriesByName('first-contentful-paint')[0]?.startTime",
  )
  const firstPaintMs = (await painted.jsonValue()) as number
  const files = await Promise.all(responses.map((response) => response.body()))
  const sizes = files.map((file) => brotliCompressSync(file).length)
  await page.close()
  const compressedBytes = sizes.reduce((sum, size) => sum + size, 0)
  return { compressedBytes, transferredBytes, requests: own.size, firstPaintMs }
}

/** Launches Chromium. Throws if Chromium is not installed. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('there is no Chromium')
  return chromium.launch({ executablePath })
}
