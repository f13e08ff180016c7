import type { KnownCaller } from '../contract/caller.ts'
import { limits } from '../contract/limits.ts'
import { createPlaces } from '../domain/places.ts'
import { createTurns } from '../domain/turns.ts'
import type { Ports } from '../ports/ports.ts'
import type { Store } from '../ports/store.ts'
import { listPage, type Page, type Source } from './list-page.ts'

/**
 * The most analyses, deliveries, devices or events in a page. An analysis has 15 to 50 KB, and
 * reading it through Firestore's REST interface takes 9 ms of processor time and 20 times its
 * length in memory. The caller can make the others as long.
 */
export const longPageMax = 25

/** Limits the memory for pages: 20 pages of 100 analyses at once took more than 800 MiB. */
const readingTurns = createTurns(6)

type Reader = { caller: Pick<KnownCaller, 'accountId'>; signal: AbortSignal }

/** Reads a long page, owners in turn. Throws if the signal has fired, as then nobody waits. */
export const readLongPage = <T>({ caller, signal }: Reader, read: () => Promise<T>): Promise<T> =>
  readingTurns(caller.accountId, () => {
    signal.throwIfAborted()
    return read()
  })

/**
 * Runs a change of up to 100 analyses beside no other of the process, owners in turn. One such
 * change takes 190 MiB, and ten at once ended an instance of 512 MiB. Throws if the signal has
 * fired.
 */
export function changeAnalyses<T>(
  store: Store,
  { owner, signal }: { owner: string; signal: AbortSignal },
  change: () => Promise<T>,
): Promise<T> {
  return store.inTurn({ subject: 'changes of analyses', owner }, () => {
    signal.throwIfAborted()
    return change()
  })
}

const { readingPerAccountMax } = limits.history

/** The places of an account whose calls read long pages or move many analyses. */
export const longPlaces = createPlaces(readingPerAccountMax, {
  detail: `${readingPerAccountMax} calls of the account read or move analyses already.`,
})

type LongList = Reader & { input: { pageSize: number; pageToken?: string | undefined } }

/** Lists a page of long documents. Throws TOO_MANY_REQUESTS if an account reads many at once. */
export function listLongPage<T>(
  ports: Ports,
  call: LongList,
  scope: string,
  source: Source<T>,
): Promise<Page<T>> {
  const { pageSize, pageToken } = call.input
  const size = { pageSize: Math.min(pageSize, longPageMax), pageToken }
  return longPlaces.within(call.caller.accountId, () =>
    readLongPage(call, () => listPage(ports, size, scope, source)),
  )
}
