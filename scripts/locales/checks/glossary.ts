import type { Glossary } from '../glossary.ts'
import type { TranslatedText } from '../texts.ts'

/**
 * A term of growers that the English has and the text has not, and words that are never right.
 * `x-must` of the note names terms that have to appear.
 */
export function glossaryFaults(glossary: Glossary, text: TranslatedText): string[] {
  const { english, forms, note } = text
  return forms.flatMap((form) => [
    ...glossary.terms
      .filter(
        (term) =>
          note['x-must']?.includes(term.english) ||
          english.some((each) => matches(`\\b${term.english}\\b`, each)),
      )
      .filter(({ preferred }) => !preferred.some((each) => matches(each, form)))
      .map(({ english, preferred }) => `lacks the term for “${english}”: ${preferred.join(', ')}`),
    ...glossary.forbidden
      .filter(({ pattern, keys }) => matches(pattern, form) && matches(keys ?? '', text.key))
      .map(({ pattern, why }) => `has “${pattern}”: ${why}`),
  ])
}

/** The same few patterns are asked of some thousands of texts. */
const compiled = new Map<string, RegExp>()

function matches(pattern: string, text: string): boolean {
  const known = compiled.get(pattern) ?? new RegExp(pattern, 'iu')
  compiled.set(pattern, known)
  return known.test(text)
}
