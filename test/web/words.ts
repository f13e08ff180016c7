import { readPattern } from '../../functions/src/domain/locales/pattern.ts'
import { readTexts } from '../../web/build/texts.ts'

/** The languages of the end-to-end tests. Japanese is one of them, because of its script. */
export const spoken = ['en', 'ja'] as const

export type Words = (key: string) => RegExp

/**
 * Makes patterns for the console's texts in a language. A pattern matches a complete text, with a
 * wildcard for each argument. Uses the first plural form. Throws for an unknown key.
 */
export function wordsOf(language: string): Words {
  const texts = new Map(readTexts(language))
  return (key) => {
    const text = texts.get(key)
    const [form] = text === undefined ? [] : readPattern(text).forms
    if (!form) throw new Error(`${language} has no ${key}`)
    const parts = form.text
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    return new RegExp(`^${parts.join('.*')}$`)
  }
}
