import { z } from 'zod'
import { listedEvent } from '../events.ts'
import { limits } from '../limits.ts'
import { pageQuery, queryInteger } from './query.ts'

/** The cursor in the events of the account, and the time to wait for the next event. */
export const eventsQuery = z.object({
  after: z
    .string()
    .min(1)
    .max(2048)
    .describe(
      'The `nextAfter` of an answer, the id of an event, or `latest` for future events only; ' +
        'leave it out to start at the oldest event kept.',
    )
    .optional(),
  pageSize: pageQuery.shape.pageSize,
  waitSeconds: queryInteger(0, limits.event.waitSecondsMax)
    .describe('How many seconds the response may wait for an event.')
    .default(0),
})

/** Events in the order of their commits. */
export const eventsPage = z.object({
  items: z
    .array(listedEvent)
    .describe('Events as webhooks get them, oldest first; empty if there are none yet.'),
  nextAfter: z
    .string()
    .describe(
      'Pass it as `after` in the next call; always present, so store it with your results.',
    ),
  hasMore: z.boolean().describe('True if the next call can return more events without waiting.'),
})
