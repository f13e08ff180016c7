import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import type { Context } from './context.ts'
import { CommandError, exitCodes, usageError } from './exit-codes.ts'

/**
 * What is typed at the terminal, shown or not, else the next line of the standard input. Throws
 * where nothing comes.
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

/** One reader for all questions: it has read beyond the line that it hands out. */
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
