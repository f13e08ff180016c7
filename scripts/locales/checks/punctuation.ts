import type { TranslatedText } from '../texts.ts'

const ends = /[.。।!?！？؟۔…]["”»』」]?$/u
const sentences = new Set(['sentence', 'paragraph', 'condition'])

/** Thai ends a sentence with a space, so that the last one of a text ends with nothing. */
const withoutFullStops = new Set(['th'])

/** A sentence ends with a mark of its end, a name or title does not. */
export function punctuationFaults(language: string, { forms, note }: TranslatedText): string[] {
  if (note['x-kind'] === 'separator' || withoutFullStops.has(language)) return []
  const isSentence = sentences.has(note['x-kind'])
  return forms.flatMap((text) => {
    // A join of two sentences, and a label before a value.
    if (text.endsWith('}')) return []
    if (isSentence === ends.test(text)) return []
    return [
      isSentence ? 'lacks the mark of its end' : `ends like a sentence, and is a ${note['x-kind']}`,
    ]
  })
}
