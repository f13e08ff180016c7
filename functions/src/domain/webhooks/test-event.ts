import type { StoredEvent } from '../../collections/events.ts'
import { analysisUrlOf, webhookBodies } from '../../contract/events.ts'
import { completedEvent } from '../../contract/examples/events.ts'
import { limits } from '../../contract/limits.ts'
import { addDays } from '../time.ts'

/** Of no analysis: every other id is `an_` and random. */
const transactionId = 'an_test'

/**
 * The event of a test, with the analysis of the definition's examples: the code that reads
 * `analysis.completed` reads it too. It is no event of the account. Its one delivery is made with
 * it, so that neither broker nor sweeper has anything to do.
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
      ...completedEvent.data,
      transactionId,
      accountId,
      analysis: { ...completedEvent.data.analysis, id: transactionId },
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
