import { messageOf } from '@plant/common/errors'
import { defaultLanguage as source } from '../../functions/src/domain/locales/languages.ts'
import {
  type Form,
  pluralCategories,
  readPattern,
} from '../../functions/src/domain/locales/pattern.ts'

/** The faults of a text compared with the source: syntax, arguments, plurals. */
export function textFaults(language: string, text: unknown, original: unknown): string[] {
  // `keyFaults` reports keys that the source lacks.
  if (original === undefined) return []
  if (typeof text !== 'string' || typeof original !== 'string') return ['no text']
  try {
    const { forms, kinds, plurals } = readPattern(language, text)
    const expected = describeKinds(readPattern(source, original).kinds)
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

/** Each plural category needs a form with the number, unless it covers one number only. */
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
