import { stack } from '@plant/testing/stack'
import { expect, it } from 'vitest'
import { inChromium, opened, signedUp } from './console.ts'

inChromium('a page that breaks', () => {
  it('says so, and leaves the way to all others', async () => {
    const page = await signedUp()
    await page.route('**/v1/stats', (route) =>
      route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } }),
    )
    await page.goto(`${stack.WEB_URL}/statistics`)
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor()
    await page.getByRole('link', { name: 'Devices' }).click()
    await page.getByRole('heading', { level: 1, name: 'Devices' }).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.context().close()
  }, 60_000)

  it('says so of an address that cannot be read', async () => {
    const page = await signedUp()
    const document = await page.request.get(`${stack.WEB_URL}/`)
    const html = { contentType: 'text/html', body: await document.text() }
    await page.route('**/analyses/%E0', (route) => route.fulfill(html))
    await page.goto(`${stack.WEB_URL}/analyses/%E0`)
    await page.getByRole('alert').waitFor()
    await opened(page, '/devices')
    await page.context().close()
  }, 60_000)
})
