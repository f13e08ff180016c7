import { scriptOf } from '../../../functions/src/domain/locales/scripts.ts'
import type { TranslatedText } from '../texts.ts'

/** The number of characters of a script that say as much as one Latin letter. */
const room: Readonly<Record<string, number>> = { Jpan: 0.6, Kore: 0.6, Hans: 0.4, Hant: 0.4 }

/** Reports texts longer than their note allows, scaled to the script. */
export function lengthFaults(language: string, { forms, note }: TranslatedText): string[] {
  const max = note['x-max']
  if (max === undefined) return []
  return forms.flatMap((text) => {
    // The names of placeholders are Latin in every script.
    const putIn = text.match(/\{\w+\}/g)?.join('').length ?? 0
    const allowed = Math.ceil((max - putIn) * (room[scriptOf(language)] ?? 1)) + putIn
    const length = Array.from(text).length
    return length > allowed ? [`has ${length} characters, at most ${allowed} are shown`] : []
  })
}
