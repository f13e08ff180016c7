import { expect, it } from 'vitest'
import { lastReleaseCommit } from './last-release.ts'

it('the last release is the first entry of the changelog with a commit', () => {
  const changelog = '## Unreleased\n\n## 1.3.0\n\nCommit: abcdef1\n\n## 1.2.0\n\nCommit: 1234567\n'
  expect(lastReleaseCommit(changelog)).toBe('abcdef1')
  expect(() => lastReleaseCommit('## Unreleased\n')).toThrow('has no release')
})
