import { describe, expect, it } from 'vitest'
import { isServedBy, matchLanguage, sameLanguage } from './match-language.ts'

const served = ['en', 'es', 'pt', 'fr', 'de', 'nl', 'hi', 'zh', 'ja']

describe('a language is served', () => {
  it.each([
    ['pt', 'pt'],
    ['pt-BR', 'pt'],
    ['es-419', 'es'],
    ['DE-at', 'de'],
    ['hi-Latn', 'hi'],
    ['zh-Hans-SG', 'zh'],
    ['cmn', 'zh'],
    ['ja-JP-u-ca-japanese', 'ja'],
  ])('%s by %s', (requested, language) => {
    expect(matchLanguage(requested, served)).toBe(language)
  })

  it('in simplified characters where traditional ones are not served, rather than in English', () => {
    expect(matchLanguage('zh-TW', served)).toBe('zh')
  })

  it('in the nearest script and region where there are several', () => {
    const several = ['en', 'pt', 'pt-PT', 'zh', 'zh-Hant']
    expect(matchLanguage('zh-HK', several)).toBe('zh-Hant')
    expect(matchLanguage('zh-CN', several)).toBe('zh')
    expect(matchLanguage('pt-AO', several)).toBe('pt-PT')
    expect(matchLanguage('pt-BR', several)).toBe('pt')
  })

  it('Norwegian under each of its names', () => {
    for (const tag of ['no', 'nb', 'nn-NO']) expect(matchLanguage(tag, ['en', 'no'])).toBe('no')
    expect(matchLanguage('no', ['en', 'nb'])).toBe('nb')
  })
})

describe('a request is served', () => {
  it.each([
    ['pt-BR', 'pt'],
    ['nn-NO', 'no'],
    ['zh-CN', 'zh'],
    ['zh-TW', 'zh-Hant'],
    ['sr-RS', 'sr'],
    ['en-US', 'en'],
  ])('%s by %s', (requested, served) => {
    expect(isServedBy(requested, served)).toBe(true)
  })

  it.each([
    ['ja', 'en'],
    ['zh-TW', 'zh'],
    ['zh-Hant', 'zh'],
    ['zh-HK', 'zh'],
    ['sr-Latn', 'sr'],
    ['hi-Latn', 'hi'],
    ['zh', 'zh-Hant'],
  ])('%s not by %s', (requested, served) => {
    expect(isServedBy(requested, served)).toBe(false)
  })
})

it('a region, a script and a name of Norwegian make no other language', () => {
  expect(sameLanguage('pt-BR', 'pt')).toBe(true)
  expect(sameLanguage('zh-TW', 'zh')).toBe(true)
  expect(sameLanguage('nb', 'no')).toBe(true)
  expect(sameLanguage('ja', 'en')).toBe(false)
})

describe('English stands in', () => {
  it.each(['sw', 'xx', 'tlh', 'yue-HK'])('for %s, which is not served', (requested) => {
    expect(matchLanguage(requested, served)).toBe('en')
  })

  it.each(['ca', 'gl', 'fy', 'mr', 'gsw'])(
    'for %s, though a near language is served',
    (requested) => {
      expect(matchLanguage(requested, served)).toBe('en')
    },
  )
})
