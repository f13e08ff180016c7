import { locales, readLocale } from '@plant/testing/locales'
import { describe, expect, it } from 'vitest'
import { createLocales, type LocaleReader } from './load.ts'
import { fallbackLanguages } from './match-language.ts'
import type { LocaleFile } from './schema.ts'

/** The service's locales after one file is replaced, and the list of the files that were read. */
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

describe('createLocales', () => {
  it('reads the files of a language and of English once, at the first use', () => {
    const { read, textsFor } = asRead()
    expect(read).toEqual([])
    const { texts } = textsFor('de-AT')
    expect(textsFor('de').texts).toBe(texts)
    expect(read).toEqual(
      ['conditions', 'actions', 'care', 'toxicity', 'plants', 'messages'].flatMap((file) => [
        `de/${file}`,
        `en/${file}`,
      ]),
    )
  })

  it('throws an error with the name of the missing file each time a language is used', () => {
    const { textsFor } = withFile('de', 'care', undefined)
    for (const _ of [1, 2]) expect(() => textsFor('de')).toThrow('locales/de/care.json')
    expect(textsFor('nl').language).toBe('nl')
  })

  it.each([
    ['has an unknown key', { 'rest.polar': 'x' }, '"polar"'],
    ['has an argument in a plain text', { 'soil.ACID': '{x}' }, 'no braces'],
    ['has an empty text', { 'soil.ACID': '' }, '→ at soil.ACID'],
  ])('rejects a language whose file %s, and names the key', (_, change, message) => {
    const care = { ...(readLocale('de', 'care') as object), ...change }
    expect(() => withFile('de', 'care', care).textsFor('de')).toThrow(message)
  })

  it('takes a missing text from English', () => {
    const { 'soil.ACID': _, ...care } = readLocale('de', 'care') as Record<string, string>
    const { texts } = withFile('de', 'care', care).textsFor('de')
    expect(texts.care.soil.ACID).toBe(locales.textsFor('en').texts.care.soil.ACID)
    expect(texts.care.soil.LEAN).toBe(locales.textsFor('de').texts.care.soil.LEAN)
  })

  it("rejects look-alikes that the condition's facts do not list", () => {
    const more = { ...(readLocale('de', 'conditions') as object), 'rust.lookAlikes.thrips': 'x' }
    expect(() => withFile('de', 'conditions', more).textsFor('de')).toThrow(
      'expected leaf_spot, oedema, potassium_deficiency, found leaf_spot, oedema, potassium_deficiency, thrips',
    )
  })
})

describe('American English', () => {
  const { language, texts } = locales.textsFor('en-US')
  const british = locales.textsFor('en').texts

  it('uses its own spelling, names and units', () => {
    expect(language).toBe('en-US')
    expect(texts.plants.nameOf('Cucurbita pepo')).toBe('zucchini')
    expect(texts.conditions.grey_mould.name).toBe('Gray mold (Botrytis)')
    expect(Object.values(texts.conditions.heat_stress.howToConfirm)).toContainEqual(
      expect.stringContaining('32\u00a0°C (90\u00a0°F)'),
    )
  })

  it('takes all other texts from British English, including the disclaimer', () => {
    expect(texts.plants.nameOf('Solanum lycopersicum')).toBe(
      british.plants.nameOf('Solanum lycopersicum'),
    )
    expect(texts.conditions.rust.symptoms).toEqual(british.conditions.rust.symptoms)
    expect(locales.disclaimerIn('en-US')).toBe(british.disclaimer)
  })

  it.each(['en', 'en-GB', 'en-IN', 'en-KE'])('is not used for %s', (tag) => {
    expect(locales.textsFor(tag).language).toBe('en')
  })
})

it('rejects a text about hosts for a condition without specific hosts', () => {
  const conditions = { ...(readLocale('de', 'conditions') as object), 'rust.onlyIf': 'Blatt' }
  expect(() => withFile('de', 'conditions', conditions).textsFor('de')).toThrow('are no hosts')
})

describe('disclaimerIn', () => {
  it('reads only one file and caches the result', () => {
    const { read, disclaimerIn } = asRead()
    expect(disclaimerIn('uk')).toBe(disclaimerIn('uk'))
    expect(read).toEqual(['uk/messages'])
  })

  it('uses the disclaimer of the parent language for a variant', () => {
    expect(locales.disclaimerIn('pt-PT')).toBe(locales.textsFor('pt').texts.disclaimer)
  })
})

describe('emailFor', () => {
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
  ])('returns a mail for the language tag %s in %s', (tag, language) => {
    expect(locales.emailFor('invitation', tag, account).language).toBe(language)
  })

  it('uses English for a mail that no other language has', () => {
    const values = { webhookId: 'wh_1', url: "https://example.org/?a={b}&c='<d>'" }
    const { language, texts } = locales.emailFor('webhookDisabled', 'cs', values)
    expect(language).toBe('en')
    expect(texts.address).toBe(`Its URL: ${values.url}`)
  })

  it('uses the mail of a language if the language has this mail', () => {
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

  it('throws if a value is missing', () => {
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
])('the search for a text for the tag %s tries the languages %j', (tag, languages) => {
  expect(fallbackLanguages(tag)).toEqual(languages)
})
