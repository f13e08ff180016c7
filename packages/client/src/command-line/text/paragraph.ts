import type { Paint } from './paint.ts'
import { wrap } from './wrap.ts'

/** Where texts are printed to. */
export type Page = {
  /** The width of the terminal. */
  columns: number
  paint: Paint
}

/** The lines of a text, each behind the indent, or `first` on the first line, which is as wide. */
export function paragraph(text: string, page: Page, indent = '', first = indent): string[] {
  if (text === '') return []
  return wrap(text, Math.max(1, page.columns - indent.length)).map(
    (line, index) => (index === 0 ? first : indent) + line,
  )
}
