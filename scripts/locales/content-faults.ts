import { defaultLanguage as source } from '../../functions/src/domain/locales/languages.ts'
import { awaitingOf, type Content, textsOf } from './notes.ts'
import { textFaults } from './text-faults.ts'

export const keysOf = (content: Content) => textsOf(content).map(([key]) => key)

/** What is wrong with the keys of a file, and with its texts as messages; `from` is English. */
export function contentFaults(
  language: string,
  content: Content,
  from: Content,
  expected = keysOf(from),
): string[] {
  return [
    ...(content['@@locale'] === language ? [] : [`@@locale: expected "${language}"`]),
    ...keyFaults(keysOf(content), expected),
    ...awaitingFaults(content, from),
    ...textsOf(content).flatMap(([key, text]) =>
      textFaults(language, text, from[key]).map((fault) => `${key}: ${fault}`),
    ),
  ]
}

/** In the order of the source, because that is the order in which symptoms are shown. */
function keyFaults(found: readonly string[], expected: readonly string[]): string[] {
  const missing = expected.filter((key) => !found.includes(key))
  const surplus = found.filter((key) => !expected.includes(key))
  const isOrdered = found.every((key, index) => key === expected[index])
  return [
    ...missing.map((key) => `${key}: missing`),
    ...surplus.map((key) => `${key}: not in ${source}`),
    ...(missing.length + surplus.length > 0 || isOrdered
      ? []
      : [`the keys are not in the order of ${source}`]),
  ]
}

/** What is listed as awaiting its translation has the text of the source, and is in the source. */
function awaitingFaults(content: Content, from: Content): string[] {
  return awaitingOf(content)
    .filter((key) => content[key] !== from[key])
    .map((key) => `${key}: awaits a translation and has one`)
}
