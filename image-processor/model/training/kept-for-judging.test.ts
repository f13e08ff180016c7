import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readKeptForJudging, refuseKeptForJudging } from './kept-for-judging.ts'

const folder = mkdtempSync(join(tmpdir(), 'kept-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'kept.txt')

it('refuses a listed repository in any letter case, and accepts every other repository', () => {
  const hash = createHash('sha256').update('owner/photos').digest('hex')
  writeFileSync(file, `# kept\n${hash}\n`)
  const kept = readKeptForJudging(file)
  expect(() => refuseKeptForJudging('Owner/Photos', kept)).toThrow(/kept for judging/)
  expect(() => refuseKeptForJudging('owner/other', kept)).not.toThrow()
})

it('rejects a list that names no repository', () => {
  writeFileSync(file, '# nothing\n')
  expect(() => readKeptForJudging(file)).toThrow(/lists no repository/)
})
