import { awaitingTranslation, localeFile, readLocale } from '@plant/testing/locales'
import { describe, expect, it } from 'vitest'
import { conditionIds, conditions } from '../catalogue/conditions.ts'
import { evidenceAmounts, evidenceKeys } from './evidence.ts'
import { type CatalogueLanguage, catalogueLanguages, isVariant } from './languages.ts'
import { readMessages } from './load.ts'
import { pluralCategories, readPattern } from './pattern.ts'
import { catalogueFiles, type LocaleFile, type LocaleMessages } from './schema.ts'
import { lettersOf, scriptOf } from './scripts.ts'

const messagesByLanguage = Object.fromEntries(
  catalogueLanguages.map((language) => [language, readMessages(readLocale, language)]),
) as Record<CatalogueLanguage, LocaleMessages>

/** All languages except variants, which share most texts with their parent language. */
const ownLanguages = catalogueLanguages.filter((language) => !isVariant(language))

/** Returns every text within a value, with the text's path. */
function textsIn(value: unknown, path: string[] = []): [path: string, text: string][] {
  if (typeof value === 'string') return [[path.join('.'), value]]
  return Object.entries(value as object).flatMap(([key, part]) => textsIn(part, [...path, key]))
}

const separators = ['listSeparator', 'care.wateringInSeason']
const isSeparator = ([path]: [path: string, text: string]) => separators.includes(path)

/** Works like `textsIn`, but returns one text for each plural form. */
const formsOf = (messages: LocaleMessages): [path: string, text: string][] =>
  textsIn(messages)
    .filter((text) => !isSeparator(text))
    .flatMap(([path, pattern]) =>
      readPattern(pattern).forms.map(({ plural, text }): [string, string] => [
        plural === null ? path : `${path}.${plural}`,
        text,
      ]),
    )

const formsByLanguage = Object.fromEntries(
  ownLanguages.map((language) => [language, formsOf(messagesByLanguage[language])]),
)
const formsIn = (language: CatalogueLanguage) => formsByLanguage[language] ?? []

/** Returns the paths of texts that are still in English. */
function awaitingIn(language: CatalogueLanguage): ReadonlySet<string> {
  const files = Object.keys(catalogueFiles) as LocaleFile[]
  return new Set(
    files.flatMap((file) =>
      awaitingTranslation(language, file).map((key) => {
        const path = inList(file, key)
        return file === 'messages' ? path : `${file}.${path}`
      }),
    ),
  )
}

/** Returns the key of a symptom or check, with the position in the list instead of the name. */
function inList(file: LocaleFile, key: string): string {
  const [, list] = /^(\w+\.(?:symptoms|howToConfirm)\.)/.exec(key) ?? []
  if (list === undefined) return key
  const keys = Object.keys(localeFile('en', file)).filter((other) => other.startsWith(list))
  return `${list}${keys.indexOf(key)}`
}

const withoutPlural = (path: string): string => path.replace(/^(evidence\.\w+)\..*/, '$1')

/** Returns the texts that are already translated. */
function translatedIn(language: CatalogueLanguage): [path: string, text: string][] {
  const awaiting = awaitingIn(language)
  return formsIn(language).filter(([path]) => !awaiting.has(withoutPlural(path)))
}

const translatedByLanguage = new Map(
  ownLanguages.map((language) => [language, new Map(translatedIn(language))]),
)

const placeholdersOf = (text: string): string[] => text.match(/\{\w*\}/g) ?? []

/** Returns all numbers in a text. A decimal comma counts as a decimal point. */
const figuresIn = (text: string): number[] =>
  [...text.matchAll(/\d+(?:[.,]\d+)?/g)].map(([figure]) => Number(figure.replace(',', '.')))

const english = new Map(formsIn('en'))
/** False for a text that only joins other texts, as in `{who}: {advice}`. */
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/\{\w+\}/g, ''))
/** Two related languages may share a text that has fewer characters than this number. */
const ownTextLengthMin = 25

/** Words that a language shares with English, mostly names of pests in Latin. */
const sharedWords: Readonly<Partial<Record<CatalogueLanguage, readonly string[]>>> = {
  fr: ['Anthracnose', 'Thrips', 'pollen'],
  de: ['Pollen'],
  es: ['No'],
  it: ['No'],
}

/** All texts outside `evidence` that have a placeholder, with their placeholders. */
const placeholdersByPath: Readonly<Record<string, readonly string[]>> = {
  'headline.cause': ['{name}'],
  'headline.signs': ['{sign}'],
  'headline.signsCareful': ['{sign}'],
  'summary.issues': ['{names}'],
  'summary.issuesCareful': ['{names}'],
  'summary.harmless': ['{names}'],
  'named.species': ['{latin}', '{name}'],
  'named.genus': ['{latin}', '{name}'],
  'named.family': ['{latin}', '{name}'],
  'named.several': ['{names}', '{text}'],
  'named.unknown': ['{text}'],
  'named.unlisted': ['{text}'],
  'named.disagrees': ['{latin}', '{name}'],
  'named.guess': ['{latin}', '{name}'],
  'toxicity.partsOf': ['{parts}'],
  'toxicity.contactPartsOf': ['{parts}'],
  'toxicity.foodOf': ['{parts}'],
  'toxicity.someFoodOf': ['{parts}'],
  'toxicity.step': ['{who}', '{advice}'],
  'toxicity.stepForParts': ['{who}', '{parts}', '{advice}'],
  'toxicity.maybe': ['{names}'],
}

