import { defaultLanguage as source } from '../../functions/src/domain/locales/languages.ts'
import { languages } from '../../web/src/texts/languages.ts'
import type { LocaleTree } from './check.ts'
import { untranslatedFaults } from './checks/untranslated.ts'
import { consoleTextsOf } from './console-tree.ts'
import { contentFaults } from './content-faults.ts'
import { readGlossary } from './glossary.ts'
import { type Note, noteFaultsOf, strayNotes } from './notes.ts'
import { faultsOfText } from './quality.ts'
import { noteInFile, translatedTexts } from './texts.ts'

/** Everything that is wrong with the texts of the console, each fault with its file and key. */
export function checkConsole(tree: LocaleTree): string[] {
  return [...new Set([...Object.keys(languages), ...tree.keys()])].flatMap((language) =>
    checkConsoleLanguage(tree, language).map((fault) => `web/locales/${language}.json: ${fault}`),
  )
}

/** The same of one language, without the name of the file. */
export function checkConsoleLanguage(tree: LocaleTree, language: string): string[] {
  if (!Object.hasOwn(languages, language))
    return ['no language of the console, see web/src/texts/languages.ts']
  if (!tree.has(language)) return ['the file is missing']
  const content = consoleTextsOf(tree, language)
  const glossary = readGlossary(language)
  return [
    ...contentFaults(language, content, consoleTextsOf(tree, source)),
    ...(language === source ? noteFaultsOf(content) : strayNotes(content)),
    // Not whether the same English is said in one way: a word on two buttons may mean two things.
    ...translatedTexts(tree, language, noteFrom).flatMap((text) =>
      [
        ...faultsOfText(language, text, glossary),
        ...(language === source ? [] : untranslatedFaults(text, glossary?.shared ?? [])),
      ].map((fault) => `${text.key.replace('console.', '')}: ${fault}`),
    ),
  ]
}

const sentence = /[.!?…]$/

/**
 * The note of a text, or what its English tells: whether it is a sentence, and how long it may
 * become. Short words grow most in translation.
 */
function noteFrom(...[from, key, english]: Parameters<typeof noteInFile>): Note {
  const length = Math.max(...english.map((text) => text.length))
  return (
    noteInFile(from, key, english) ?? {
      'x-kind': sentence.test(english[0] ?? '') ? 'sentence' : 'fragment',
      'x-max': length * 2 + 12,
    }
  )
}
