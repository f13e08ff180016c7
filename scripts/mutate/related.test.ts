import { expect, it } from 'vitest'
import { importersOf, loadedBy, relatedTests } from './related.ts'

const sources = new Map([
  ['functions/src/lease.ts', `import { z } from 'zod'\nimport type { Store } from './store.ts'`],
  ['functions/src/store.ts', ''],
  ['functions/src/job.ts', `export { lease } from './lease.ts'`],
  ['functions/src/lease.test.ts', `import { lease } from './lease.ts'`],
  ['functions/testing/harness.ts', `const { job } = await import('../src/job.ts')`],
  ['functions/src/far/job.test.ts', `import { harness } from '@plant/testing/harness'`],
  ['functions/src/lease-child.ts', ''],
  ['functions/src/start.test.ts', 'fork(`lease-child${extension}`)'],
  ['functions/src/other.test.ts', `import { z } from 'zod'`],
])

it('finds the tests that load a file, those with the fewest imports in between first', () => {
  const importers = importersOf(sources)
  expect(relatedTests(importers, 'functions/src/lease.ts')).toEqual([
    'functions/src/lease.test.ts',
    'functions/src/far/job.test.ts',
  ])
  expect(relatedTests(importers, 'functions/src/other.test.ts')).toEqual([
    'functions/src/other.test.ts',
  ])
  expect(relatedTests(importers, 'functions/src/lease-child.ts')).toEqual([
    'functions/src/start.test.ts',
  ])
})

it('finds everything that a test loads', () => {
  expect(loadedBy(importersOf(sources), 'functions/src/far/job.test.ts')).toEqual(
    new Set([
      'functions/src/far/job.test.ts',
      'functions/testing/harness.ts',
      'functions/src/job.ts',
      'functions/src/lease.ts',
      'functions/src/store.ts',
    ]),
  )
})
