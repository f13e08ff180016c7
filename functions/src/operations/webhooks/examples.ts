import { ids, times } from '../../contract/examples/values.ts'

export const eventsExample: ('analysis.completed' | 'analysis.failed')[] = [
  'analysis.completed',
  'analysis.failed',
]

export const webhookExample = {
  id: ids.webhook,
  url: 'https://hooks.example.com/plants',
  events: eventsExample,
  description: 'The nursery’s order system',
  status: 'active' as const,
  createdAt: times.joined,
}
