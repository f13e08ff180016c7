import { createHash } from 'node:crypto'
import type { Answer } from './answer.ts'

/**
 * Gives an answer that may be cached its ETag, and turns it into 304 where the caller has it already. By hand, because
 * Express ignores If-None-Match beside `Cache-Control: no-cache`, which every fetch adds that sets the header itself;
 * to the origin the precondition counts all the same (RFC 9110, section 13.1.2).
 */
export function answerConditionally(answer: Answer, ifNoneMatch: string | undefined): Answer {
  if (!answer.cacheable || answer.body === null) return answer
  const etag = answer.headers['ETag'] ?? etagOf(answer.body.text)
  const headers = { ...answer.headers, ETag: etag }
  return matches(ifNoneMatch, etag)
    ? { ...answer, status: 304, headers, body: null }
    : { ...answer, headers }
}

function etagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
}

/** Weak comparison, as If-None-Match asks for: proxies that compress make a tag weak. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  const strong = (tag: string) => tag.trim().replace(/^W\//, '')
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch
    .split(',')
    .map(strong)
    .some((tag) => tag === '*' || tag === strong(etag))
}
