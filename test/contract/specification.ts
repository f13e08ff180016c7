import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const original = join(import.meta.dirname, '../../../shared/spec.md')
const copy = join(import.meta.dirname, 'specification-section-4.md')

/** A line of a table of section 4: cells by column name. */
export type Line = Record<string, string>

/** The text of section 4, from the specification beside the repository or from the copy here. */
export type Section = { source: 'the specification' | 'the copy'; text: string }

/** The copy in this folder. */
export function readCopy(): string {
  return readFileSync(copy, 'utf8')
}

/** The specification's own section if it is available, otherwise the copy. */
export function readSection(): Section {
  if (!existsSync(original)) return { source: 'the copy', text: readCopy() }
  const whole = readFileSync(original, 'utf8')
  const start = whole.indexOf('## 4. Endpoints')
  const end = whole.indexOf('\n## 5.')
  if (start < 0 || end < start) throw new Error('the specification has no section 4')
  return { source: 'the specification', text: `${whole.slice(start, end).trimEnd()}\n` }
}

// A bar inside a cell is escaped, as in `ID\|KEY`.
function cellsOf(line: string): string[] {
  return line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
}

/** The lines of the table under a heading of the section. */
export function tableUnder(heading: string, text: string): Line[] {
  const from = text.split(`### ${heading}`)[1]
  if (from === undefined) throw new Error(`section 4 has no "${heading}"`)
  const lines = (from.split('\n### ')[0] ?? '').split('\n').filter((line) => line.startsWith('|'))
  const [head = '', , ...rest] = lines
  const names = cellsOf(head)
  return rest.map((line) => {
    const cells = cellsOf(line)
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']))
  })
}
