import { stripVTControlCharacters } from 'node:util'

/**
 * A line break stays: texts of the service have paragraphs. The last two ranges turn the order of
 * what follows round.
 */
const controls = /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/**
 * The same value, whose texts cannot move the cursor or change the terminal. The name that another
 * member of the account gave a plant, or the words of a model, are not to be trusted with that.
 */
export function printable<T>(value: T): T {
  return JSON.parse(JSON.stringify(value, (_name, part: unknown) => cleaned(part))) as T
}

function cleaned(part: unknown): unknown {
  return typeof part === 'string' ? printableText(part) : part
}

/** The same of one text. */
export function printableText(text: string): string {
  return stripVTControlCharacters(text).replace(controls, ' ')
}
