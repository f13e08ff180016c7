import { defaultLanguage, languages } from '../../domain/locales/languages.ts'
import { lettersOf, scriptOf } from '../../domain/locales/scripts.ts'

/**
 * The languages of `/v1/config`: English, then all others by their tags. Google says that its
 * models answer in each of them
 * (https://cloud.google.com/distributed-cloud/hosted/docs/latest/gdch/gemini/gemini-language-support).
 */
export const geminiLanguages: readonly string[] = [
  defaultLanguage,
  ...languages.filter((tag) => tag !== defaultLanguage).sort(),
]

/** The letters of each script that a served language is written in: no caller names another. */
const lettersByScript: ReadonlyMap<string, RegExp> = new Map(
  geminiLanguages.map((tag) => {
    const script = scriptOf(tag)
    return [script, new RegExp(`[${lettersOf(script)}]`, 'gu')]
  }),
)

/**
 * Whether a text is at least written in the letters of its language. A model that ignores the
 * language mostly answers in English; what cannot be told apart this way (Czech for Slovak) is let
 * pass. False for a tag whose script no served language has.
 */
export function isWrittenIn(language: string, text: string): boolean {
  const letters = lettersByScript.get(scriptOf(language))
  if (!letters) return false
  const ours = text.match(letters)?.length ?? 0
  const all = text.match(/\p{L}/gu)?.length ?? 0
  return all === 0 || ours / all >= ownLettersShareMin
}

/** Scientific names stand in Latin letters in every language. */
const ownLettersShareMin = 0.3
