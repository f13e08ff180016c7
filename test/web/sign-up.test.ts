import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { inChromium, visit } from './console.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')

// As a string, because this project has no browser types.
const isTooShort = "document.querySelector('input[name=password]').validity.tooShort"

await inChromium('signing up', () => {
  it('is apart from signing in, says how long a password is, and asks the browser for a new one', async () => {
    const page = await visit('/sign-in?next=%2Fhistory')
    const password = page.locator('input[name=password]')
    expect(await page.getByRole('button', { name: words('signIn.signUp') }).count()).toBe(0)
    expect(await password.getAttribute('autocomplete')).toBe('current-password')
    await page.getByRole('link', { name: words('signIn.signUp') }).click()
    await page.getByRole('heading', { name: words('signIn.signUp') }).waitFor()
    expect(await password.getAttribute('autocomplete')).toBe('new-password')
    await page.getByText(words('signIn.passwordHint')).waitFor()
    await page.locator('input[name=email]').fill(`grower-${randomUUID()}@example.org`)
    await password.fill('abc')
    // Enter signs up, too, and the browser rejects a short password before anything is sent.
    await password.press('Enter')
    expect(await page.evaluate(isTooShort)).toBe(true)
    await password.fill('a good password')
    await password.press('Enter')
    await page.waitForURL((url) => url.pathname === '/history')
    await page.context().close()
  })

  it('shows the terms and the privacy policy of the operator', async () => {
    const page = await visit('/sign-in')
    const pages = { termsUrl: 'https://plants.example/terms', privacyUrl: null }
    await page.route('**/v1/config', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), legal: pages } })
    })
    await page.getByRole('link', { name: words('signIn.signUp') }).click()
    const terms = page.getByRole('link', { name: words('common.terms') })
    await terms.waitFor()
    expect(await terms.getAttribute('href')).toBe(pages.termsUrl)
    expect(await page.getByRole('link', { name: words('common.privacy') }).count()).toBe(0)
    await page.context().close()
  })
})
