import { expect, it } from 'vitest'
import { inChromium, opened, signedUp } from './console.ts'

await inChromium('a folder', () => {
  it('is replaced by all photos after its deletion, even at its old address', async () => {
    const page = await signedUp()
    await opened(page, '/history')
    await page.getByRole('button', { name: 'New folder' }).click()
    await page.getByLabel('Name').fill('Balcony')
    await page.getByRole('dialog').getByRole('button', { name: 'New folder' }).click()
    await page.getByRole('button', { name: 'Balcony', pressed: true }).waitFor()
    const address = page.url()

    await page.getByRole('button', { name: 'Delete folder' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete folder' }).click()
    await page.getByRole('button', { name: 'All photos', pressed: true }).waitFor()
    await page.goto(address)
    await page.getByRole('button', { name: 'All photos', pressed: true }).waitFor()
    expect(new URL(page.url()).search).toBe('')
    await page.context().close()
  })
})
