import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  apiKeyFrom,
  apiKeyHash,
  apiKeyIdOf,
  displayOf,
  isApiKey,
  isApiKeyId,
  sameHash,
} from './api-key.ts'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const digit = fc.constantFrom(...alphabet.split(''))
const secret = fc.array(digit, { minLength: 36, maxLength: 36 }).map((digits) => digits.join(''))

it('an API key has 49 characters, and the last six characters are the CRC-32 of the others', () => {
  // Computed with Python: zlib.crc32(b'pk_ent_' + b'0' * 36), in base 62.
  expect(apiKeyFrom('0'.repeat(36))).toBe(`pk_ent_${'0'.repeat(36)}4EI5o3`)
  fc.assert(
    fc.property(secret, (text) => {
      const token = apiKeyFrom(text)
      expect(token).toHaveLength(49)
      expect(isApiKey(token)).toBe(true)
    }),
  )
})

it('rejects an API key with one wrong character or two swapped characters', () => {
  fc.assert(
    fc.property(secret, fc.integer({ min: 7, max: 48 }), digit, (text, place, other) => {
      const token = apiKeyFrom(text)
      fc.pre(token[place] !== other)
      expect(isApiKey(token.slice(0, place) + other + token.slice(place + 1))).toBe(false)
    }),
  )
  fc.assert(
    fc.property(secret, fc.integer({ min: 7, max: 47 }), (text, place) => {
      const token = apiKeyFrom(text)
      const [one = '', two = ''] = [token[place], token[place + 1]]
      fc.pre(one !== two)
      expect(isApiKey(token.slice(0, place) + two + one + token.slice(place + 2))).toBe(false)
    }),
  )
})

it('rejects an API key with a wrong length, prefix or character', () => {
  const token = apiKeyFrom('a'.repeat(36))
  const others = [
    '',
    apiKeyFrom('a'.repeat(35)),
    token.slice(1),
    `${token} `,
    `${token}\n`,
    token.toUpperCase(),
  ]
  for (const text of [...others, token.replace('a', 'ä'), token.replace('pk_ent', 'pk_abc')])
    expect(isApiKey(text)).toBe(false)
  fc.assert(fc.property(fc.string(), (text) => !isApiKey(text)))
})

it('derives a unique id, which is safe in a path, from the hash of an API key', () => {
  const hash = apiKeyHash(apiKeyFrom('b'.repeat(36)))
  const id = apiKeyIdOf(hash)
  expect(apiKeyIdOf(hash)).toBe(id)
  expect(isApiKeyId(id)).toBe(true)
  expect(apiKeyIdOf(apiKeyHash('another'))).not.toBe(id)
  for (const text of ['tok_../../x', 'tok_', `${id}x`, 'x']) expect(isApiKeyId(text)).toBe(false)
})

it('treats hashes of different lengths as different, without an error', () => {
  expect(sameHash('abcd', 'abcd')).toBe(true)
  expect(sameHash('abcd', 'abce')).toBe(false)
  expect(sameHash('abcd', 'abc')).toBe(false)
})

it('displays the prefix and the last four characters of an API key', () => {
  expect(displayOf('ab12')).toBe('pk_ent_…ab12')
})
