import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { readPhoto } from '../../scripts/common/photos.ts'
import { expectAccessible, faultsOf, inChromium, opened, signedUp } from './console.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')
const phone = { width: 390, height: 844 }
const photo = 'chilli_nutrient_deficiency_04.jpg'

async function choose(page: Page, name: string): Promise<void> {
  const file = { name, mimeType: 'image/jpeg', buffer: readPhoto(name) }
  await page.locator('input[type=file]').first().setInputFiles(file)
}

async function send(page: Page): Promise<string> {
  await page.getByRole('button', { name: words('analyse.send') }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/analyses/'))
  await page.getByRole('button', { name: words('analysis.right') }).waitFor()
  return new URL(page.url()).pathname
}

await inChromium('a grower with a phone', () => {
  it('sees the answer, the photo, three steps and the button to keep them on two screens', async () => {
    const page = await signedUp({ viewport: phone })
    await choose(page, photo)
    await page.getByLabel(words('analyse.whichPlant')).pressSequentially('chilli')
    await page.locator('datalist#plant-names option').first().waitFor({ state: 'attached' })
    await send(page)
    const bottomOf = async (element: ReturnType<Page['locator']>) => {
      const box = await element.boundingBox()
      return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)
    }
    const bottoms: number[] = []
    // In the order of the document, which the keyboard and screen readers follow.
    for (const element of [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('img', { name: words('analysis.photo') }),
      page.getByRole('button', { name: words('analysis.keep') }),
      page.locator('ol.plan > li').nth(2),
    ])
      bottoms.push(await bottomOf(element.first()))
    expect(bottoms).toEqual(bottoms.toSorted((one, other) => one - other))
    expect(Math.max(...bottoms)).toBeLessThan(2 * phone.height)
    // The rest is folded.
    expect(await page.locator('details.fold[open]').count()).toBe(0)
    await expectAccessible(page)
    expect(faultsOf(page)).toEqual([])
    await page.context().close()
  }, 300_000)

  it('answers the question, adds a photo and says what it was', async () => {
    const page = await signedUp({ viewport: phone })
    await choose(page, photo)
    const first = await send(page)
    const answered = (url: URL) =>
      url.pathname.startsWith('/analyses/') && url.pathname !== first && url.search === ''
    await page.getByRole('button', { name: 'Dry', exact: true }).click()
    await page.waitForURL(answered)
    const causes = page.locator('details.issue summary')
    await causes.filter({ hasText: 'Too little water' }).first().waitFor()

    await page.getByRole('link', { name: words('analysis.addPhoto') }).click()
    await page.getByText(words('analyse.addsTo')).waitFor()
    await choose(page, 'chilli_healthy_01.jpg')
    await send(page)
    await page.getByText('Continues 2 earlier results.').waitFor()

    await page.getByRole('button', { name: words('analysis.wrong') }).click()
    await page.getByLabel(words('common.thirsty')).check()
    await page.getByRole('button', { name: words('analysis.sendFeedback') }).click()
    await page.getByText('You said: Too little water').first().waitFor()
    await opened(page, '/history?rating=corrected')
    await page.getByText('You said: Too little water').waitFor()
    expect(await page.locator('.tile').count()).toBe(1)
    expect(faultsOf(page)).toEqual([])
    await page.context().close()
  }, 300_000)

  it('keeps the photos of a named plant for good, unless the box is cleared', async () => {
    const page = await signedUp({ viewport: phone })
    const box = page.getByLabel(words('analyse.keepPlant'))
    const keep = page.getByRole('button', { name: words('analysis.keep') })
    await choose(page, photo)
    expect(await box.count()).toBe(0)
    await page.getByLabel(words('analyse.plantName')).fill('Chilli')
    expect(await box.isChecked()).toBe(true)
    await send(page)
    expect(await keep.count()).toBe(0)
    await opened(page, '/')
    await choose(page, photo)
    await page.getByLabel(words('analyse.plantName')).fill('Chilli')
    await box.uncheck()
    await send(page)
    await keep.waitFor()
    await opened(page, '/history?kept=saved')
    expect(await page.locator('.tile').count()).toBe(1)
    await page.context().close()
  }, 300_000)

  it('reads an old answer in the language of the page', async () => {
    const page = await signedUp({ viewport: phone })
    await choose(page, photo)
    const path = await send(page)
    await page.evaluate("localStorage.setItem('language', 'de')")
    await opened(page, path)
    await page.getByRole('heading', { level: 1, name: /Ursache/ }).waitFor()
    expect(await page.locator('article').innerText()).not.toMatch(/\b(the|and|with)\b/)
    await opened(page, '/history')
    await page
      .locator('.tile .finding')
      .filter({ hasText: /Ursache/ })
      .waitFor()
    await page.context().close()
  }, 300_000)
})
