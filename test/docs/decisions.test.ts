import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/common/root.ts'
import {
  decisionsMax,
  parseDecision,
  readDecisions,
  wordsMax,
} from '../../scripts/generate/decisions.ts'

const file = '0040-transactions-without-locks.md'
const head = '# 0040 Transactions without locks\n\nTheme: Data\n\n## Context\n'

describe('the decisions', () => {
  const decisions = readDecisions()

  it(`are at most ${decisionsMax} in number`, () => {
    expect(decisions.length).toBeLessThanOrEqual(decisionsMax)
  })

  it(`have at most ${wordsMax} words each`, () => {
    const long = decisions.filter((decision) => wordsOf(decision.file) > wordsMax)
    expect(long.map((decision) => decision.file)).toEqual([])
  })
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

  it('reads the number and the theme of a decision', () => {
    expect(parseDecision(file, head)).toMatchObject({ number: '0040', theme: 'Data' })
  })
})

function wordsOf(name: string): number {
  return readFileSync(join(root, 'docs/decisions', name), 'utf8')
    .trim()
    .split(/\s+/).length
}
