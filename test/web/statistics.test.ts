import { expect, it } from 'vitest'
import { readPhoto } from '../../scripts/common/photos.ts'
import { inChromium, opened, signedUp } from './console.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')
const photo = 'coffee_rust_01.jpg'

await inChromium('the statistics', () => {
  it('say that few analyses say little, and use a wide screen', async () => {
    const width = 1920
    const page = await signedUp({ viewport: { width, height: 1080 } })
    const file = { name: photo, mimeType: 'image/jpeg', buffer: readPhoto(photo) }
    await page.locator('input[type=file]').first().setInputFiles(file)
    await page.getByRole('button', { name: words('analyse.send') }).click()
    await page.waitForURL('**/analyses/*')
    await opened(page, '/statistics')
    await page.getByText(words('statistics.few')).waitFor()
    const boxes = await Promise.all(
      (await page.locator('section.card').all()).map((card) => card.boundingBox()),
    )
    const right = Math.max(...boxes.map((box) => (box?.x ?? 0) + (box?.width ?? 0)))
    expect(right).toBeGreaterThan(width * 0.95)
    await page.context().close()
  })
})
