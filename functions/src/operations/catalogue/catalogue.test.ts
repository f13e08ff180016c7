import { gunzipSync } from 'node:zlib'
import type { InputOf } from '@plant/testing/endpoint-types'
import { refusal } from '@plant/testing/harness/answers'
import { locales } from '@plant/testing/locales'
import { requestParts } from '@plant/testing/request-parts'
import { describe, expect, it } from 'vitest'
import { type ConditionItem, catalogue, type PlantItem } from '../../contract/schemas/catalogue.ts'
import { conditionIds } from '../../domain/catalogue/conditions.ts'
import { plantNames } from '../../domain/catalogue/plants.ts'
import { catalogueLanguages } from '../../domain/locales/languages.ts'
import { onlyPorts } from '../../ports/ports.ts'
import { listConditions } from './list-conditions.ts'
import { listPlants } from './list-plants.ts'
import { readCatalogue } from './read.ts'
import { readConditionEntry } from './read-condition.ts'
import { readPlantEntry } from './read-plant.ts'

/** Any other port throws, so no call reads the store. */
const ports = onlyPorts({ locales, pageTokenSecret: 'a secret' })

const callOf = <I extends object>(input: I, acceptLanguage: string | null = null) => ({
  caller: { kind: 'anonymous' as const },
  input,
  requestId: 'request-of-a-test',
  signal: new AbortController().signal,
  idempotencyKey: null,
  acceptLanguage,
  scopes: [],
  request: requestParts(),
})

type ConditionQuery = Partial<InputOf<typeof listConditions>>
type PlantQuery = Partial<InputOf<typeof listPlants>>
type Page<Item> = { items: Item[]; nextPageToken?: string | undefined }

async function conditionsWith(query: ConditionQuery, acceptLanguage: string | null = null) {
  const call = callOf({ pageSize: 20, ...query }, acceptLanguage)
  return (await listConditions.handler(call, ports)).body as Page<ConditionItem>
}
async function plantsWith(query: PlantQuery) {
  const call = callOf({ pageSize: 20, ...query })
  return (await listPlants.handler(call, ports)).body as Page<PlantItem>
}
const idsOf = ({ items }: Page<{ id: string }>) => items.map(({ id }) => id)

async function everyPage<Item>(
  read: (pageToken: string | undefined) => Promise<Page<Item>>,
): Promise<Page<Item>[]> {
  const pages: Page<Item>[] = []
  let token: string | undefined
  do {
    const page = await read(token)
    pages.push(page)
    token = page.nextPageToken
  } while (token !== undefined)
  return pages
}

describe('the list of conditions', () => {
  it('has every condition once, in pages, in the order of the names', async () => {
    const pages = await everyPage((pageToken) => conditionsWith({ pageSize: 40, pageToken }))
    expect(pages.map(({ items }) => items.length)).toEqual([40, 40, conditionIds.length - 80])
    expect(pages.flatMap(idsOf).sort()).toEqual([...conditionIds].sort())
    const names = pages.flatMap(({ items }) => items.map(({ name }) => name))
    expect(names).toEqual([...names].sort(new Intl.Collator('en').compare))
  })

  it('rejects the page token of another filter or language', async () => {
    const { nextPageToken: pageToken } = await conditionsWith({ pageSize: 1, category: 'PEST' })
    const others: ConditionQuery[] = [{}, { category: 'VIRAL' }, { language: 'de' }]
    for (const query of others)
      expect(await refusal(conditionsWith({ pageSize: 1, pageToken, ...query }))).toBe(
        'PAGE_TOKEN_INVALID',
      )
    expect((await conditionsWith({ pageSize: 1, pageToken, category: 'PEST' })).items.length).toBe(
      1,
    )
  })

  it.each([
    ['the Latin name of a host', { host: 'Musa acuminata' }, 'black_sigatoka', 'apple_scab'],
    ['the id of a host', { host: 'solanum-lycopersicum' }, 'late_blight', 'black_spot'],
    ['a common name of a host', { host: 'Rose', language: 'de' }, 'black_spot', 'late_blight'],
    ['a family of hosts', { host: 'Rosaceae' }, 'fire_blight', 'citrus_canker'],
    ['a kind', { category: 'PEST' }, 'aphids', 'rust'],
  ] as const)('filters by %s', async (_what, filter, found, missing) => {
    const ids = idsOf(await conditionsWith({ pageSize: 100, ...filter }))
    expect(ids).toContain(found)
    expect(ids).not.toContain(missing)
  })

  it('rejects a host that the catalogue does not know', async () => {
    await expect(conditionsWith({ host: 'triffid' })).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      errors: [{ field: 'host' }],
    })
  })

  it('speaks the language of the query, else of Accept-Language, else English', async () => {
    const first = async (query: ConditionQuery, accepted?: string) =>
      (await conditionsWith({ search: 'Erwinia', ...query }, accepted)).items[0]?.name
    expect(await first({ language: 'fr' }, 'de')).toBe('Feu bactérien')
    expect(await first({}, 'xx, de;q=0.8')).toBe('Feuerbrand')
    expect(await first({})).toBe('Fire blight')
  })
})

