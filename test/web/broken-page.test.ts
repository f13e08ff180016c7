import { stack } from '@plant/testing/stack'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { asDeveloper, inChromium, opened, signedUp } from './console.ts'

await inChromium('a page that breaks', () => {
  it('shows an error, and its links to other pages still work', async () => {
    const page = await signedUp()
    await asDeveloper(page)
    await page.route('**/v1/stats', (route) =>
      route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } }),
    )
    await page.goto(`${stack.WEB_URL}/statistics`)
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor()
    await page.getByRole('link', { name: 'Devices' }).click()
    await page.getByRole('heading', { level: 1, name: 'Devices' }).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.context().close()
  })

  it('shows an error if the address of the page cannot be decoded', async () => {
    const page = await signedUp()
    const document = await page.request.get(`${stack.WEB_URL}/`)
    const html = { contentType: 'text/html', body: await document.text() }
    await page.route('**/analyses/%E0', (route) => route.fulfill(html))
    await page.goto(`${stack.WEB_URL}/analyses/%E0`)
    await page.getByRole('alert').waitFor()
    await opened(page, '/devices')
    await page.context().close()
  })

  it.each([
    ['the code of Firebase Authentication', '**/assets/firebase-auth-*.js'],
    ['/config.json', '**/config.json'],
  ])(
    'shows an error if %s does not load, and succeeds at the second attempt',
    async (_, address) => {
      const page = await signedUp()
      await asDeveloper(page)
      await page.route(address, (route) => route.abort())
      await page.goto(`${stack.WEB_URL}/devices`)
      await loadsOnSecondTry(page, address)
      await page.getByRole('heading', { level: 1, name: 'Devices' }).waitFor()
      await page.context().close()
    },
  )

  it('shows an error if a newer version has replaced the code of the page', async () => {
    const page = await signedUp()
    await asDeveloper(page)
    const address = '**/assets/*.js'
    await page.route(address, (route) => route.fulfill({ status: 404, body: 'Not Found' }))
    await page.getByRole('link', { name: 'Devices' }).click()
    await loadsOnSecondTry(page, address)
    await page.getByRole('heading', { level: 1, name: 'Devices' }).waitFor()
    await page.context().close()
  })

  it('shows an error in English if the texts do not load', async () => {
    const page = await signedUp()
    await asDeveloper(page)
    const address = '**/assets/en-*.js'
    await page.route(address, (route) => route.abort())
    await page.goto(`${stack.WEB_URL}/devices`)
    const again = page.getByRole('alert').getByRole('link', { name: 'Load it again' })
    await again.waitFor()
    await page.unroute(address)
    await again.click()
    await page.getByRole('heading', { level: 1, name: 'Devices' }).waitFor()
    await page.context().close()
  })
})

async function loadsOnSecondTry(page: Page, address: string): Promise<void> {
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await page.unroute(address)
  await again.click()
}
