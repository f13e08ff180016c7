import type { IncomingMessage } from 'node:http'
import { limits } from '../contract/limits.ts'
import { type Problem, problem } from '../domain/problem.ts'
import { envelopeStartBytes } from './request-body.ts'

/** This wait is short, because most clients send the first bytes together with the headers. */
const beginningTimeoutMs = 1000

const {
  bodyBytesLimit,
  bodyBytesPerSecondMin,
  bodyRateSeconds,
  bodySecondsMax,
  crowdedBodyBytesPerSecondMin,
} = limits.request

/** Throws 413 PAYLOAD_TOO_LARGE if the declared length reaches the limit. */
export function requireDeclaredSize(request: IncomingMessage, bytesLimit: number): void {
  if (Number(request.headers['content-length'] ?? 0) >= bytesLimit) throw tooLarge(bytesLimit)
}

/**
 * Throws 413 PAYLOAD_TOO_LARGE as soon as `bytesLimit` bytes arrive, 408 REQUEST_TIMEOUT if too few
 * bytes arrive in 10 s or a body without a photo takes 15 s, the signal's reason, and 400
 * MALFORMED_BODY if the body ends early. While the instance is crowded, photos have 15 s too.
 * We wrote this code because body-parser rejects a body only after the last byte.
 */
export function readBodyBytes(
  request: IncomingMessage,
  bytesLimit: number,
  isCrowded: () => boolean,
  signal: AbortSignal,
): Promise<Uint8Array> {
  let timer: NodeJS.Timeout | undefined
  let end: NodeJS.Timeout | undefined
  const reading = new Promise<Uint8Array>((resolve, reject) => {
    // A client that disconnects is no fault of the service: a 400 is logged without an error.
    const endedEarly = () => reject(problem('MALFORMED_BODY', 'The body ended early.'))
    // A destroyed request sends no more events.
    if (request.destroyed) endedEarly()
    const buffer = growingBuffer(bytesLimit)
    // The rest is received and dropped: an unread stream would block the connection.
    const refuse = (cause: unknown) => {
      buffer.close()
      reject(cause)
    }
    let receivedBytes = 0
    timer = setInterval(() => {
      const perSecondMin = isCrowded() ? crowdedBodyBytesPerSecondMin : bodyBytesPerSecondMin
      if (receivedBytes < perSecondMin * bodyRateSeconds) refuse(tooSlow())
      receivedBytes = 0
    }, bodyRateSeconds * 1000)
    end = setInterval(() => {
      if (bytesLimit <= bodyBytesLimit || isCrowded()) refuse(tooSlow())
    }, bodySecondsMax * 1000)
    signal.addEventListener('abort', () => refuse(signal.reason), { once: true })
    request.on('data', (chunk: Buffer) => {
      receivedBytes += chunk.byteLength
      if (!buffer.add(chunk)) refuse(tooLarge(bytesLimit))
    })
    request.on('end', () => resolve(buffer.bytes()))
    request.on('error', endedEarly)
    request.on('close', () => request.readableEnded || endedEarly())
  })
  return reading.finally(() => {
    clearInterval(timer)
    clearInterval(end)
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
      if (beginning.byteLength >= envelopeStartBytes) done()
    }
    const timer = setTimeout(done, beginningTimeoutMs)
    for (const event of ['end', 'error', 'close']) request.once(event, done)
    request.on('data', take)
  })
}

function tooLarge(bytesLimit: number): Problem {
  return problem('PAYLOAD_TOO_LARGE', `A body must be smaller than ${bytesLimit} bytes here.`)
}

/** The problem of a body that is too slow. The connection is closed, because its rest is unread. */
export function tooSlow(): Problem {
  const detail = `A body must arrive before the deadline, with ${bodyBytesPerSecondMin} bytes a second or more, and within ${bodySecondsMax} s and ten times as fast while the service is crowded.`
  return problem('REQUEST_TIMEOUT', { detail, headers: { Connection: 'close' } })
}

/** Most bodies fit into this first buffer. */
const firstBytes = 4096

/**
 * Collects fewer than `bytesLimit` bytes in one piece of memory. If a body arrived byte by byte, a
 * list of chunks would take a hundred times the length of the body.
 */
function growingBuffer(bytesLimit: number) {
  let memory = Buffer.alloc(0)
  let length = 0
  return {
    /** Returns false, and drops the chunk, if the chunk would reach the limit. */
    add(chunk: Buffer): boolean {
      const needed = length + chunk.byteLength
      if (needed >= bytesLimit) return false
      if (needed > memory.byteLength) {
        const larger = Buffer.allocUnsafe(Math.max(firstBytes, needed, 2 * memory.byteLength))
        memory.copy(larger, 0, 0, length)
        memory = larger
      }
      chunk.copy(memory, length)
      length = needed
      return true
    },
    /** Frees the memory, and refuses every later chunk. */
    close() {
      memory = Buffer.alloc(0)
      length = bytesLimit
    },
    bytes: (): Uint8Array => memory.subarray(0, length),
  }
}
