import type { TranslatedText } from '../texts.ts'

/** The same English said in two ways, and two different lines of one condition said in one. */
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
        ? [`${text.key}: says otherwise than ${same.key}, which is the same in English`]
        : []),
      ...(double && double.english.join('|') !== english
        ? [`${text.key}: says the same as ${double.key}, which is another text in English`]
        : []),
    ]
  })
}
