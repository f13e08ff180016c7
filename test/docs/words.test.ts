import { expect, it } from 'vitest'
import { thisRepository } from './repository.ts'

const { files, read } = thisRepository()

/** The limit for all pages together. */
const wordsMax = 24_500

/** Decisions have their own limit. The other paths here are generated pages or copies. */
const isNotCounted = (path: string) =>
  path.startsWith('docs/decisions/') ||
  path === 'docs/endpoints.md' ||
  path === 'docs/errors.md' ||
  path.startsWith('docs/performance/') ||
  path === 'docs/settings.md' ||
  path === 'image-processor/model/README.md' ||
  path === 'test/contract/specification-section-4.md'

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '').length

it(`all pages together have at most ${wordsMax} words`, () => {
  const pages = files.filter((path) => path.endsWith('.md') && !isNotCounted(path))
  expect(pages.length).toBeGreaterThan(15)
  const counts = pages.map((path) => ({ path, words: wordsOf(read(path)) }))
  const list = counts.sort((a, b) => b.words - a.words).map(({ path, words }) => `${words} ${path}`)
  const together = counts.reduce((sum, { words }) => sum + words, 0)
  expect(together, list.join('\n')).toBeLessThanOrEqual(wordsMax)
})
