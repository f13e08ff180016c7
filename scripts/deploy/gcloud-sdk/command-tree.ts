import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { z } from 'zod'

/** Whether a flag takes no value, any value, or a value from a list. */
const flag = z.union([
  z.enum(['bool', 'value', 'dynamic']),
  z.array(z.union([z.string(), z.number()]).transform(String)),
])

type Node = {
  commands?: Record<string, Node> | undefined
  flags?: Record<string, z.infer<typeof flag>> | undefined
}

const node: z.ZodType<Node> = z.object({
  get commands() {
    return z.record(z.string(), node).optional()
  },
  flags: z.record(z.string(), flag).optional(),
})

/** Every command of gcloud with its flags, or undefined if no Google Cloud SDK is installed. */
export function readCommandTree(path = process.env['PATH'] ?? ''): Node | undefined {
  const program = path.split(delimiter).find((folder) => existsSync(join(folder, 'gcloud')))
  if (program === undefined) return undefined
  const sdk = dirname(dirname(realpathSync(join(program, 'gcloud'))))
  const text = readFileSync(join(sdk, 'data/cli/gcloud_completions.py'), 'utf8')
  // The file is a Python file that assigns one JSON value.
  return node.parse(JSON.parse(text.slice(text.indexOf('{'))))
}

/** Returns the faults of a command line, such as a flag that the command does not have. */
export function faultsOf(tree: Node, line: readonly string[]): string[] {
  const [, ...words] = line
  let at = tree
  const names: string[] = []
  for (const word of words) {
    const next = at.commands?.[word]
    if (next === undefined) break
    at = next
    names.push(word)
  }
  const name = names.join(' ')
  if (Object.keys(at.commands ?? {}).length > 0) return [`gcloud ${words.join(' ')} is no command`]
  const alpha = names[0] === 'alpha' ? [`gcloud ${name} is an alpha command`] : []
  const flags = { ...tree.flags, ...at.flags }
  const faults = words
    .filter((word) => word.startsWith('--'))
    .flatMap((word) => flagFaults(flags, word).map((fault) => `gcloud ${name} ${fault}`))
  return [...alpha, ...faults]
}

function flagFaults(flags: Record<string, z.infer<typeof flag>>, word: string): string[] {
  const at = word.indexOf('=')
  const name = at === -1 ? word : word.slice(0, at)
  const value = at === -1 ? undefined : word.slice(at + 1)
  const takes = flags[name]
  if (takes === undefined) return isNegation(flags, name) ? [] : [`has no flag ${name}`]
  if (takes === 'bool') return value === undefined ? [] : [`takes no value for ${name}`]
  if (value === undefined) return [`needs a value for ${name}`]
  return Array.isArray(takes) && !takes.includes(value) ? [`knows no ${word}`] : []
}

/** Whether a flag is the form `--no-feature` of a flag `--feature` in the tree. */
function isNegation(flags: Record<string, z.infer<typeof flag>>, name: string): boolean {
  return name.startsWith('--no-') && flags[name.replace('--no-', '--')] === 'bool'
}
