import { type ParseArgsConfig, parseArgs } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>

const help = { help: { type: 'boolean', short: 'h' } } as const
const hint = '`--help` says what there is.'

type CommandLine<O extends Options> = {
  /** What `--help` prints. */
  readonly usage: string
  readonly options?: O
  /** How many arguments the command takes besides its options: none, unless this says otherwise. */
  readonly argumentsMax?: number
  /** What was given: the process's own arguments, unless this says otherwise. */
  readonly args?: readonly string[]
}

/**
 * The options and the other arguments of a command.
 * Prints the usage and ends the process with status 0 for `--help`.
 * Prints one line and ends it with status 2 for an argument that the command does not take.
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
    // Its first sentence names the fault; the others advise on positional arguments.
    const [fault] = (error instanceof Error ? error.message : String(error)).split(/\.\s/)
    return refuse(`${fault}. ${hint}`)
  }
}

/** The count that an option gives. Ends the process where it is no whole number above 0. */
export function readCount(name: string, given: string): number {
  if (!/^[1-9]\d{0,8}$/.test(given))
    refuse(`${name} must be a whole number above 0, not '${given}'`)
  return Number(given)
}

/** Prints why a command line makes no sense, and ends the process with status 2. */
export function refuse(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(2)
}
