import { createHash, timingSafeEqual } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { base62 } from '../base62.ts'

const prefix = 'pk_ent_'
/** 36 characters of base 62 hold 214 bits, too many to guess, so a plain hash is enough. */
export const secretCharacters = 36
const shape = /^pk_ent_[0-9A-Za-z]{42}$/
const idShape = /^tok_[0-9A-Za-z]{22}$/

/** The whole key: the prefix, the secret, and the checksum over both in six characters. */
export function apiKeyFrom(secret: string): string {
  const body = prefix + secret
  return body + checksum(body)
}

/** Whether this can be a key at all; what was mistyped or invented costs no database read. */
export function isApiKey(text: string): boolean {
  return shape.test(text) && checksum(text.slice(0, -6)) === text.slice(-6)
}

/** What is stored of a key: its SHA-256, in hexadecimal. */
export function apiKeyHash(apiKey: string): string {
  return createHash('sha256').update(apiKey).digest('hex')
}

/**
 * The id of a key follows from its hash, so that a presented key is looked up by one point read. It
 * is a digest of the hash and no part of it: ids stand in answers and logs, and must not help to
 * recognise a key.
 */
export function apiKeyIdOf(hash: string): string {
  return `tok_${base62(createHash('sha256').update(`token id\n${hash}`).digest().subarray(0, 16))}`
}

/** Ids come back in claims of identity tokens; nothing else may become a document's path. */
export function isApiKeyId(text: string): boolean {
  return idShape.test(text)
}

/** Constant time: how much of a hash was right is nobody's to measure. */
export function sameHash(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** The last four characters of a key, which are stored to recognise it by. */
export function lastFour(apiKey: string): string {
  return apiKey.slice(-4)
}

/** How a list shows a key: enough to recognise it by. */
export function displayOf(last4: string): string {
  return `${prefix}…${last4}`
}

/** CRC-32 (ISO 3309, as zlib has it) as six characters, which is what the largest value takes. */
function checksum(body: string): string {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(crc32(body))
  return base62(bytes)
}
