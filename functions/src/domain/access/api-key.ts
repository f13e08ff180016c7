import { hash as digest, timingSafeEqual } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { base62 } from '../base62.ts'

const prefix = 'pk_ent_'
/** A secret of 36 base-62 characters (214 bits) cannot be guessed, so plain SHA-256 is enough. */
export const secretCharacters = 36
const shape = /^pk_ent_[0-9A-Za-z]{42}$/
const idShape = /^tok_[0-9A-Za-z]{22}$/

/** Returns the whole key: the prefix, the secret and a checksum of six characters. */
export function apiKeyFrom(secret: string): string {
  const body = prefix + secret
  return body + checksum(body)
}

/** Checks the key's shape and checksum, so that a mistyped key costs no database read. */
export function isApiKey(text: string): boolean {
  return shape.test(text) && checksum(text.slice(0, -6)) === text.slice(-6)
}

/** The SHA-256 of a key in hexadecimal. The service stores this hash instead of the key. */
export function apiKeyHash(apiKey: string): string {
  return digest('sha256', apiKey)
}

/** Derives the key's id from the hash, so that one read finds the key. The id hides the hash. */
export function apiKeyIdOf(hash: string): string {
  return `tok_${base62(digest('sha256', `token id\n${hash}`, 'buffer').subarray(0, 16))}`
}

/** Checks a key id from an identity token. Only a valid id may enter a document's path. */
export const isApiKeyId = (text: string): boolean => idShape.test(text)

/** Compares two hashes in constant time, so that the timing reveals nothing about a hash. */
export function sameHash(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** The last four characters of a key, by which its owner recognises it. */
export const lastFour = (apiKey: string): string => apiKey.slice(-4)

/** The form of a key in lists: the prefix and the last four characters. */
export const displayOf = (last4: string): string => `${prefix}…${last4}`

/** The CRC-32 (ISO 3309, as in zlib) as six characters of base 62. */
function checksum(body: string): string {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(crc32(body))
  return base62(bytes)
}
