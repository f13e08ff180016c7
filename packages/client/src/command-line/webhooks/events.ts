import { setTimeout as pause } from 'node:timers/promises'
import { eventWaitSecondsMax } from '../../generated/limits.ts'
import { type Client, PlantError } from '../../index.ts'
import type { ListedEvent } from './event.ts'

const firstPauseMs = 1000
const pauseMsMax = 30_000

/** `BEGUN` is told once, `LOST` and `BACK` of each broken connection. */
export type Connection = 'BEGUN' | 'LOST' | 'BACK'

type Listening = {
  plants: Client
  /** The id of an event, or `latest`. */
  after: string
  signal: AbortSignal
  onConnection(state: Connection, error?: PlantError): void
}

/**
 * The events of the account as they come, none twice and none left out, over any number of broken
 * connections. Throws what no waiting mends, such as a credential that ended, and whatever the
 * first call meets.
 */
export async function* eventsOf(listening: Listening): AsyncGenerator<ListedEvent> {
  const { plants, signal, onConnection } = listening
  // The first answer only says from where on to listen, and comes at once.
  const first = await plants.request('events.list', { query: { after: listening.after }, signal })
  onConnection('BEGUN')
  yield* first.items
  let after = first.nextAfter
  // Where to go on when the operator has replaced the secret that `after` is signed with.
  let last = first.items.at(-1)?.id ?? listening.after
  while (!signal.aborted) {
    const page = await nextPage(listening, [after, last])
    yield* page.items
    after = page.nextAfter
    last = page.items.at(-1)?.id ?? last
  }
}

/** Asks until there is an answer, first after the one and, where that is outdated, the other. */
async function nextPage(
  { plants, signal, onConnection }: Listening,
  [newest, last]: readonly [newest: string, last: string],
) {
  let after = newest
  let failures = 0
  for (;;) {
    try {
      const query = { after, waitSeconds: eventWaitSecondsMax }
      const page = await plants.request('events.list', { query, signal })
      if (failures > 0) onConnection('BACK')
      return page
    } catch (error) {
      if (!(error instanceof PlantError)) throw error
      if (error.code === 'PAGE_TOKEN_INVALID' && after !== last) {
        after = last
        continue
      }
      if (!passes(error)) throw error
      if (failures === 0) onConnection('LOST', error)
      await pause(pauseMsAfter(failures, error), undefined, { signal })
      failures += 1
    }
  }
}

function pauseMsAfter(failures: number, { retryAfterSeconds = 0 }: PlantError): number {
  return Math.max(retryAfterSeconds * 1000, Math.min(firstPauseMs * 2 ** failures, pauseMsMax))
}

/** Whether waiting helps: no answer, too many calls, or a service that is down. */
function passes({ status }: PlantError): boolean {
  return status === 0 || status === 429 || status >= 500
}
