import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readPageToken, signPageToken } from './page-token.ts'

const secret = 'a secret of thirty-two characters'
const position = fc.record({ at: fc.nat(4_102_444_800_000), id: fc.string({ minLength: 1 }) })
const scope = fc.string()

it('a page token is valid in the scope for which it was signed', () => {
  fc.assert(
    fc.property(position, scope, (written, own) => {
      expect(readPageToken(signPageToken(written, own, secret), own, secret)).toEqual(written)
    }),
  )
})

it('a page token with another scope or another secret is rejected', () => {
  fc.assert(
    fc.property(position, scope, scope, (written, own, foreign) => {
      fc.pre(own !== foreign)
      const token = signPageToken(written, own, secret)
      expect(readPageToken(token, foreign, secret)).toBeUndefined()
      expect(readPageToken(token, own, `${secret}!`)).toBeUndefined()
    }),
  )
})

const character = fc.constantFrom(...'ABCxyz019-_.', '')

it('a page token with any character changed, removed or added is rejected', () => {
  fc.assert(
    fc.property(position, scope, fc.nat(), character, (written, own, place, other) => {
      const token = signPageToken(written, own, secret)
      const at = place % (token.length + 1)
      const altered = token.slice(0, at) + other + token.slice(at + 1)
      fc.pre(altered !== token)
      expect(readPageToken(altered, own, secret)).toBeUndefined()
    }),
    { numRuns: 500 },
  )
})

it('text that is not a page token is rejected without an error', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readPageToken(text, 'scope', secret)).toBeUndefined()
    }),
  )
})
