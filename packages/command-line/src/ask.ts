import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import type { Context } from './context.ts'
import { CommandError, exitCodes, usageError } from './exit-codes.ts'

/**
 * Asks a question at the terminal, and hides the input on request. Without a terminal, reads the
 * next line of the standard input. Throws when the input ends.
 */
export async function ask(
  question: string,
  context: Context,
  { isHidden }: { isHidden: boolean },
): Promise<string> {
  const given = context.stdin.isTTY
    ? await typed(question, context, isHidden)
    : await nextLine(context)
  if (!given?.trim()) throw usageError(`${question}: nothing was given.`)
  return given.trim()
}

/** All questions share one reader, because its buffer may hold lines for later questions. */
const readers = new WeakMap<object, AsyncIterator<string>>()

async function nextLine({ stdin, interrupted }: Context): Promise<string | undefined> {
  const reader =
    readers.get(stdin) ??
    createInterface({ input: stdin, signal: interrupted })[Symbol.asyncIterator]()
  readers.set(stdin, reader)
  const { value, done } = await reader.next()
  return done ? undefined : value
}

async function typed(
  question: string,
  { stdin, stderr }: Context,
  isHidden: boolean,
): Promise<string | undefined> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  stderr.write(`${question}: `)
  const lines = createInterface({
    input: stdin,
    output: isHidden ? silent : stderr,
    terminal: true,
  })
  try {
    return await new Promise((resolve, reject) => {
      lines.once('line', resolve)
      lines.once('close', () => resolve(undefined))
      lines.once('SIGINT', () => reject(new CommandError(exitCodes.interrupted, '')))
    })
  } finally {
    lines.close()
    if (isHidden) stderr.write('\n')
  }
}
