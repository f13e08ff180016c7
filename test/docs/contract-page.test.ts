import { describe, expect, it } from 'vitest'
import { errors } from '../../functions/src/contract/errors.ts'
import { analysis } from '../../functions/src/contract/schemas/analysis.ts'
import { problemBody } from '../../functions/src/contract/schemas/problem.ts'
import { thisRepository } from './repository.ts'

const text = thisRepository().read('docs/api.md')

/** Returns the JSON example under a heading. */
function exampleUnder(heading: string): unknown {
  const below = text.slice(text.indexOf(`\n### ${heading}\n`))
  return JSON.parse(/^ {4}\{[^]*?\n(?=\S|\n)/m.exec(below)?.[0] ?? 'no example')
}

/** Returns the error codes of the table with their statuses. */
function tableOfCodes(): [string, number][] {
  const lines = text.match(/^\| \d{3}.*\|$/gm) ?? []
  return lines.flatMap((line) => {
    const [, statuses = '', , codes = ''] = line.split('|')
    const status = statuses.match(/\d{3}/g) ?? []
    const named = codes.match(/[A-Z_]+/g) ?? []
    return named.map((code, index): [string, number] => [code, Number(status[index] ?? status[0])])
  })
}

describe('the contract page', () => {
  it('has an example analysis that has every key and matches the schema', () => {
    const example = exampleUnder('The analysis object')
    expect(analysis.parse(example)).toEqual(example)
  })

  it('has an example error that matches the schema', () => {
    const example = exampleUnder('Errors: one body everywhere')
    expect(problemBody.parse(example)).toEqual(example)
  })

  it('lists every error code with its status', () => {
    const codes = Object.entries(errors).map(([code, { status }]) => [code, status] as const)
    expect(Object.fromEntries(tableOfCodes())).toEqual(Object.fromEntries(codes))
  })
})
