import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { routes } from '../../../functions/src/composition/endpoints.ts'
import { readJson } from '../../common/json.ts'
import { root } from '../../common/root.ts'
import budget from '../budget.json' with { type: 'json' }
import { figures } from './figures.ts'
import { renderReport } from './render.ts'
import { type Rounds, readRounds, reportPath } from './report.ts'

const report = readJson(join(root, reportPath)) as Record<string, Record<string, unknown>>

/** Three rounds of each figure. */
const measured = (values: readonly number[]): Rounds =>
  Object.fromEntries(figures.map(({ id }) => [id, values]))

describe('the report of the benchmark', () => {
  it('has the reads, writes and round trips of every route, as in the budget', () => {
    const ids = new Set<string>(routes.map(({ endpoint }) => endpoint.id))
    expect(new Set(Object.keys(report['operations'] ?? {}))).toEqual(ids)
    const status = expect.any(Number)
    for (const [id, limits] of Object.entries(budget))
      expect({ ...Object(report['operations']?.[id]), status }, id).toEqual(limits)
  })

  it('has every figure once, as a number', () => {
    const { operations: _operations, rounds, ...others } = report
    expect(Object.keys(others).sort()).toEqual([
      'busyAccount',
      'coldStart',
      'endToEnd',
      'history',
      'images',
      'overhead',
      'webhooks',
    ])
    expect(Object.keys(others['overhead'] ?? {})).toEqual([
      'config',
      'keyedRead',
      'configWithoutDomain',
      'keyedReadWithoutDomain',
    ])
    expect(Object.keys(others['coldStart'] ?? {})).toEqual(['load', 'config', 'read', 'megabytes'])
    expect(Object.keys(others['webhooks'] ?? {})).toEqual(['whole', 'wholeOfNew', 'processor'])
    expect(Object.keys(others['busyAccount'] ?? {})).toEqual(['share', 'repeats'])
    expect(Object.keys(others['images'] ?? {})).toEqual(['optimise', 'measure'])
    expect([typeof others['history'], typeof others['endToEnd']]).toEqual(['number', 'number'])
    expect(new Set(Object.keys(rounds ?? {}))).toEqual(new Set(figures.map(({ id }) => id)))
  })

  it('is rendered from its own rounds, in all its files', () => {
    for (const [path, text] of renderReport(readRounds()))
      expect(readFileSync(join(root, path), 'utf8'), path).toBe(text)
  })

  it('shows the median of the rounds, and says which limits a figure misses', () => {
    const files = renderReport(measured([0.1, 9, 1.65]))
    expect(files.get('docs/performance/report.json')).toContain('"load": 1.65')
    const page = files.get('docs/performance/report.md')
    expect(page).toContain(
      '| Loading the functions | 1.65 | loading a minimal function | at most 1.7 |',
    )
    expect(page).toContain(
      '| First authenticated read | 1.65 | a first read by the SDKs alone | at most 1 (missed) |',
    )
    expect(files.get('docs/performance/coldStart.svg')?.match(/class="over"/g)).toHaveLength(1)
  })

  it('has charts that a screen reader can read', () => {
    const chart = renderReport(measured([0.5])).get('docs/performance/overhead.svg')
    expect(chart).toContain('<title id="title">Requests a second</title>')
    expect(chart).toContain('Read with an API key: 0.5, at least 0.45')
  })
})
