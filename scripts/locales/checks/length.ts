import { scriptOf } from '../../../functions/src/domain/locales/scripts.ts'
import type { TranslatedText } from '../texts.ts'

/** What a character takes of the room that a Latin letter takes. */
const room: Readonly<Record<string, number>> = { Jpan: 0.6, Kore: 0.6, Hans: 0.4, Hant: 0.4 }

/** A text that is longer than its note allows; a text in wide letters may have fewer of them. */
export function lengthFaults(language: string, { forms, note }: TranslatedText): string[] {
  const max = note['x-max']
  if (max === undefined) return []
  const allowed = Math.ceil(max * (room[scriptOf(language)] ?? 1))
  return forms
    .map((text) => Array.from(text).length)
    .filter((length) => length > allowed)
    .map((length) => `has ${length} characters, at most ${allowed} are shown`)
}
