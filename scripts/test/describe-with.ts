import { describe } from 'vitest'
import { type ProgramName, programs, withoutProgram } from './programs.ts'

/**
 * Describes tests that need a program, and skips them if the program is missing. On CI, a missing
 * program is an error. Only Dart may be missing, because Dart is not a Debian package.
 */
export async function describeWith(
  program: ProgramName,
  name: string,
  tests: () => void,
): Promise<void> {
  const { isHere, install } = programs[program]
  if (await isHere()) describe(name, tests)
  else if (process.env.CI && program !== 'Dart')
    throw new Error(`${program} is missing: ${install}`)
  else describe.skip(`${name} ${withoutProgram(program)}`, tests)
}
