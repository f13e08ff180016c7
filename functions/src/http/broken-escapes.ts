import type { IncomingMessage } from 'node:http'

/**
 * Turns a path whose escapes are not UTF-8, such as `/%zz`, into one segment that no route has, so
 * that our router answers 404. The runtime's router would answer with an HTML page that shows a
 * stack trace.
 */
export function escapeBrokenPath(request: IncomingMessage): void {
  const [path = ''] = (request.url ?? '').split('?', 1)
  try {
    decodeURIComponent(path)
  } catch {
    request.url = `/${encodeURIComponent(path)}`
  }
}
