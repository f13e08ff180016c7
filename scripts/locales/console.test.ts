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

/** The faults of a language whose file has other entries; undefined takes one out. */
function faultsOf(language: string, entries: Entries, source: Entries = english): string[] {
  const content = Object.entries({ ...german, '@@locale': language, ...entries })
  const kept = Object.fromEntries(content.filter(([, value]) => value !== undefined))
  const tree = new Map([consoleEntry('en', source), consoleEntry(language, kept)])
  return checkConsoleLanguage(tree, language)
}

it('finds no fault in the texts of the console', () => {
  expect(checkConsole(readConsoleTree())).toEqual([])
})

it('a language whose texts are whole has no fault', () => {
  expect(faultsOf('de', {})).toEqual([])
})

describe('a fault of the console is found:', () => {
  it.each<[string, string, Entries, string]>([
    ['a missing text', 'de', { 'history.save': undefined }, 'history.save: missing'],
    ['a text too many', 'de', { 'history.undo': 'Zurück' }, 'history.undo: not in en'],
    ['a copied file', 'de', { '@@locale': 'nl' }, '@@locale: expected "de"'],
    ['a note', 'de', { '@history.save': { 'x-kind': 'label' } }, 'notes stand in en only'],
    [
      'another argument',
      'de',
      { 'history.count': '{photos, plural, one {# Foto} other {# Fotos}}' },
      'history.count: has {photos, plural}, expected {count, plural}',
    ],
    ['a missing plural', 'pl', {}, 'history.count: no plural for few'],
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
      'a figure lost',
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
      'a sentence without its end',
      'de',
      { 'history.kept': 'Fotos bleiben 30 Tage' },
      'history.kept: lacks the mark of its end',
    ],
    ['letters of another script', 'hi', { 'history.save': 'सहेजेंб' }, 'another script: б'],
    [
      'a label too long for its button',
      'de',
      { 'history.save': 'In Ihrem Verlauf speichern' },
      'history.save: has 26 characters, at most 20 are shown',
    ],
    [
      'a word that growers do not use',
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
  ])('%s', (_, language, entries, fault) => {
    expect(faultsOf(language, entries).join('\n')).toContain(fault)
  })

  it('a language without its file, and a file without its language', () => {
    const tree = new Map([consoleEntry('en', english), consoleEntry('tlh', german)])
    expect(checkConsoleLanguage(tree, 'de')).toEqual(['the file is missing'])
    expect(checkConsoleLanguage(tree, 'tlh').join()).toContain('no language of the console')
  })

  it('a note of English that says something wrong', () => {
    const noted = { ...english, '@history.save': { 'x-kind': 'poem' } }
    const tree = new Map([consoleEntry('en', noted)])
    expect(checkConsoleLanguage(tree, 'en').join()).toContain('@history.save')
  })
})

describe('no fault of the console is', () => {
  it('a word that the glossary names as the same in both languages', () => {
    const shared = { ...english, 'history.save': 'Menu' }
    expect(faultsOf('fr', { 'history.save': 'Menu' }, shared).join()).not.toContain('history.save')
  })

  it('a text that only puts values side by side', () => {
    const values = { 'history.save': '{date}: {trend}' }
    expect(faultsOf('de', values, { ...english, ...values })).toEqual([])
  })

  it('the name of an argument, which takes no room, in wide letters', () => {
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

  it('a longer text where the note of English allows it', () => {
    const noted = { ...english, '@history.save': { 'x-kind': 'label', 'x-max': 30 } }
    expect(faultsOf('de', { 'history.save': 'In Ihrem Verlauf speichern' }, noted)).toEqual([])
  })

  it('a text that awaits its translation', () => {
    const awaiting = { '@@x-awaiting': ['history.save'], 'history.save': 'Save' }
    expect(faultsOf('de', awaiting)).toEqual([])
  })
})
