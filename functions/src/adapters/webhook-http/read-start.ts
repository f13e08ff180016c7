import type { IncomingMessage } from 'node:http'
import { limits } from '../../contract/limits.ts'

const { responseBytesRead } = limits.webhook
/** What of it the owner's log keeps. */
const bytesKept = 2048

/**
 * The start of an answer as text. Reading stops after 16 KiB, or at the deadline of the whole
 * attempt. The status is known by then, so a body that never ends changes nothing.
 */
export async function readStart(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let read = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      read += chunk.length
      if (read >= responseBytesRead) break
    }
  } catch {
    // Cut off: what came so far is the answer.
  }
  response.destroy()
  return new TextDecoder().decode(Buffer.concat(chunks).subarray(0, bytesKept))
}
