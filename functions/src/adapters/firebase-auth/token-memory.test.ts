import { testClock } from '@plant/testing/harness/clock'
import { UnsecuredJWT } from 'jose'
import { beforeEach, expect, it } from 'vitest'
import type { Identity } from '../../ports/callers.ts'
import { Unavailable } from '../../ports/context.ts'
import { rememberingVerifier } from './token-memory.ts'

const ada: Identity = {
  uid: 'ada',
  email: null,
  emailVerified: false,
  apiKeyId: null,
  signedInAt: null,
}
const clock = testClock('2026-11-20T08:00:00.000Z')
let verified: string[]
let answer: () => Identity | undefined

beforeEach(() => {
  verified = []
  answer = () => ada
})

const remembering = (seconds?: number) =>
  rememberingVerifier(
    {
      async verify(token) {
        verified.push(token)
        return answer()
      },
    },
    clock,
    seconds,
  )

const token = (lifetimeSeconds = 3600, subject = 'ada') =>
  new UnsecuredJWT({ sub: subject })
    .setExpirationTime(Math.floor(clock.now().getTime() / 1000) + lifetimeSeconds)
    .encode()

it.each([
  [10, undefined],
  [10, 60],
  [1, 1],
])('a token is verified again after %d s if the setting is %s', async (seconds, setting) => {
  const verifier = remembering(setting)
  const own = token()
  const first = await verifier.verify(own)
  clock.advance(seconds - 0.001)
  expect(await verifier.verify(own)).toEqual(first)
  expect(verified).toEqual([own])
  clock.advance(0.001)
  answer = () => undefined
  expect(await verifier.verify(own)).toBeUndefined()
  expect(verified).toEqual([own, own])
})

it('a token is verified again when it has expired', async () => {
  const verifier = remembering()
  const own = token(3)
  await verifier.verify(own)
  clock.advance(2.999)
  await verifier.verify(own)
  expect(verified).toHaveLength(1)
  clock.advance(0.001)
  await verifier.verify(own)
  expect(verified).toHaveLength(2)
})

it('a time of verification does not prolong the memory', async () => {
  const verifier = remembering()
  const own = token()
  answer = () => {
    clock.advance(9)
    return ada
  }
  await verifier.verify(own)
  clock.advance(1)
  await verifier.verify(own)
  expect(verified).toHaveLength(2)
})

it('invalid tokens and failures are not remembered, and each token has its own entry', async () => {
  const verifier = remembering()
  const own = token()
  answer = () => undefined
  expect(await verifier.verify(own)).toBeUndefined()
  answer = () => {
    throw new Unavailable('identity provider')
  }
  await expect(verifier.verify(own)).rejects.toBeInstanceOf(Unavailable)
  answer = () => ada
  await verifier.verify(own)
  await verifier.verify(`${own}x`)
  await verifier.verify(token(3600, 'ben'))
  expect(verified).toHaveLength(5)
})

it('at most 10,000 tokens are remembered, and a further token replaces the oldest', async () => {
  const verifier = remembering()
  const tokens = Array.from({ length: 10_001 }, (_, n) => token(3600, `user ${n}`))
  for (const each of tokens) await verifier.verify(each)
  verified = []
  await verifier.verify(tokens[1] ?? '')
  expect(verified).toEqual([])
  await verifier.verify(tokens[0] ?? '')
  expect(verified).toEqual([tokens[0]])
})
