import { describe } from 'vitest'
import { type ProgramName, programs, withoutProgram } from './programs.ts'

/**
 * Describes tests that need a program, and skips them where it is missing. Throws instead where CI
 * is set, unless the program is Dart, which no package of Debian's has.
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
