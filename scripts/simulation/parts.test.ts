import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { nextRun, partsFile, record } from './parts.ts'

it('a series goes on after its last recorded part of the same commit', () => {
  const file = partsFile(join(mkdtempSync(join(tmpdir(), 'parts-')), 'simulation'), 7)
  expect(nextRun(file, 'a')).toBe(1)
  const part = { commit: 'a', seed: 7, trace: '00', seconds: 1 }
  record(file, { ...part, from: 1, to: 500 })
  record(file, { ...part, from: 501, to: 800 })
  record(file, { ...part, commit: 'b', from: 1, to: 9 })
  expect(nextRun(file, 'a')).toBe(801)
  expect(nextRun(file, 'b')).toBe(10)
  expect(nextRun(file, 'c')).toBe(1)
})
