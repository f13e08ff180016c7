import { locales } from '@plant/testing/locales'
import { expect, it } from 'vitest'
import { catalogueLanguages, isVariant } from '../../domain/locales/languages.ts'
import { matchLanguage, sameLanguage } from '../../domain/locales/match-language.ts'
import { geminiLanguages, isWrittenIn } from './languages.ts'

const { disclaimerIn } = locales

it('the service supports more than 40 languages, each with a valid tag and without duplicates', () => {
  const canonical = new Set(Intl.getCanonicalLocales([...geminiLanguages]))
  expect([...canonical]).toEqual([...geminiLanguages])
  expect(new Set(geminiLanguages.map((tag) => new Intl.Locale(tag).language)).size).toBeGreaterThan(
    40,
  )
})

it('the model serves every language of the catalogue', () => {
  for (const tag of catalogueLanguages) expect(matchLanguage(tag, geminiLanguages)).toBe(tag)
})

it.each(geminiLanguages)('isWrittenIn accepts text in %s and rejects other letters', (tag) => {
  const names = new Intl.DisplayNames([tag], { type: 'language' })
  expect(isWrittenIn(tag, names.of(tag) ?? '')).toBe(true)
  const isLatin = new Intl.Locale(tag).maximize().script === 'Latn'
  expect(isWrittenIn(tag, 'Solanum lycopersicum has spots')).toBe(isLatin)
})

it('each language has its own disclaimer in its own letters', () => {
  for (const tag of geminiLanguages) expect(isWrittenIn(tag, disclaimerIn(tag))).toBe(true)
  const english = geminiLanguages.filter((tag) => disclaimerIn(tag) === disclaimerIn('en'))
  expect(english.filter((tag) => !sameLanguage(tag, 'en'))).toEqual([])
  // Regional variants may share a disclaimer.
  const ownLanguages = geminiLanguages.filter((tag) => !isVariant(tag))
  expect(new Set(ownLanguages.map(disclaimerIn)).size).toBe(ownLanguages.length)
})

it.each(['de-Latf', 'ur-Aran', 'zh-Hanb', 'en-Abcd', 'en-Zyyy', 'en-Zinh', 'en-Brai'])(
  'isWrittenIn returns false for %s, whose script we do not serve',
  (tag) => {
    expect(isWrittenIn(tag, 'Solanum lycopersicum has spots')).toBe(false)
  },
)
