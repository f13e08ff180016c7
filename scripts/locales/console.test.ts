import { describe, expect, it } from 'vitest'
import { checkConsole, checkConsoleLanguage } from './console.ts'
import { consoleEntry, readConsoleTree } from './console-tree.ts'

const english = {
  '@@locale': 'en',
  'history.count': '{count, plural, one {# photo} other {# photos}}',
  'history.found':
    '{count, plural, one {# match} other {# matches}} in {total, plural, one {the photo} other {# photos}}',
  'history.kept': 'Photos are kept for 30 days.',
  'history.save': 'Save',
}

const german = {
  '@@locale': 'de',
  'history.count': '{count, plural, one {# Foto} other {# Fotos}}',
  'history.found':
    '{count, plural, one {# Treffer} other {# Treffer}} in {total, plural, one {dem Foto} other {# Fotos}}',
  'history.kept': 'Fotos werden 30 Tage lang aufbewahrt.',
  'history.save': 'Speichern',
}

type Entries = Readonly<Record<string, unknown>>

/** The faults of a language with the given entries. An entry that is undefined is removed. */
function faultsOf(language: string, entries: Entries, source: Entries = english): string[] {
  const content = Object.entries({ ...german, '@@locale': language, ...entries })
  const kept = Object.fromEntries(content.filter(([, value]) => value !== undefined))
  const tree = new Map([consoleEntry('en', source), consoleEntry(language, kept)])
  return checkConsoleLanguage(tree, language)
}

it('the check finds no fault in the texts of the console', () => {
  expect(checkConsole(readConsoleTree())).toEqual([])
})

it('the check finds no fault in a complete translation', () => {
  expect(faultsOf('de', {})).toEqual([])
})

describe('the check of the console texts', () => {
  it.each<[string, string, Entries, string]>([
    ['a missing text', 'de', { 'history.save': undefined }, 'history.save: missing'],
    ['an unknown text', 'de', { 'history.undo': 'Zurück' }, 'history.undo: not in en'],
    [
      'a file with the tag of another language',
      'de',
      { '@@locale': 'nl' },
      '@@locale: expected "de"',
    ],
    ['a note', 'de', { '@history.save': { 'x-kind': 'label' } }, 'only en may have notes'],
    [
      'a renamed argument',
      'de',
      { 'history.count': '{photos, plural, one {# Foto} other {# Fotos}}' },
      'history.count: has {photos, plural}, expected {count, plural}',
    ],
    ['a missing plural category', 'pl', {}, 'history.count: no plural for few'],
    [
      'a plural without its number, beside another',
      'de',
      {
        'history.found':
          '{count, plural, one {#} other {viele}} von {total, plural, one {#} other {#}}',
      },
      'history.found: the plural other lacks its number',
    ],
    [
      'a missing number',
      'de',
      { 'history.kept': 'Fotos werden aufbewahrt.' },
      'history.kept: lacks the figure 30',
    ],
    [
      'a straight apostrophe',
      'de',
      { 'history.save': "Sichern wir's" },
      'history.save: has a straight apostrophe',
    ],
    [
      'a sentence without final punctuation',
      'de',
      { 'history.kept': 'Fotos bleiben 30 Tage' },
      'history.kept: lacks final punctuation',
    ],
    ['letters of another script', 'hi', { 'history.save': 'सहेजेंб' }, 'another script: б'],
    [
      'a label too long for its button',
      'de',
      { 'history.save': 'In Ihrem Verlauf speichern' },
      'history.save: has 26 characters, at most 20 are shown',
    ],
    [
      'a word that the glossary forbids',
      'de',
      { 'history.save': 'Du speicherst' },
      'history.save: has “',
    ],
    ['a copy of the English', 'de', { 'history.save': 'save' }, 'is the same as in English'],
    [
      'English left in a text',
      'de',
      { 'history.kept': 'Fotos bleiben 30 Tage with us.' },
      'history.kept: has an English word: with',
    ],
  ])('reports %s', (_, language, entries, fault) => {
    expect(faultsOf(language, entries).join('\n')).toContain(fault)
  })

  it('reports a language without a file, and a file of an unknown language', () => {
    const tree = new Map([consoleEntry('en', english), consoleEntry('tlh', german)])
    expect(checkConsoleLanguage(tree, 'de')).toEqual(['the file is missing'])
    expect(checkConsoleLanguage(tree, 'tlh').join()).toContain('not a language of the console')
  })

  it('reports an invalid note in English', () => {
    const noted = { ...english, '@history.save': { 'x-kind': 'poem' } }
    const tree = new Map([consoleEntry('en', noted)])
    expect(checkConsoleLanguage(tree, 'en').join()).toContain('@history.save')
  })
})

describe('the check of the console texts', () => {
  it('accepts a word that the glossary lists as equal in both languages', () => {
    const shared = { ...english, 'history.save': 'Menu' }
    expect(faultsOf('fr', { 'history.save': 'Menu' }, shared).join()).not.toContain('history.save')
  })

  it('accepts a variant that has only the texts that differ', () => {
    const american = { '@@locale': 'en-US', 'history.kept': 'Photos are stored for 30 days.' }
    const tree = new Map([consoleEntry('en', english), consoleEntry('en-US', american)])
    expect(checkConsoleLanguage(tree, 'en-US')).toEqual([])
  })

  it('accepts a text that only joins values', () => {
    const values = { 'history.save': '{date}: {trend}' }
    expect(faultsOf('de', values, { ...english, ...values })).toEqual([])
  })

  it('does not count placeholder names in the length of a Chinese text', () => {
    const english = { '@@locale': 'en', 'history.busy': 'Moving {done} of {total}' }
    const tree = new Map([
      consoleEntry('en', english),
      consoleEntry('zh', {
        '@@locale': 'zh',
        'history.busy': '正在移动照片：共{total}张，已完成{done}张',
      }),
    ])
    expect(checkConsoleLanguage(tree, 'zh')).toEqual([])
  })

  it('accepts a longer text if the English note allows it', () => {
    const noted = { ...english, '@history.save': { 'x-kind': 'label', 'x-max': 30 } }
    expect(faultsOf('de', { 'history.save': 'In Ihrem Verlauf speichern' }, noted)).toEqual([])
  })

  it('accepts a text that awaits its translation', () => {
    const awaiting = { '@@x-awaiting': ['history.save'], 'history.save': 'Save' }
    expect(faultsOf('de', awaiting)).toEqual([])
  })
})
