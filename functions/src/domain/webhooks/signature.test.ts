import fc from 'fast-check'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { formatSecret, isSignedBy, signMessage } from './signature.ts'

// The test vector of the Standard Webhooks reference libraries.
const vector = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  message: {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestampSeconds: 1_614_265_330,
    body: '{"test": 2432232314}',
  },
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
}

const secrets = fc.uint8Array({ minLength: 24, maxLength: 64 }).map(formatSecret)
const ids = fc.stringMatching(/^evt_[A-Za-z0-9]{22}$/)
const nowSeconds = () => Math.floor(Date.now() / 1000)

describe('a signature', () => {
  it('matches the published test vector', () => {
    expect(signMessage(vector.message, [vector.secret])).toBe(vector.signature)
  })

  it('is accepted by the official library for any secret, id and body', () => {
    fc.assert(
      fc.property(secrets, ids, fc.json(), (secret, id, body) => {
        const timestampSeconds = nowSeconds()
        const signature = signMessage({ id, timestampSeconds, body }, [secret])
        const headers = {
          'webhook-id': id,
          'webhook-timestamp': String(timestampSeconds),
          'webhook-signature': signature,
        }
        expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body))
      }),
    )
  })

  it('is accepted by the official library with either of its two secrets', () => {
    fc.assert(
      fc.property(secrets, secrets, ids, (current, previous, id) => {
        const timestampSeconds = nowSeconds()
        const headers = {
          'webhook-id': id,
          'webhook-timestamp': String(timestampSeconds),
          'webhook-signature': signMessage({ id, timestampSeconds, body: '{}' }, [
            current,
            previous,
          ]),
        }
        for (const secret of [current, previous])
          expect(new Webhook(secret).verify('{}', headers)).toEqual({})
      }),
    )
  })
})

describe('verification of a signature', () => {
  it('accepts a signature of the official library by any of several secrets', () => {
    fc.assert(
      fc.property(secrets, secrets, ids, fc.json(), (other, secret, id, body) => {
        const at = new Date()
        const header = new Webhook(secret).sign(id, at, body)
        const message = { id, timestampSeconds: Math.floor(at.getTime() / 1000), body }
        expect(isSignedBy(message, `v1a,abc ${header}`, [other, secret])).toBe(true)
      }),
    )
  })

  it.each([
    ['another body', { ...vector.message, body: '{"test": 2432232315}' }, vector.signature],
    ['another id', { ...vector.message, id: 'msg_other' }, vector.signature],
    ['another time', { ...vector.message, timestampSeconds: 1_614_265_331 }, vector.signature],
    ['no signature', vector.message, ''],
    ['another scheme', vector.message, vector.signature.replace('v1,', 'v2,')],
    ['a truncated signature', vector.message, vector.signature.slice(0, 20)],
  ])('rejects a message with %s', (_name, message, header) => {
    expect(isSignedBy(message, header, [vector.secret])).toBe(false)
    expect(isSignedBy(vector.message, vector.signature, [vector.secret])).toBe(true)
  })

  it('rejects every signature if there are no secrets', () => {
    expect(isSignedBy(vector.message, vector.signature, [])).toBe(false)
  })

  it('throws an error if a secret is too short, because anybody could sign with an empty key', () => {
    expect(() => isSignedBy(vector.message, vector.signature, ['whsec_'])).toThrow('24 to 64')
  })
})
