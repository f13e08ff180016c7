import type { OperationDefinition } from '../operation.ts'
import { eventsPage, eventsQuery } from '../schemas/event.ts'

/** The events of an account, for whoever cannot receive webhooks. */
export const events = {
  'events.list': {
    summary: 'Read the events of the account in order, and wait for the next ones',
    description: [
      'The bodies are those that webhooks get, whether or not any is registered; none is skipped.',
      'Send the `nextAfter` of each answer as `after` of the next call, and `waitSeconds` to wait.',
      'Events are kept for 30 days; that of a deleted analysis is gone.',
      'Four calls of an account may wait at once; one more may be 429.',
    ],
    status: 200,
    query: eventsQuery,
    output: { 200: eventsPage },
    problems: ['NOT_FOUND', 'PAGE_TOKEN_INVALID'],
  },
} as const satisfies Record<string, OperationDefinition>
