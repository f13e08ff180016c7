import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { z } from 'zod'

const startOfRequest = z.object({
  request: z.custom<IncomingMessage>((value) => typeof value === 'object' && value !== null),
})

/**
 * Keeps the runtime's router from paths whose escapes are no UTF-8, such as `/%zz`, before it reads
 * them: it would answer with an HTML page that holds a stack trace. Their path becomes one segment
 * that no route has, so that our router answers 404.
 */
export function escapeBrokenPaths(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = startOfRequest.parse(message)
    const [path = ''] = (request.url ?? '').split('?', 1)
    if (!isDecodable(path)) request.url = `/${encodeURIComponent(path)}`
  })
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
