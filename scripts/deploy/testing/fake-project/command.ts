/** A parsed command line. */
export type Command = {
  /** The words that are not flags. The first word is the program. */
  words: string[]
  flags: Record<string, string>
  input: string
}

export class Refused extends Error {}

/** Flags whose value is the next word, unless the flag contains `=`. */
const spaced = ['--project', '--only']

export function parseCommand(argv: readonly string[], input: string): Command {
  const words: string[] = []
  const flags: Record<string, string> = {}
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i] ?? ''
    if (!word.startsWith('--')) words.push(word)
    else if (spaced.includes(word)) flags[word] = argv[++i] ?? ''
    else
      flags[word.split('=')[0] ?? ''] = word.includes('=') ? word.slice(word.indexOf('=') + 1) : ''
  }
  return { words, flags, input }
}

/** The value of a flag. Throws the real program's error if the flag is missing. */
export function need({ flags }: Command, name: string): string {
  const value = flags[name]
  if (value === undefined) throw new Refused(`argument ${name}: Must be specified.`)
  return value
}
