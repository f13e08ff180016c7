import type { Paint } from './paint.ts'
import { wrap } from './wrap.ts'

/** The width and colours of the page that a text is printed on. */
export type Page = {
  columns: number
  paint: Paint
}

/**
 * Wraps a text into indented lines. `first` replaces the indent of the first line, and must have
 * the same width.
 */
export function paragraph(text: string, page: Page, indent = '', first = indent): string[] {
  if (text === '') return []
  return wrap(text, Math.max(1, page.columns - indent.length)).map(
    (line, index) => (index === 0 ? first : indent) + line,
  )
}
