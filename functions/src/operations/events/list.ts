import { ref } from '../../collections/collection.ts'
import { events, type StoredEvent } from '../../collections/events.ts'
import { accountStats } from '../../collections/stats.ts'
import type { AnalysisEvent } from '../../contract/events.ts'
import type { Handler } from '../../contract/handlers.ts'
import { limits } from '../../contract/limits.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { signPageToken } from '../../domain/page-token.ts'
import { problem } from '../../domain/problem.ts'
import { addSeconds } from '../../domain/time.ts'
import type { Clock } from '../../ports/clock.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Store, StoredDocument } from '../../ports/store.ts'
import { pageAfter } from '../paging.ts'
import { waitingPlaces } from './waiting-places.ts'

type Deps = { store: Store; clock: Clock; pageTokenSecret: string }
type Found = StoredDocument<StoredEvent>[]

/** Each look costs a read, so a consumer that always waits costs one every two seconds. */
const pauseMs = 2000

/**
 * `GET /v1/events`: a page costs its events, or one read where there is none; a caller who waits
 * costs one more every two seconds. The order is that of the numbers that commits gave
 * (docs/decisions/0280), so that nothing can come before what was read. Throws TOO_MANY_REQUESTS
 * where as many wait as may.
 */
export function listEvents(deps: Deps): Handler<'events.list'> {
  const places = waitingPlaces(limits.event.waitingPerAccountMax)
  return async (call) => {
    const { accountId } = knownCaller(call.caller)
    const { after, pageSize, waitSeconds } = call.input
    const start = await startOf(deps, accountId, after)
    const look = () => eventsAfter(deps, accountId, start, pageSize + 1)
    const found =
      waitSeconds > 0
        ? await places.within(accountId, () => untilFound(deps, look, waitSeconds, call))
        : await look()
    const page = found.slice(0, pageSize)
    const now = deps.clock.now()
    const last = page.at(-1)?.data.sequence ?? start
    return {
      status: 200,
      body: {
        items: page.filter(({ data }) => data.expiresAt > now).map(bodyOf),
        nextAfter: signPageToken({ at: last, id: '' }, scopeOf(accountId), deps.pageTokenSecret),
        hasMore: found.length > pageSize,
      },
    }
  }
}

const scopeOf = (accountId: string) => `events\n${accountId}`

const bodyOf = ({ data }: StoredDocument<StoredEvent>) => JSON.parse(data.body) as AnalysisEvent

/** The number after which to read. Throws NOT_FOUND and PAGE_TOKEN_INVALID. */
async function startOf(
  { store, pageTokenSecret }: Deps,
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

function eventsAfter({ store }: Deps, accountId: string, start: number, limit: number) {
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
  { clock }: Deps,
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
