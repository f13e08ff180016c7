import { ids, times } from '../../contract/examples/values.ts'

const events: ('analysis.completed' | 'analysis.failed')[] = [
  'analysis.completed',
  'analysis.failed',
]

export const secretExample = 'whsec_dGhpcyBpcyBhbiBleGFtcGxlIGFuZCBubyBzZWNyZXQ='

export const webhookExample = {
  id: ids.webhook,
  url: 'https://hooks.example.com/plants',
  events,
  description: 'The nursery’s order system',
  status: 'active' as const,
  createdAt: times.joined,
}
