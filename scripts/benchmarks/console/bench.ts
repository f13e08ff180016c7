import { randomUUID } from 'node:crypto'
import { browserAdvice, findBrowser } from '../../test/browser.ts'
import { type FirstLoad, firstLoadOf, launchBrowser } from './first-load.ts'

// `npm run bench` runs this file beside a stack.
const { WEB_URL = '' } = process.env
if (findBrowser()) await benchConsole()
else console.log(`console: not measured, there is no Chromium (${browserAdvice})`)

async function benchConsole(): Promise<void> {
  const browser = await launchBrowser()
  const context = await browser.newContext()
  console.log(line('a visitor', await firstLoadOf(context, `${WEB_URL}/sign-in`)))
  const page = await context.newPage()
  await page.goto(`${WEB_URL}/sign-in?way=up`)
  await page.locator('input[name=email]').fill(`bench-${randomUUID()}@example.org`)
  await page.locator('input[name=password]').fill('a good password')
  await page.locator('button[type=submit]').click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.close()
  console.log(line('a signed-in user', await firstLoadOf(context, `${WEB_URL}/`)))
  await browser.close()
}

function line(who: string, load: FirstLoad): string {
  const [best, came] = [load.compressedBytes, load.transferredBytes].map(kilobytes)
  const paint = load.firstPaintMs.toFixed(0)
  return `console for ${who}: ${best} kB in ${load.requests} files (${came} kB as they came), first paint after ${paint} ms`
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
