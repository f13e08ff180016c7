import { defaultLanguage, languages } from '../../domain/locales/languages.ts'
import { lettersOf, scriptOf } from '../../domain/locales/scripts.ts'

/**
 * The languages of `/v1/config`: English first, then the others sorted by tag. Source:
 * https://cloud.google.com/distributed-cloud/hosted/docs/latest/gdch/gemini/gemini-language-support
 */
export const geminiLanguages: readonly string[] = [
  defaultLanguage,
  ...languages.filter((tag) => tag !== defaultLanguage).sort(),
]

/** The letters of each script in which we serve a language. Made at the first use, in 6 ms. */
let lettersByScript: ReadonlyMap<string, RegExp> | undefined

function readLetters(): ReadonlyMap<string, RegExp> {
  const scripts = geminiLanguages.map(scriptOf)
  return new Map(scripts.map((script) => [script, new RegExp(`[${lettersOf(script)}]`, 'gu')]))
}

/**
 * Whether a text has the letters of its language. A model that ignores the language mostly answers
 * in English. Languages with the same script look alike. Returns false for an unserved script.
 */
export function isWrittenIn(language: string, text: string): boolean {
  lettersByScript ??= readLetters()
  const letters = lettersByScript.get(scriptOf(language))
  if (!letters) return false
  const ours = text.match(letters)?.length ?? 0
  const all = text.match(/\p{L}/gu)?.length ?? 0
  return all === 0 || ours / all >= ownLettersShareMin
}

/** The minimum share of letters in the right script. Scientific names always have Latin letters. */
const ownLettersShareMin = 0.3
