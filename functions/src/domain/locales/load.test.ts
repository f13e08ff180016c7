import { locales, readLocale } from '@plant/testing/locales'
import { describe, expect, it } from 'vitest'
import { createLocales, type LocaleReader } from './load.ts'
import { fallbackLanguages } from './match-language.ts'
import type { LocaleFile } from './schema.ts'

/** The locales of the service with one file replaced, and which files were read. */
function withFile(language: string, file: LocaleFile, content: unknown) {
  const read: string[] = []
  const reader: LocaleReader = (tag, name) => {
    read.push(`${tag}/${name}`)
    return tag === language && name === file ? content : readLocale(tag, name)
  }
  return { read, ...createLocales(reader) }
}

const asRead = () => withFile('none', 'care', undefined)
const account = { account: 'Green Acres' }

describe('a language', () => {
  it('is read at its first use, once, and no other with it', () => {
    const { read, textsFor } = asRead()
    expect(read).toEqual([])
    const { texts } = textsFor('de-AT')
    expect(textsFor('de').texts).toBe(texts)
    expect(read).toEqual(
      ['conditions', 'actions', 'care', 'toxicity', 'species', 'messages'].flatMap((file) => [
        `de/${file}`,
        `en/${file}`,
      ]),
    )
  })

  it('whose file is missing is refused by name, at each use', () => {
    const { textsFor } = withFile('de', 'care', undefined)
    for (const _ of [1, 2]) expect(() => textsFor('de')).toThrow('locales/de/care.json')
    expect(textsFor('nl').language).toBe('nl')
  })

  it.each([
    ['has one too many', { 'rest.polar': 'x' }, '"polar"'],
    ['has an argument where none is filled in', { 'soil.ACID': '{x}' }, 'no braces'],
    ['has an empty text', { 'soil.ACID': '' }, '→ at soil.ACID'],
  ])('whose file %s is refused by key', (_, change, message) => {
    const care = { ...(readLocale('de', 'care') as object), ...change }
    expect(() => withFile('de', 'care', care).textsFor('de')).toThrow(message)
  })

  it('that lacks a text has it in English', () => {
    const { 'soil.ACID': _, ...care } = readLocale('de', 'care') as Record<string, string>
    const { texts } = withFile('de', 'care', care).textsFor('de')
    expect(texts.care.soil.ACID).toBe(locales.textsFor('en').texts.care.soil.ACID)
    expect(texts.care.soil.LEAN).toBe(locales.textsFor('de').texts.care.soil.LEAN)
  })

  it('whose look-alikes are not those of the facts is refused', () => {
    const more = { ...(readLocale('de', 'conditions') as object), 'rust.lookAlikes.thrips': 'x' }
    expect(() => withFile('de', 'conditions', more).textsFor('de')).toThrow(
      'expected leaf_spot, oedema, potassium_deficiency, found leaf_spot, oedema, potassium_deficiency, thrips',
    )
  })
})

describe('American English', () => {
  const { language, texts } = locales.textsFor('en-US')
  const british = locales.textsFor('en').texts

  it('has its own spelling, names and units', () => {
    expect(language).toBe('en-US')
    expect(texts.species['Cucurbita pepo']).toBe('zucchini')
    expect(texts.conditions.grey_mould.name).toBe('Gray mold (Botrytis)')
    expect(texts.conditions.heat_stress.howToConfirm).toContainEqual(
      expect.stringContaining('32\u00a0°C (90\u00a0°F)'),
    )
  })

  it('has what it leaves out from British English, its disclaimer and mails too', () => {
    expect(texts.species['Solanum lycopersicum']).toBe(british.species['Solanum lycopersicum'])
    expect(texts.conditions.rust.symptoms).toEqual(british.conditions.rust.symptoms)
    expect(locales.disclaimerIn('en-US')).toBe(british.disclaimer)
  })

  it.each(['en', 'en-GB', 'en-IN', 'en-KE'])('is not served to %s', (tag) => {
    expect(locales.textsFor(tag).language).toBe('en')
  })
})

it('a text on hosts that the facts do not have is refused', () => {
  const conditions = { ...(readLocale('de', 'conditions') as object), 'rust.onlyIf': 'Blatt' }
  expect(() => withFile('de', 'conditions', conditions).textsFor('de')).toThrow('are no hosts')
})

describe('a disclaimer', () => {
  it('takes one file and is kept', () => {
    const { read, disclaimerIn } = asRead()
    expect(disclaimerIn('uk')).toBe(disclaimerIn('uk'))
    expect(read).toEqual(['uk/messages'])
  })

  it('of a language that has none is that of its parent', () => {
    expect(locales.disclaimerIn('pt-PT')).toBe(locales.textsFor('pt').texts.disclaimer)
  })
})

describe('a mail', () => {
  it.each([
    ['cs', 'cs'],
    ['pt-AO', 'pt'],
    ['pt-PT', 'pt'],
    ['fr-CA', 'fr'],
    ['it-CH', 'it'],
    ['sv', 'en'],
    ['en-US', 'en'],
    ['zh-TW', 'zh'],
    ['tlh', 'en'],
  ])('asked for in %s is written in %s', (tag, language) => {
    expect(locales.emailFor('invitation', tag, account).language).toBe(language)
  })

  it('that only English has is written in English', () => {
    const values = { webhookId: 'wh_1', url: "https://example.org/?a={b}&c='<d>'" }
    const { language, texts } = locales.emailFor('webhookDisabled', 'cs', values)
    expect(language).toBe('en')
    expect(texts.address).toBe(`Its URL: ${values.url}`)
  })

  it('that a language begins to have is written in it', () => {
    const german = {
      'webhookDisabled.subject': 'Ein Webhook wurde abgeschaltet',
      'webhookDisabled.gone': '{webhookId}: 410',
      'webhookDisabled.failing': '{webhookId}',
      'webhookDisabled.address': '{url}',
      'webhookDisabled.howTo': 'Neu anmelden',
    }
    const { emailFor } = withFile('sv', 'emails', german)
    const values = { webhookId: 'wh_1', url: 'https://example.org/' }
    expect(emailFor('webhookDisabled', 'sv-FI', values)).toMatchObject({
      language: 'sv',
      texts: { gone: 'wh_1: 410' },
    })
    expect(emailFor('invitation', 'sv', account).language).toBe('en')
  })

  it('without a value that it needs is refused', () => {
    expect(() => locales.emailFor('invitation', 'en', {})).toThrow('account')
  })
})

it.each([
  ['de-AT', ['de', 'en']],
  ['pt-BR', ['pt', 'en']],
  ['pt-PT', ['pt-PT', 'pt', 'en']],
  ['en-US', ['en-US', 'en']],
  ['zh-HK', ['zh-Hant', 'zh', 'en']],
  ['nb', ['no', 'en']],
  ['gsw', ['en']],
])('a text in %s is looked for in %j', (tag, languages) => {
  expect(fallbackLanguages(tag)).toEqual(languages)
})
