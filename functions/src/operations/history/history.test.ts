import { createHarness, type TestHarness } from '@plant/testing/harness'
import { idOf, refusals } from '@plant/testing/harness/answers'
import type { Client } from '@plant/testing/harness/client'
import type { Subject } from '@plant/testing/harness/plants'
import { describe, expect, it } from 'vitest'
import type { Analysis } from '../../contract/schemas/analysis.ts'

type Page = { items: Analysis[]; nextPageToken?: string }
type Query = NonNullable<Parameters<Client['history']>[0]>

async function setUp() {
  const service = createHarness({ quota: { userDaily: 1000, keyDaily: 1000, memberDaily: 1000 } })
  return { service, ada: await service.signUp('ada') }
}

async function analyse(service: TestHarness, client: Client, photo: Subject = 'diseased leaf') {
  service.clock.advance(1)
  return idOf(await client.analyseSync({ photo }))
}

const page = async (client: Client, query: Query = {}) => (await client.history(query)).body as Page

async function allPages(client: Client, query: Query, between = async () => {}): Promise<Page[]> {
  const pages = [await page(client, query)]
  for (;;) {
    const pageToken = pages.at(-1)?.nextPageToken
    if (pageToken === undefined) return pages
    await between()
    pages.push(await page(client, { ...query, pageToken }))
  }
}

const idsOf = (pages: readonly Page[]) => pages.flatMap(({ items }) => items.map(({ id }) => id))

describe('the pages of the history', () => {
  it('list every analysis once, newest first', async () => {
    const { service, ada } = await setUp()
    const ids: string[] = []
    for (let n = 0; n < 7; n += 1) ids.unshift(await analyse(service, ada))
    const pages = await allPages(ada, { pageSize: 3 })
    expect(pages.map(({ items }) => items.length)).toEqual([3, 3, 1])
    expect(idsOf(pages)).toEqual(ids)
    expect(pages.at(-1)).not.toHaveProperty('nextPageToken')
  })

  it('link to the photo of each analysis', async () => {
    const { service, ada } = await setUp()
    const id = await analyse(service, ada)
    const { items } = await page(ada)
    const url = expect.stringContaining(`optimized/ada/${id}.webp`)
    expect(items).toMatchObject([{ id, image: { url } }])
  })

  it('neither repeat nor skip an analysis while new analyses arrive', async () => {
    const { service, ada } = await setUp()
    const ids: string[] = []
    for (let n = 0; n < 6; n += 1) ids.unshift(await analyse(service, ada))
    const pages = await allPages(
      ada,
      { pageSize: 2 },
      async () => void (await analyse(service, ada)),
    )
    expect(idsOf(pages)).toEqual(ids)
  })

  it('include every analysis once, even if several began in the same millisecond', async () => {
    const { ada } = await setUp()
    const ids: string[] = []
    for (let n = 0; n < 9; n += 1) ids.push(idOf(await ada.analyseSync({ photo: 'cat' })))
    const found = idsOf(await allPages(ada, { pageSize: 2 }))
    expect(found).toHaveLength(9)
    expect(new Set(found)).toEqual(new Set(ids))
  })

  it('return no page token after the last analysis, even if the last page is full', async () => {
    const { service, ada } = await setUp()
    await analyse(service, ada)
    await analyse(service, ada)
    expect(await page(ada, { pageSize: 2 })).not.toHaveProperty('nextPageToken')
    expect(await page(ada, { pageSize: 1 })).toHaveProperty('nextPageToken')
    expect(await page(await service.signUp('bob'))).toEqual({ items: [] })
  })

  it('leave out expired analyses and continue after them', async () => {
    const { service, ada } = await setUp()
    const old = await analyse(service, ada)
    const saved = await analyse(service, ada)
    await ada.save(saved)
    service.clock.advance(30 * 86_400)
    const fresh = await analyse(service, ada)
    const pages = await allPages(ada, { pageSize: 1 })
    expect(idsOf(pages)).toEqual([fresh, saved])
    expect(idsOf(pages)).not.toContain(old)
  })

  it("list only completed analyses of the caller's account", async () => {
    const { service, ada } = await setUp()
    const bob = await service.signUp('bob')
    await ada.start({ photo: 'cat' })
    await analyse(service, bob)
    expect(await page(ada)).toEqual({ items: [] })
    await service.deliver()
    expect((await page(ada)).items).toHaveLength(1)
  })
})

describe('the history in the language of the reader', () => {
  it('lists every analysis as a read in that language shows it, at the cost of the plain list', async () => {
    const { service, ada } = await setUp()
    const id = await analyse(service, ada)
    await analyse(service, ada, 'healthy leaf')
    const before = service.steady.ports.store.calls.length
    await page(ada)
    const plain = service.steady.ports.store.calls.slice(before)
    expect(plain).toHaveLength(1)
    const { items } = await page(ada, { language: 'de' })
    expect(service.steady.ports.store.calls.slice(before + plain.length)).toEqual(plain)
    expect(items.map(({ language }) => language.served)).toEqual(['de', 'de'])
    const { body } = await ada.read(id, 0, { language: 'de' })
    expect(body).toMatchObject({ analysis: items[1] })
    const english = (await page(ada)).items
    expect(english.map(({ language }) => language.served)).toEqual(['en', 'en'])
  })

  it('continues with the same page token after the language changes', async () => {
    const { service, ada } = await setUp()
    const id = await analyse(service, ada)
    await analyse(service, ada)
    const { nextPageToken = '' } = await page(ada, { pageSize: 1 })
    const { items } = await page(ada, { pageToken: nextPageToken, language: 'de' })
    expect(items).toMatchObject([{ id, language: { served: 'de' } }])
  })
})

