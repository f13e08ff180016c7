import { beforeAll, it } from 'vitest'
import { demonstrationPassword as password } from '../../scripts/demo/seed/accounts.ts'
import { type People, seedDemonstration } from '../../scripts/demo/seed-demonstration.ts'
import { inChromium, opened, signedIn } from './console.ts'
import { spoken } from './words.ts'

const joined = { en: 'leaves and stems', ja: '葉、茎' } as const

let people: People

inChromium('a list of words', () => {
  beforeAll(async () => {
    const seeded = await seedDemonstration(process.env)
    people = seeded.people
    return seeded.close
  }, 120_000)

  it.each(spoken)(
    'is joined as the language does, in %s',
    async (language) => {
      const { items } = await people.grower.plants.request('history.list', {
        query: { pageSize: 100 },
      })
      const ill = items.find(({ outcome }) => outcome === 'ISSUES_FOUND')
      const page = await signedIn(people.grower.email, password, language)
      await page.route(`**/v1/analyses/${ill?.id}*`, async (route) => {
        const response = await route.fetch()
        const body = await response.json()
        body.analysis.issues[0].affectedParts = ['LEAF', 'STEM']
        await route.fulfill({ response, json: body })
      })
      await opened(page, `/analyses/${ill?.id}`)
      // It may stand in a part that is folded.
      await page.getByText(joined[language]).first().waitFor({ state: 'attached' })
      await page.context().close()
    },
    60_000,
  )
})
