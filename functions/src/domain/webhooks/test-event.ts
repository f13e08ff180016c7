import type { StoredEvent } from '../../collections/events.ts'
import { analysisUrlOf, webhookBodies } from '../../contract/events.ts'
import { completedEventExample } from '../../contract/examples/events.ts'
import { limits } from '../../contract/limits.ts'
import { addDays } from '../time.ts'

/** Matches no analysis: other ids are `an_` and random characters. */
const transactionId = 'an_test'

/**
 * Creates a test event with the example analysis of the API definition, so that receivers parse it
 * like any `analysis.completed`. It does not count as an event of the account. Its single delivery
 * is created together with it, without broker or sweeper.
 */
export function testEvent(
  id: string,
  accountId: string,
  webhookId: string,
  now: Date,
): StoredEvent {
  const type = 'webhook.test'
  const body = webhookBodies[type].parse({
    id,
    type,
    timestamp: now.toISOString(),
    data: {
      ...completedEventExample.data,
      transactionId,
      accountId,
      analysis: { ...completedEventExample.data.analysis, id: transactionId },
      analysisUrl: analysisUrlOf(transactionId),
      webhookId,
    },
  })
  return {
    type,
    accountId,
    transactionId: '',
    createdAt: now,
    body: JSON.stringify(body),
    publishAt: null,
    fanOutAt: null,
    expiresAt: addDays(now, limits.event.daysKept),
  }
}
