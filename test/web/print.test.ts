import { expect, it } from 'vitest'
import { readPhoto } from '../../scripts/common/photos.ts'
import { inChromium, signedUp } from './console.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')
const photo = 'chilli_nutrient_deficiency_04.jpg'

await inChromium('a printed answer', () => {
  it('has the whole text, even what a phone folds, and nothing to press', async () => {
    const page = await signedUp({ viewport: { width: 390, height: 844 } })
    const file = { name: photo, mimeType: 'image/jpeg', buffer: readPhoto(photo) }
    await page.locator('input[type=file]').first().setInputFiles(file)
    await page.getByRole('button', { name: words('analyse.send') }).click()
    const step = page.locator('ol.plan > li p:not(.quiet)').first()
    await step.waitFor({ state: 'attached' })
    expect(await step.isVisible()).toBe(false)
    await page.emulateMedia({ media: 'print' })
    expect(await step.isVisible()).toBe(true)
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    expect(await page.locator('.marked-text').first().isVisible()).toBe(true)
    expect(await page.locator('button:visible:not(.marked-text)').count()).toBe(0)
    expect(await page.getByRole('navigation').count()).toBe(0)
    await page.context().close()
  })
})
