import { defaultLanguage as source } from '../../functions/src/domain/locales/languages.ts'
import type { LocaleTree } from './check.ts'
import { consistencyFaults } from './checks/consistency.ts'
import { figureFaults } from './checks/figures.ts'
import { glossaryFaults } from './checks/glossary.ts'
import { lengthFaults } from './checks/length.ts'
import { punctuationFaults } from './checks/punctuation.ts'
import { safetyFaults } from './checks/safety.ts'
import { scriptFaults } from './checks/script.ts'
import { typographyFaults } from './checks/typography.ts'
import { type Glossary, readGlossary } from './glossary.ts'
import { languageOfVariant, type TranslatedText, translatedTexts } from './texts.ts'

/** The faults in wording and typography of a language, each with its file and key. */
export function qualityFaults(tree: LocaleTree, language: string): string[] {
  const texts = translatedTexts(tree, language)
  const glossary = readGlossary(language) ?? readGlossary(languageOfVariant(language) ?? '')
  return [
    ...texts.flatMap((text) =>
      faultsOfText(language, text, glossary).map((fault) => `${text.key}: ${fault}`),
    ),
    ...consistencyFaults(texts),
  ].map((fault) => `${language}/${fault}`)
}

/** The quality faults of one text that need no other text. */
export function faultsOfText(
  language: string,
  text: TranslatedText,
  glossary: Glossary | null,
): string[] {
  // American English adds inches and degrees Fahrenheit.
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
