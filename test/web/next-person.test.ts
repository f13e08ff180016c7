import { randomUUID } from 'node:crypto'
import { stack } from '@plant/testing/stack'
import type { Page, Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { readPhoto } from '../../scripts/common/photos.ts'
import { inChromium, opened, signedUp } from './console.ts'

const photo = 'orchid of the last person.jpg'

async function choosePhoto(page: Page): Promise<void> {
  const file = { name: photo, mimeType: 'image/jpeg', buffer: readPhoto('coffee_rust_01.jpg') }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.getByRole('listitem', { name: photo }).waitFor()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL((url) => url.pathname === '/sign-in')
}

/** The number of photos in the browser's cache, and the data about them in its session storage. */
const keptPhotos = (page: Page): Promise<unknown> =>
  page.evaluate(`(async () => {
    const cache = await caches.open('photos-on-their-way')
    return [(await cache.keys()).length, sessionStorage.getItem('photos-on-their-way')]
  })()`)

await inChromium('the next person in a browser', () => {
  it('sees nothing of a previous user who signed out in another tab', async () => {
    const page = await signedUp()
    await choosePhoto(page)
    const other = await page.context().newPage()
    await opened(other, '/')
    await signOut(other)

    await page.waitForURL((url) => url.pathname === '/sign-in')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.getByRole('heading', { name: 'Create an account' }).waitFor()
    await page.locator('input[name=email]').fill(`grower-${randomUUID()}@example.org`)
    await page.locator('input[name=password]').fill('a good password')
    await page.locator('button[type=submit]').click()
    await page.getByRole('button', { name: 'Choose photos' }).waitFor()
    expect(await page.getByRole('listitem', { name: photo }).count()).toBe(0)
    await page.context().close()
  })

  it('sees nothing of a previous user, even if the browser cannot delete its caches at the sign-out', async () => {
    const page = await signedUp()
    await choosePhoto(page)
    await page.evaluate("CacheStorage.prototype.keys = () => Promise.reject(new Error('no disk'))")
    await signOut(page)
    expect(await page.getByRole('listitem', { name: photo }).count()).toBe(0)
    await page.context().close()
  })

  it('finds no photo that the previous user was sending', async () => {
    const page = await signedUp()
    await choosePhoto(page)
    await page.route('**/v1/analyses*', (route) => route.abort('connectionreset'))
    await page.getByRole('button', { name: 'Analyse the photo' }).click()
    await page.getByText('The connection was lost.').waitFor()
    await signOut(page)
    expect(await keptPhotos(page)).toEqual([0, null])
    await page.context().close()
  })

  it('finds no photo whose answer arrived while the previous page was closing', async () => {
    const page = await signedUp()
    await choosePhoto(page)
    const [sent, left, polled] = [held(), held(), held()]
    await page.route('**/v1/analyses*', sent.resolve)
    await page.route('**/v1/analyses/*', polled.resolve)
    await page.getByRole('button', { name: 'Analyse the photo' }).click()
    const start = await sent.promise

    // The page's code runs until the next page arrives.
    await page.route(`${stack.WEB_URL}/`, left.resolve)
    await page.getByRole('button', { name: 'Sign out' }).click({ noWaitAfter: true })
    const next = await left.promise
    await start.fulfill({
      status: 202,
      headers: { 'access-control-allow-origin': '*' },
      json: { transactionId: 'an_00000000000000000000', status: 'PENDING' },
    })
    await polled.promise
    await next.continue()
    await page.waitForURL((url) => url.pathname === '/sign-in')
    expect(await keptPhotos(page)).toEqual([0, null])
    await page.context().close()
  })
})

/** Holds the first request of a route until the test answers the request. */
const held = () => Promise.withResolvers<Route>()
