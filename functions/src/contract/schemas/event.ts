import { z } from 'zod'
import { listedEvent } from '../events.ts'
import { limits } from '../limits.ts'
import { pageQuery, queryInteger } from './query.ts'

/** Where to go on in the events of the account, and how long to wait for the next one. */
export const eventsQuery = z.object({
  after: z
    .string()
    .min(1)
    .max(2048)
    .describe(
      'The `nextAfter` of an answer, the id of an event, or `latest` for what comes from now on; ' +
        'absent for the oldest event that is kept.',
    )
    .optional(),
  pageSize: pageQuery.shape.pageSize,
  waitSeconds: queryInteger(0, limits.event.waitSecondsMax)
    .describe('How long the response may wait, in seconds, where there is no event yet.')
    .default(0),
})

/** Events in the order in which they were written. */
export const eventsPage = z.object({
  items: z
    .array(listedEvent)
    .describe('Events as webhooks get them, the oldest first; empty where there are none yet.'),
  nextAfter: z
    .string()
    .describe('The `after` of the next call, always there: keep it beside what was done.'),
  hasMore: z.boolean().describe('True where the next call need not wait.'),
})
