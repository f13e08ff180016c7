import { expect, it } from 'vitest'
import { demonstrationPassword as password } from '../../scripts/demo/seed/accounts.ts'
import { expectAccessible, faultsOf, inChromium, opened, signedIn, visit } from './console.ts'
import { demonstration } from './demonstration.ts'
import { spoken, wordsOf } from './words.ts'

await inChromium('the catalogue', () => {
  it('lets a visitor search for a plant, and read of its toxicity and its problems', async () => {
    const page = await visit('/sign-in')
    await page.getByRole('link', { name: 'Catalogue' }).click()
    const search = page.getByRole('searchbox')
    await search.fill('ROSE')
    await search.press('Enter')
    await page.getByRole('link', { name: 'rose', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'rose' }).waitFor()
    await page.getByRole('heading', { name: 'Toxicity' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Black spot of roses' }).click()
    await page.getByText('Diplocarpon rosae').waitFor()
    await page.getByText(/fringed, not sharp/).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Downy mildew' }).click()
    await page.getByRole('heading', { level: 1, name: 'Downy mildew' }).waitFor()
    expect(faultsOf(page)).toEqual([])
    await page.context().close()
  })

  it('finds harmless plants for cats, and says if nothing was found', async () => {
    const page = await visit('/catalogue')
    await page.getByRole('combobox').selectOption('harmless-CATS')
    await page.waitForURL(/toxicity=harmless-CATS/)
    await page.getByRole('searchbox').fill('lily')
    await page.getByRole('searchbox').press('Enter')
    await page.waitForURL(/search=lily/)
    await page.locator('.loading').waitFor({ state: 'hidden' })
    expect(await page.getByRole('link', { name: 'Easter lily' }).count()).toBe(0)
    await opened(page, '/catalogue?search=triffid')
    await page.getByText('Nothing found. Try another word.').waitFor()
    await expectAccessible(page)
    await page.context().close()
  })

  it.each(spoken)('reads an entry in %s', async (language) => {
    const page = await visit('/catalogue/conditions/banana_fusarium_wilt', { locale: language })
    await page.getByText(wordsOf(language)('catalogue.lawExceptIn')).waitFor()
    await expectAccessible(page)
    await page.context().close()
  })

  it('says that it lacks an entry', async () => {
    const page = await visit('/catalogue/plants/triffid')
    await page.getByRole('heading', { name: 'This is not in the catalogue' }).waitFor()
    await page.context().close()
  })

  it('is linked from an answer, for its conditions and its plant', async () => {
    const { people, close } = await demonstration()
    const query = { pageSize: 100 }
    const { items } = await people.grower.plants.request('history.list', { query })
    const ill = items.find(({ issues, plant }) => issues.length > 0 && plant.candidates.length > 0)
    const page = await signedIn(people.grower.email, password)
    await opened(page, `/analyses/${ill?.id}`)
    await page.getByRole('link', { name: 'More in the catalogue' }).first().click()
    await page.getByRole('heading', { level: 1, name: ill?.issues[0]?.name ?? '' }).waitFor()
    await opened(page, `/analyses/${ill?.id}`)
    await page
      .getByRole('link', { name: ill?.plant.candidates[0]?.commonName ?? '', exact: true })
      .click()
    await page.waitForURL(/\/catalogue\/plants\//)
    await page.getByRole('heading', { name: 'Toxicity' }).waitFor()
    expect(faultsOf(page)).toEqual([])
    await page.context().close()
    await close()
  }, 300_000)
})
