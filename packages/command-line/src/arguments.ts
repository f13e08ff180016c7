import { type ParseArgsConfig, parseArgs } from 'node:util'
import { messageOf } from '@plant/common/errors'
import { usageError } from './exit-codes.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/**
 * Reads the options and arguments of a command. `name` is the word for the arguments in the help.
 * The command needs an argument if `name` is set, and takes no arguments otherwise. Throws a usage
 * error for an invalid command line.
 */
export function readArguments<const O extends Options>(
  args: readonly string[],
  options: O,
  name?: string,
) {
  const { values, positionals } = parse(args, options)
  const [first] = positionals
  if (name !== undefined && first === undefined) throw usageError(`No ${name} given.`)
  if (name === undefined && first !== undefined) throw usageError(`Unexpected argument '${first}'.`)
  return { values, positionals }
}

function parse<const O extends Options>(args: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    // The first sentence names the fault; the following ones give advice on positional arguments.
    const [fault] = messageOf(error).split(/\.\s/)
    throw usageError(`${fault}.`)
  }
}

/** Returns a numeric option, or undefined if absent. Throws a usage error for an invalid number. */
export function readNumber(
  option: string,
  given: string | undefined,
  { min = 1, max, isWhole = true }: { min?: number; max: number; isWhole?: boolean },
): number | undefined {
  if (given === undefined) return undefined
  const value = Number(given)
  const isNumber = /^-?\d+(\.\d+)?$/.test(given) && (!isWhole || Number.isInteger(value))
  if (isNumber && value >= min && value <= max) return value
  const kind = isWhole ? 'a whole number' : 'a number'
  throw usageError(`--${option} takes ${kind} from ${min} to ${max}, not '${given}'.`)
}

/**
 * Reads an option that takes one of the `choices`. Returns undefined if the option is absent.
 * Throws a usage error for any other word.
 */
export function readChoice<const C extends string>(
  option: string,
  given: string | undefined,
  choices: readonly C[],
): C | undefined {
  if (given === undefined) return undefined
  const found = choices.find((choice) => choice === given)
  if (found !== undefined) return found
  throw usageError(`--${option} takes ${choices.join(', ')}, not '${given}'.`)
}
