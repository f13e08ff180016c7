import type { z } from 'zod'
import type { webhookBodies as schemas } from '../events.ts'
import { analysisExample } from './analysis.ts'
import { ids, plantId as plant, times } from './values.ts'

const { madeBy: _person, image: _links, input: photo, ...shown } = analysisExample
const { latitude: _latitude, longitude: _longitude, country: _country, ...input } = photo

/** The event of the example analysis, which the definition also shows as a webhook body. */
export const completedEventExample = {
  id: ids.event,
  type: 'analysis.completed' as const,
  timestamp: times.completed,
  data: {
    transactionId: ids.analysis,
    accountId: ids.user,
    clientReference: 'order-4711',
    plantId: plant,
    status: 'COMPLETED' as const,
    outcome: 'ISSUES_FOUND' as const,
    revision: 1,
    analysis: { ...shown, input },
    truncated: [],
    analysisUrl: `/v1/analyses/${ids.analysis}`,
  },
}

const { transactionId, accountId, clientReference, plantId } = completedEventExample.data

type Bodies = { [T in keyof typeof schemas]: z.input<(typeof schemas)[T]> }

/** An example of the webhook body for each type of event. */
export const webhookBodyExamples: Bodies = {
  'analysis.completed': completedEventExample,
  'analysis.failed': {
    ...completedEventExample,
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
    ...completedEventExample,
    type: 'webhook.test',
    data: { ...completedEventExample.data, webhookId: ids.webhook },
  },
}
