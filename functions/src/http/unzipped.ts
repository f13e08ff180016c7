import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

/** The gateway ends a response after this time, too. */
const usualMs = 30_000

/**
 * Ends a response with a text that is expanded while the client reads, because a whole catalogue in
 * memory for each slow client would exhaust it. Disconnects a client that has not read it in time.
 */
export async function endUnzipped(
  response: ServerResponse,
  gzipped: Uint8Array,
  withinMs = usualMs,
): Promise<void> {
  if (response.req.method === 'HEAD') {
    response.end()
    return
  }
  const text = createGunzip({ chunkSize: 65_536 })
  text.end(gzipped)
  // A client that has gone, or that was disconnected, needs no answer.
  await pipeline(text, response, { signal: AbortSignal.timeout(withinMs) }).catch(() => undefined)
}
