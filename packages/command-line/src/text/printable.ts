import { stripVTControlCharacters } from 'node:util'

/**
 * Control characters except line breaks, because the service's texts have paragraphs. The last two
 * ranges of the pattern are characters that reverse the direction of the following text.
 */
const controls = /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/**
 * Removes control characters from every text of a value, so that no text can move the cursor or
 * change the terminal. The texts cannot be trusted: other account members choose plant names, and a
 * model writes the diagnosis.
 */
export function printable<T>(value: T): T {
  return JSON.parse(JSON.stringify(value, (_name, part: unknown) => cleaned(part))) as T
}

function cleaned(part: unknown): unknown {
  return typeof part === 'string' ? printableText(part) : part
}

/** Removes control characters from one text. */
export function printableText(text: string): string {
  return stripVTControlCharacters(text).replace(controls, ' ')
}

/**
 * JSON in one line without control characters. The escapes keep the value, and `JSON.stringify`
 * leaves only the characters that follow U+007E.
 */
export function jsonLine(value: unknown): string {
  return JSON.stringify(value).replace(
    controls,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
