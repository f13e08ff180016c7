import type { Page, Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { asDeveloper, inChromium, opened, signedUp } from './console.ts'

/** The link in the menu, which the reference folds behind a button. */
async function linkTo(page: Page, name: string) {
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  if (await button.isVisible()) await button.press('Enter')
  return page.getByRole('navigation').getByRole('link', { name, exact: true })
}

const focused = (page: Page): Promise<void> => page.locator('#page:focus').waitFor()

await inChromium('navigation by keyboard', () => {
  it('moves the focus to the page that a link opened, whichever page came before', async () => {
    const page = await signedUp()
    await asDeveloper(page)
    await opened(page, '/history')
    for (const name of ['Statistics', 'Reference', 'History']) {
      await (await linkTo(page, name)).press('Enter')
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await focused(page)
    }
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Reference' }).waitFor()
    await focused(page)
    await page.context().close()
  })

  it('lets the user go back to the previous page, even while the API reference is loading', async () => {
    const page = await signedUp()
    await asDeveloper(page)
    await opened(page, '/history')
    const definition = '**/v1/openapi.json'
    const asked = Promise.withResolvers<Route>()
    await page.route(definition, asked.resolve)
    for (const name of ['Reference', 'Statistics']) {
      await (await linkTo(page, name)).press('Enter')
      await page.getByRole('heading', { level: 1, name }).waitFor()
      if (name === 'Reference') await asked.promise
    }
    const answered = page.waitForResponse(definition)
    await (await asked.promise).continue()
    await (await answered).finished()
    // The explorer waits a moment after loading.
    await page.waitForTimeout(1000)
    expect(new URL(page.url()).hash).toBe('')
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Reference' }).waitFor()
    await page.context().close()
  })

  it('lets the user go back to the API reference, even if the user left it just as it loaded', async () => {
    const page = await signedUp()
    await asDeveloper(page)
    await page.evaluate(`addEventListener(
      'spec-loaded',
      () => document.querySelector('nav a[href="/history"]').click(),
      { once: true },
    )`)
    await (await linkTo(page, 'Reference')).press('Enter')
    await page.getByRole('heading', { level: 1, name: 'History' }).waitFor()
    // The explorer waits a moment after loading.
    await page.waitForTimeout(1000)
    expect(new URL(page.url()).hash).toBe('')
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Reference' }).waitFor()
    await page.context().close()
  })

  it('keeps the focus on a link that the user reached before the API reference loaded', async () => {
    const page = await signedUp()
    await asDeveloper(page)
    const asked = Promise.withResolvers<Route>()
    await page.route('**/v1/openapi.json', asked.resolve)
    await (await linkTo(page, 'Reference')).press('Enter')
    const definition = await asked.promise
    await page.getByRole('heading', { level: 1, name: 'Reference' }).waitFor()
    await (await linkTo(page, 'History')).focus()
    await definition.continue()
    // The explorer shows the first part of the definition and names it in the address.
    await page.waitForURL(/route=/)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'History' }).waitFor()
    await page.context().close()
  })
})
