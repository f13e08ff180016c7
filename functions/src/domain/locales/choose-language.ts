import { tagOfLocaleName } from '../../contract/language-tag.ts'
import { limits } from '../../contract/limits.ts'
import { defaultLanguage } from './languages.ts'

/**
 * Chooses the language of the answer: the request's language, else the user's setting, else the
 * best tag of `Accept-Language`, else English. The result is a well-formed tag. The model decides
 * whether the model can answer in the chosen language.
 */
export function chooseLanguage(
  requested: string | undefined,
  setting: string | null,
  acceptLanguage: string | null,
): string {
  return requested ?? setting ?? favourite(acceptLanguage) ?? defaultLanguage
}

/** Returns the first tag with the highest quality (RFC 9110, section 12.5.4). */
function favourite(header: string | null): string | undefined {
  let best: { tag: string; quality: number } | undefined
  for (const part of (header ?? '').slice(0, 1000).split(',')) {
    const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const tag = canonical(range)
    const quality = qualityOf(parameters)
    if (tag && quality > (best?.quality ?? 0)) best = { tag, quality }
  }
  return best?.tag
}

function qualityOf(parameters: readonly string[]): number {
  const given = parameters.find((parameter) => /^q=/i.test(parameter))
  if (given === undefined) return 1
  const quality = Number(given.slice(2))
  return quality >= 0 && quality <= 1 ? quality : 0
}

function canonical(tag: string): string | undefined {
  // Longer tags are not valid in a request body, and this tag is stored and sent to the model.
  if (tag.length > limits.analysis.languageTagCharactersMax) return undefined
  if (tag === '' || tag === '*') return undefined
  try {
    return Intl.getCanonicalLocales(tagOfLocaleName(tag))[0]
  } catch {
    return undefined
  }
}
