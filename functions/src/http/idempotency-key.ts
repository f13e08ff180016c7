import { problem } from '../domain/problem.ts'

const uuidVersion4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/**
 * The Idempotency-Key in lower case, null where none was sent. The header wins over the body's field, which
 * exists for callable clients, since they cannot send headers. Throws 400 IDEMPOTENCY_KEY_INVALID.
 */
export function idempotencyKeyOf(header: string | undefined, inBody: unknown): string | null {
  const presented = header ?? inBody ?? null
  if (presented === null) return null
  if (typeof presented !== 'string' || !uuidVersion4.test(presented)) {
    throw problem('IDEMPOTENCY_KEY_INVALID', 'The Idempotency-Key must be a UUID version 4.')
  }
  return presented.toLowerCase()
}
