import { z } from 'zod'
import { accountStats } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { events, type StoredEvent } from '../../collections/events.ts'
import type { Call } from '../../contract/endpoint.ts'
import { type AnalysisEvent, listedEvent } from '../../contract/events.ts'
import { completedEventExample } from '../../contract/examples/events.ts'
import { limits } from '../../contract/limits.ts'
import { nonEmptyText, resourceId, text } from '../../contract/schemas/common.ts'
import { pageQuery, queryInteger } from '../../contract/schemas/query.ts'
import { signPageToken } from '../../domain/page-token.ts'
import { createPlaces } from '../../domain/places.ts'
import { problem } from '../../domain/problem.ts'
import { addSeconds } from '../../domain/time.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoredDocument } from '../../ports/store.ts'
import { endpoint } from '../endpoint.ts'
import { pageAfter } from '../list-page.ts'
import { longPageMax, longPlaces, readLongPage } from '../long-pages.ts'

type Found = StoredDocument<StoredEvent>[]

/** The pause between queries of a waiting call, which therefore costs 1 read every two seconds. */
const pauseMs = 2000
const { waitingPerAccountMax } = limits.event
const places = createPlaces(waitingPerAccountMax, {
  detail: `${waitingPerAccountMax} calls of the account wait for events already.`,
})
const eventsQuery = z.object({
  after: nonEmptyText(limits.page.tokenCharactersMax)
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
const eventsPage = z.object({
  items: z
    .array(listedEvent)
    .describe('Events as webhooks get them, oldest first; empty if there are none yet.'),
  nextAfter: text.describe(
    'Pass it as `after` in the next call; always present, so store it with your results.',
  ),
  hasMore: z.boolean().describe('True if the next call can return more events without waiting.'),
})

export const listEvents = endpoint({
  id: 'events.list',
  route: {
    method: 'GET',
    path: '/v1/events',
    credential: 'identity',
    scopes: ['read'],
    access: 'owner',
  },
  summary: 'Read the events of the account in order, and wait for the next ones',
  description: [
    'Each event has the body that a webhook gets, even without a webhook; none is skipped.',
    'Pass `nextAfter` as `after` in the next call, and `waitSeconds` to wait for the next event.',
    `Events are kept for ${limits.event.daysKept} days, unless their analysis is deleted.`,
    `A page has at most ${longPageMax} events, and four calls per account may wait at once.`,
  ],
  query: eventsQuery,
  output: { 200: eventsPage },
  problems: ['NOT_FOUND', 'PAGE_TOKEN_INVALID'],
  examples: {
    query: { after: 'WzE2LCIiXQ.YW4gZXhhbXBsZQ', pageSize: 20, waitSeconds: 20 },
    output: {
      200: {
        items: [completedEventExample],
        nextAfter: 'WzE3LCIiXQ.Zm9yIHRoZSBleGFtcGxl',
        hasMore: false,
      },
    },
  },

  /**
   * Costs 1 read per event, but at least 1 read. Waiting costs 1 more read every two seconds.
   * Events are in commit order (docs/decisions/0280), so a new event always follows the events
   * already read. Throws TOO_MANY_REQUESTS when too many calls of the account read or wait.
   */
  async handler(call, ports) {
    const { accountId } = call.caller
    const { after, waitSeconds } = call.input
    const pageSize = Math.min(call.input.pageSize, longPageMax)
    const start = await startOf(ports, accountId, after)
    const look = () => readLongPage(call, () => eventsAfter(ports, accountId, start, pageSize + 1))
    const found =
      waitSeconds > 0
        ? await places.within(accountId, () => untilFound(ports, look, waitSeconds, call))
        : await longPlaces.within(accountId, look)
    const page = found.slice(0, pageSize)
    const now = ports.clock.now()
    const last = page.at(-1)?.data.sequence ?? start
    return {
      status: 200,
      body: {
        items: page.filter(({ data }) => data.expiresAt > now).map(bodyOf),
        nextAfter: signPageToken({ at: last, id: '' }, scopeOf(accountId), ports.pageTokenSecret),
        hasMore: found.length > pageSize,
      },
    }
  },
})

const scopeOf = (accountId: string) => `events\n${accountId}`

const bodyOf = ({ data }: StoredDocument<StoredEvent>) => JSON.parse(data.body) as AnalysisEvent

/** Returns the event number after which to read. Throws NOT_FOUND or PAGE_TOKEN_INVALID. */
async function startOf(
  { store, pageTokenSecret }: Ports,
  accountId: string,
  after: string | undefined,
): Promise<number> {
  if (after === 'latest') {
    const [stats] = await store.getAll(ref(accountStats, accountId))
    return stats?.events ?? 0
  }
  if (after?.startsWith('evt_') !== true)
    return pageAfter(after, scopeOf(accountId), pageTokenSecret)?.at ?? 0
  const [event] = resourceId.safeParse(after).success ? await store.getAll(ref(events, after)) : []
  if (event?.accountId !== accountId || event.sequence === undefined)
    throw problem('NOT_FOUND', 'There is no such event, or it is gone: go on with a `nextAfter`.')
  return event.sequence
}

function eventsAfter({ store }: Ports, accountId: string, start: number, limit: number) {
  return store.query(events, {
    where: [
      { field: 'accountId', operator: '==', value: accountId },
      { field: 'sequence', operator: '>', value: start },
    ],
    orderBy: { field: 'sequence', direction: 'ascending' },
    limit,
  })
}

async function untilFound(
  { clock }: Ports,
  look: () => Promise<Found>,
  waitSeconds: number,
  { signal, request }: Pick<Call, 'signal' | 'request'>,
): Promise<Found> {
  const until = addSeconds(clock.now(), waitSeconds).getTime()
  while (!signal.aborted) {
    const found = await look()
    const leftMs = until - clock.now().getTime()
    if (found.length > 0 || leftMs <= 0) return found
    const waitMs = Math.min(pauseMs, leftMs)
    request.waits(waitMs)
    await clock.sleep(waitMs, signal)
  }
  return []
}
