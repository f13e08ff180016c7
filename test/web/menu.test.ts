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

  it('has these tools for an enterprise from the start', async () => {
    const { people, close } = await demonstration()
    const page = await signedIn(people.nursery.email, password)
    await page.getByRole('link', { name: words('common.apiKeys') }).waitFor()
    await page.context().close()
    await close()
  })
})
