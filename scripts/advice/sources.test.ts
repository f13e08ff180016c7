import { describe, expect, it } from 'vitest'
import { references } from '../../functions/src/domain/catalogue/references.ts'
import { readEvidence } from './sources.ts'

const isHomePage = (url: string) => {
  const { pathname, search } = new URL(url)
  return search === '' && /^\/([a-z]{2}\/?)?(index\.\w+)?$/.test(pathname)
}

describe("the catalogue's references", () => {
  const evidence = readEvidence('references.yaml')

  it.each(Object.entries(references))('do not cite a home page: %s', (_, { url }) => {
    expect(url).toMatch(/^https:\/\//)
    expect(isHomePage(url)).toBe(false)
  })

  it('have one evidence record each, for the same page', () => {
    const pages = Object.entries(references).map(([id, { url }]) => [`reference/${id}`, url])
    const records = evidence.map(({ about, url }) => [about, url])
    expect(records.length).toBe(pages.length)
    expect(Object.fromEntries(records)).toEqual(Object.fromEntries(pages))
  })

  it('include at most 41 pages that nobody could open: lower this number, never raise it', () => {
    const unopened = evidence.filter(({ opened }) => opened === null).map(({ about }) => about)
    expect(unopened.length, unopened.join(', ')).toBeLessThanOrEqual(41)
  })
})

it('the evidence cites no home page', () => {
  expect(readEvidence().filter(({ url }) => url !== null && isHomePage(url))).toEqual([])
})