const kindsByAmount = { share: { share: 'percent' }, count: { count: 'plural' }, none: {} }

/** Translations often call mites insects. Mites are arachnids, with eight legs. */
const insectWords = /inse[ckt]|owad|böcek|昆虫/i

describe.each(ownLanguages)('the texts in %s', (language) => {
  const messages = messagesByLanguage[language]
  const said = formsIn(language)

  it('include every English text, and no text is empty or has extra spaces', () => {
    const kept = (paths: Iterable<string>) =>
      [...paths].filter((path) => !path.startsWith('evidence.')).sort()
    expect(kept(said.map(([path]) => path))).toEqual(kept([...english.keys()]))
    for (const [path, text] of said) {
      expect(text, path).toBe(text.trim())
      expect(text, path).not.toBe('')
      expect(text, path).not.toMatch(/ {2}|\bTODO\b|undefined/)
    }
  })

  it('describe exactly the look-alikes of each condition', () => {
    for (const conditionId of conditionIds) {
      const named = Object.keys(messages.conditions[conditionId].lookAlikes)
      expect(named.sort(), conditionId).toEqual([...conditions[conditionId].lookAlikes].sort())
    }
  })

  it('have exactly the placeholders that each sentence needs', () => {
    for (const [path, text] of said) {
      const [area, key = ''] = path.split('.')
      if (area !== 'evidence') {
        expect(placeholdersOf(text).sort(), path).toEqual(
          (placeholdersByPath[path] ?? []).toSorted(),
        )
        continue
      }
      const amount = evidenceAmounts[key as keyof typeof evidenceAmounts]
      const isOnlyOne = /\.(?:one|=1)$/.test(path) && !text.includes('{')
      expect(placeholdersOf(text), path).toEqual(
        amount === 'none' || isOnlyOne ? [] : [`{${amount}}`],
      )
    }
  })

  it('have every plural form that the language uses for whole numbers', () => {
    for (const key of evidenceKeys) {
      const { forms, kinds } = readPattern(messages.evidence[key])
      expect(kinds, key).toEqual(kindsByAmount[evidenceAmounts[key]])
      if (evidenceAmounts[key] !== 'count') continue
      // A text may have a form of its own for an exact number, such as `=1`.
      const plurals = forms.flatMap(({ plural }) => (plural?.startsWith('=') ? [] : [plural]))
      expect(new Set(plurals), key).toEqual(pluralCategories(language))
    }
  })

  it('define how to join two sentences and how to separate names', () => {
    const { kinds, forms } = readPattern(messages.care.wateringInSeason)
    expect(kinds).toEqual({ watering: 'text', season: 'text' })
    expect(forms[0]?.text).toMatch(/^\{watering\} ?\{season\}$/)
    expect(messages.listSeparator).toMatch(/^\s?\S\s?$/)
  })

  it('write percentages in the same form as Intl.NumberFormat', () => {
    const percent = new Intl.NumberFormat(language, { style: 'percent' })
    const written = translatedIn(language).filter(
      ([, text]) => text.includes('%') || text.includes('٪'),
    )
    expect(written.length).toBeGreaterThan(0)
    for (const [path, text] of written) {
      const shares = figuresIn(text).map((figure) => percent.format(figure / 100))
      expect(
        shares.filter((share) => text.includes(share)),
        path,
      ).not.toEqual([])
      expect(text, path).not.toMatch(/\d %|% \d/)
    }
  })

  it('never call a mite an insect', () => {
    const { leaf_distortion: distortion, spider_mites: mites } = messages.conditions
    for (const [path, text] of textsIn({ distortion: distortion.name, mites })) {
      expect(text, path).not.toMatch(insectWords)
    }
  })

  it('keep the numbers of the English text', () => {
    for (const [path, text] of said) {
      const own = figuresIn(text)
      for (const figure of figuresIn(english.get(path) ?? '')) {
        expect(own, `${path}: ${text}`).toContain(figure)
      }
    }
  })
})

describe.each(ownLanguages.filter((language) => language !== 'en'))(
  'the translations in %s',
  (language) => {
    const said = translatedIn(language)

    it('contain no English', () => {
      const copied = said
        .filter(([path, text]) => !path.startsWith('plants.') && hasWords(text))
        .filter(([path, text]) => english.get(path)?.toLowerCase() === text.toLowerCase())
        .map(([, text]) => text)
      expect(copied.sort()).toEqual([...(sharedWords[language] ?? [])].sort())
      const englishWords = /\b(the|and|with|leaves|soil|when|from|which|are|leaf)\b/i
      const left = said.filter(
        ([path, text]) => !path.startsWith('plants.') && englishWords.test(text),
      )
      expect(left).toEqual([])
    })

    it('use the script of the language', () => {
      const letters = new RegExp(`[${lettersOf(scriptOf(language))}]`, 'u')
      for (const [path, text] of said.filter((each) => hasWords(each[1])))
        expect(text, path).toMatch(letters)
    })

    it('differ from the texts of every other language', () => {
      for (const other of ownLanguages.filter((tag) => tag !== language)) {
        const others = translatedByLanguage.get(other)
        const same = said.filter(
          ([path, text]) => others?.get(path) === text && text.length > ownTextLengthMin,
        )
        expect(same, other).toEqual([])
      }
    })
  },
)