describe('the list of plants', () => {
  it('has every plant once, in pages', async () => {
    const pages = await everyPage((pageToken) => plantsWith({ pageSize: 100, pageToken }))
    expect(new Set(pages.flatMap(idsOf)).size).toBe(plantNames.length)
    expect(pages.flatMap(idsOf).length).toBe(plantNames.length)
  })

  it.each([
    ['whom they poison', { poisonousTo: 'CATS' }, 'lilium', 'chlorophytum-comosum'],
    ['whom they do not harm', { harmlessTo: 'CATS' }, 'chlorophytum-comosum', 'lilium'],
    ['a family by an older name', { family: 'compositae' }, 'helianthus', 'rosa'],
    ['a level', { level: 'FAMILY' }, 'rosaceae', 'rosa'],
  ] as const)('filters by %s', async (_what, filter, found, missing) => {
    const pages = await everyPage((pageToken) =>
      plantsWith({ pageSize: 100, pageToken, ...filter }),
    )
    expect(pages.flatMap(idsOf)).toContain(found)
    expect(pages.flatMap(idsOf)).not.toContain(missing)
  })
})

describe('an entry', () => {
  it('is 404 if the catalogue lacks it', async () => {
    for (const id of ['other', 'toString', 'unknown'])
      expect(await refusal(readConditionEntry.handler(callOf({ id }), ports))).toBe('NOT_FOUND')
    for (const id of ['unknown', 'of-nobody', 'x'])
      expect(await refusal(readPlantEntry.handler(callOf({ id }), ports))).toBe('NOT_FOUND')
  })

  it.each([
    ['an older name', 'sansevieria-trifasciata', 'dracaena-trifasciata'],
    ['a species outside the catalogue', 'rosa-canina', 'rosa'],
    ['an epithet with a hyphen', 'begonia-rex-cultorum', 'begonia-rex-cultorum'],
    ['an older family', 'Compositae', 'asteraceae'],
  ])('is found by %s', async (_what, id, found) => {
    const { body } = await readPlantEntry.handler(callOf({ id }), ports)
    expect(body).toMatchObject({ plant: { id: found } })
  })
})

describe('the whole catalogue', () => {
  const read = (language: string) => readCatalogue.handler(callOf({ language }), ports)

  it.each(catalogueLanguages)(
    'has every entry in %s, in the shape of the contract',
    async (tag) => {
      const { body, headers } = await read(tag)
      if (!('gzipped' in body)) throw new Error('the file is not compressed')
      const text = gunzipSync(body.gzipped)
      expect(text.byteLength).toBe(body.plainBytes)
      const file = catalogue.strict().parse(JSON.parse(text.toString()))
      expect(file).toMatchObject({ language: tag, review: 'machine-checked' })
      expect(file.conditions.map(({ id }) => id)).toEqual(conditionIds)
      expect(file.plants.map(({ scientificName }) => scientificName)).toEqual(plantNames)
      expect(headers).toMatchObject({ ETag: `W/"${file.version}"`, 'Content-Language': tag })
      expect(body.gzipped.byteLength).toBeLessThan(350_000)
    },
  )

  it('is made once for each language, and is English for a language without texts', async () => {
    expect((await read('de')).body).toBe((await read('de-AT')).body)
    expect((await read('sw')).body).toBe((await read('en')).body)
    expect((await read('de')).headers).not.toEqual((await read('en')).headers)
  })
})
