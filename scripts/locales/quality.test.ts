import { describe, expect, it } from 'vitest'
import type { LocaleTree } from './check.ts'
import { glossaryFaults } from './checks/glossary.ts'
import { qualityFaults } from './quality.ts'
import { readLocaleTree } from './read-tree.ts'
import type { TranslatedText } from './texts.ts'
import { tidyText } from './tidy.ts'

/** A tree with one text in English and in another language. */
function treeOf(language: string, english: string, text: string, note: object): LocaleTree {
  const key = 'spots.symptoms.one'
  const source = { [key]: english, [`@${key}`]: { 'x-kind': 'fragment', ...note } }
  return new Map([
    ['en', new Map([['conditions', source]])],
    [language, new Map([['conditions', { [key]: text }]])],
  ])
}

const faultsOf = (language: string, english: string, text: string, note: object = {}) =>
  qualityFaults(treeOf(language, english, text, note), language)

it('the quality check finds no fault in the texts of the service', () => {
  const tree = readLocaleTree()
  expect([...tree.keys()].flatMap((language) => qualityFaults(tree, language))).toEqual([])
})

describe('the quality check', () => {
  it.each([
    ['a missing number', 'es', '3 to 5 leaves', '3 hojas', 'lacks the figure 5'],
    [
      'an added number',
      'fr',
      'out of the midday sun',
      'hors du soleil de 11 h',
      'has the figure 11',
    ],
    ['a number for a verb like a month', 'ja', 'It may wilt', '5月にしおれる', 'has the figure 5'],
    ['a reversed range', 'de', '3 to 5 leaves', '5 bis 3 Blätter', 'reversed'],
    [
      'a breaking space before a unit',
      'de',
      'Below 12\u00a0°C',
      'Unter 12 °C',
      'ordinary space before a unit',
    ],
    ['a straight apostrophe', 'fr', 'Of water', "D'eau", 'straight apostrophe'],
    ['two spaces', 'de', 'Much water', 'Viel  Wasser', 'two spaces'],
    ['a mark without its no-break space', 'fr', 'Spots: two', 'Taches: deux', 'no-break space'],
    ['a mark in half width', 'zh', 'Dry, then wet', '先干,后湿', 'half width'],
    ['a full stop after a fragment', 'de', 'Spots', 'Flecken.', 'has final punctuation'],
    ['a letter of another script', 'pl', 'Spots', 'Plаmy', 'another script: а'],
    ['a letter outside normal form C', 'fr', 'Dry', 'Se\u0301che', 'normal form C'],
    ['an invisible character', 'de', 'Leaf spots', 'Blatt\u200bflecken', 'invisible'],
    ['an amount', 'de', 'Feed it', 'Mit 5 ml/l düngen', 'gives an amount'],
  ])('reports %s', (_, language, english, text, fault) => {
    expect(faultsOf(language, english, text).join('\n')).toContain(fault)
  })

  it('reports a sentence without final punctuation', () => {
    const faults = faultsOf('hi', 'Water it.', 'पानी दें', { 'x-kind': 'sentence' })
    expect(faults).toEqual(['hi/conditions.spots.symptoms.one: lacks final punctuation'])
  })

  it('reports a text that is too long for its script', () => {
    expect(faultsOf('de', 'Spots', 'Flecken', { 'x-max': 7 })).toEqual([])
    expect(faultsOf('ja', 'Spots', '小さな斑点です', { 'x-max': 7 }).join()).toContain('at most 5')
  })
})

describe('the quality check', () => {
  it.each([
    ['digits for a number word', 'ja', 'After two weeks', '2週間後'],
    ['digits for a month', 'ja', 'From May to August', '5月から8月'],
    ['digits of the language', 'ar', 'Below 12\u00a0°C', 'أقل من ١٢\u00a0°م'],
    ['a decimal comma', 'de', 'pH 4.5 to 5.5', 'pH 4,5 bis 5,5'],
    ['half as a percentage', 'de', 'Half of the leaves', '50\u00a0% der Blätter'],
    ['Latin letters among others', 'hi', 'The pH of soil', 'मिट्टी का pH'],
  ])('accepts %s', (_, language, english, text) => {
    expect(faultsOf(language, english, text)).toEqual([])
  })
})

it('the quality check reports an English text with two translations, and a translation that two English texts share', () => {
  const english = {
    'a.name': 'Spots',
    'b.name': 'Spots',
    'a.symptoms.x': 'Small',
    'a.symptoms.y': 'Tiny',
  }
  const german = {
    'a.name': 'Flecken',
    'b.name': 'Punkte',
    'a.symptoms.x': 'Klein',
    'a.symptoms.y': 'Klein',
  }
  const notes = Object.fromEntries(
    Object.keys(english).map((key) => [`@${key}`, { 'x-kind': 'name' }]),
  )
  const tree: LocaleTree = new Map([
    ['en', new Map([['conditions', { ...english, ...notes }]])],
    ['de', new Map([['conditions', german]])],
  ])
  expect(qualityFaults(tree, 'de')).toEqual([
    'de/conditions.b.name: differs from conditions.a.name, although the English is the same',
    'de/conditions.a.symptoms.y: is the same as conditions.a.symptoms.x, although the English differs',
  ])
})

describe('a glossary', () => {
  const glossary = {
    '@@locale': 'de',
    terms: [{ english: 'powdery mildew', preferred: ['Echte\\w* Mehltau'] }],
    forbidden: [{ pattern: '\\bdu\\b', keys: '^actions', why: 'the reader is addressed as Sie' }],
  }
  const text = (english: string, form: string, key = 'actions.x.title', must: string[] = []) =>
    ({
      key,
      forms: [form],
      english: [english],
      note: { 'x-kind': 'title', 'x-must': must },
    }) satisfies TranslatedText

  it('requires a term if the English text or the note contains it', () => {
    expect(glossaryFaults(glossary, text('Powdery mildew', 'Mehltau'))).toHaveLength(1)
    expect(glossaryFaults(glossary, text('Powdery mildew', 'Echter Mehltau'))).toEqual([])
    expect(glossaryFaults(glossary, text('It', 'Er', 'a.b', ['powdery mildew']))).toHaveLength(1)
  })

  it('rejects a forbidden word only in texts whose keys match', () => {
    expect(glossaryFaults(glossary, text('You', 'wenn du'))).toHaveLength(1)
    expect(glossaryFaults(glossary, text('You', 'wenn du', 'care.soil.ACID'))).toEqual([])
  })
})

it.each([
  ["l'eau a 12 °C", 'l’eau a 12\u00a0°C'],
  ['3 cm, 5 clous', '3\u00a0cm, 5 clous'],
])('the text "%s" is tidied', (text, tidy) => {
  expect(tidyText(text)).toBe(tidy)
})
