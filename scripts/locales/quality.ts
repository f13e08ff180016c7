import {
  languages,
  defaultLanguage as source,
} from '../../functions/src/domain/locales/languages.ts'
import { lettersOf, scriptOf } from '../../functions/src/domain/locales/scripts.ts'
import { pesticideWords, productNames, rateOfUse } from '../../functions/src/domain/safety/words.ts'
import type { LocaleTree } from './check.ts'
import { figureFaults } from './checks/figures.ts'
import { glossaryFaults } from './checks/glossary.ts'
import { typographyFaults } from './checks/typography.ts'
import { type Glossary, readGlossary } from './glossary.ts'
import { languageOfVariant, type TranslatedText, translatedTexts } from './texts.ts'

/** Returns the faults in wording and typography of a language, each with its file and key. */
export function qualityFaults(tree: LocaleTree, language: string): string[] {
  const all = translatedTexts(tree, language)
  const texts = all.filter((text) => !isPlantNames(text))
  const glossary = readGlossary(language) ?? readGlossary(languageOfVariant(language) ?? '')
  return [
    ...texts.flatMap((text) =>
      faultsOfText(language, text, glossary).map((fault) => `${text.key}: ${fault}`),
    ),
    ...all
      .filter(isPlantNames)
      .flatMap((text) =>
        [...scriptFaults(language, text), ...safetyFaults(text)].map(
          (fault) => `${text.key}: ${fault}`,
        ),
      ),
    ...consistencyFaults(texts),
  ].map((fault) => `${language}/${fault}`)
}

/** Plant names are lists for a search, so rules on wording and typography do not apply to them. */
const isPlantNames = ({ key }: TranslatedText): boolean => key.startsWith('plants.')

/** Returns the quality faults that can be found in a single text. */
export function faultsOfText(
  language: string,
  text: TranslatedText,
  glossary: Glossary | null,
): string[] {
  // American English adds figures in inches and degrees Fahrenheit.
  const addsFigures = languageOfVariant(language) === source
  return [
    ...figureFaults(text, addsFigures),
    ...typographyFaults(language, text),
    ...punctuationFaults(language, text),
    ...scriptFaults(language, text),
    ...lengthFaults(language, text),
    ...(glossary ? glossaryFaults(glossary, text) : []),
    ...safetyFaults(text),
  ]
}

const ends = /[.。।!?！？؟۔…]["”»』」]?$/u
const sentences = new Set(['sentence', 'paragraph', 'condition'])

/** Thai separates sentences with spaces, and Thai has no full stop. */
const withoutFullStops = new Set(['th'])

/** Reports sentences without final punctuation, and names or titles with final punctuation. */
function punctuationFaults(language: string, { forms, note }: TranslatedText): string[] {
  if (note['x-kind'] === 'separator' || withoutFullStops.has(language)) return []
  const isSentence = sentences.has(note['x-kind'])
  return forms.flatMap((text) => {
    // The text joins two sentences, or labels a value.
    if (text.endsWith('}')) return []
    if (isSentence === ends.test(text)) return []
    return [
      isSentence ? 'lacks final punctuation' : `has final punctuation, but is a ${note['x-kind']}`,
    ]
  })
}

const scripts = new Map(languages.map((language) => [language, scriptOf(language)]))

/** Letters of foreign scripts. All languages may use Latin letters, as in °C and pH. */
const foreignLetters = new Map(
  [...scripts].map(([language, script]) => [
    language,
    new RegExp(`(?![${lettersOf(script)}\\p{Script=Latin}])\\p{L}`, 'u'),
  ]),
)

function scriptFaults(language: string, { forms }: TranslatedText): string[] {
  const others = foreignLetters.get(language)
  if (others === undefined) throw new Error(`${language} is not served`)
  // Several scripts share letters such as the long-vowel mark of Japanese.
  const shared = /[\p{Script=Common}\p{Script=Inherited}]/u
  return forms.flatMap((text) => {
    const found = Array.from(text).find((letter) => others.test(letter) && !shared.test(letter))
    return found === undefined ? [] : [`has a letter of another script: ${found}`]
  })
}

/** The number of characters in a dense script that replace one Latin letter. */
const room: Readonly<Record<string, number>> = { Jpan: 0.6, Kore: 0.6, Hans: 0.4, Hant: 0.4 }

/** Reports texts that are longer than their note allows. Dense scripts have a lower limit. */
function lengthFaults(language: string, { forms, note }: TranslatedText): string[] {
  const max = note['x-max']
  if (max === undefined) return []
  return forms.flatMap((text) => {
    // The names of placeholders are Latin in every script.
    const putIn = text.match(/\{\w+\}/g)?.join('').length ?? 0
    const allowed = Math.ceil((max - putIn) * (room[scripts.get(language) ?? ''] ?? 1)) + putIn
    const length = Array.from(text).length
    return length > allowed ? [`has ${length} characters, at most ${allowed} are shown`] : []
  })
}

/** Reports amounts and trade names. Reports pesticide words in titles of non-chemical actions. */
function safetyFaults({ key, forms, note }: TranslatedText): string[] {
  const isTitle = key.startsWith('actions.') && key.endsWith('.title')
  return forms.flatMap((text) => [
    ...(rateOfUse.test(text) ? ['gives an amount'] : []),
    ...(productNames.test(text) ? ['names a product'] : []),
    ...(isTitle && note['x-risk'] !== 'chemical' && pesticideWords.test(text)
      ? ['has a word for pesticides in the title of an action that is not chemical']
      : []),
  ])
}

/** Reports English texts with two translations, and translations that two English texts share. */
function consistencyFaults(texts: readonly TranslatedText[]): string[] {
  const byEnglish = new Map<string, TranslatedText>()
  const byOwn = new Map<string, TranslatedText>()
  return texts.flatMap((text) => {
    const english = text.english.join('|')
    const own = text.forms.join('|')
    const place = text.key.split('.').slice(0, 2).join('.')
    const same = byEnglish.get(english)
    const double = byOwn.get(`${place} ${own}`)
    byEnglish.set(english, text)
    byOwn.set(`${place} ${own}`, text)
    return [
      ...(same && same.forms.join('|') !== own
        ? [`${text.key}: differs from ${same.key}, although the English is the same`]
        : []),
      ...(double && double.english.join('|') !== english
        ? [`${text.key}: is the same as ${double.key}, although the English differs`]
        : []),
    ]
  })
}
