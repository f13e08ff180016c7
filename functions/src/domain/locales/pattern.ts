import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** One form of a message, with `{name}` in place of each argument. */
export type Form = {
  /** A plural category, or an exact number such as `=1`; null if the message has no plural. */
  readonly plural: string | null
  readonly text: string
}

type Pattern = {
  readonly forms: readonly Form[]
  /** The kind of each argument: `text`, `number`, `percent` or `plural`. */
  readonly kinds: Readonly<Record<string, string>>
  /** The plurals of a message, each with its forms. A message may have several plurals. */
  readonly plurals: readonly { readonly argument: string; readonly forms: readonly Form[] }[]
}

/** Parses an ICU message. Throws if the message is malformed. `<` does not start a tag. */
export const parseMessage = (pattern: string): MessageFormatElement[] =>
  parse(pattern, { ignoreTag: true })

/** Parses an ICU message. Throws if the message is malformed or has an unsupported argument. */
export function readPattern(pattern: string): Pattern {
  const elements = parseMessage(pattern)
  return {
    forms: formsOf(elements, ''),
    kinds: Object.fromEntries(elements.flatMap(kindsOf)),
    plurals: elements.flatMap((element) =>
      element.type === TYPE.plural
        ? [{ argument: element.value, forms: partsOf(element, '') }]
        : [],
    ),
  }
}

function formsOf(elements: readonly MessageFormatElement[], counted: string): Form[] {
  return elements.reduce<Form[]>(
    (forms, element) =>
      forms.flatMap((form) =>
        partsOf(element, counted).map(({ plural, text }) => ({
          plural: plural ?? form.plural,
          text: form.text + text,
        })),
      ),
    [{ plural: null, text: '' }],
  )
}

function partsOf(element: MessageFormatElement, counted: string): Form[] {
  switch (element.type) {
    case TYPE.literal:
      return [{ plural: null, text: element.value }]
    case TYPE.argument:
    case TYPE.number:
      return [{ plural: null, text: `{${element.value}}` }]
    case TYPE.pound:
      return [{ plural: null, text: `{${counted}}` }]
    case TYPE.plural:
      return Object.entries(element.options).flatMap(([plural, { value }]) =>
        formsOf(value, element.value).map(({ text }) => ({ plural, text })),
      )
    default:
      throw new Error('a message supports only text, numbers, shares and plurals')
  }
}

function kindsOf(element: MessageFormatElement): [name: string, kind: string][] {
  switch (element.type) {
    case TYPE.argument:
      return [[element.value, 'text']]
    case TYPE.number:
      return [[element.value, typeof element.style === 'string' ? element.style : 'number']]
    case TYPE.plural: {
      const inside = Object.values(element.options).flatMap(({ value }) => value.flatMap(kindsOf))
      return [...inside, [element.value, 'plural']]
    }
    default:
      return []
  }
}

/** The plural categories of the whole numbers in texts, from 0 to 365. */
export function pluralCategories(language: string): ReadonlySet<string> {
  const rules = new Intl.PluralRules(language)
  const counts = Array.from({ length: 366 }, (_, count) => rules.select(count))
  return new Set<string>([...counts, 'other'])
}
