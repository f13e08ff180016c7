import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { endAfterRequest } from '../../functions/src/http/unread-body.ts'
import { connectBackend, type Upstream } from './connection.ts'
import { endToEndHeaders } from './headers.ts'
import { lingering, replies, sendReply } from './replies.ts'

/** API Gateway's limit. The service's own limit is a third of it. */
export const requestBytesMax = 32 * 1024 * 1024

/**
 * Passes a request to the backend and the answer to the caller. Streams both, so that memory never
 * holds a large photo.
 *
 * Own code, because a failed connection can be retried only before the body is read, and no proxy
 * library connects first.
 */
export async function forward(
  upstream: Upstream,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const backend = await connectBackend(upstream)
  if (!backend) return sendReply(response, replies.unreachable())
  const answered = new Promise<IncomingMessage | undefined>((resolve) => {
    backend.once('response', resolve)
    backend.once('error', () => resolve(undefined))
  })
  let deadline: NodeJS.Timeout | undefined
  const onDeadline = () => {
    sendReply(response, replies.deadlineExceeded())
    backend.destroy()
  }
  // As in Envoy, the backend's deadline starts when the caller has sent the whole request.
  const startClock = () => {
    deadline ??= setTimeout(onDeadline, upstream.deadlineSeconds * 1000)
  }
  request.once('end', startClock)
  response.once('close', () => backend.destroy())
  passBody(request, backend, () => sendReply(response, replies.payloadTooLarge()))
  const answer = await answered
  // Node's client stops sending a body once the answer has ended.
  answer?.once('end', () => backend.destroy())
  await passAnswer(answer, response)
  clearTimeout(deadline)
  request.off('end', startClock)
}

async function passAnswer(
  answer: IncomingMessage | undefined,
  response: ServerResponse,
): Promise<void> {
  if (response.headersSent || response.destroyed) return
  if (!answer) return sendReply(response, replies.unreachable())
  response.writeHead(answer.statusCode ?? 502, endToEndHeaders(answer.rawHeaders))
  await pipeline(answer, response, { end: false }).then(
    () => endAfterRequest(response, new Uint8Array(), lingering),
    () => response.destroy(),
  )
}

/**
 * `pipeline` would close the caller's connection when a backend answers early and stops reading.
 * The caller could then not read the answer.
 */
function passBody(request: IncomingMessage, backend: ClientRequest, onExceeded: () => void): void {
  const limited = limitBytes(onExceeded)
  const drop = () => {
    request.unpipe(limited)
    request.resume()
  }
  backend.once('error', drop)
  backend.once('close', drop)
  limited.once('error', () => {
    drop()
    backend.destroy()
  })
  request.once('error', () => backend.destroy())
  request.pipe(limited).pipe(backend)
}

function limitBytes(onExceeded: () => void): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes <= requestBytesMax) return done(null, chunk)
      onExceeded()
      done(new Error('The request is larger than the gateway takes.'))
    },
  })
}
