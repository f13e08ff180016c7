import { expect, it } from 'vitest'
import { demonstrationPassword as password } from '../../scripts/demo/seed/accounts.ts'
import { asDeveloper, inChromium, opened, signedIn, signedUp } from './console.ts'
import { demonstration } from './demonstration.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')

await inChromium('the menu', () => {
  it('is short for growers, until they ask for the tools of developers', async () => {
    const page = await signedUp()
    const keys = page.getByRole('link', { name: words('common.apiKeys') })
    await opened(page, '/history')
    const shown = page.getByRole('button', { name: words('common.showAs') })
    expect([await keys.count(), await shown.count()]).toEqual([0, 0])
    await asDeveloper(page)
    await keys.waitFor()
    await shown.first().waitFor()
    await opened(page, '/history')
    await keys.waitFor()
    await page.context().close()
  })

  it('has the main pages at the bottom of a phone, and only there', async () => {
    const viewport = { width: 390, height: 780 }
    const page = await signedUp({ viewport })
    const bar = page.getByRole('navigation', { name: words('common.mainPages') })
    await bar.getByRole('link', { name: words('common.history') }).click()
    await page.waitForURL('**/history')
    const box = await bar.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(viewport.height)
    await bar.getByRole('link', { name: words('common.groupPlants') }).click()
    await page.waitForURL('**/compare')
    await page.setViewportSize({ width: 1280, height: 780 })
    expect(await bar.count()).toBe(0)
    await page.context().close()
  })

  it('has these tools for an enterprise from the start', async () => {
    const { people, close } = await demonstration()
    const page = await signedIn(people.nursery.email, password)
    await page.getByRole('link', { name: words('common.apiKeys') }).waitFor()
    await page.context().close()
    await close()
  })
})
