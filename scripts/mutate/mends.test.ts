import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../common/root.ts'
import { mends, withoutMend } from './mends.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const tests = globSync('{functions,image-processor,packages,scripts,test,web}/**/*.test.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**', 'scripts/mutate/**', 'test/docs/**'],
})

const id = /(?:B-)?[A-Z]{1,2}\d{1,2}[a-z]?/.source
/** A title begins with the ids of findings, as in `'AE1, AG2: a look'`. */
const title = new RegExp(`["'\`](${id}(?:, ${id})*): `, 'g')

const found = tests.flatMap((file) =>
  [...read(file).matchAll(title)].flatMap(([, ids = '']) => ids.split(', ')),
)

it('each finding that a test names has a mend to take back, or a reason why not', () => {
  const known = new Set([...mends.map(({ finding }) => finding), ...Object.keys(withoutMend)])
  expect(found.length).toBeGreaterThan(200)
  expect([...known].toSorted()).toEqual([...new Set(found)].toSorted())
})

it('no finding has both a mend and a reason', () => {
  expect(mends.filter(({ finding }) => finding in withoutMend)).toEqual([])
})

it.each(mends)('$finding: $file contains $was once', ({ file, was }) => {
  expect(read(file).split(was)).toHaveLength(2)
})

it.each(mends.filter(({ test }) => test))('$test names $finding', ({ test = '', finding }) => {
  expect(read(test)).toMatch(new RegExp(`\\b${finding}\\b`))
})
