import type { Page, Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { readPhoto } from '../../scripts/common/photos.ts'
import { inChromium, signedUp } from './console.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')
const photo = 'coffee_rust_01.jpg'

/** Holds the first request to an address until the returned promise is called. */
function held(page: Page, address: string): Promise<Route> {
  const asked = Promise.withResolvers<Route>()
  void page.route(address, (route) => asked.resolve(route))
  return asked.promise
}

await inChromium('a phone on a slow network', () => {
  it('is offered no dropping of files, and sees the progress of the photo that it sends', async () => {
    const viewport = { width: 390, height: 500 }
    const page = await signedUp({ viewport, hasTouch: true, isMobile: true })
    expect(await page.getByText(words('analyse.dropOrPaste')).isVisible()).toBe(false)
    const file = { name: photo, mimeType: 'image/jpeg', buffer: readPhoto(photo) }
    await page.locator('input[type=file]').first().setInputFiles(file)
    const sent = held(page, '**/v1/analyses')
    await page.getByRole('button', { name: words('analyse.send') }).click()
    const route = await sent
    const box = await page.locator('ol.steps').boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height)
    await route.abort()
    await page.context().close()
  })

  it('sees the places of the photos while the history loads', async () => {
    const page = await signedUp()
    const asked = held(page, '**/v1/history?*')
    await page.getByRole('link', { name: 'History', exact: true }).click()
    const route = await asked
    await page.locator('.tile.blank').first().waitFor()
    await route.continue()
    await page.getByText(words('history.emptyTitle')).waitFor()
    expect(await page.locator('.tile.blank').count()).toBe(0)
    await page.context().close()
  })
})
