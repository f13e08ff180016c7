import { defaultLanguage as source } from '../../functions/src/domain/locales/languages.ts'
import { awaitingOf, type Content, textsOf } from './notes.ts'
import { textFaults } from './text-faults.ts'

export const keysOf = (content: Content) => textsOf(content).map(([key]) => key)

/** The faults of a file's keys and message syntax; `from` is the English file. */
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

/** Checks the order too, because symptoms are shown in this order. */
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

/** A key on the list of missing translations must have the text of the source. */
function awaitingFaults(content: Content, from: Content): string[] {
  return awaitingOf(content)
    .filter((key) => content[key] !== from[key])
    .map((key) => `${key}: is listed as awaiting a translation, but has one`)
}
