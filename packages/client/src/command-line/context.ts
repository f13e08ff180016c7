import type { ReadStream, WriteStream } from 'node:tty'
import { paintFor } from './text/paint.ts'
import type { Page } from './text/paragraph.ts'
import { printableText } from './text/printable.ts'

/** What a command has of its process. */
export type Context = {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdin: ReadStream
  /** Results, and nothing else. */
  readonly stdout: WriteStream
  /** Everything else. */
  readonly stderr: WriteStream
  /** Fires at Ctrl-C. */
  readonly interrupted: AbortSignal
}

const columnsDefault = 80
/** Longer lines are hard to read. */
const columnsMax = 100

/** How wide and in which colours results are printed. */
export function pageOf({ stdout, env }: Context): Page {
  const columns = stdout.columns ?? (Number(env['COLUMNS']) || columnsDefault)
  return { columns: Math.min(columns, columnsMax), paint: paintFor(stdout) }
}

/** Prints a result. */
export function print({ stdout }: Context, text: string): void {
  stdout.write(`${text}\n`)
}

/** Tells something that is no result, without what would command the terminal. */
export function tell({ stderr }: Context, text: string): void {
  stderr.write(`${printableText(text)}\n`)
}
