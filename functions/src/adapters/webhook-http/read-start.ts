import type { IncomingMessage } from 'node:http'
import { limits } from '../../contract/limits.ts'

const { responseBytesRead } = limits.webhook
/** How much of it the owner's log keeps. */
const bytesKept = 2048

/**
 * Returns the start of an answer as text. It stops after 16 KiB or at the attempt's deadline. By
 * then the status is known, so an endless body has no effect.
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
    // The answer was cut off. The part that arrived is the result.
  }
  response.destroy()
  return new TextDecoder().decode(Buffer.concat(chunks).subarray(0, bytesKept))
}
