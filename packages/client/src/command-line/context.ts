import type { ReadStream, WriteStream } from 'node:tty'
import { paintFor } from './text/paint.ts'
import type { Page } from './text/paragraph.ts'
import { printableText } from './text/printable.ts'

/** The parts of the Node process that a command may use. */
export type Context = {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdin: ReadStream
  /** Receives only the results of the command. */
  readonly stdout: WriteStream
  /** Receives all output except the results. */
  readonly stderr: WriteStream
  /** Aborted by Ctrl-C. */
  readonly interrupted: AbortSignal
}

const columnsDefault = 80
/** Text in lines wider than this is hard to read. */
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
