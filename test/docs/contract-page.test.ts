import { describe, expect, it } from 'vitest'
import { analysis } from '../../functions/src/contract/schemas/analysis.ts'
import { problemBody } from '../../functions/src/contract/schemas/problem.ts'
import { thisRepository } from './repository.ts'

const text = thisRepository().read('docs/api.md')

/** Returns the JSON example under a heading. */
function exampleUnder(heading: string): unknown {
  const below = text.slice(text.indexOf(`\n### ${heading}\n`))
  return JSON.parse(/^ {4}\{[^]*?\n(?=\S|\n)/m.exec(below)?.[0] ?? 'no example')
}

/** Parts of the table that must stay. */
const deviations = [
  'less than 1 MB; at most 10,000 values',
  'One alone is ignored',
  '[Certain characters](#5-devices)',
  'Without Gemini',
  '`PLANT_MODEL=gemini`',
  'elsewhere within 10 s',
  'Also 429, 503, 504',
]

describe('the contract page', () => {
  it('has one table of the deviations from the specification, each with its reason', () => {
    const below = text.slice(text.indexOf('\n## The specification\n'))
    const [table = ''] = /^\|[^]*?\n\n/m.exec(below) ?? []
    const [head, , ...rows] = table.trim().split('\n')
    expect(head).toBe('| Specification | Service | Reason |')
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.filter((line) => !/^(\| [^|\s][^|]* ){3}\|$/.test(line))).toEqual([])
    for (const part of deviations) expect(table).toContain(part)
  })

  it('has an example analysis that has every key and matches the schema', () => {
    const example = exampleUnder('The analysis object')
    expect(analysis.parse(example)).toEqual(example)
  })

  it('has an example error that matches the schema', () => {
    const example = exampleUnder('Errors: one body everywhere')
    expect(problemBody.parse(example)).toEqual(example)
  })
})
