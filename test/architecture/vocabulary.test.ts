import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { retiredIn } from './vocabulary.ts'

const root = join(import.meta.dirname, '../..')

/** The files that may use retired words: pages about words, decisions, and translated texts. */
const speaksOfWords =
  /^(docs\/(glossary\.md|decisions\/)|CHANGELOG\.md|test\/architecture\/|(functions|web)\/locales\/|package-lock\.json)/

const files = execFileSync('git', ['ls-files', '*.ts', '*.mjs', '*.md', '*.json', '*.rules'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && !speaksOfWords.test(path) && existsSync(join(root, path)))

it('no file contains a retired word', () => {
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((path) => retiredIn(path, readFileSync(join(root, path), 'utf8')))
  expect(found).toEqual([])
})

describe('the vocabulary check', () => {
  it.each([
    ['functions/src/http/app.ts', 'for (const row of rows) serve(row)'],
    ['functions/src/operations/x.ts', 'const { wakeAt: _wakeAt } = document'],
    ['functions/src/operations/x.ts', 'const minWakeAt = now'],
    ['functions/testing/harness/service.ts', '/** The world of a test. */'],
    ['docs/architecture.md', 'The memory twin passes the same suite.'],
    ['scripts/bench.ts', 'const pauseMilliseconds = 5'],
    ['firestore.rules', "request.auth.token.keys().hasAny(['tokenId'])"],
  ])('finds a retired word in %s: %s', (path, text) => {
    expect(retiredIn(path, text)).not.toEqual([])
  })

  it.each([
    ['scripts/model/print.ts', 'row(name, percent)'],
    ['functions/src/http/app.ts', 'for (const route of routes) serve(route)'],
    ['image-processor/src/measure/blur.ts', '// Row by row, which the cache likes.'],
    ['functions/src/domain/x.ts', 'const delayMs = 5'],
  ])('finds no retired word in %s: %s', (path, text) => {
    expect(retiredIn(path, text)).toEqual([])
  })
})
