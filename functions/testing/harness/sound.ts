import { expect } from 'vitest'
import { accountStats, users } from '../../src/collections/accounts.ts'
import { analyses } from '../../src/collections/analyses.ts'
import type { Collection } from '../../src/collections/collection.ts'
import { events, type StoredEvent } from '../../src/collections/events.ts'
import { moderationItems } from '../../src/collections/moderation.ts'
import {
  type FailureCode,
  type Transaction,
  transactions,
} from '../../src/collections/transactions.ts'
import { eventIdOf } from '../../src/domain/analyses/idempotency.ts'
import { photoOf, thumbnailPath } from '../../src/domain/analyses/storage-path.ts'
import { isPermanentFailure } from '../../src/domain/analyses/transaction.ts'
import type { TestService } from './service.ts'

function all<T>(service: TestService, { name, schema }: Collection<T>): Map<string, T> {
  const found = [...service.documents.all(name)]
  return new Map(found.map(([id, data]) => [id, schema.parse(data)]))
}

/** When no work is running, checks that the stored data is consistent. Throws otherwise. */
export function assertSound(service: TestService): void {
  const found = all(service, transactions)
  for (const [id, transaction] of found) assertEnded(service, id, transaction)
  assertCharges(service, found)
  assertEvents(service, found)
  assertThumbnails(service)
  for (const [accountId, { totals }] of all(service, accountStats)) {
    const kept = [...all(service, analyses).values()]
    const own = kept.filter((analysis) => analysis.accountId === accountId)
    expect(totals.analyses, 'the count of analyses').toBe(own.length)
  }
}

function assertEnded(service: TestService, id: string, transaction: Transaction): void {
  const analysis = all(service, analyses).get(id)
  expect(['COMPLETED', 'FAILED'], 'the end of a transaction').toContain(transaction.status)
  expect(transaction.sweepAt, 'what is left to do').toBeNull()
  const isThere = transaction.status === 'COMPLETED' && !transaction.deleted
  expect(analysis !== undefined, 'whether the analysis is there').toBe(isThere)
  const writes = service.created.filter((path) => path === `analyses/${id}`)
  expect(writes.length, 'inferences stored').toBeLessThanOrEqual(1)
  if (transaction.status !== 'COMPLETED') return
  const waits = all(service, moderationItems).get(id)?.status === 'PENDING'
  const isKept = !transaction.deleted || waits
  expect(service.objects.has(transaction.storagePath), 'the photo').toBe(isKept)
  const { state } = transaction.charge
  if (analysis) expect(analysis.usage.charged).toBe(state === 'CHARGED' ? 1 : 0)
}

/** Checks that the used units of every user equal the charges minus the refunds. */
function assertCharges(service: TestService, found: ReadonlyMap<string, Transaction>): void {
  for (const [uid, { quota }] of all(service, users)) {
    const charged = [...found.values()].filter(
      ({ charge }) =>
        charge.subject === uid && charge.day === quota.day && charge.state === 'CHARGED',
    )
    expect(quota.used, `the units used by ${uid}`).toBe(charged.length)
  }
  for (const transaction of found.values())
    if (transaction.status === 'FAILED' && !isPermanentFailure(transaction.error.code))
      expect(transaction.charge.state, 'the charge of a failed one').not.toBe('CHARGED')
}

/** Checks that every thumbnail has a photo, and that every stored thumbhash has a thumbnail. */
function assertThumbnails(service: TestService): void {
  for (const path of service.objects.keys())
    expect(service.objects.has(photoOf(path)), `the photo of ${path}`).toBe(true)
  for (const { storagePath, thumbhash } of all(service, analyses).values())
    if (thumbhash !== null)
      expect(service.objects.has(thumbnailPath(storagePath)), 'the thumbnail').toBe(true)
}

/** Whether the caller got this failure in the response to the start request. */
function isTold({ code, detail }: { code: FailureCode; detail: string }): boolean {
  return isPermanentFailure(code) || detail === 'The photo could not be received.'
}

/**
 * Checks that each asynchronous analysis has one published event about its end. Synchronous
 * analyses, deleted analyses and failures in the start response have no event.
 */
function assertEvents(service: TestService, found: ReadonlyMap<string, Transaction>): void {
  const written = all(service, events)
  for (const [id, event] of written) assertPublished(service, id, event)
  const numbers = [...written.values()].map(({ accountId, sequence }) => `${accountId} ${sequence}`)
  expect(new Set(numbers).size, 'the numbers of events').toBe(numbers.length)
  for (const [id, transaction] of found) {
    const ends = [...written.values()].filter((event) => event.transactionId === id)
    const { operation, status, attempt } = transaction
    const told = status === 'FAILED' && isTold(transaction.error)
    const type = status === 'COMPLETED' ? 'analysis.completed' : 'analysis.failed'
    const isDeleted = transaction.status === 'COMPLETED' && transaction.deleted
    const expected = operation === 'start' && !told && !isDeleted
    expect(written.has(eventIdOf(id, type, attempt)), 'the event of the end').toBe(expected)
    expect(ends.length, 'events of one transaction').toBeLessThanOrEqual(attempt)
    if (operation === 'sync') expect(ends).toEqual([])
  }
}

function assertPublished(service: TestService, id: string, event: StoredEvent): void {
  const published = service.published.filter(({ eventId }) => eventId === id)
  expect(published.length, 'how often the broker got the event').toBeGreaterThanOrEqual(1)
  for (const { json } of published) expect(json).toBe(event.body)
  expect(event.publishAt, 'when to publish what is published').toBeNull()
}
