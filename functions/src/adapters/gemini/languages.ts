import { defaultLanguage, languages } from '../../domain/locales/languages.ts'
import { lettersOf, scriptOf } from '../../domain/locales/scripts.ts'

/**
 * The languages of `/v1/config`: English, then the others by tag. Google names them at
 * https://cloud.google.com/distributed-cloud/hosted/docs/latest/gdch/gemini/gemini-language-support
 */
export const geminiLanguages: readonly string[] = [
  defaultLanguage,
  ...languages.filter((tag) => tag !== defaultLanguage).sort(),
]

/** The letters of each script that a served language uses. */
const lettersByScript: ReadonlyMap<string, RegExp> = new Map(
  geminiLanguages.map((tag) => {
    const script = scriptOf(tag)
    return [script, new RegExp(`[${lettersOf(script)}]`, 'gu')]
  }),
)

/**
 * Whether a text uses the letters of its language, because a model that ignores the language mostly
 * answers in English. Does not tell languages of one script apart. False for an unserved script.
 */
export function isWrittenIn(language: string, text: string): boolean {
  const letters = lettersByScript.get(scriptOf(language))
  if (!letters) return false
  const ours = text.match(letters)?.length ?? 0
  const all = text.match(/\p{L}/gu)?.length ?? 0
  return all === 0 || ours / all >= ownLettersShareMin
}

/** Scientific names use Latin letters in every language. */
const ownLettersShareMin = 0.3
