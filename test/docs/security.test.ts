import { expect, it } from 'vitest'
import { thisRepository } from './repository.ts'

const { files, read } = thisRepository()

/** The cells of each threat on a page. */
const threatsOn = (page: string) =>
  page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').slice(1, -1))

/** What a row lacks: a cell, or a test of the repository. */
function faultsOf(cells: readonly string[]): string[] {
  const [threat = '', guard = '', tests = ''] = cells.map((cell) => cell.trim())
  const named = [...tests.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
  const faults = named.filter((path) => !/\.test\.tsx?$/.test(path) || !files.includes(path))
  if (cells.length !== 3 || threat === '' || guard === '') faults.push('a cell')
  if (named.length === 0) faults.push('a test')
  return faults.map((fault) => `${threat}: ${fault}`)
}

it('the security page names a guard and a test of the repository for each threat', () => {
  const threats = threatsOn(read('SECURITY.md'))
  expect(threats.length).toBeGreaterThanOrEqual(25)
  expect(threats.flatMap(faultsOf)).toEqual([])
})

it.each([
  ['Floods|Limits|', ['Floods: a test']],
  ['Floods||`test/docs/security.test.ts`', ['Floods: a cell']],
  ['Floods|Limits|`test/docs/none.test.ts`', ['Floods: test/docs/none.test.ts']],
  ['Floods|Limits|`test/docs/repository.ts`', ['Floods: test/docs/repository.ts']],
  ['Floods|Limits|`test/docs/security.test.ts`', []],
])('the check reports what a row lacks: %s', (row, faults) => {
  expect(threatsOn(`|Threat|Guard|Test|\n|---|---|---|\n|${row}|`).flatMap(faultsOf)).toEqual(
    faults,
  )
})
