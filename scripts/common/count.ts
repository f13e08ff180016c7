import { refuse } from './command-line.ts'

/** The value of an option as a count. Exits unless the value is a whole number above 0. */
export function readCount(name: string, given: string): number {
  if (!/^[1-9]\d{0,8}$/.test(given))
    refuse(`${name} must be a whole number above 0, not '${given}'`)
  return Number(given)
}
