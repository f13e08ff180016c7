import type { ExamplesOf } from '../example.ts'
import { analysis } from './analysis.ts'
import { ids, plantId, times } from './values.ts'

const { madeBy: _person, image: _links, input: photo, ...shown } = analysis
const { latitude: _latitude, longitude: _longitude, ...input } = photo

/** What happened to the analysis of the other examples; the definition's webhooks show it too. */
export const completedEvent = {
  id: ids.event,
  type: 'analysis.completed' as const,
  timestamp: times.completed,
  data: {
    transactionId: ids.analysis,
    accountId: ids.user,
    clientReference: 'order-4711',
    plantId,
    status: 'COMPLETED' as const,
    outcome: 'ISSUES_FOUND' as const,
    revision: 1,
    analysis: { ...shown, input },
    truncated: [],
    analysisUrl: `/v1/analyses/${ids.analysis}`,
  },
}

const nextAfter = 'WzE3LCIiXQ.Zm9yIHRoZSBleGFtcGxl'

export const events = {
  'events.list': {
    query: { after: 'WzE2LCIiXQ.YW4gZXhhbXBsZQ', pageSize: 20, waitSeconds: 20 },
    output: { 200: { items: [completedEvent], nextAfter, hasMore: false } },
  },
} satisfies ExamplesOf<'events'>
