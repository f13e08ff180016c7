import { analyse } from './commands/analyse.ts'
import type { Command } from './commands/command.ts'
import { exportData } from './commands/export.ts'
import { history } from './commands/history.ts'
import { listen } from './commands/listen.ts'
import { login, logout } from './commands/login.ts'
import { mcp } from './commands/mcp.ts'
import { wait } from './commands/wait.ts'
import { type Context, print, tell } from './context.ts'
import { CommandError, type ExitCode, exitCodeOf, exitCodes, usageError } from './exit-codes.ts'
import { describe } from './problem.ts'

/** The commands by name, in the order of the help. */
const commands = new Map<string, Command>([
  ['analyse', analyse],
  ['wait', wait],
  ['history', history],
  ['export', exportData],
  ['webhooks listen', listen],
  ['mcp', mcp],
  ['login', login],
  ['logout', logout],
])

const help = `
Usage: plant COMMAND [options]

${[...commands].map(([name, { summary }]) => `  ${name.padEnd(17)}${summary}`).join('\n')}

plant COMMAND --help lists the options of a command.
Messages are in English; a diagnosis is in the language that you choose.
`

/** Runs a command line and returns its exit code. Never throws. */
export async function run(args: readonly string[], context: Context): Promise<ExitCode> {
  try {
    const found = find(args)
    if (wantsHelp(args)) {
      print(context, (found?.command.help ?? help).trim())
      return exitCodes.answered
    }
    if (found === undefined) throw unknown(args)
    return await found.command.run(found.rest, context)
  } catch (error) {
    return exitCodeAfter(error, context)
  }
}

function exitCodeAfter(error: unknown, context: Context): ExitCode {
  const exitCode = context.interrupted.aborted ? exitCodes.interrupted : exitCodeOf(error)
  const isInterrupted = exitCode === exitCodes.interrupted
  // A user who pressed Ctrl-C needs no message, unless the service continues the work.
  const message = isInterrupted && !(error instanceof CommandError) ? '' : describe(error)
  if (message !== '') tell(context, `plant: ${message}`)
  if (exitCode === exitCodes.usage) tell(context, 'Use --help to list commands and options.')
  return exitCode
}

function find(args: readonly string[]): { command: Command; rest: readonly string[] } | undefined {
  for (const words of [2, 1]) {
    const command = commands.get(args.slice(0, words).join(' '))
    if (command !== undefined) return { command, rest: args.slice(words) }
  }
  return undefined
}

function wantsHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--')
  const before = end === -1 ? args : args.slice(0, end)
  return before.some((arg) => arg === '--help' || arg === '-h')
}

function unknown([first]: readonly string[]): CommandError {
  const names = [...commands.keys()].join(', ')
  return usageError(
    first === undefined
      ? `No command given. Commands: ${names}.`
      : `Unknown command '${first}'. Commands: ${names}.`,
  )
}
