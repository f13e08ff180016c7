import type { Ids } from '../ports/ids.ts'

/** Sane is what cannot break out of a header or a log line and is short enough to keep. */
const saneRequestId = /^[A-Za-z0-9._-]{1,128}$/

/** The caller's own request id where it is a sane one, else a new one. */
export function requestIdOf(presented: string | undefined, ids: Ids): string {
  return presented !== undefined && saneRequestId.test(presented) ? presented : ids.random('req')
}
