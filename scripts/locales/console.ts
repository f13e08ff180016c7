import {
  isVariant,
  defaultLanguage as source,
} from '../../functions/src/domain/locales/languages.ts'
import { languages } from '../../web/src/texts/languages.ts'
import type { LocaleTree } from './check.ts'
import { consoleTextsOf } from './console-tree.ts'
import { contentFaults, keysOf } from './content-faults.ts'
import { readGlossary } from './glossary.ts'
import { type Content, type Note, noteFaultsOf, strayNotes } from './notes.ts'
import { faultsOfText } from './quality.ts'
import { languageOfVariant, noteInFile, type TranslatedText, translatedTexts } from './texts.ts'

/** Returns all faults of the console texts, each with its file and key. */
export function checkConsole(tree: LocaleTree): string[] {
  return [...new Set([...Object.keys(languages), ...tree.keys()])].flatMap((language) =>
    checkConsoleLanguage(tree, language).map((fault) => `web/locales/${language}.json: ${fault}`),
  )
}

/** Returns the faults of one language, without the file name. */
export function checkConsoleLanguage(tree: LocaleTree, language: string): string[] {
  if (!Object.hasOwn(languages, language))
    return ['not a language of the console, see web/src/texts/languages.ts']
  if (!tree.has(language)) return ['the file is missing']
  const content = consoleTextsOf(tree, language)
  const english = consoleTextsOf(tree, source)
  const glossary = readGlossary(language)
  return [
    ...contentFaults(language, content, english, expectedKeys(language, content, english)),
    ...(language === source ? noteFaultsOf(content) : strayNotes(content)),
    // Skips the consistency check: the same English word on two buttons may have two meanings.
    ...translatedTexts(tree, language, noteFrom).flatMap((text) =>
      [
        ...faultsOfText(language, text, glossary),
        ...(isEnglish(language) ? [] : untranslatedFaults(text, glossary?.shared ?? [])),
      ].map((fault) => `${text.key.replace('console.', '')}: ${fault}`),
    ),
  ]
}

/** A variant has only the texts that differ. */
function expectedKeys(language: string, content: Content, english: Content): string[] {
  const own = keysOf(content)
  return keysOf(english).filter((key) => !isVariant(language) || own.includes(key))
}

const isEnglish = (tag: string): boolean => tag === source || languageOfVariant(tag) === source

const sentence = /[.!?…]$/

/** The note of a text, or a default note. By default, short texts may grow by a larger share. */
function noteFrom(...[from, key, english]: Parameters<typeof noteInFile>): Note {
  const length = Math.max(...english.map((text) => text.length))
  return (
    noteInFile(from, key, english) ?? {
      'x-kind': sentence.test(english[0] ?? '') ? 'sentence' : 'fragment',
      'x-max': length * 2 + 12,
    }
  )
}

/** Common English words that the other languages of the console do not have. */
const englishWords = /(?<!\p{L})(?:the|and|with|your|from|which|when|there)(?!\p{L})/iu

/** Reports texts that are still wholly or partly English, except the texts in `shared`. */
function untranslatedFaults(
  { forms, english }: TranslatedText,
  shared: readonly string[],
): string[] {
  const own = wordsOf(forms)
  const isSame = own.length > 0 && own.toLowerCase() === wordsOf(english).toLowerCase()
  const left = englishWords.exec(own)?.[0]
  return [
    ...(isSame && !shared.includes(forms[0] ?? '') ? ['is the same as in English'] : []),
    ...(left === undefined ? [] : [`has an English word: ${left}`]),
  ]
}

/** The words of a text, or an empty text if the text only joins values. */
const wordsOf = (forms: readonly string[]): string => {
  const text = forms.join('|').replace(/\{\w+\}/g, '')
  return /\p{L}/u.test(text) ? text : ''
}
