import { type ParseArgsConfig, parseArgs } from 'node:util'
import { messageOf } from '@plant/common/errors'

type Options = NonNullable<ParseArgsConfig['options']>

const help = { help: { type: 'boolean', short: 'h' } } as const
const hint = '`--help` lists all options.'

type CommandLine<O extends Options> = {
  /** The text that `--help` prints. */
  readonly usage: string
  readonly options?: O
  /** The largest number of positional arguments that the command takes. The default is 0. */
  readonly argumentsMax?: number
  /** The arguments to read. By default, the command reads the arguments of this process. */
  readonly args?: readonly string[]
}

/**
 * Reads the options and positional arguments of a command. With `--help`, prints the usage and
 * exits with status 0. With an unexpected argument, prints one line and exits with status 2.
 */
export function readCommandLine<const O extends Options>({
  usage,
  options,
  argumentsMax = 0,
  args = process.argv.slice(2),
}: CommandLine<O>) {
  const { values, positionals } = parse({ ...(options as O), ...help }, argumentsMax > 0, args)
  if ('help' in values && values.help === true) {
    process.stdout.write(`${usage.trim()}\n`)
    process.exit(0)
  }
  const surplus = positionals[argumentsMax]
  if (surplus !== undefined) refuse(`Unexpected argument '${surplus}'. ${hint}`)
  return { values, positionals }
}

function parse<const O extends Options>(
  options: O,
  allowPositionals: boolean,
  args: readonly string[],
) {
  try {
    return parseArgs({ args, options, allowPositionals })
  } catch (error) {
    // Node's first sentence names the fault; the others advise on positional arguments.
    const [fault] = messageOf(error).split(/\.\s/)
    return refuse(`${fault}. ${hint}`)
  }
}

/** Prints the reason to standard error and exits with status 2. */
export function refuse(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(2)
}
