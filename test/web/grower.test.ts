import { locales } from '@plant/testing/locales'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { readPhoto } from '../../scripts/common/photos.ts'
import { faultsOf, inChromium, opened, signedUp } from './console.ts'
import { spoken, type Words, wordsOf } from './words.ts'

const plant = 'Coffee in the hall'

/** Chooses a photo on the page that analyses photos. */
async function choose(page: Page, words: Words, name: string): Promise<void> {
  const file = { name, mimeType: 'image/jpeg', buffer: readPhoto(name) }
  await page.locator('input[type=file]').first().setInputFiles(file)
  // Letter by letter, like a person.
  await page.getByLabel(words('analyse.plantName')).pressSequentially(plant)
}

async function analysed(page: Page, words: Words, name: string): Promise<void> {
  await opened(page, '/')
  await choose(page, words, name)
  await page.getByRole('button', { name: words('analyse.send') }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/analyses/'))
}

await inChromium('a grower', () => {
  it.each(spoken)(
    'signs up, sees a diagnosis on the photo, sorts, compares and exports, in %s',
    async (language) => {
      const words = wordsOf(language)
      const page = await signedUp({ locale: language })
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
      await analysed(page, words, 'coffee_healthy_01.jpg')
      await analysed(page, words, 'coffee_rust_01.jpg')
      const { name } = locales.textsFor(language).texts.conditions.rust
      await page.getByRole('heading', { level: 1, name }).waitFor()

      // Each region links to its sentence, and each sentence to its region.
      const drawn = page.getByRole('group', { name: words('analysis.overlay') })
      const spots = drawn.getByRole('button', { name: words('analysis.layerSpots') })
      await spots.focus()
      await page.keyboard.press('Enter')
      await drawn
        .getByRole('button', { name: words('analysis.layerSpots'), pressed: true })
        .waitFor()
      expect(await page.evaluate('document.activeElement.tagName')).not.toBe('BODY')

      await page
        .getByLabel(words('analysis.folder'))
        .selectOption({ index: (await folders(page, words)) - 1 })
      await page.getByLabel(words('analysis.folderName')).fill('Hall')
      await page.getByRole('button', { name: words('analysis.makeFolder') }).click()
      await page.getByText(words('analysis.isMoved')).waitFor()

      await page.getByRole('link', { name: words('analysis.thenAndNow') }).click()
      await page.getByRole('button', { name: words('compare.slider') }).click()
      await page.getByRole('slider').press('ArrowRight')

      await opened(page, '/history')
      await page.getByRole('link', { name: plant }).first().waitFor()
      await page.getByRole('searchbox').pressSequentially('in the')
      expect(await page.getByRole('searchbox').inputValue()).toBe('in the')

      await opened(page, '/account')
      await page.getByRole('button', { name: words('account.exportStart') }).click()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: words('account.download') }).click(),
      ])
      expect(download.suggestedFilename()).toMatch(/\.zip$/)
      expect(faultsOf(page)).toEqual([])
      await page.context().close()
    },
    300_000,
  )

  it.each(spoken)(
    'pays once although the network fails during an upload, in %s',
    async (language) => {
      const words = wordsOf(language)
      const page = await signedUp({ locale: language })
      await choose(page, words, 'coffee_rust_01.jpg')
      let lost = 0
      await page.route('**/v1/analyses*', async (route) => {
        // The service accepts the first request, but its answer is lost.
        lost += 1
        if (lost > 1) return route.continue()
        await route.fetch()
        await page.context().setOffline(true)
        return route.abort('connectionreset')
      })
      await page.getByRole('button', { name: words('analyse.send') }).click()
      await page.getByText(words('analyse.cutOff')).waitFor()
      await page.context().setOffline(false)
      await page.waitForURL((url) => url.pathname.startsWith('/analyses/'))
      await opened(page, '/')
      await page
        .getByText(/19\D+20|20\D+19/)
        .first()
        .waitFor()
      expect(lost).toBeGreaterThan(1)
      await page.context().close()
    },
    300_000,
  )
})

/** The number of options in the folder list of an analysis. The last option creates a folder. */
const folders = (page: Page, words: Words): Promise<number> =>
  page.getByLabel(words('analysis.folder')).locator('option').count()
