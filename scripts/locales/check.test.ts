import { describe, expect, it } from 'vitest'
import { checkLanguage, checkLocales, type LocaleTree } from './check.ts'
import { readLocaleTree } from './read-tree.ts'

const tree = readLocaleTree()

type Changed = { language: string; tree: LocaleTree }

const withFiles = (
  language: string,
  files: ReadonlyMap<string, Record<string, unknown>>,
): Changed => ({ language, tree: new Map([...tree, [language, files]]) })

const faultsOf = (changed: Changed) => checkLanguage(changed.tree, changed.language)

/** Replaces entries of one file. An entry that is undefined is removed. */
function changed(language: string, file: string, entries: Record<string, unknown>): Changed {
  const content = Object.entries({ ...tree.get(language)?.get(file), ...entries })
  const kept = Object.fromEntries(content.filter(([, value]) => value !== undefined))
  return withFiles(language, new Map([...(tree.get(language) ?? []), [file, kept]]))
}

function without(language: string, file: string): Changed {
  const files = [...(tree.get(language) ?? [])].filter(([name]) => name !== file)
  return withFiles(language, new Map(files))
}

/** Reverses the order of the texts of a file. */
function reversed(language: string, file: string): Changed {
  const content = Object.fromEntries(Object.entries(tree.get(language)?.get(file) ?? {}).reverse())
  return withFiles(language, new Map([...(tree.get(language) ?? []), [file, content]]))
}

it('the locale check finds no fault in the locales of the service', () => {
  expect(checkLocales(tree)).toEqual([])
})

const spots = 'evidence.spotCount'

describe('the locale check', () => {
  it.each<[string, Changed, string]>([
    [
      'a folder of an unlisted language',
      changed('tlh', 'messages', {}),
      'tlh: not a supported language',
    ],
    ['a missing file', without('de', 'care'), 'de/care.json: the file is missing'],
    ['a missing disclaimer', without('uk', 'messages'), 'uk/messages.json: the file is missing'],
    ['missing English mails', without('en', 'emails'), 'en/emails.json: the file is missing'],
    [
      'a file with an unknown name',
      changed('de', 'glossary', {}),
      'de/glossary.json: unknown file',
    ],
    [
      'a catalogue file of a language without a catalogue',
      changed('uk', 'care', {}),
      'uk/care.json: unknown file',
    ],
    [
      'a missing key',
      changed('de', 'conditions', { 'rust.name': undefined }),
      'rust.name: missing',
    ],
    ['an unknown key', changed('de', 'care', { more: 'Mehr' }), 'more: not in en'],
    ['keys in another order', reversed('pl', 'plants'), 'the keys are not in the order of en'],
    [
      'an incomplete mail',
      changed('it', 'emails', { 'invitation.howTo': undefined }),
      'invitation.howTo: missing',
    ],
    [
      'a file with the tag of another language',
      changed('de', 'actions', { '@@locale': 'nl' }),
      '@@locale: expected "de"',
    ],
    [
      'a note in a translation',
      changed('de', 'care', { '@soil.ACID': {} }),
      'only en may have notes',
    ],
    ['a number instead of a text', changed('de', 'care', { 'soil.ACID': 4 }), 'soil.ACID: no text'],
    ['an empty text', changed('de', 'care', { 'soil.ACID': '' }), '→ at soil.ACID'],
    [
      'an open brace',
      changed('fr', 'messages', { disclaimer: 'Une photo {' }),
      'disclaimer: no ICU message',
    ],
    [
      'a quoted brace',
      changed('fr', 'messages', { disclaimer: "l'{photo}'" }),
      'disclaimer: has a quoted character',
    ],
    [
      'a renamed argument',
      changed('fr', 'messages', { 'summary.issues': '{noms}' }),
      'has {noms, text}, expected {names, text}',
    ],
    [
      'an unknown argument',
      changed('fr', 'messages', { disclaimer: '{names}' }),
      'has {names, text}, expected none',
    ],
    [
      'a percentage formatted as a number',
      changed('fr', 'messages', { 'evidence.whiteShare': '{share, number}' }),
      'has {share, number}, expected {share, percent}',
    ],
    [
      'a date argument',
      changed('fr', 'messages', { disclaimer: '{day, date}' }),
      'only text, numbers, shares and plurals',
    ],
    [
      'a missing plural category',
      changed('pl', 'messages', { [spots]: '{count, plural, one {#} other {#}}' }),
      'no plural for few',
    ],
    [
      'a plural category of another language',
      changed('de', 'messages', { [spots]: '{count, plural, one {#} few {#} other {#}}' }),
      'the language has no plural few',
    ],
    [
      'a plural without its number',
      changed('zh', 'messages', { [spots]: '{count, plural, other {点}}' }),
      'the plural other lacks its number',
    ],
    ['a text without a note', changed('en', 'care', { '@soil.ACID': undefined }), '@soil.ACID'],
    [
      'a note without a text',
      changed('en', 'care', { '@soil.SAND': { 'x-kind': 'name' } }),
      '@soil.SAND: a note without a text',
    ],
    [
      'an unknown kind',
      changed('en', 'care', { '@soil.ACID': { 'x-kind': 'poem' } }),
      '@soil.ACID',
    ],
    [
      'an argument without a note',
      changed('en', 'messages', { '@summary.issues': { 'x-kind': 'sentence' } }),
      'but the text has names',
    ],
    [
      'a look-alike that is not a condition',
      changed('en', 'conditions', {
        'rust.lookAlikes.thrips': 'Thrips are insects',
        '@rust.lookAlikes.thrips': { 'x-kind': 'fragment' },
      }),
      'rust.lookAlikes',
    ],
  ])('reports %s', (_, planted, fault) => {
    expect(faultsOf(planted).join('\n')).toContain(fault)
  })

  it('reports a listed language without a folder', () => {
    const rest = new Map([...tree].filter(([language]) => language !== 'uk'))
    expect(checkLocales(rest)).toEqual(['uk/messages.json: the file is missing'])
  })

  it('accepts a form for an exact number beside the plural categories', () => {
    const daily = '{count, plural, =1 {您每天浇水。} other {您每 # 天浇一次水。}}'
    expect(faultsOf(changed('zh', 'messages', { 'evidence.wateredOften': daily }))).toEqual([])
  })
})
