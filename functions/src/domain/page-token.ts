import { createHmac, timingSafeEqual } from 'node:crypto'

/** The last item of a page: its position in the order, in epoch milliseconds, and its id. */
export type PagePosition = { at: number; id: string }

/**
 * Returns an opaque page token. The signature covers `scope` (the account and the filters).
 * Therefore an altered token and a token from another list are both invalid.
 */
export function signPageToken(position: PagePosition, scope: string, secret: string): string {
  const payload = Buffer.from(JSON.stringify([position.at, position.id])).toString('base64url')
  return `${payload}.${signature(payload, scope, secret)}`
}

/** Reads a page token. Returns undefined if the token was not signed for this scope. */
export function readPageToken(
  token: string,
  scope: string,
  secret: string,
): PagePosition | undefined {
  const [payload, given, ...rest] = token.split('.')
  if (!payload || !given || rest.length > 0) return undefined
  const expected = Buffer.from(signature(payload, scope, secret))
  const presented = Buffer.from(given)
  if (presented.length !== expected.length || !timingSafeEqual(presented, expected))
    return undefined
  const [at, id] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [number, string]
  return { at, id }
}

function signature(payload: string, scope: string, secret: string): string {
  return createHmac('sha256', secret).update(`${scope}\n${payload}`).digest('base64url')
}
