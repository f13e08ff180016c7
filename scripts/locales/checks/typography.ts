import type { TranslatedText } from '../texts.ts'

/** Units that stand after a no-break space and a number. */
export const units = '°C|°F|km|cm|mm|m|kg|mg|g|ml|l|सेमी|मीटर|厘米|℃|см|سم|সেমি'
const spacedUnit = new RegExp(`\\d [${'×'}]?(?:${units})(?![\\p{L}\\p{M}])`, 'u')

/** Languages that use characters of zero width to join and split words. */
const joined = new Set(['bn', 'fa', 'hi', 'mr', 'gu', 'kn', 'ml', 'ta', 'te', 'ur', 'th'])

const rules: readonly [fault: string, pattern: RegExp][] = [
  ['has an ordinary space before a unit, which lets a line break there', spacedUnit],
  ['has a straight apostrophe', /\p{L}'|'\p{L}/u],
  ['has straight quotation marks', /"/],
  ['has a space before a comma or full stop', /\s[,.](?!\d)/u],
  ['has doubled punctuation', /[,;:]{2}|\.{2}|[。、，]{2}/u],
  ['has two spaces side by side', /[ \u00a0\u202f]{2}/],
]

/** Matches half-width punctuation beside full-width characters. */
const halfWidth = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][,;:!?()]/u

/** Matches a French text without a no-break space before `:`, `;`, `!`, `?`, `»` or `%`. */
const frenchMark = /[^\u00a0\u202f][:;!?%»]/

/** Reports spaces, punctuation and invisible characters that are wrong in the language. */
export function typographyFaults(language: string, { forms }: TranslatedText): string[] {
  return forms.flatMap((text) => [
    ...rules.filter(([, pattern]) => pattern.test(text)).map(([fault]) => fault),
    ...(/^(zh|ja)/.test(language) && halfWidth.test(text) ? ['has a mark in half width'] : []),
    ...(language.startsWith('fr') && frenchMark.test(text)
      ? ['lacks a no-break space before a mark']
      : []),
    ...(text.normalize('NFC') === text ? [] : ['is not in Unicode normal form C']),
    ...(!joined.has(language) && /[\u200b-\u200d\u2060\ufeff\u00ad]/.test(text)
      ? ['has an invisible character']
      : []),
  ])
}
