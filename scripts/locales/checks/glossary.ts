import type { Glossary } from '../glossary.ts'
import type { TranslatedText } from '../texts.ts'

/** Reports forbidden words, and missing terms that the glossary or the note's `x-must` requires. */
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

/** A cache, because a few patterns are matched against thousands of texts. */
const compiled = new Map<string, RegExp>()

function matches(pattern: string, text: string): boolean {
  const known = compiled.get(pattern) ?? new RegExp(pattern, 'iu')
  compiled.set(pattern, known)
  return known.test(text)
}
