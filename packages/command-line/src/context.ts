import type { ReadStream, WriteStream } from 'node:tty'
import { paintFor } from './text/paint.ts'
import type { Page } from './text/paragraph.ts'
import { printableText } from './text/printable.ts'

/** The parts of the Node process that a command may use. */
export type Context = {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdin: ReadStream
  /** The stream that receives only the results of the command. */
  readonly stdout: WriteStream
  /** The stream that receives all output except the results. */
  readonly stderr: WriteStream
  /** The signal that Ctrl-C aborts. */
  readonly interrupted: AbortSignal
}

const columnsDefault = 80
/** The most columns of a line that is still easy to read. */
const columnsMax = 100

/** The width and colours of printed results. */
export function pageOf({ stdout, env }: Context): Page {
  const columns = stdout.columns ?? (Number(env['COLUMNS']) || columnsDefault)
  return { columns: Math.min(columns, columnsMax), paint: paintFor(stdout) }
}

export function print({ stdout }: Context, text: string): void {
  stdout.write(`${text}\n`)
}

/** Prints a message to the standard error, without control characters. */
export function tell({ stderr }: Context, text: string): void {
  stderr.write(`${printableText(text)}\n`)
}
