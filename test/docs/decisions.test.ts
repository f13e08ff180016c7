import { describe, expect, it } from 'vitest'
import { parseDecision, readDecisions } from '../../scripts/generate/decisions.ts'

const file = '0040-transactions-without-locks.md'
const head =
  '# 0040 Transactions without locks\n\nDate: 2026-11-20\nStatus: Accepted\nTheme: Data\n\n## Context\n'

describe('the decisions', () => {
  it('have the same form of heading and unique numbers', () => {
    expect(readDecisions().length).toBeGreaterThan(80)
  })

  it('are superseded only by existing decisions', () => {
    const decisions = readDecisions()
    const numbers = decisions.map(({ number }) => number)
    const successors = decisions.flatMap(({ status }) => /\d{4}/.exec(status) ?? [])
    expect(successors.filter((number) => !numbers.includes(number))).toEqual([])
  })
})

describe('the check of decisions', () => {
  it.each([
    ['a colon in the heading', head.replace('0040', '0040:')],
    ['a short number', head.replace('0040', '40.')],
    ['no date', head.replace('Date: 2026-11-20\n', '')],
    ['another status', head.replace('Accepted', 'Proposed')],
    ['another theme', head.replace('Data', 'Transactions')],
    ['a bold word in place of a heading', head.replace('## Context', '**Context.**')],
    ['another title than that of the file', head.replace('locks', 'latches')],
  ])('reports %s', (_, text) => {
    expect(() => parseDecision(file, text)).toThrow(file)
  })

  it('accepts a well-formed decision', () => {
    expect(parseDecision(file, head)).toMatchObject({ number: '0040', theme: 'Data' })
  })
})
