import type { z } from 'zod'
import type { webhookBodies as schemas } from '../events.ts'
import { completedEvent } from './events.ts'
import { ids } from './values.ts'

const { transactionId, accountId, clientReference, plantId } = completedEvent.data

type Bodies = { [T in keyof typeof schemas]: z.input<(typeof schemas)[T]> }

/** A body of a webhook call for each type of event. */
export const webhookBodyExamples: Bodies = {
  'analysis.completed': completedEvent,
  'analysis.failed': {
    ...completedEvent,
    type: 'analysis.failed',
    data: {
      transactionId,
      accountId,
      clientReference,
      plantId,
      status: 'FAILED',
      outcome: null,
      error: { code: 'MODEL_UNAVAILABLE', detail: 'The plant model did not answer.' },
    },
  },
  'webhook.test': {
    ...completedEvent,
    type: 'webhook.test',
    data: { ...completedEvent.data, webhookId: ids.webhook },
  },
}
