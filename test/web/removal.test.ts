import type { Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { inChromium, opened, signedUp } from './console.ts'
import { wordsOf } from './words.ts'

await inChromium('the removal of a webhook', () => {
  it('leaves the user on the page that they opened before the service answered', async () => {
    const words = wordsOf('en')
    const page = await signedUp()
    const button = (name: RegExp) => page.getByRole('button', { name }).first()
    await opened(page, '/webhooks')
    await button(words('webhooks.register')).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(words('webhooks.url')).fill('https://plants.invalid/hook')
    await dialog.getByRole('button', { name: words('webhooks.register') }).click()
    await page.getByLabel(words('secrets.stored')).check()
    await button(words('secrets.done')).click()
    await page.locator('a[href^="/webhooks/"]').first().click()

    const asked = Promise.withResolvers<Route>()
    await page.route(/\/v1\/webhooks\/[^/]+$/, (route) =>
      route.request().method() === 'DELETE' ? asked.resolve(route) : route.continue(),
    )
    await button(words('webhooks.remove')).click()
    await dialog.getByRole('button', { name: words('webhooks.remove') }).click()
    const removal = await asked.promise
    await dialog.getByRole('button', { name: words('common.cancel') }).click()
    await page.getByRole('navigation').getByRole('link', { name: 'History', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'History' }).waitFor()
    await removal.continue()
    await page.getByText('plants.invalid').waitFor()
    expect(new URL(page.url()).pathname).toBe('/history')
    await page.context().close()
  })
})
