import { tagOfLocaleName } from '../../contract/language-tag.ts'
import { limits } from '../../contract/limits.ts'
import { defaultLanguage } from './languages.ts'

/**
 * Chooses the language of the answer: the request's language, else the user's setting, else the
 * most wanted tag of `Accept-Language` that is served, else the most wanted tag, else English. The
 * result is a well-formed tag.
 */
export function chooseLanguage(
  requested: string | undefined,
  setting: string | null,
  acceptLanguage: string | null,
  isServed: (tag: string) => boolean,
): string {
  return requested ?? setting ?? negotiated(acceptLanguage, isServed) ?? defaultLanguage
}

/** Browsers send about ten ranges. A header can have hundreds, which take 10 ms. */
const rangesMax = 20

/** Looks up the tags in the order of their quality (RFC 9110, 12.5.4, and RFC 4647, 3.4). */
function negotiated(header: string | null, isServed: (tag: string) => boolean): string | undefined {
  const parts = (header ?? '').slice(0, 1000).split(',')
  const wanted = parts.flatMap((part) => {
    const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const quality = qualityOf(parameters)
    return canBeTag(range) && quality > 0 ? [{ range, quality }] : []
  })
  const ranges = wanted.toSorted((one, other) => other.quality - one.quality)
  const tags = ranges.slice(0, rangesMax).flatMap(({ range }) => canonical(range) ?? [])
  return tags.find(isServed) ?? tags[0]
}

/** Longer tags are not valid in a request body, and this tag is stored and sent to the model. */
const canBeTag = (range: string): boolean =>
  range !== '' && range !== '*' && range.length <= limits.analysis.languageTagCharactersMax

function qualityOf(parameters: readonly string[]): number {
  const given = parameters.find((parameter) => /^q=/i.test(parameter))
  if (given === undefined) return 1
  const quality = Number(given.slice(2))
  return quality >= 0 && quality <= 1 ? quality : 0
}

function canonical(range: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tagOfLocaleName(range))[0]
  } catch {
    return undefined
  }
}
