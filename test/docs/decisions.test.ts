import { describe, expect, it } from 'vitest'
import { parseDecision, readDecisions } from '../../scripts/generate/decisions.ts'

const file = '0040-transactions-without-locks.md'
const head = '# 0040 Transactions without locks\n\nTheme: Data\n\n## Context\n'

it('every decision has the form and a number of its own', () => {
  expect(readDecisions().length).toBeGreaterThan(30)
})

describe('parseDecision', () => {
  it.each([
    ['a colon in the heading', head.replace('0040', '0040:')],
    ['a short number', head.replace('0040', '40.')],
    ['a date', head.replace('Theme:', 'Date: 2026-11-20\nTheme:')],
    ['an unknown theme', head.replace('Data', 'Transactions')],
    ['bold text instead of a heading', head.replace('## Context', '**Context.**')],
    ['another title than the file', head.replace('locks', 'latches')],
  ])('rejects %s', (_, text) => {
    expect(() => parseDecision(file, text)).toThrow(file)
  })

  it('reads number and theme', () => {
    expect(parseDecision(file, head)).toMatchObject({ number: '0040', theme: 'Data' })
  })
})
