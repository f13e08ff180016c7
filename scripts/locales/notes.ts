import { z } from 'zod'
import { defaultLanguage as source } from '../../functions/src/domain/locales/languages.ts'
import { readPattern } from '../../functions/src/domain/locales/pattern.ts'

/** The contents of one file: texts, and notes under keys that begin with `@`. */
export type Content = Readonly<Record<string, unknown>>

/** The texts of a file by key, without the notes. */
export const textsOf = (content: Content): [key: string, text: unknown][] =>
  Object.entries(content).filter(([key]) => !key.startsWith('@'))

/** The key under which a file lists its texts that are still English. */
export const awaitingKey = '@@x-awaiting'

const keyList = z.array(z.string())

/** The keys that await their translation. Throws if the list is malformed. */
export const awaitingOf = (content: Content): string[] => keyList.parse(content[awaitingKey] ?? [])

/** A note to translators, with attributes of an Application Resource Bundle and our own (`x-`). */
const note = z.strictObject({
  description: z.string().min(1).optional(),
  /** The arguments of the ICU message. */
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
  /** The kind of text: only sentences, paragraphs and conditions end with a full stop. */
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
  /** The maximum length in Latin letters. */
  'x-max': z.int().positive().optional(),
  /** The harm that a wrong translation could do, besides a misunderstanding. */
  'x-risk': z.enum(['chemical', 'pets', 'food', 'electrical', 'legal']).optional(),
  /** Concepts that must appear in every language. */
  'x-must': z.array(z.string()).optional(),
})

export type Note = z.infer<typeof note>

/** Returns undefined for a malformed note, which `noteFaultsOf` reports. */
export const readNote = (value: unknown): Note | undefined => note.safeParse(value).data

/** Every text of the English file needs a note that describes its arguments. */
export function noteFaults(content: Content): string[] {
  return noteFaultsOf(content, () => true)
}

/** Returns the faults of the notes. `isNeeded` tells whether a text needs a note. */
export function noteFaultsOf(content: Content, isNeeded = (key: string) => `@${key}` in content) {
  const unsaid = Object.keys(content)
    .filter((key) => /^@[^@]/.test(key) && !(key.slice(1) in content))
    .map((key) => `${key}: a note without a text`)
  return [
    ...unsaid,
    ...textsOf(content).flatMap(([key, text]) => {
      if (!isNeeded(key)) return []
      const parsed = note.safeParse(content[`@${key}`])
      if (!parsed.success) return [`@${key}: ${parsed.error.issues[0]?.message ?? 'wrong'}`]
      const told = Object.keys(parsed.data.placeholders ?? {}).sort()
      const found = Object.keys(kindsOf(text)).sort()
      const isSame = told.join() === found.join()
      return isSame ? [] : [`@${key}: describes ${told.join()}, but the text has ${found.join()}`]
    }),
  ]
}

/** Reports notes in a translation, because translators read only the notes in English. */
export const strayNotes = (content: Content): string[] =>
  Object.keys(content)
    .filter((key) => key.startsWith('@') && key !== '@@locale' && key !== awaitingKey)
    .map((key) => `${key}: only ${source} may have notes`)

function kindsOf(text: unknown): Readonly<Record<string, string>> {
  try {
    return readPattern(String(text)).kinds
  } catch {
    return {}
  }
}
