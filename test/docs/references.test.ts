import { describe, expect, it } from 'vitest'
import { danglingReferences } from './references.ts'
import { type Repository, thisRepository } from './repository.ts'

const planting = 'test/docs/references.test.ts'

describe('pages and comments', () => {
  const repository = thisRepository()
  const read = repository.files.filter(
    (path) => path !== planting && !path.includes('node_modules'),
  )

  it('refer only to files and headings that exist', () => {
    const dangling = read.flatMap((path) =>
      danglingReferences(path, repository.read(path), repository).map((what) => `${path} ${what}`),
    )
    expect(dangling).toEqual([])
  })

  it('are checked in pages, sources and rules', () => {
    for (const path of ['README.md', 'docs/api.md', 'functions/src/index.ts', 'firestore.rules']) {
      expect(read).toContain(path)
    }
  })
})

const pages: Record<string, string> = {
  'docs/api.md': '# The contract\n\n## 1. Conventions\n\n### Errors: one body everywhere\n',
  'docs/decisions/0040-optimistic-transactions-without-locks.md': '',
  'functions/src/http/pipeline.ts': '',
}
const small: Repository = {
  files: Object.keys(pages),
  read: (path) => pages[path] ?? '',
  npmScripts: ['verify'],
  isIgnored: (path) => path === 'functions/lib/',
}

describe('the reference check', () => {
  it.each([
    ['README.md', '[the contract](docs/contract.md)'],
    ['README.md', '[the contract](docs/api.md#9-money)'],
    ['docs/api.md', '[above](#2-who-calls)'],
    ['docs/guides/add.md', '1. `functions/src/http/router.ts`'],
    ['docs/guides/add.md', '1. `functions/src/http/{pipeline,router}.ts`'],
    ['docs/guides/add.md', '1. `functions/src/<noun>/router.ts`'],
    ['docs/guides/add.md', '1. `router.ts`'],
    ['docs/guides/add.md', 'See `design.md`.'],
    ['docs/guides/add.md', 'Run `npm run deploi`.'],
    ['docs/decisions/0040-optimistic-transactions-without-locks.md', 'as decision 0041 says'],
    ['functions/src/http/pipeline.ts', '// The order is that of docs/decisions/0041.'],
    ['functions/src/http/pipeline.ts', '/** See\n * design.md. */'],
    ['functions/src/http/pipeline.ts', '/** By docs/api.md#9-money. */'],
    ['functions/src/http/pipeline.ts', '// As functions/src/http/router.ts does.'],
    ['functions/src/http/pipeline.ts', 'call() // As router.ts does.'],
    ['functions/src/http/pipeline.ts', '// As the specification, section 8, says.'],
    [
      'functions/src/http/pipeline.ts',
      '// The limits are those of section\n// 8 of the specification.',
    ],
    ['image-processor/Dockerfile', '# See docs/decisions/0041.'],
    ['firestore.rules', '// See docs/contract.md.'],
  ])('finds a broken reference in %s: %s', (path, text) => {
    expect(danglingReferences(path, text, small)).not.toEqual([])
  })

  it.each([
    [
      'README.md',
      '[the contract](docs/api.md#errors-one-body-everywhere), [RFC](https://example.org/a.md)',
    ],
    [
      'docs/guides/add.md',
      '1. `functions/src/http/pipeline.ts` and `functions/src/<noun>/pipeline.ts`',
    ],
    [
      'docs/guides/add.md',
      'It goes to `functions/lib/`; `npm run verify` says so, `pipeline.ts` too.',
    ],
    ['functions/src/http/pipeline.ts', '/** docs/api.md#1-conventions, docs/decisions/0040 */'],
    ['functions/src/http/pipeline.ts', "const path = 'docs/decisions/0041' // a text"],
  ])('finds no broken reference in %s: %s', (path, text) => {
    expect(danglingReferences(path, text, small)).toEqual([])
  })
})
