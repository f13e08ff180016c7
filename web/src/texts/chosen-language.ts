import { type Language, languages } from './languages.ts'

const storageKey = 'language'

const isLanguage = (tag: string): tag is Language => Object.hasOwn(languages, tag)

/** The language that was chosen, else the first of the browser's that there is, else English. */
export function chosenLanguage(): Language {
  const tags = [localStorage.getItem(storageKey) ?? '', ...navigator.languages]
  return tags.map((tag) => tag.split('-')[0] ?? '').find(isLanguage) ?? 'en'
}

/** Remembers a language and loads the page anew, since every text on it changes. */
export function chooseLanguage(language: Language): void {
  localStorage.setItem(storageKey, language)
  location.reload()
}