describe('a page token of the history', () => {
  async function withToken() {
    const { service, ada } = await setUp()
    for (let n = 0; n < 3; n += 1) await analyse(service, ada)
    const { nextPageToken = '' } = await page(ada, { pageSize: 1 })
    return { service, ada, pageToken: nextPageToken }
  }

  it('is rejected if it was altered, or if it is used with another account or other filters', async () => {
    const { service, ada, pageToken } = await withToken()
    const bob = await service.signUp('bob')
    const refused = [
      bob.history({ pageToken }),
      ada.history({ pageToken, saved: true }),
      ada.history({ pageToken, impression: '' }),
      ada.history({ pageToken: `${pageToken}x` }),
      ada.history({ pageToken: pageToken.slice(1) }),
      ada.history({ pageToken: 'not a token' }),
    ]
    expect(await refusals(refused)).toEqual(refused.map(() => 'PAGE_TOKEN_INVALID'))
  })

  it('can be used again, even with another page size', async () => {
    const { ada, pageToken } = await withToken()
    const once = await page(ada, { pageSize: 1, pageToken })
    expect(await page(ada, { pageSize: 1, pageToken })).toEqual(once)
    expect((await page(ada, { pageSize: 50, pageToken })).items).toHaveLength(2)
  })
})

describe('a filter of the history', () => {
  async function varied() {
    const { service, ada } = await setUp()
    const diseased = await analyse(service, ada, 'diseased leaf')
    const healthy = await analyse(service, ada, 'healthy leaf')
    const cat = await analyse(service, ada, 'cat')
    const blocked = await analyse(service, ada, 'forbidden')
    await ada.save(healthy)
    await ada.rate(healthy, 'up')
    await ada.rate(cat, 'down')
    const ids = async (query: Query) => idsOf(await allPages(ada, { pageSize: 1, ...query }))
    return { ids, diseased, healthy, cat, blocked }
  }

  it('can combine the conditions `saved`, `outcome` and `impression`', async () => {
    const { ids, diseased, healthy, cat, blocked } = await varied()
    expect(await ids({ saved: true })).toEqual([healthy])
    expect(await ids({ saved: false })).toEqual([blocked, cat, diseased])
    expect(await ids({ outcome: 'ISSUES_FOUND' })).toEqual([diseased])
    expect(await ids({ outcome: 'HEALTHY' })).toEqual([healthy])
    expect(await ids({ outcome: 'INCONCLUSIVE' })).toEqual([blocked])
    expect(await ids({ impression: 'down' })).toEqual([cat])
    expect(await ids({ impression: '' })).toEqual([blocked, diseased])
    expect(await ids({ saved: true, impression: 'up' })).toEqual([healthy])
    expect(await ids({ saved: true, impression: 'down' })).toEqual([])
    expect(await ids({ folderId: 'fld_none' })).toEqual([])
  })

  it('finds only the analyses of a given plant, also with other filters and over several pages', async () => {
    const { service, ada } = await setUp()
    const of = async (plantId: string, photo: Subject, client = ada) => {
      service.clock.advance(1)
      return idOf(await client.analyseSync({ photo, input: { plantId } }))
    }
    const ids = async (query: Query) => idsOf(await allPages(ada, { pageSize: 1, ...query }))
    const sick = await of('Fern', 'diseased leaf')
    await of('fern', 'diseased leaf')
    await analyse(service, ada)
    await of('Fern', 'diseased leaf', await service.signUp('bob'))
    const well = await of('Fern', 'healthy leaf')
    expect(await ids({ plantId: 'Fern' })).toEqual([well, sick])
    expect(await ids({ plantId: 'Fern', outcome: 'HEALTHY' })).toEqual([well])
    expect(await ids({ plantId: 'Fern', saved: false, impression: '' })).toEqual([well, sick])
    expect(await ids({ plantId: 'Fern', saved: true })).toEqual([])
    expect(await ids({ plantId: 'Palm' })).toEqual([])
  })

  it('can be a period with any UTC offset, and excludes the exact start and end of the period', async () => {
    const { ids, diseased, healthy, cat, blocked } = await varied()
    const second = (n: number) => `2026-11-20T08:00:0${n}.000Z`
    expect(await ids({ createdAfter: second(1) })).toEqual([blocked, cat, healthy])
    expect(await ids({ createdBefore: second(2) })).toEqual([diseased])
    expect(await ids({ createdAfter: second(1), createdBefore: second(4) })).toEqual([cat, healthy])
    expect(await ids({ createdAfter: '2026-11-20T09:00:03.000+01:00' })).toEqual([blocked])
  })
})
