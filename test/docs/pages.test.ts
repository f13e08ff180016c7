import { describe, expect, it } from 'vitest'
import { longLines } from './long-lines.ts'
import { thisRepository } from './repository.ts'

const { files, read } = thisRepository()
const readmeLinesMax = 120

/** Pages that generators write, and records that nobody edits. */
const isKept = (path: string) =>
  path.startsWith('docs/decisions/') ||
  path.startsWith('image-processor/model/') ||
  path === 'test/contract/specification-section-4.md'

const missingIn = (index: string, pages: readonly string[]) =>
  pages
    .map((path) => path.replace('docs/', ''))
    .filter((path) => path !== 'README.md' && !index.includes(`](${path})`))

describe('the pages', () => {
  it('have lines of at most 100 columns', () => {
    const pages = files.filter((path) => path.endsWith('.md') && !isKept(path))
    expect(pages.length).toBeGreaterThan(15)
    expect(pages.flatMap((path) => longLines(read(path)).map((line) => `${path}:${line}`))).toEqual(
      [],
    )
  })

  it(`include a README of at most ${readmeLinesMax} lines`, () => {
    expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(readmeLinesMax)
  })

  it('are all listed in the index, including the guides', () => {
    const pages = files.filter((path) => /^docs\/(guides\/(clients\/)?)?[\w-]+\.md$/.test(path))
    expect(pages.length).toBeGreaterThan(12)
    expect(missingIn(read('docs/README.md'), pages)).toEqual([])
  })

  it('are reported if the index does not list them', () => {
    const pages = ['docs/README.md', 'docs/api.md', 'docs/guides/add-a-farm.md']
    expect(missingIn('- [api.md](api.md)', pages)).toEqual(['guides/add-a-farm.md'])
  })
})

describe('the check of line lengths', () => {
  it('reports long lines in text and in examples', () => {
    expect(longLines(`short\n${'long '.repeat(21)}\n    ${'x'.repeat(97)}`)).toEqual([2, 3])
  })

  it('accepts tables, and addresses that cannot be broken', () => {
    expect(
      longLines(`| ${'cell '.repeat(30)} |\n  https://example.org/${'x'.repeat(100)}`),
    ).toEqual([])
  })

  it('counts characters, not bytes', () => {
    expect(longLines('→'.repeat(100))).toEqual([])
  })
})
