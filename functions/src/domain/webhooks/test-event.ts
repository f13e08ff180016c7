import type { StoredEvent } from '../../collections/events.ts'
import { analysisUrlOf, webhookBodies } from '../../contract/events.ts'
import { completedEventExample } from '../../contract/examples/events.ts'
import { limits } from '../../contract/limits.ts'
import { addDays } from '../time.ts'

/** No analysis has this id, because ids of analyses are `an_` and random characters. */
const transactionId = 'an_test'

/**
 * Creates a test event with the example analysis of the API definition, so that receivers parse the
 * event like any `analysis.completed`. A test event does not count as an event of the account. The
 * only delivery of a test event is created with the event, without Pub/Sub or the sweeper.
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
