import { expect, it } from 'vitest'
import { inChromium, opened, signedUp } from './console.ts'
import { wordsOf } from './words.ts'

await inChromium('the language of the console', () => {
  it('changes without a reload, and stays after one', async () => {
    const page = await signedUp()
    await opened(page, '/statistics')
    await page.evaluate('globalThis.isSamePage = true')
    await page.getByLabel('Language', { exact: true }).selectOption('ja')
    const words = wordsOf('ja')
    await page.getByRole('heading', { name: words('statistics.title'), level: 1 }).waitFor()
    await page.getByRole('link', { name: words('common.history'), exact: true }).waitFor()
    const state = '[globalThis.isSamePage, document.documentElement.lang]'
    expect(await page.evaluate(state)).toEqual([true, 'ja'])
    await page.reload()
    await page.getByRole('heading', { name: words('statistics.title'), level: 1 }).waitFor()
    await page.context().close()
  })
})
