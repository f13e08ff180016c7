import type { IncomingMessage } from 'node:http'
import { type Problem, problem } from '../domain/problem.ts'
import { growingBuffer } from './growing-buffer.ts'

/** Enough to tell an envelope from a plain body: docs/decisions/0230. */
const beginningBytes = 64
/** Most clients send the beginning together with the headers. */
const beginningTimeoutMs = 1000

/** Throws 413 PAYLOAD_TOO_LARGE if the declared length reaches the limit. */
export function requireDeclaredSize(request: IncomingMessage, bytesLimit: number): void {
  if (Number(request.headers['content-length'] ?? 0) >= bytesLimit) throw tooLarge(bytesLimit)
}

/**
 * Reads a body of less than `bytesLimit` bytes.
 * Throws 413 PAYLOAD_TOO_LARGE as soon as more arrives, and 400 MALFORMED_BODY if it ends early.
 * By hand, because body-parser rejects a body only after receiving all of it.
 */
export function readBodyBytes(request: IncomingMessage, bytesLimit: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    // A client that disconnects is no fault of the service: a 400 is logged without an error.
    const endedEarly = () => reject(problem('MALFORMED_BODY', 'The body ended early.'))
    // A destroyed request sends no more events.
    if (request.destroyed) endedEarly()
    const buffer = growingBuffer(bytesLimit)
    request.on('data', (chunk: Buffer) => {
      // The rest is received and dropped: an unread stream would block the connection.
      if (buffer.add(chunk)) return
      buffer.clear()
      reject(tooLarge(bytesLimit))
    })
    request.on('end', () => resolve(buffer.bytes()))
    request.on('error', endedEarly)
    request.on('close', endedEarly)
  })
}

/** Reads the first bytes of a rejected body, for at most a second. */
export function readBeginning(request: IncomingMessage): Promise<Uint8Array> {
  return new Promise((resolve) => {
    let beginning = Buffer.alloc(0)
    const done = () => {
      clearTimeout(timer)
      request.off('data', take)
      resolve(beginning)
    }
    const take = (chunk: Buffer) => {
      beginning = Buffer.concat([beginning, chunk])
      if (beginning.byteLength >= beginningBytes) done()
    }
    const timer = setTimeout(done, beginningTimeoutMs)
    for (const event of ['end', 'error', 'close']) request.once(event, done)
    request.on('data', take)
  })
}

function tooLarge(bytesLimit: number): Problem {
  return problem('PAYLOAD_TOO_LARGE', `A body must be smaller than ${bytesLimit} bytes here.`)
}
