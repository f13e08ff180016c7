import { scriptOf } from '../../../functions/src/domain/locales/scripts.ts'
import type { TranslatedText } from '../texts.ts'

/** What a character takes of the room that a Latin letter takes. */
const room: Readonly<Record<string, number>> = { Jpan: 0.6, Kore: 0.6, Hans: 0.4, Hant: 0.4 }

/** A text that is longer than its note allows; a text in wide letters may have fewer of them. */
export function lengthFaults(language: string, { forms, note }: TranslatedText): string[] {
  const max = note['x-max']
  if (max === undefined) return []
  return forms.flatMap((text) => {
    // What is put in has the letters of its own.
    const putIn = text.match(/\{\w+\}/g)?.join('').length ?? 0
    const allowed = Math.ceil((max - putIn) * (room[scriptOf(language)] ?? 1)) + putIn
    const length = Array.from(text).length
    return length > allowed ? [`has ${length} characters, at most ${allowed} are shown`] : []
  })
}
