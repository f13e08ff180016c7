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
  { stdin, stderr }: Context,
  { isHidden }: { isHidden: boolean },
): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const isAsked = stdin.isTTY === true
  if (isAsked) stderr.write(`${question}: `)
  const lines = createInterface({
    input: stdin,
    output: isHidden ? silent : stderr,
    terminal: isAsked,
  })
  try {
    const given = await new Promise<string>((resolve, reject) => {
      lines.once('line', resolve)
      lines.once('close', () => reject(usageError(`${question}: nothing was given.`)))
      lines.once('SIGINT', () => reject(new CommandError(exitCodes.interrupted, '')))
    })
    if (given.trim() === '') throw usageError(`${question}: nothing was given.`)
    return given.trim()
  } finally {
    lines.close()
    if (isAsked && isHidden) stderr.write('\n')
  }
}
