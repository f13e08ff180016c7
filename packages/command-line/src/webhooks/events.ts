import { setTimeout as pause } from 'node:timers/promises'
import { type Client, PlantError } from '@plant-analysis/client'
import { eventWaitSecondsMax } from '@plant-analysis/client/limits'
import type { ListedEvent } from './event.ts'

const firstPauseMs = 1000
const pauseMsMax = 30_000

/** `onConnection` gets `BEGUN` once, `LOST` after a break, and `BACK` after the next answer. */
export type Connection = 'BEGUN' | 'LOST' | 'BACK'

type Listening = {
  plants: Client
  /** The id of the event to continue after, or `latest`. */
  after: string
  signal: AbortSignal
  onConnection(state: Connection, error?: PlantError): void
}

/**
 * Yields the events of the account as they arrive. A broken connection neither repeats nor loses an
 * event. The first call throws every error, and later calls throw only errors that waiting does not
 * fix, such as an expired credential.
 */
export async function* eventsOf(listening: Listening): AsyncGenerator<ListedEvent> {
  const { plants, signal, onConnection } = listening
  // The first answer returns at once and only gives the starting point.
  const first = await plants.request('events.list', { query: { after: listening.after }, signal })
  onConnection('BEGUN')
  yield* first.items
  let after = first.nextAfter
  // The fallback when the operator has replaced the secret that signs `after`.
  let last = first.items.at(-1)?.id ?? listening.after
  while (!signal.aborted) {
    const page = await nextPage(listening, [after, last])
    yield* page.items
    after = page.nextAfter
    last = page.items.at(-1)?.id ?? last
  }
}

/** Repeats the call until the service answers. If the service rejects `newest`, uses `last`. */
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

/** Whether waiting fixes the error: no answer, too many calls, or a service that is down. */
function passes({ status }: PlantError): boolean {
  return status === 0 || status === 429 || status >= 500
}
