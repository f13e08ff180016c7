import { readCount } from '../common/command-line.ts'

/** The options of every command that runs tests. */
export const testOptions = {
  testNamePattern: { type: 'string', short: 't' },
  shuffle: { type: 'string' },
} as const

type Values = { readonly testNamePattern?: string; readonly shuffle?: string }

/** Vitest's arguments. Exits if the seed is not a whole number above 0. */
export function vitestArguments(
  positionals: readonly string[],
  { testNamePattern, shuffle }: Values,
): string[] {
  const names = testNamePattern === undefined ? [] : [`--testNamePattern=${testNamePattern}`]
  return [...names, ...orderArguments(shuffle), ...positionals]
}

function orderArguments(shuffle: string | undefined): string[] {
  if (shuffle === undefined) return []
  const seed = readCount('--shuffle', shuffle)
  return ['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${seed}`]
}
