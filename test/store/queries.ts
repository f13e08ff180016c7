import { analysis, own, ownAnalyses } from '@plant/testing/samples'
import { withinTest } from '@plant/testing/within-test'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import type { StoredAnalysis } from '../../functions/src/collections/analyses.ts'
import { type Collection, ref } from '../../functions/src/collections/collection.ts'
import { events } from '../../functions/src/collections/events.ts'
import { invitations } from '../../functions/src/collections/invitations.ts'
import type { Filter, Query, Store } from '../../functions/src/ports/store.ts'
import { create, type StoreHarness } from './harness.ts'

const newestFirst = { field: 'createdAt', direction: 'descending' } as const
const day = (index: number) => new Date(Date.UTC(2026, 10, index))
const ofAccount: Filter = { field: 'accountId', operator: '==', value: 'a' }

function history(where: readonly Filter[] = [], parts: Partial<Query> = {}): Query {
  return { where: [ofAccount, ...where], orderBy: newestFirst, limit: 20, ...parts }
}

/** Tests that queries return the same documents in the same order as Firestore with its indexes. */
export function queryPromises(harness: StoreHarness): void {
  pagePromises(harness)
  rowPromises(harness)
}

function pagePromises({ store }: StoreHarness): void {
  const collection = ownAnalyses()
  const ids = async (query: Query) =>
    (await store.query(collection, query)).map((found) => found.id)

  beforeAll(() => fill(store, collection))

  it('sorts documents by value, and documents with equal values by id in the same direction', async () => {
    expect(await ids(history())).toEqual(['e', 'd', 'c2', 'c1', 'b', 'a'])
  })

  it.each<[string, Filter[], string[]]>([
    ['saved', [{ field: 'saved', operator: '==', value: true }], ['d', 'b']],
    [
      'no folder',
      [{ field: 'folderId', operator: '==', value: null }],
      ['e', 'd', 'c2', 'c1', 'a'],
    ],
    [
      'two filters together',
      [
        { field: 'saved', operator: '==', value: true },
        { field: 'outcome', operator: '==', value: 'ISSUES_FOUND' },
      ],
      ['d'],
    ],
    [
      'any of several',
      [{ field: 'impression', operator: 'in', value: ['up', 'down'] }],
      ['c2', 'c1'],
    ],
    [
      'a range without its ends',
      [
        { field: 'createdAt', operator: '>', value: day(1) },
        { field: 'createdAt', operator: '<', value: day(4) },
      ],
      ['c2', 'c1', 'b'],
    ],
    [
      'a range with its ends',
      [
        { field: 'createdAt', operator: '>=', value: day(1) },
        { field: 'createdAt', operator: '<=', value: day(3) },
      ],
      ['c2', 'c1', 'b', 'a'],
    ],
  ])('applies the filter: %s', async (_name, where, expected) => {
    expect(await ids(history(where))).toEqual(expected)
  })

  it('continues after the document of the cursor, even among equal values', async () => {
    const pages = [await ids(history([], { limit: 3 }))]
    pages.push(await ids(history([], { limit: 3, after: { value: day(3), id: 'c2' } })))
    pages.push(await ids(history([], { limit: 3, after: { value: day(1), id: 'a' } })))
    expect(pages).toEqual([['e', 'd', 'c2'], ['c1', 'b', 'a'], []])
  })

  it('returns every document once although newer documents arrive between pages', async () => {
    const arriving = ownAnalyses()
    await fill(store, arriving)
    const first = await store.query(arriving, history([], { limit: 4 }))
    await create(store, arriving, 'new', analysis({ createdAt: day(9) }))
    const last = first.at(-1)
    if (!last) throw new Error('the first page is empty')
    const after = { value: last.data.createdAt, id: last.id }
    const second = await store.query(arriving, history([], { limit: 4, after }))
    expect([...first, ...second].map((found) => found.id)).toEqual(['e', 'd', 'c2', 'c1', 'b', 'a'])
  })

  it('sorts by id if the sorted field is filtered to one value', async () => {
    const query: Query = {
      where: [{ field: 'storagePath', operator: '==', value: 'shared' }],
      orderBy: { field: 'storagePath', direction: 'ascending' },
      limit: 2,
    }
    expect(await ids(query)).toEqual(['a', 'b'])
    expect(await ids({ ...query, after: { value: 'shared', id: 'a' } })).toEqual(['b', 'e'])
    const anyOf = { field: 'storagePath', operator: 'in', value: ['shared', 'nowhere'] } as const
    const oneOfTwo = { ...query, where: [anyOf], after: { value: null, id: 'a' } }
    expect(await ids(oneOfTwo)).toEqual(['b', 'e'])
  })

  it('finds documents with another value than one', async () => {
    const { storagePath } = analysis()
    const found = (accountId: string) =>
      ids({
        where: [
          { field: 'storagePath', operator: '==', value: storagePath },
          { field: 'accountId', operator: '!=', value: accountId },
        ],
        orderBy: { field: 'accountId', direction: 'ascending' },
        limit: 3,
      })
    expect(await found('a')).toEqual(['foreign'])
    expect(await found('b')).toEqual(['c1', 'c2', 'd'])
    expect(await found('')).toEqual(['c1', 'c2', 'd'])
  })
}

