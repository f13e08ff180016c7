import { diagnosis } from '@plant/testing/harness/plants'
import { noHints } from '@plant/testing/hints'
import { locales } from '@plant/testing/locales'
import { analysis as sample } from '@plant/testing/samples'
import { expect, it } from 'vitest'
import type { Transaction } from '../../collections/transactions.ts'
import { analysisEvent } from '../../contract/events.ts'
import { completedEvent, failedEvent } from './event.ts'

const completedAt = new Date('2026-11-20T08:00:05.000Z')
const common = {
  uid: 'ada',
  accountId: 'acme',
  operation: 'start' as const,
  createdAt: new Date('2026-11-20T08:00:00.000Z'),
  deadlineAt: new Date('2026-11-20T08:02:00.000Z'),
  attempt: 1,
  storagePath: 'optimized/ada/an_1.webp',
  request: {
    fingerprint: '',
    clientReference: 'document 7',
    plantId: 'Fern',
    language: 'en',
    hints: { ...noHints, latitude: 49.2, longitude: 16.6, country: 'CZ' },
  },
  charge: { subject: 'ada', day: '2026-11-20', resets: 0, state: 'CHARGED' as const },
  expiresAt: null,
  sweepAt: null,
  completedAt,
}
const completed = {
  ...common,
  status: 'COMPLETED' as const,
  outcome: 'HEALTHY' as const,
  deleted: false,
} satisfies Transaction
const failed = {
  ...common,
  status: 'FAILED' as const,
  error: { code: 'MODEL_UNAVAILABLE' as const, detail: 'Not now.' },
} satisfies Transaction

function placed() {
  const stored = sample({
    diagnosis: diagnosis('HEALTHY'),
    clientReference: 'document 7',
    plantId: 'Fern',
  })
  return { ...stored, input: { ...stored.input, latitude: 49.2, longitude: 16.6, country: 'CZ' } }
}

it('a completed event contains the analysis without the location of the photo', () => {
  const { id, document } = completedEvent('an_1', completed, placed(), locales)
  const body = analysisEvent.parse(JSON.parse(document.body))
  expect(body).toMatchObject({
    id,
    type: 'analysis.completed',
    timestamp: '2026-11-20T08:00:05.000Z',
    data: {
      transactionId: 'an_1',
      accountId: 'acme',
      clientReference: 'document 7',
      plantId: 'Fern',
      status: 'COMPLETED',
      outcome: 'HEALTHY',
      analysis: { id: 'an_1', plantId: 'Fern' },
    },
  })
  expect(document.body).not.toMatch(/latitude|longitude|country|49\.2|16\.6/)
})

it('a completed event of a blocked analysis contains no diagnosis', () => {
  const blocked = { ...placed(), moderation: { state: 'BLOCKED' as const, reasons: ['SAFETY'] } }
  const { document } = completedEvent(
    'an_1',
    { ...completed, outcome: 'INCONCLUSIVE' },
    blocked,
    locales,
  )
  expect(document.body).not.toMatch(/Ficus|SAFETY|HEALTHY/)
})

it('a failed event contains the error and no analysis', () => {
  const { id, document } = failedEvent('an_1', failed, completedAt)
  const body = analysisEvent.parse(JSON.parse(document.body))
  expect(body).toEqual({
    id,
    type: 'analysis.failed',
    timestamp: '2026-11-20T08:00:05.000Z',
    data: {
      transactionId: 'an_1',
      accountId: 'acme',
      clientReference: 'document 7',
      plantId: 'Fern',
      status: 'FAILED',
      outcome: null,
      error: { code: 'MODEL_UNAVAILABLE', detail: 'Not now.' },
    },
  })
})

it('an event has the same id if the same attempt creates the event again', () => {
  const once = failedEvent('an_1', failed, completedAt)
  const again = failedEvent('an_1', failed, new Date('2026-11-20T09:00:00.000Z'))
  expect(again.id).toBe(once.id)
  expect(failedEvent('an_1', { ...failed, attempt: 2 }, completedAt).id).not.toBe(once.id)
  expect(completedEvent('an_1', completed, placed(), locales).id).not.toBe(once.id)
})

it('an unpublished event is due within 10 seconds, and is kept for longer than its deliveries last', () => {
  const { document } = failedEvent('an_1', failed, completedAt)
  expect(document.publishAt?.toISOString()).toBe('2026-11-20T08:00:15.000Z')
  const hours = (document.expiresAt.getTime() - completedAt.getTime()) / 3_600_000
  expect(hours).toBeGreaterThan(76)
})

it('the event of a later revision expires with its analysis', () => {
  const expiresAt = new Date('2026-11-27T08:00:05.000Z')
  const late = { revision: 2, at: new Date('2026-11-26T08:00:00.000Z') }
  const stored = { ...placed(), expiresAt }
  const { document } = completedEvent('an_1', completed, stored, locales, late)
  expect(document.expiresAt).toEqual(expiresAt)
})
