import { describe, expect, it } from 'vitest'
import { thisRepository } from './repository.ts'

const { read } = thisRepository()

/** The versions of the releases, newest first. */
const releasesOf = (changelog: string) =>
  [...changelog.matchAll(/^## (\d+\.\d+\.\d+) - \d{4}-\d{2}-\d{2}$/gm)].map(
    ([, version]) => version,
  )

describe('the changelog', () => {
  it.each(['package.json', 'functions/package.json', 'image-processor/package.json'])(
    'names the version of %s as its newest release',
    (path) => {
      const { version } = JSON.parse(read(path)) as { version: string }
      expect(releasesOf(read('CHANGELOG.md'))[0]).toBe(version)
    },
  )

  it('lists releases as headings, newest first', () => {
    const text = '## Unreleased\n\n## 1.3.0 - 2026-12-01\n\n### Added\n\n## 1.2.0 - 2026-11-21\n'
    expect(releasesOf(text)).toEqual(['1.3.0', '1.2.0'])
  })
})
