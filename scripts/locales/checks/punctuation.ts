import type { TranslatedText } from '../texts.ts'

const ends = /[.。।!?！？؟۔…]["”»』」]?$/u
const sentences = new Set(['sentence', 'paragraph', 'condition'])

/** Thai separates sentences with spaces and has no full stop. */
const withoutFullStops = new Set(['th'])

/** Reports sentences without final punctuation, and names or titles with it. */
export function punctuationFaults(language: string, { forms, note }: TranslatedText): string[] {
  if (note['x-kind'] === 'separator' || withoutFullStops.has(language)) return []
  const isSentence = sentences.has(note['x-kind'])
  return forms.flatMap((text) => {
    // The text joins two sentences, or labels a value.
    if (text.endsWith('}')) return []
    if (isSentence === ends.test(text)) return []
    return [
      isSentence ? 'lacks final punctuation' : `has final punctuation, but is a ${note['x-kind']}`,
    ]
  })
}
