import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { readPhoto } from '../../scripts/common/photos.ts'
import { inChromium, opened, signedUp } from './console.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')
const photo = 'coffee_rust_01.jpg'

/** The paths of all files in all caches of the browser. */
const storedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(`(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(caches_.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })()`)

/** Reads the answer to a photo, and waits until the browser has stored the answer and the page. */
async function readAnswer(page: Page): Promise<string> {
  const file = { name: photo, mimeType: 'image/jpeg', buffer: readPhoto(photo) }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.getByRole('button', { name: words('analyse.send') }).click()
  await page.waitForURL('**/analyses/*')
  const headline = (await page.locator('.answer h1').textContent()) ?? ''
  await expect
    .poll(() => storedPaths(page))
    .toEqual(expect.arrayContaining(['/', expect.stringContaining('analyses.read')]))
  return headline
}

await inChromium('a browser without a network', () => {
  it('shows the answers that its user has read, and stores nothing after the sign-out', async () => {
    const page = await signedUp({ serviceWorkers: 'allow' })
    const headline = await readAnswer(page)
    const { pathname } = new URL(page.url())

    await page.context().setOffline(true)
    await page.reload()
    await page.getByRole('heading', { name: headline, level: 1 }).waitFor()
    await page.getByText(words('common.offline')).waitFor()

    await page.context().setOffline(false)
    await opened(page, '/history')
    await page.getByRole('button', { name: words('common.signOut') }).click()
    await page.waitForURL((url) => url.pathname === '/sign-in')
    expect(await storedPaths(page)).toEqual([])
    await page.context().setOffline(true)
    await expect(page.goto(new URL(pathname, page.url()).href)).rejects.toThrow('DISCONNECTED')
    await page.context().close()
  })

  it('stores no answer any more when its user deletes an analysis', async () => {
    const page = await signedUp({ serviceWorkers: 'allow' })
    await readAnswer(page)
    await page.getByRole('button', { name: words('analysis.remove') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('analysis.remove') })
      .click()
    await page.waitForURL('**/history')
    const answers = (await storedPaths(page)).filter((path) => path.includes('analyses.read'))
    expect(answers).toEqual([])
    await page.context().close()
  })
})
