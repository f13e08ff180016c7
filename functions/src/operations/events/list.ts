import { ref } from '../../collections/collection.ts'
import { events, type StoredEvent } from '../../collections/events.ts'
import { accountStats } from '../../collections/stats.ts'
import type { AnalysisEvent } from '../../contract/events.ts'
import { completedEventExample } from '../../contract/examples/events.ts'
import { limits } from '../../contract/limits.ts'
import { eventsPage, eventsQuery } from '../../contract/schemas/event.ts'
import { signPageToken } from '../../domain/page-token.ts'
import { problem } from '../../domain/problem.ts'
import { addSeconds } from '../../domain/time.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoredDocument } from '../../ports/store.ts'
import { endpoint } from '../endpoint.ts'
import { pageAfter } from '../list-page.ts'
import { waitingPlaces } from './waiting-places.ts'

type Found = StoredDocument<StoredEvent>[]

/** Each look costs a read, so a consumer that always waits costs one every two seconds. */
const pauseMs = 2000
const places = waitingPlaces(limits.event.waitingPerAccountMax)

export const listEvents = endpoint({
  id: 'events.list',
  route: { method: 'GET', path: '/v1/events', credential: 'identity', access: 'owner' },
  summary: 'Read the events of the account in order, and wait for the next ones',
  description: [
    'The bodies are those that webhooks get, whether or not any is registered; none is skipped.',
    'Send the `nextAfter` of each answer as `after` of the next call, and `waitSeconds` to wait.',
    'Events are kept for 30 days; that of a deleted analysis is gone.',
    'Four calls of an account may wait at once; one more may be 429.',
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
   * A page costs its events, or one read where there is none; a caller who waits costs one more
   * every two seconds. Events are ordered by the numbers that commits gave them
   * (docs/decisions/0280), so none can appear before one that was read. Throws TOO_MANY_REQUESTS
   * when too many calls of the account wait.
   */
  async handler(call, ports) {
    const { accountId } = call.caller
    const { after, pageSize, waitSeconds } = call.input
    const start = await startOf(ports, accountId, after)
    const look = () => eventsAfter(ports, accountId, start, pageSize + 1)
    const found =
      waitSeconds > 0
        ? await places.within(accountId, () => untilFound(ports, look, waitSeconds, call))
        : await look()
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

/** The number after which to read. Throws NOT_FOUND and PAGE_TOKEN_INVALID. */
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
  const [event] = await store.getAll(ref(events, after))
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

/** Looks until there is an event, or the caller has waited or gone. */
async function untilFound(
  { clock }: Ports,
  look: () => Promise<Found>,
  waitSeconds: number,
  { signal }: CallContext,
): Promise<Found> {
  const until = addSeconds(clock.now(), waitSeconds).getTime()
  for (;;) {
    const found = await look()
    const leftMs = until - clock.now().getTime()
    if (found.length > 0 || leftMs <= 0 || signal.aborted) return found
    await clock.sleep(Math.min(pauseMs, leftMs), signal)
  }
}
