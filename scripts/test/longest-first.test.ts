import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../common/root.ts'
import { longest } from './longest-first.ts'

it('every file that starts early exists, so that a renamed file keeps its place', () => {
  expect(longest.filter((name) => !existsSync(join(root, name)))).toEqual([])
})

it('the test of the storage rules starts before every test in the browser', () => {
  const rules = longest.indexOf('test/rules/storage.test.ts')
  expect(rules).toBeGreaterThanOrEqual(0)
  expect(rules).toBeLessThan(longest.findIndex((name) => name.startsWith('test/web/')))
})
