/**
 * The languages of the console by their own names. Each language has a file in `web/locales`. The
 * file of a variant such as `en-US` has only the texts that differ from English.
 */
export const languages = {
  en: 'English',
  'en-US': 'English (US)',
  es: 'Español',
  pt: 'Português',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  nl: 'Nederlands',
  pl: 'Polski',
  tr: 'Türkçe',
  hi: 'हिन्दी',
  zh: '中文',
  ja: '日本語',
} as const
export type Language = keyof typeof languages
