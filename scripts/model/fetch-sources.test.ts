import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { unpack } from '../../image-processor/model/training/collect.ts'
import { fetchCommit } from './fetch-sources.ts'

const folder = mkdtempSync(join(tmpdir(), 'fetch-sources-'))
afterAll(() => rmSync(folder, { recursive: true }))

const published = join(folder, 'published')
const git = (...args: string[]) =>
  execFileSync('git', ['-C', published, '-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
    encoding: 'utf8',
  })

it('fetches a fixed commit, from which the photos of that commit are unpacked', () => {
  execFileSync('git', ['init', '--quiet', published])
  writeFileSync(join(published, 'leaf.jpg'), 'first')
  git('add', '.')
  git('commit', '--quiet', '-m', 'first')
  const commit = git('rev-parse', 'HEAD').trim()
  writeFileSync(join(published, 'leaf.jpg'), 'second')
  git('commit', '--quiet', '-am', 'second')
  fetchCommit(`file://${published}`, commit, join(folder, 'owner+name'))
  const photos = unpack(
    { repository: 'owner/name', commit, paths: ['.'] },
    folder,
    join(folder, 'photos'),
  )
  expect(readFileSync(join(photos, 'leaf.jpg'), 'utf8')).toBe('first')
})

it('leaves nothing behind when the commit cannot be fetched', () => {
  const missing = join(folder, 'owner+missing')
  expect(() => fetchCommit(`file://${published}`, '0'.repeat(40), missing)).toThrow()
  expect(existsSync(missing)).toBe(false)
})
