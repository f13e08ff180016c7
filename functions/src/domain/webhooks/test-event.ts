import type { StoredEvent } from '../../collections/events.ts'
import {
  type AnalysisInEvent,
  analysisUrlOf,
  type WebhookTestEvent,
} from '../../contract/events.ts'
import { addDays } from '../time.ts'
import { eventDaysKept } from './event.ts'

/** Of no analysis: every other id is `an_` and random. */
const transactionId = 'an_test'

/**
 * The event of a test, with a made-up analysis: the code that reads `analysis.completed` reads it
 * too. It is no event of the account. Its one delivery is made with it, so that neither broker nor
 * sweeper has anything to do.
 */
export function testEvent(
  id: string,
  accountId: string,
  webhookId: string,
  now: Date,
): StoredEvent {
  const timestamp = now.toISOString()
  const body: WebhookTestEvent = {
    id,
    type: 'webhook.test',
    timestamp,
    data: {
      transactionId,
      accountId,
      clientReference: null,
      plantId: null,
      status: 'COMPLETED',
      outcome: 'HEALTHY',
      revision: 1,
      analysis: { ...madeUpAnalysis, createdAt: timestamp, completedAt: timestamp },
      truncated: [],
      analysisUrl: analysisUrlOf(transactionId),
      webhookId,
    },
  }
  return {
    type: body.type,
    accountId,
    transactionId: '',
    createdAt: now,
    body: JSON.stringify(body),
    publishAt: null,
    fanOutAt: null,
    expiresAt: addDays(now, eventDaysKept),
  }
}

const madeUpAnalysis: Omit<AnalysisInEvent, 'createdAt' | 'completedAt'> = {
  id: transactionId,
  schemaVersion: '1.0',
  status: 'COMPLETED',
  clientReference: null,
  plantId: null,
  outcome: 'HEALTHY',
  saved: true,
  expiresAt: null,
  folderId: null,
  impression: '',
  feedback: { wrong: [], text: null },
  language: { requested: 'en', served: 'en', fallback: false, review: 'machine' },
  input: {
    storagePath: 'optimized/test/an_test.webp',
    imageWidthPx: 1024,
    imageHeightPx: 768,
    imageBytes: 100_000,
    imageSha256: '0'.repeat(64),
    placement: null,
    sunExposure: null,
    wateringFrequency: null,
  },
  photo: { isPlant: { value: true, confidence: 1 }, issues: [], retakeHint: null },
  plant: {
    candidates: [
      {
        scientificName: 'Ficus benjamina',
        commonName: 'weeping fig',
        family: 'Moraceae',
        confidence: 1,
      },
    ],
  },
  health: { status: 'HEALTHY', confidence: 1, summary: 'A test: no photo was analysed.' },
  measurements: null,
  issues: [],
  plan: null,
  care: null,
  model: { provider: 'test', name: 'test', version: '1', fallback: false },
  usage: {
    charged: 0,
    reason: 'ANSWERED',
    remainingToday: 0,
    resetsAt: '1970-01-01T00:00:00.000Z',
  },
  moderation: { state: 'CLEAR' },
  disclaimer: 'This is a test event.',
}
