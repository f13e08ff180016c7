import { createHash } from 'node:crypto'
import { base62 } from '../base62.ts'

/**
 * Derives a transaction's id from the idempotency key, so that two simultaneous starts with the
 * same key write the same document.
 */
export function transactionIdOf(accountId: string, operation: string, key: string): string {
  return `an_${digestId(`${accountId}\n${operation}\n${key}`)}`
}

/** Derives an event's id, which stays the same if a worker repeats the work. */
export function eventIdOf(transactionId: string, type: string, attempt: number): string {
  return `evt_${digestId(`${transactionId}\n${type}\n${attempt}`)}`
}

/** The first 128 bits of the SHA-256 in base 62, with the same length as a random id. */
export function digestId(text: string): string {
  return base62(createHash('sha256').update(text).digest().subarray(0, 16))
}

/** The SHA-256 of a request's fields. The order of a list matters; the order of fields does not. */
export function fingerprintOf(fields: Record<string, unknown>): string {
  const hash = createHash('sha256')
  for (const name of Object.keys(fields).sort()) {
    const value = fields[name]
    if (value === undefined) continue
    const text = typeof value === 'string' ? value : JSON.stringify(value, withSortedMembers)
    hash.update(`${name}:${typeof value}:${text.length}:`).update(text)
  }
  return hash.digest('hex')
}

function withSortedMembers(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
