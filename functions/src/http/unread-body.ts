import type { IncomingMessage, ServerResponse } from 'node:http'

/** How much longer a client that has its answer may go on sending, and how much. */
const lingeringMs = 5000
/** What the platform lets a request have: https://docs.cloud.google.com/run/quotas. */
const lingeringBytesMax = 32 * 1024 * 1024

/** Of the calls that share an instance, as many may be refused ones that are still listened to. */
const lingeringShare = 1 / 4

/** How each connection that is still listened to after its answer is cut off, the oldest first. */
export type Lingering = { cutOffs: Set<() => void>; connectionsMax: number }

/** Nothing lingers yet; `concurrency` is the number of calls that the instance takes at once. */
export function createLingering(concurrency: number): Lingering {
  return {
    cutOffs: new Set(),
    connectionsMax: Math.max(1, Math.floor(concurrency * lingeringShare)),
  }
}

/**
 * Sends the last bytes of a response and ends it once its request has ended too.
 * A connection that is closed while its client still sends is reset, and with it goes the answer
 * that the client has not read yet. What still comes is dropped, within a bound of time and bytes;
 * beyond it the connection is cut off. So is the oldest one where too many linger, which had the
 * longest time to read: a stranger's unfinished bodies must not hold the places of an instance.
 */
export function endAfterRequest(
  response: ServerResponse,
  bytes: Uint8Array,
  { cutOffs, connectionsMax }: Lingering,
): void {
  const { req: request } = response
  if (!hasBody(request) || request.complete || request.destroyed) {
    response.end(bytes)
    return
  }
  response.flushHeaders()
  if (bytes.byteLength > 0) response.write(bytes)
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

/** Whether the head of a request announces a body: RFC 9112, section 6. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
