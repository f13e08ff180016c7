import { z } from 'zod'
import { defaultLanguage as source } from '../../functions/src/domain/locales/languages.ts'
import { readPattern } from '../../functions/src/domain/locales/pattern.ts'

/** What stands in one file: texts and, by keys that begin with `@`, notes. */
export type Content = Readonly<Record<string, unknown>>

/** The texts of a file by key, without the notes. */
export const textsOf = (content: Content): [key: string, text: unknown][] =>
  Object.entries(content).filter(([key]) => !key.startsWith('@'))

/** Lists the keys of a translation whose text is still that of the source. */
export const awaitingKey = '@@x-awaiting'

const keyList = z.array(z.string())

/** The keys that await their translation. Throws where the list is none. */
export const awaitingOf = (content: Content): string[] => keyList.parse(content[awaitingKey] ?? [])

/**
 * What translators are told about a text, in the source language only: the attributes of an
 * Application Resource Bundle (ARB), which translation tools show, and ours with `x-`.
 */
const note = z.strictObject({
  description: z.string().min(1).optional(),
  /** The arguments of an ICU message. */
  placeholders: z
    .record(
      z.string(),
      z.strictObject({
        type: z.enum(['String', 'int', 'double']),
        format: z.literal('percentPattern').optional(),
        example: z.string().min(1),
      }),
    )
    .optional(),
  /**
   * A name, a label, a title and a fragment have no full stop; a condition is a whole sentence,
   * such as “Ask an expert if …”.
   */
  'x-kind': z.enum([
    'name',
    'label',
    'title',
    'fragment',
    'sentence',
    'condition',
    'paragraph',
    'separator',
  ]),
  /** The characters that a text in Latin letters should not exceed. */
  'x-max': z.int().positive().optional(),
  /** What a wrong translation puts at risk, where that is more than a reader's understanding. */
  'x-risk': z.enum(['chemical', 'pets', 'food', 'electrical', 'legal']).optional(),
  /** Concepts that have to appear in every language. */
  'x-must': z.array(z.string()).optional(),
})

export type Note = z.infer<typeof note>

/** undefined where it is none: that is a fault of its own. */
export const readNote = (value: unknown): Note | undefined => note.safeParse(value).data

/** Every text of the source has a note, which names its arguments. */
export function noteFaults(content: Content): string[] {
  return noteFaultsOf(content, () => true)
}

/** The same where a text may do without: the notes that there are, or are needed. */
export function noteFaultsOf(content: Content, isNeeded = (key: string) => `@${key}` in content) {
  const unsaid = Object.keys(content)
    .filter((key) => /^@[^@]/.test(key) && !(key.slice(1) in content))
    .map((key) => `${key}: a note of no text`)
  return [
    ...unsaid,
    ...textsOf(content).flatMap(([key, text]) => {
      if (!isNeeded(key)) return []
      const parsed = note.safeParse(content[`@${key}`])
      if (!parsed.success) return [`@${key}: ${parsed.error.issues[0]?.message ?? 'wrong'}`]
      const told = Object.keys(parsed.data.placeholders ?? {}).sort()
      const found = Object.keys(kindsOf(text)).sort()
      const isSame = told.join() === found.join()
      return isSame ? [] : [`@${key}: tells of ${told.join()}, the text has ${found.join()}`]
    }),
  ]
}

/** A translation has texts only: notes beside them would not be read. */
export const strayNotes = (content: Content): string[] =>
  Object.keys(content)
    .filter((key) => key.startsWith('@') && key !== '@@locale' && key !== awaitingKey)
    .map((key) => `${key}: notes stand in ${source} only`)

function kindsOf(text: unknown): Readonly<Record<string, string>> {
  try {
    return readPattern(source, String(text)).kinds
  } catch {
    return {}
  }
}
