import type { IncomingMessage, ServerResponse } from 'node:http'

/** The time for which a client may continue to send after the client got its response. */
const lingeringMs = 5000
/** The largest request that the platform allows: https://docs.cloud.google.com/run/quotas. */
const lingeringBytesMax = 32 * 1024 * 1024

/** The share of an instance's concurrent calls that may still send after their response. */
const lingeringShare = 1 / 4

/** A longer response stays in memory until its client has read it. */
const longBytes = 100_000

/** Functions that disconnect clients that still send after the response, the oldest first. */
export type Lingering = {
  cutOffs: Set<() => void>
  connectionsMax: number
  /** The time in which a client must read a long response. */
  readingMs: number
}

/** `concurrency` is the number of calls that the instance takes at once. */
export function createLingering(concurrency: number): Lingering {
  return {
    cutOffs: new Set(),
    connectionsMax: Math.max(1, Math.floor(concurrency * lingeringShare)),
    readingMs: 30_000,
  }
}

function disconnectAfter(response: ServerResponse, readingMs: number): void {
  const timer = setTimeout(() => response.destroy(), readingMs)
  response.once('close', () => clearTimeout(timer))
}

/**
 * Ends a response only after its request has ended, because a reset of the connection would lose
 * the response. Disconnects a client that still sends after 5 seconds or 32 MB. If too many clients
 * still send, disconnects the oldest clients, so that they cannot block the instance. A response
 * with `Connection: close` waits for nothing. Disconnects a client that does not read a long
 * response in 30 seconds, when the gateway gives up, too.
 */
export function endAfterRequest(
  response: ServerResponse,
  content: string | Uint8Array,
  { cutOffs, connectionsMax, readingMs }: Lingering,
): void {
  const { req: request } = response
  if (content.length > longBytes) disconnectAfter(response, readingMs)
  if (!isArriving(request)) {
    response.end(content)
    return
  }
  if (response.getHeader('Connection') === 'close') {
    response.end(content, () => request.destroy())
    return
  }
  response.flushHeaders()
  if (content.length > 0) response.write(content)
  let left = lingeringBytesMax
  const cutOff = () => {
    response.end()
    request.destroy()
  }
  const timer = setTimeout(cutOff, lingeringMs)
  cutOffs.add(cutOff)
  request.on('data', (chunk: Uint8Array) => {
    left -= chunk.byteLength
    if (left < 0) cutOff()
  })
  for (const event of ['end', 'close', 'error'])
    request.once(event, () => {
      clearTimeout(timer)
      cutOffs.delete(cutOff)
      response.end()
    })
  const [oldest] = cutOffs
  if (oldest === undefined || cutOffs.size <= connectionsMax) return
  cutOffs.delete(oldest)
  oldest()
}

/** True while a client sends a body. */
export function isArriving(request: IncomingMessage): boolean {
  return announcesBody(request) && !request.complete && !request.destroyed
}

/** The headers of a request announce its body: RFC 9112, section 6. */
export function announcesBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
