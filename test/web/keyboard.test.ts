import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inChromium, opened, signedUp } from './console.ts'

const focused = (page: Page): Promise<unknown> => page.evaluate('document.activeElement.id')

inChromium('the keyboard', () => {
  it('goes on in the page that a link led to, whichever page was left', async () => {
    const page = await signedUp()
    await opened(page, '/history')
    for (const name of ['Statistics', 'Reference', 'History']) {
      const link = page.getByRole('navigation').getByRole('link', { name, exact: true })
      await link.press('Enter')
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await expect.poll(() => focused(page), { message: name }).toBe('page')
    }
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Reference' }).waitFor()
    await expect.poll(() => focused(page)).toBe('page')
    await page.context().close()
  }, 60_000)
})
