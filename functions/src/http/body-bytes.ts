import type { IncomingMessage } from 'node:http'
import { limits } from '../contract/limits.ts'
import { type Problem, problem } from '../domain/problem.ts'

const bytesLimit = limits.request.bodyBytesLimit

/**
 * The body as it was sent, at most 10 MB of it; 413 at once where more is declared or arrives.
 * By hand, because body-parser answers a body that is too long only after having received all of it.
 */
export async function readBodyBytes(
  request: IncomingMessage & { rawBody?: unknown },
): Promise<Uint8Array> {
  if (Number(request.headers['content-length'] ?? 0) >= bytesLimit) throw tooLarge()
  if (request.rawBody === undefined) return await readStream(request)
  // The runtime of a callable has read the stream already and keeps the bytes here.
  if (!(request.rawBody instanceof Uint8Array)) throw new TypeError('rawBody is not bytes')
  if (request.rawBody.byteLength >= bytesLimit) throw tooLarge()
  return request.rawBody
}

function readStream(request: IncomingMessage): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytesRead = 0
    request.on('data', (chunk: Buffer) => {
      bytesRead += chunk.byteLength
      // The rest still flows and is dropped: a stream that nobody reads would block the connection.
      if (bytesRead < bytesLimit) chunks.push(chunk)
      else {
        chunks.length = 0
        reject(tooLarge())
      }
    })
    request.on('end', () => resolve(Buffer.concat(chunks)))
    // A client that goes away is no failure of ours; nobody hears the answer, but the log must not cry.
    const endedEarly = () => reject(problem('MALFORMED_BODY', 'The body ended early.'))
    request.on('error', endedEarly)
    request.on('close', endedEarly)
  })
}

function tooLarge(): Problem {
  return problem('PAYLOAD_TOO_LARGE', `A body must be smaller than ${bytesLimit} bytes.`)
}
