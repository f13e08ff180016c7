import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One line of a table in the specification, as cells by column name. */
export type Line = Record<string, string>

/** Returns the part of the specification that lists the endpoints. */
export function readSection(): string {
  return readFileSync(join(import.meta.dirname, 'specification-section-4.md'), 'utf8')
}

// A bar inside a cell is escaped, as in `ID\|KEY`.
function cellsOf(line: string): string[] {
  return line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
}

/** Returns the lines of the table under a heading of the endpoint section. */
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
