import type { IncomingMessage } from 'node:http'
import { limits } from '../contract/limits.ts'
import { type Problem, problem } from '../domain/problem.ts'

const { refusedBodyBytesMax } = limits.request

/** As many as tell whether a body is an envelope: docs/decisions/0230. */
const formBytes = 64
/** It is sent with the headers, unless somebody wants to be waited for. */
const beginningMs = 1000

/** Most bodies fit; a longer one doubles it. */
const firstBytes = 4096

/** Throws 413 PAYLOAD_TOO_LARGE where the length that the client declares is the limit or more. */
export function requireDeclaredSize(request: IncomingMessage, bytesLimit: number): void {
  if (Number(request.headers['content-length'] ?? 0) >= bytesLimit) throw tooLarge(bytesLimit)
}

/**
 * The body as it was sent, less than `bytesLimit` bytes of it.
 * Throws 413 PAYLOAD_TOO_LARGE as soon as more arrives, and 400 MALFORMED_BODY where it ends early.
 * By hand, because body-parser refuses a body only after having received all of it.
 */
export function readBodyBytes(request: IncomingMessage, bytesLimit: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    // A client that goes away is no fault of the service: a 400 is logged without an error.
    const endedEarly = () => reject(problem('MALFORMED_BODY', 'The body ended early.'))
    // No event would come any more.
    if (request.destroyed) endedEarly()
    const held = growingBuffer(bytesLimit)
    request.on('data', (chunk: Buffer) => {
      // The rest still flows and is dropped: a stream that nobody reads would block the connection.
      if (held.add(chunk)) return
      held.clear()
      reject(tooLarge(bytesLimit))
    })
    request.on('end', () => resolve(held.bytes()))
    request.on('error', endedEarly)
    request.on('close', endedEarly)
  })
}

/**
 * The beginning of a body that will not be read, so that its refusal can have its form: up to 64
 * bytes behind the blanks that it begins with, never more than 64 KB, and what comes in a second.
 */
export function readBeginning(request: IncomingMessage): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const held = growingBuffer(refusedBodyBytesMax + 1)
    let blanks = 0
    const done = () => {
      clearTimeout(timer)
      request.off('data', take)
      resolve(held.bytes())
    }
    const take = (chunk: Buffer) => {
      held.add(chunk.subarray(0, refusedBodyBytesMax - held.bytes().byteLength))
      const bytes = held.bytes()
      while (isBlank(bytes[blanks])) blanks += 1
      if (bytes.byteLength === refusedBodyBytesMax || bytes.byteLength - blanks >= formBytes) done()
    }
    const timer = setTimeout(done, beginningMs)
    for (const event of ['end', 'error', 'close']) request.once(event, done)
    request.on('data', take)
  })
}

/**
 * Collects bytes up to a limit in one piece of memory: as a list of chunks, a body that comes byte
 * by byte would take a hundred times its length.
 */
function growingBuffer(bytesLimit: number) {
  let memory = Buffer.alloc(0)
  let length = 0
  return {
    /** False where the limit is reached, and the chunk is not held. */
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
    clear() {
      memory = Buffer.alloc(0)
      length = 0
    },
    bytes: (): Uint8Array => memory.subarray(0, length),
  }
}

/** Blank in JSON: tab, line feed, carriage return, space. */
function isBlank(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09
}

function tooLarge(bytesLimit: number): Problem {
  return problem('PAYLOAD_TOO_LARGE', `A body must be smaller than ${bytesLimit} bytes here.`)
}
