import { clearLine, cursorTo } from 'node:readline'
import type { Context } from './context.ts'
import { printableText } from './text/printable.ts'
import { charactersOf, widthOf } from './text/width.ts'

/** A progress line that replaces its previous text. Only a terminal shows the line. */
export type Progress = {
  show(text: string): void
  clear(): void
}

/** Shows progress on the standard error if the standard error is a terminal. */
export function progressOf({ stderr }: Pick<Context, 'stderr'>): Progress {
  if (!stderr.isTTY) return { show: () => undefined, clear: () => undefined }
  const clear = () => {
    cursorTo(stderr, 0)
    clearLine(stderr, 0)
  }
  return {
    show(text) {
      clear()
      stderr.write(shortened(text, stderr.columns - 1))
    },
    clear,
  }
}

/** Cuts a text to one line, because a terminal cannot overwrite a wrapped line. */
function shortened(text: string, columns: number): string {
  let line = ''
  for (const character of charactersOf(printableText(text))) {
    if (widthOf(line + character) > columns) return line
    line += character
  }
  return line
}
