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

/** The tree with other entries in one file; undefined takes one out. */
function changed(language: string, file: string, entries: Record<string, unknown>): Changed {
  const content = Object.entries({ ...tree.get(language)?.get(file), ...entries })
  const kept = Object.fromEntries(content.filter(([, value]) => value !== undefined))
  return withFiles(language, new Map([...(tree.get(language) ?? []), [file, kept]]))
}

function without(language: string, file: string): Changed {
  const files = [...(tree.get(language) ?? [])].filter(([name]) => name !== file)
  return withFiles(language, new Map(files))
}

/** All texts of a file in another order. */
function reversed(language: string, file: string): Changed {
  const content = Object.fromEntries(Object.entries(tree.get(language)?.get(file) ?? {}).reverse())
  return withFiles(language, new Map([...(tree.get(language) ?? []), [file, content]]))
}

it('finds no fault in the locales of the service', () => {
  expect(checkLocales(tree)).toEqual([])
})

const spots = 'evidence.spotCount'

describe('a fault is found:', () => {
  it.each<[string, Changed, string]>([
    ['a folder that no list names', changed('tlh', 'messages', {}), 'tlh: no served language'],
    ['a missing file', without('de', 'care'), 'de/care.json: the file is missing'],
    ['a missing disclaimer', without('uk', 'messages'), 'uk/messages.json: the file is missing'],
    ['a missing mail in English', without('en', 'emails'), 'en/emails.json: the file is missing'],
    ['a file of another name', changed('de', 'glossary', {}), 'de/glossary.json: no such file'],
    ['a whole file of a partial language', changed('uk', 'care', {}), 'uk/care.json: no such file'],
    [
      'a missing key',
      changed('de', 'conditions', { 'rust.name': undefined }),
      'rust.name: missing',
    ],
    ['a key too many', changed('de', 'care', { more: 'Mehr' }), 'more: not in en'],
    ['another order', reversed('pl', 'species'), 'the keys are not in the order of en'],
    [
      'half a mail',
      changed('it', 'emails', { 'invitation.howTo': undefined }),
      'invitation.howTo: missing',
    ],
    ['a copied file', changed('de', 'actions', { '@@locale': 'nl' }), '@@locale: expected "de"'],
    [
      'a note in a translation',
      changed('de', 'care', { '@soil.ACID': {} }),
      'notes stand in en only',
    ],
    ['a number for a text', changed('de', 'care', { 'soil.ACID': 4 }), 'soil.ACID: no text'],
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
      'another argument',
      changed('fr', 'messages', { 'summary.issues': '{noms}' }),
      'has {noms, text}, expected {names, text}',
    ],
    [
      'an argument too many',
      changed('fr', 'messages', { disclaimer: '{names}' }),
      'has {names, text}, expected none',
    ],
    [
      'a share as a number',
      changed('fr', 'messages', { 'evidence.whiteShare': '{share, number}' }),
      'has {share, number}, expected {share, percent}',
    ],
    [
      'a date',
      changed('fr', 'messages', { disclaimer: '{day, date}' }),
      'only text, numbers, shares and plurals',
    ],
    [
      'a missing plural',
      changed('pl', 'messages', { [spots]: '{count, plural, one {#} other {#}}' }),
      'no plural for few',
    ],
    [
      'a plural of another language',
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
      'a note of no text',
      changed('en', 'care', { '@soil.SAND': { 'x-kind': 'name' } }),
      '@soil.SAND: a note of no text',
    ],
    [
      'an unknown kind',
      changed('en', 'care', { '@soil.ACID': { 'x-kind': 'poem' } }),
      '@soil.ACID',
    ],
    [
      'an argument without a note',
      changed('en', 'messages', { '@summary.issues': { 'x-kind': 'sentence' } }),
      'the text has names',
    ],
    [
      'a look-alike that is none',
      changed('en', 'conditions', {
        'rust.lookAlikes.thrips': 'Thrips are insects',
        '@rust.lookAlikes.thrips': { 'x-kind': 'fragment' },
      }),
      'rust.lookAlikes',
    ],
  ])('%s', (_, planted, fault) => {
    expect(faultsOf(planted).join('\n')).toContain(fault)
  })

  it('a listed language without a folder', () => {
    const rest = new Map([...tree].filter(([language]) => language !== 'uk'))
    expect(checkLocales(rest)).toEqual(['uk/messages.json: the file is missing'])
  })

  it('and an exact number beside the plurals is none', () => {
    const daily = '{count, plural, =1 {您每天浇水。} other {您每 # 天浇一次水。}}'
    expect(faultsOf(changed('zh', 'messages', { 'evidence.wateredOften': daily }))).toEqual([])
  })
})
