import { readPattern } from '../../functions/src/domain/locales/pattern.ts'
import { readTexts } from '../../web/build/texts.ts'

/** The languages that each way through the console is gone in: one of them in another script. */
export const spoken = ['en', 'ja'] as const

export type Words = (key: string) => RegExp

/**
 * What a text of the console is in a language, as a pattern of the whole of it: anything may stand
 * where it has an argument. Of a plural it is the first form. Throws for a key that is none.
 */
export function wordsOf(language: string): Words {
  const texts = new Map(readTexts(language))
  return (key) => {
    const text = texts.get(key)
    const [form] = text === undefined ? [] : readPattern(language, text).forms
    if (!form) throw new Error(`${language} has no ${key}`)
    const parts = form.text
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    return new RegExp(`^${parts.join('.*')}$`)
  }
}
