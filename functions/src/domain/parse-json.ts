import { problem } from './problem.ts'

/** Throws on invalid bytes. Without this check, the service would store replacement characters. */
const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Matches the escape of half a surrogate pair. Most bodies, such as photos, have no such escape.
 */
const surrogateEscape = /\\ud[89a-f]/i

/**
 * Parses JSON from outside. Throws 400 MALFORMED_BODY for invalid UTF-8, invalid JSON, and half of
 * a surrogate pair in any text or key, which the database refuses and which has no bytes to hash.
 */
export function parseJson(bytes: Uint8Array): unknown {
  const { text, value } = decoded(bytes)
  if (surrogateEscape.test(text) && !isWellFormed(value))
    throw problem('MALFORMED_BODY', 'The body contains half of a surrogate pair.')
  return value
}

function decoded(bytes: Uint8Array): { text: string; value: unknown } {
  try {
    const text = utf8.decode(bytes)
    return { text, value: JSON.parse(text) as unknown }
  } catch {
    // The parser's own message quotes the body, so neither the caller nor the log gets it.
    throw problem('MALFORMED_BODY', 'The body is not valid JSON in UTF-8.')
  }
}

/** Uses a list instead of recursion, because thousands of levels would exhaust the stack. */
function isWellFormed(value: unknown): boolean {
  const parts = [value]
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    if (typeof part === 'string' && !part.isWellFormed()) return false
    if (typeof part !== 'object' || part === null) continue
    for (const [name, member] of Object.entries(part)) parts.push(name, member)
  }
  return true
}
