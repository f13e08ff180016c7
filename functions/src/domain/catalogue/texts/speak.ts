import { type EvidenceKey, evidenceAmounts, type Message, type Texts, type Words } from './texts.ts'

/**
 * Makes the words of a language speak: numbers, shares and plurals as the platform's Intl knows them for
 * that language. Putting one value into a sentence needs no message-format library.
 */
export function speak(language: string, words: Words): Texts {
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  const number = new Intl.NumberFormat(language)
  const plural = new Intl.PluralRules(language)
  const say = (message: Message, amount: number): string =>
    (typeof message === 'string' ? message : (message[plural.select(amount)] ?? message.other))
      .replace('{share}', percent.format(amount))
      .replace('{count}', number.format(amount))
  const evidence = (key: EvidenceKey) => (amount: number) => say(words.evidence[key], amount)
  const keys = Object.keys(evidenceAmounts) as EvidenceKey[]
  return {
    ...words,
    summary: {
      ...words.summary,
      issues: (names) => words.summary.issues.replace('{names}', () => names.join(words.nameGap)),
    },
    evidence: Object.fromEntries(keys.map((key) => [key, evidence(key)])) as Texts['evidence'],
  }
}
