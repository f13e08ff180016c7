import { messageOf } from '@plant/common/errors'
import { defaultLanguage as source } from '../../functions/src/domain/locales/languages.ts'
import {
  type Form,
  pluralCategories,
  readPattern,
} from '../../functions/src/domain/locales/pattern.ts'
import { awaitingOf, type Content, textsOf } from './notes.ts'

export const keysOf = (content: Content) => textsOf(content).map(([key]) => key)

/** Returns the faults of a file's keys and message syntax. `from` is the English file. */
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

/** Also checks the order of the keys, because symptoms are shown in this order. */
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

/** Reports keys that are listed as awaiting a translation but have a translation. */
function awaitingFaults(content: Content, from: Content): string[] {
  return awaitingOf(content)
    .filter((key) => content[key] !== from[key])
    .map((key) => `${key}: is listed as awaiting a translation, but has one`)
}

/** The faults of a text compared with the English text: syntax, arguments and plurals. */
function textFaults(language: string, text: unknown, original: unknown): string[] {
  // `keyFaults` reports keys that the source lacks.
  if (original === undefined) return []
  if (typeof text !== 'string' || typeof original !== 'string') return ['no text']
  try {
    const { forms, kinds, plurals } = readPattern(text)
    const expected = describeKinds(readPattern(original).kinds)
    const found = describeKinds(kinds)
    return [
      ...(found === expected
        ? []
        : [`has ${found || 'no argument'}, expected ${expected || 'none'}`]),
      ...(found === '' && forms[0]?.text !== text ? ['has a quoted character'] : []),
      ...plurals.flatMap((plural) => pluralFaults(language, plural)),
    ]
  } catch (error) {
    return [`no ICU message: ${messageOf(error)}`]
  }
}

const describeKinds = (kinds: Readonly<Record<string, string>>): string =>
  Object.entries(kinds)
    .map(([name, kind]) => `{${name}, ${kind}}`)
    .sort()
    .join(' and ')

/** Each plural category needs a form with the number. Only `one` and `=1` may omit the number. */
function pluralFaults(
  language: string,
  { argument, forms }: { argument: string; forms: readonly Form[] },
): string[] {
  const found = forms.map(({ plural }) => plural ?? '')
  const needed = pluralCategories(language)
  return [
    ...[...needed].filter((each) => !found.includes(each)).map((each) => `no plural for ${each}`),
    ...found
      .filter((each) => !needed.has(each) && !each.startsWith('='))
      .map((each) => `the language has no plural ${each}`),
    ...forms
      .filter(
        ({ plural, text }) => !/^(one|=\d+)$/.test(plural ?? '') && !text.includes(`{${argument}}`),
      )
      .map(({ plural }) => `the plural ${plural} lacks its number`),
  ]
}
