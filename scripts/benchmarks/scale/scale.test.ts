import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../common/root.ts'
import { changesOf, entriesOf, isSequential, sizeOf } from './index-entries.ts'
import { measureLife } from './life.ts'
import { readFigures, scalePage } from './page.ts'

describe('the page on scale', () => {
  it('is what its script computes from the operations of today', async () => {
    const page = readFileSync(join(root, 'docs/performance/scale.md'), 'utf8')
    expect(page, 'run `npm run bench:scale`').toBe(scalePage(await measureLife(), readFigures()))
  })

  it('finds no document that analyses of different accounts write', async () => {
    const { shared, hot } = await measureLife()
    expect({ shared, hot }).toEqual({ shared: [], hot: { users: 1, stats: 1 } })
  })
})

describe('the index entries of a document', () => {
  const at = (second: number) => new Date(Date.UTC(2026, 10, 28, 0, 0, second))
  const event = { accountId: 'a', publishAt: at(1), body: 'long' }

  it('are two for each field without an exemption, and one for each composite index', () => {
    const entries = [...entriesOf('events', { ...event, sequence: 1 }).keys()]
    expect(entries.toSorted()).toEqual([
      'events(accountId, sequence)',
      'events.accountId ascending',
      'events.accountId descending',
      'events.publishAt ascending',
      'events.publishAt descending',
    ])
  })

  it('change only where a write changes their value', () => {
    const before = entriesOf('events', event)
    const { removed, added } = changesOf(
      before,
      entriesOf('events', { ...event, publishAt: at(2), body: 'other' }),
    )
    expect([removed.length, added.length]).toEqual([2, 2])
  })

  it.each([
    ['transactions.sweepAt ascending', true],
    ['transactions.uid ascending', false],
    ['transactions(status, createdAt)', true],
    ['analyses(accountId, saved, createdAt)', false],
  ])('of %s grow with time: %s', (index, expected) => {
    expect(isSequential([index, '"2026-11-28"'])).toBe(expected)
    expect(isSequential([index, 'null'])).toBe(false)
  })
})

it('the size of a document follows the example of the documentation', () => {
  // https://firebase.google.com/docs/firestore/storage-size
  const task = { type: 'Personal', done: false, priority: 1, description: 'Learn Cloud Firestore' }
  expect(sizeOf('users/jeff/tasks/my_task_id', task)).toBe(147)
})
