import { expect, it } from 'vitest'
import { lastReleaseCommit } from './last-release.ts'

it('takes the first entry with a commit as the last release', () => {
  const changelog = '## Unreleased\n\n## 1.3.0\n\nCommit: abcdef1\n\n## 1.2.0\n\nCommit: 1234567\n'
  expect(lastReleaseCommit(changelog)).toBe('abcdef1')
  expect(() => lastReleaseCommit('## Unreleased\n')).toThrow('has no release')
})
