import { describe, expect, it, vi } from 'vitest'
import { chooseLanguage as choose } from './choose-language.ts'
import { isServedIn } from './match-language.ts'

const served = ['en', 'en-US', 'es', 'pt', 'fr', 'de', 'it', 'cs', 'no', 'zh']

const chooseLanguage = (
  requested: string | undefined,
  setting: string | null,
  acceptLanguage: string | null,
) => choose(requested, setting, acceptLanguage, (tag) => isServedIn(tag, served))

it("prefers the language of the request, then the user's setting, then the header, then English", () => {
  expect(chooseLanguage('pt-BR', 'de', 'fr')).toBe('pt-BR')
  expect(chooseLanguage(undefined, 'de', 'fr')).toBe('de')
  expect(chooseLanguage(undefined, null, 'fr')).toBe('fr')
  expect(chooseLanguage(undefined, null, null)).toBe('en')
})

describe('Accept-Language', () => {
  it.each([
    ['de;q=0.5, cs;q=0.9, fr;q=0.1', 'cs'],
    ['de, cs', 'de'],
    ['de;q=0.9, cs', 'cs'],
    ['de;q=0, cs;q=0.001', 'cs'],
    ['*, es;q=0.1', 'es'],
    ['PT-br', 'pt-BR'],
    ['pt_BR, de;q=0.5', 'pt-BR'],
    ['en_US.UTF-8', 'en-US'],
    ['cs ; q=0.4 , de ; Q=0.8', 'de'],
    ['sv, it;q=0.8', 'it'],
    ['sv, de;q=0.5, it;q=0.8', 'it'],
    ['sv, nn-NO;q=0.8, it;q=0.5', 'nn-NO'],
    ['zh-TW, it;q=0.8', 'zh-TW'],
    ['sv, en-GB;q=0.9, it;q=0.8', 'en-GB'],
    ['sv, it;q=0', 'sv'],
    ['sv;q=0.3, da;q=0.6', 'da'],
    ['', 'en'],
    ['*', 'en'],
    ['de;q=0', 'en'],
    ['de;q=2', 'en'],
    ['de;q=abc', 'en'],
    ['not a language, !!, 日本', 'en'],
    [`${'x'.repeat(2000)}, de`, 'en'],
  ])('"%s" selects %s', (header, language) => {
    expect(chooseLanguage(undefined, null, header)).toBe(language)
  })
})

it('E4: chooses a language in little time if the header names hundreds of languages', () => {
  let asked = 0
  const header = 'aa,bb,cc,dd,ee,ff,gg,hh,ii,jj,kk,ll,mm,nn,oo,pp,qq,rr,ss,tt,uu,vv,ww,xx,'.repeat(
    9,
  )
  const isServed = () => {
    asked += 1
    return false
  }
  expect(choose(undefined, null, header, isServed)).toBe('aa')
  expect(asked).toBeLessThanOrEqual(20)
})

it('R2: reads at most 20 languages of a header, the most wanted first', () => {
  const read = vi.spyOn(Intl, 'getCanonicalLocales')
  const tags = Array.from({ length: 200 }, (_none, at) => `q${(at + 370).toString(36)}`)
  const header = `${tags.map((tag) => `${tag};q=0.5`).join(',')}`.slice(0, 900)
  expect(chooseLanguage(undefined, null, `${header}, *, fr;q=0.9`)).toBe('fr')
  expect(read.mock.calls.length).toBeLessThanOrEqual(20)
  read.mockRestore()
})
