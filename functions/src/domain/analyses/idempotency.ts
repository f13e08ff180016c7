import { createHash } from 'node:crypto'
import { base62 } from '../base62.ts'

/**
 * The id of the transaction that a key stands for. It is derived, so that the transaction itself is
 * the record of the key: no second collection, and two starts at once meet in one document.
 */
export function transactionIdOf(accountId: string, operation: string, key: string): string {
  return `an_${digestId(`${accountId}\n${operation}\n${key}`)}`
}

/** One and the same however often the work that emits it repeats. */
export function eventIdOf(transactionId: string, type: string, attempt: number): string {
  return `evt_${digestId(`${transactionId}\n${type}\n${attempt}`)}`
}

/** 128 bits of SHA-256 in the alphabet of random ids, which is as long as they are. */
export function digestId(text: string): string {
  return base62(createHash('sha256').update(text).digest().subarray(0, 16))
}

/**
 * SHA-256 of a request's parsed fields, in the order of their names: the same request on any of its
 * paths gives the same fingerprint, another body another one. The order of members does not count
 * inside values either; that of lists does.
 */
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
