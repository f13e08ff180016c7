import { type Language, languages } from './languages.ts'

const storageKey = 'language'

const isLanguage = (tag: string): tag is Language => Object.hasOwn(languages, tag)

/** The user's chosen language, or else the browser's first available language, or else English. */
export function chosenLanguage(): Language {
  const tags = [localStorage.getItem(storageKey) ?? '', ...navigator.languages]
  return tags.flatMap((tag) => [tag, tag.split('-')[0] ?? '']).find(isLanguage) ?? 'en'
}

export const storeLanguage = (language: Language): void =>
  localStorage.setItem(storageKey, language)
