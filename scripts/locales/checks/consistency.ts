import type { TranslatedText } from '../texts.ts'

/** Reports different translations of the same English text, and the reverse. */
export function consistencyFaults(texts: readonly TranslatedText[]): string[] {
  const byEnglish = new Map<string, TranslatedText>()
  const byOwn = new Map<string, TranslatedText>()
  return texts.flatMap((text) => {
    const english = text.english.join('|')
    const own = text.forms.join('|')
    const place = text.key.split('.').slice(0, 2).join('.')
    const same = byEnglish.get(english)
    const double = byOwn.get(`${place} ${own}`)
    byEnglish.set(english, text)
    byOwn.set(`${place} ${own}`, text)
    return [
      ...(same && same.forms.join('|') !== own
        ? [`${text.key}: differs from ${same.key}, although the English is the same`]
        : []),
      ...(double && double.english.join('|') !== english
        ? [`${text.key}: is the same as ${double.key}, although the English differs`]
        : []),
    ]
  })
}
