import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const skip = /\.(skip|skipIf|runIf|todo|only)\b\s*[(.`]/

it('only scripts/test/describe-with.ts may skip tests', () => {
  const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root })
  const skipping = String(listed)
    .split('\n')
    .filter((path) => !['', 'test/architecture/skips.test.ts'].includes(path))
    .filter((path) => existsSync(join(root, path)))
    .filter((path) => skip.test(readFileSync(join(root, path), 'utf8')))
  expect(skipping).toEqual(['scripts/test/describe-with.ts'])
})

it.each(['it.skip(', 'describe.skipIf(', 'it.runIf(', 'it.todo(', 'it.only('])(
  'the check of skipped tests finds %s',
  (code) => {
    expect(skip.test(code)).toBe(true)
  },
)