function rowPromises({ store }: StoreHarness): void {
  const collection = ownAnalyses()

  it('finds documents with a due time, but not with null', async () => {
    const queue = own(events)
    const event = (publishAt: Date | null) => ({
      type: 'analysis.completed' as const,
      accountId: 'a',
      transactionId: 't',
      createdAt: day(1),
      body: '{}',
      publishAt,
      fanOutAt: null,
      expiresAt: day(9),
    })
    for (const [id, at] of Object.entries({ later: day(8), b: day(2), a: day(1), never: null }))
      await create(store, queue, id, event(at))
    const due = await store.query(queue, {
      where: [{ field: 'publishAt', operator: '<=', value: day(2) }],
      orderBy: { field: 'publishAt', direction: 'ascending' },
      limit: 10,
    })
    expect(due.map((found) => found.id)).toEqual(['a', 'b'])
  })

  it('finds documents by an element of a list, in pages sorted by id', async () => {
    const invited = own(invitations)
    const invitation = (createdByApiKeyIds?: string[]) => ({
      status: 'pending' as const,
      accountId: 'a',
      email: 'a@example.org',
      createdAt: day(1),
      passwordDigest: '',
      validUntil: day(2),
      expiresAt: day(2),
      ...(createdByApiKeyIds && { createdByApiKeyIds }),
    })
    const makers = { d: ['k'], a: ['j', 'k'], b: ['j'], c: ['k', 'l'], none: undefined }
    for (const [id, by] of Object.entries(makers)) await create(store, invited, id, invitation(by))
    const query: Query = {
      where: [{ field: 'createdByApiKeyIds', operator: 'array-contains', value: 'k' }],
      orderBy: { field: 'createdByApiKeyIds', direction: 'ascending' },
      limit: 2,
    }
    const ids = async (asked: Query) => (await store.query(invited, asked)).map((found) => found.id)
    expect(await ids(query)).toEqual(['a', 'c'])
    expect(await ids({ ...query, after: { value: 'k', id: 'c' } })).toEqual(['d'])
  })

  it('throws for a malformed document, or reports and skips it', async () => {
    const strict = ownAnalyses()
    const lax = { ...strict, schema: z.record(z.string(), z.unknown()) }
    await create(store, strict, 'good', analysis())
    await create(store, lax, 'bad', { ...analysis(), saved: 'perhaps' })
    await expect(store.query(strict, history())).rejects.toThrow(`${strict.name}/bad`)
    const told: string[] = []
    const documents = await store.query(strict, history(), (path) => told.push(path))
    expect(documents.map(({ id }) => id)).toEqual(['good'])
    expect(told).toEqual([`${strict.name}/bad`])
  })

  it('returns a written document as soon as its transaction has ended', async () => {
    const fresh = ownAnalyses()
    await create(store, fresh, 'x', analysis())
    expect(await store.query(fresh, history())).toEqual([{ id: 'x', data: analysis() }])
    await store.transaction(async (transaction) => {
      await transaction.getAll(ref(fresh, 'x'))
      transaction.remove(ref(fresh, 'x'))
    }, withinTest())
    expect(await store.query(fresh, history())).toEqual([])
  })

  it.each<[string, Query]>([
    ['another order', { ...history(), orderBy: { field: 'completedAt', direction: 'descending' } }],
    ['another direction', { ...history(), orderBy: { ...newestFirst, direction: 'ascending' } }],
    ['a filter left out', { ...history(), where: [] }],
    ['an unlisted filter', history([{ field: 'clientReference', operator: '==', value: 'r' }])],
    ['a range on a filter', history([{ field: 'impression', operator: '>', value: '' }])],
    ['a filter twice', history([ofAccount])],
    ['no limit', history([], { limit: 0 })],
    ['too many documents', history([], { limit: 501 })],
  ])('rejects a query that the collection does not list: %s', async (_name, query) => {
    await expect(store.query(collection, query)).rejects.toThrow(collection.name)
  })
}

async function fill(store: Store, collection: Collection<StoredAnalysis>): Promise<void> {
  const documents: Record<string, Partial<StoredAnalysis>> = {
    a: { createdAt: day(1), storagePath: 'shared' },
    b: { createdAt: day(2), storagePath: 'shared', saved: true, folderId: 'f' },
    c1: { createdAt: day(3), impression: 'up' },
    c2: { createdAt: day(3), impression: 'down' },
    d: { createdAt: day(4), saved: true, outcome: 'ISSUES_FOUND' },
    e: { createdAt: day(5), storagePath: 'shared' },
    foreign: { createdAt: day(3), accountId: 'b', saved: true },
  }
  await Promise.all(
    Object.entries(documents).map(([id, fields]) =>
      create(store, collection, id, analysis(fields)),
    ),
  )
}
