import { readCommandLine } from '../common/command-line.ts'
import { readCount } from '../common/count.ts'

const options = {
  testNamePattern: { type: 'string', short: 't' },
  shuffle: { type: 'string' },
} as const

type Values = { readonly testNamePattern?: string; readonly shuffle?: string }

/** Reads the filters and options of a command that runs tests, and makes Vitest's arguments. */
export function readTestArguments(usage: string) {
  const { positionals, values } = readCommandLine({
    usage,
    options,
    argumentsMax: Number.POSITIVE_INFINITY,
  })
  return { positionals, values, vitestArguments: vitestArguments(positionals, values) }
}

function vitestArguments(
  positionals: readonly string[],
  { testNamePattern, shuffle }: Values,
): string[] {
  const names = testNamePattern === undefined ? [] : [`--testNamePattern=${testNamePattern}`]
  return [...names, ...orderArguments(shuffle), ...positionals]
}

function orderArguments(shuffle: string | undefined): string[] {
  if (shuffle === undefined) return []
  const seed = readCount('--shuffle', shuffle)
  // vitest.config.ts always orders the files by the seed.
  return ['--sequence.shuffle.tests', `--sequence.seed=${seed}`]
}
