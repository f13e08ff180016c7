import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { parseMessage } from '../../functions/src/domain/locales/pattern.ts'

/**
 * Compiles an ICU message to JavaScript: a string, or a function of its arguments and of a
 * formatter (`web/src/texts/formatter.ts`). Throws when the message is malformed.
 */
export function compileText(text: string): string {
  const elements = parseMessage(text)
  const isPlain = elements.every(({ type }) => type === TYPE.literal)
  return isPlain ? expressionOf(elements, '') : `(v, f) => ${expressionOf(elements, '')}`
}

function expressionOf(elements: readonly MessageFormatElement[], counted: string): string {
  return elements.map((element) => termOf(element, counted)).join(' + ') || "''"
}

function termOf(element: MessageFormatElement, counted: string): string {
  switch (element.type) {
    case TYPE.literal:
      return JSON.stringify(element.value)
    case TYPE.argument:
      return `String(v.${element.value})`
    case TYPE.number:
      return `f.${element.style === 'percent' ? 'percent' : 'number'}(v.${element.value})`
    case TYPE.pound:
      return `f.number(v.${counted})`
    case TYPE.plural: {
      const options = Object.entries(element.options).map(
        ([category, { value }]) =>
          `${JSON.stringify(category)}: () => ${expressionOf(value, element.value)}`,
      )
      return `f.plural(v.${element.value}, { ${options.join(', ')} })`
    }
    default:
      throw new Error('a text may contain only texts, numbers, percentages and plurals')
  }
}
