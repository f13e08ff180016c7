import { describe, expect, it, vi } from 'vitest'
import { isServedBy, isServedIn, matchLanguage, sameLanguage } from './match-language.ts'

const served = ['en', 'es', 'pt', 'fr', 'de', 'nl', 'hi', 'zh', 'ja']

describe('matchLanguage', () => {
  it.each([
    ['pt', 'pt'],
    ['pt-BR', 'pt'],
    ['es-419', 'es'],
    ['DE-at', 'de'],
    ['hi-Latn', 'hi'],
    ['zh-Hans-SG', 'zh'],
    ['cmn', 'zh'],
    ['ja-JP-u-ca-japanese', 'ja'],
  ])('serves a request for %s with texts in %s', (requested, language) => {
    expect(matchLanguage(requested, served)).toBe(language)
  })

  it('serves a request for Traditional Chinese with Simplified Chinese instead of English', () => {
    expect(matchLanguage('zh-TW', served)).toBe('zh')
  })

  it('chooses the nearest script and region', () => {
    const several = ['en', 'pt', 'pt-PT', 'zh', 'zh-Hant']
    expect(matchLanguage('zh-HK', several)).toBe('zh-Hant')
    expect(matchLanguage('zh-CN', several)).toBe('zh')
    expect(matchLanguage('pt-AO', several)).toBe('pt-PT')
    expect(matchLanguage('pt-BR', several)).toBe('pt')
  })

  it.each([
    ['es', 'es'],
    ['es-ES', 'es'],
    ['es-MX', 'es-419'],
    ['es-AR', 'es-419'],
    ['es-US', 'es-419'],
  ])('serves Spain and Latin America apart: %s with %s', (requested, language) => {
    expect(matchLanguage(requested, ['en', 'es', 'es-419'])).toBe(language)
  })

  it('treats the tags no, nb and nn as Norwegian', () => {
    for (const tag of ['no', 'nb', 'nn-NO']) expect(matchLanguage(tag, ['en', 'no'])).toBe('no')
    expect(matchLanguage('no', ['en', 'nb'])).toBe('nb')
  })
})

describe('isServedBy', () => {
  it.each([
    ['pt-BR', 'pt'],
    ['nn-NO', 'no'],
    ['zh-CN', 'zh'],
    ['zh-TW', 'zh-Hant'],
    ['sr-RS', 'sr'],
    ['en-US', 'en'],
  ])('accepts a request for %s with texts in %s', (requested, served) => {
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
  ])('rejects a request for %s with texts in %s', (requested, served) => {
    expect(isServedBy(requested, served)).toBe(false)
  })
})

it('the comparison of languages ignores region and script, and treats nb as Norwegian', () => {
  expect(sameLanguage('pt-BR', 'pt')).toBe(true)
  expect(sameLanguage('zh-TW', 'zh')).toBe(true)
  expect(sameLanguage('nb', 'no')).toBe(true)
  expect(sameLanguage('ja', 'en')).toBe(false)
})

describe('the fallback to English', () => {
  it.each(['sw', 'xx', 'tlh', 'yue-HK'])(
    'serves the unsupported language %s in English',
    (requested) => {
      expect(matchLanguage(requested, served)).toBe('en')
    },
  )

  it.each(['ca', 'gl', 'fy', 'mr', 'gsw'])(
    'serves %s in English although a related language has texts',
    (requested) => {
      expect(matchLanguage(requested, served)).toBe('en')
    },
  )
})

it('R2: parses each served tag once, and not for each tag of a header', () => {
  const parsed = vi.spyOn(Intl, 'Locale')
  const own = ['ast', 'gsw', 'frp', 'wa', 'ia']
  for (const requested of ['xx', 'qq', 'yy', 'zz']) isServedIn(requested, own)
  expect(parsed.mock.calls.length).toBeLessThanOrEqual(4 + own.length)
  parsed.mockRestore()
})
