import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { unpack } from './collect.ts'

const folder = mkdtempSync(join(tmpdir(), 'collect-'))
afterAll(() => rmSync(folder, { recursive: true }))

const clone = join(folder, 'somebody+leaves', 'repo')
const git = (...args: string[]): string =>
  execFileSync('git', ['-C', clone, '-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
    encoding: 'utf8',
  }).trim()

it('unpacks a training source again when its list of paths has changed', () => {
  for (const name of ['healthy', 'rust']) {
    mkdirSync(join(clone, name), { recursive: true })
    writeFileSync(join(clone, name, 'a.jpg'), name)
  }
  execFileSync('git', ['init', '--quiet', clone])
  git('add', '.')
  git('commit', '--quiet', '--message', 'Take photos')
  const commit = git('rev-parse', 'HEAD')
  const unpacked = (paths: string[]) => {
    const source = { repository: 'somebody/leaves', commit, paths }
    const found = unpack(source, folder, join(folder, 'photos'))
    return readdirSync(found).filter((name) => !name.startsWith('.'))
  }
  expect(unpacked(['healthy', 'rust'])).toEqual(['healthy', 'rust'])
  expect(unpacked(['rust'])).toEqual(['rust'])
  expect(unpacked(['rust'])).toEqual(['rust'])
})
