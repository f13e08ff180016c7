/**
 * Of the languages that Google says its models understand and answer in
 * (https://cloud.google.com/distributed-cloud/hosted/docs/latest/gdch/gemini/gemini-language-support), those that we list in
 * `/v1/config`. Chinese in both scripts and Portuguese in both countries differ in writing.
 */
export const geminiLanguages = [
  'en',
  'ar',
  'bg',
  'bn',
  'ca',
  'cs',
  'da',
  'de',
  'el',
  'es',
  'et',
  'fa',
  'fi',
  'fr',
  'gu',
  'he',
  'hi',
  'hr',
  'hu',
  'id',
  'it',
  'ja',
  'kn',
  'ko',
  'lt',
  'lv',
  'ml',
  'mr',
  'ms',
  'nl',
  'no',
  'pl',
  'pt',
  'pt-PT',
  'ro',
  'ru',
  'sk',
  'sl',
  'sr',
  'sv',
  'sw',
  'ta',
  'te',
  'th',
  'tr',
  'uk',
  'ur',
  'vi',
  'zh',
  'zh-Hant',
] as const

/** Scripts whose Unicode names are not the tag's own subtag. */
const scriptsOf: Readonly<Record<string, string>> = {
  Hans: 'Han',
  Hant: 'Han',
  Jpan: 'Han}\\p{Script=Hiragana}\\p{Script=Katakana',
  Kore: 'Hangul',
}

/**
 * Whether a text is at least written in the letters of its language. A model that ignores the language mostly answers
 * in English; what cannot be told apart this way (Czech for Slovak) is let pass.
 */
export function isWrittenIn(language: string, text: string): boolean {
  const script = new Intl.Locale(language).maximize().script ?? 'Latn'
  const letters = new RegExp(`[\\p{Script=${scriptsOf[script] ?? script}}]`, 'gu')
  const ours = text.match(letters)?.length ?? 0
  const all = text.match(/\p{L}/gu)?.length ?? 0
  return all === 0 || ours / all >= ownLettersShareMin
}

/** Scientific names stand in Latin letters in every language. */
const ownLettersShareMin = 0.3
