import { createHash } from 'node:crypto'
import { base62 } from '../base62.ts'

/**
 * Derives the transaction's id from the idempotency key. The transaction therefore records the key,
 * and two simultaneous starts write the same document.
 */
export function transactionIdOf(accountId: string, operation: string, key: string): string {
  return `an_${digestId(`${accountId}\n${operation}\n${key}`)}`
}

/** An event keeps its id when a worker repeats the work. */
export function eventIdOf(transactionId: string, type: string, attempt: number): string {
  return `evt_${digestId(`${transactionId}\n${type}\n${attempt}`)}`
}

/** 128 bits of SHA-256 in base 62: as long as a random id. */
export function digestId(text: string): string {
  return base62(createHash('sha256').update(text).digest().subarray(0, 16))
}

/** SHA-256 of a request's fields. It depends on the order of lists, but not of fields. */
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
