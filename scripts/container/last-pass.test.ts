import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from '../common/root.ts'
import { hashOfSources, hasPassed, keepPass, sources } from './last-pass.ts'

describe('the last pass of the container test', () => {
  const folder = mkdtempSync(join(tmpdir(), 'last-pass-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('counts while the files are unchanged', () => {
    const file = join(folder, 'unchanged')
    expect(hasPassed(file)).toBe(false)
    keepPass(hashOfSources(), file)
    expect(hasPassed(file)).toBe(true)
  })

  it('does not count if a file changed after the test began', () => {
    const file = join(folder, 'changed')
    keepPass('the hash before the change', file)
    expect(hasPassed(file)).toBe(false)
  })

  it('depends on all files that the test imports, and on its photo', () => {
    const code = readFileSync(join(root, 'test/container/container.test.ts'), 'utf8')
    const ours = [...code.matchAll(/ from '\.\.\/\.\.\/(.+)'/g)].map(([, path = '']) => path)
    const testing = [...code.matchAll(/ from '@plant\/testing\/(.+)'/g)]
    const imported = [...ours, ...testing.map(([, name]) => `functions/testing/${name}.ts`)]
    const photos = [...code.matchAll(/readPhoto\('(.+?)'\)/g)].map(([, name]) => name)
    const read = [...imported, ...photos.map((name) => `test/photos/${name}`)]
    expect(photos).toHaveLength(1)
    expect(imported.length).toBeGreaterThan(5)
    expect(read.filter((path) => !sources.some((source) => path.startsWith(source)))).toEqual([])
  })
})
