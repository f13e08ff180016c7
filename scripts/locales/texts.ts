import {
  isVariant,
  languages,
  defaultLanguage as source,
} from '../../functions/src/domain/locales/languages.ts'
import { readPattern } from '../../functions/src/domain/locales/pattern.ts'
import type { LocaleTree } from './check.ts'
import { awaitingOf, type Content, type Note, readNote, textsOf } from './notes.ts'

/** A text and its English original. */
export type TranslatedText = {
  /** The name of the file, a full stop and the key. */
  readonly key: string
  /** Every text that the ICU message can produce, including the texts of all plurals. */
  readonly forms: readonly string[]
  readonly english: readonly string[]
  readonly note: Note
}

/** Returns the note of a text. A text without a note is not checked. */
type NoteOf = (from: Content, key: string, english: readonly string[]) => Note | undefined

export const noteInFile: NoteOf = (from, key) => readNote(from[`@${key}`])

/** The texts of a language that are valid messages. `textFaults` reports invalid messages. */
export function translatedTexts(
  tree: LocaleTree,
  language: string,
  noteOf = noteInFile,
): TranslatedText[] {
  return [...(tree.get(language) ?? [])].flatMap(([file, content]) => {
    const from = tree.get(source)?.get(file) ?? {}
    const awaiting = awaitingOf(content)
    return textsOf(content).flatMap(([key, text]) => {
      if (awaiting.includes(key)) return []
      const forms = formsOf(text)
      const english = formsOf(from[key])
      const note = english ? noteOf(from, key, english) : undefined
      return note && forms && english ? [{ key: `${file}.${key}`, forms, english, note }] : []
    })
  })
}

/** The base language of a variant, or null for a language that is not a variant. */
export function languageOfVariant(tag: string): string | null {
  const { language } = new Intl.Locale(tag)
  return isVariant(tag) && languages.includes(language) ? language : null
}

function formsOf(text: unknown): string[] | null {
  if (typeof text !== 'string') return null
  try {
    return readPattern(text).forms.map((form) => form.text)
  } catch {
    return null
  }
}
