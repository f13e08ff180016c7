import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { verifyWebhook } from './verify-webhook.ts'

const secret = `whsec_${Buffer.from('a secret of a test, of 32 bytes!').toString('base64')}`
const other = `whsec_${Buffer.from('another secret of a test, longer').toString('base64')}`
const body = JSON.stringify({
  id: 'evt_1',
  type: 'analysis.completed',
  data: { plantId: 'Ölbaum' },
})

/** The time when the events are signed. Every test sets the clock to the time of the signature. */
const now = new Date('2026-11-22T08:00:00.000Z')
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => void vi.useRealTimers())

/** Signs with the reference library of the Standard Webhooks scheme. */
function signed({ by = [secret], at = now, text = body } = {}) {
  return {
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': by.map((key) => new Webhook(key).sign('evt_1', at, text)).join(' '),
  }
}

const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

describe('accepting a webhook event', () => {
  it.each([
    ['given as text', body, signed()],
    ['given as bytes', new TextEncoder().encode(body), signed()],
    ['with headers of fetch', body, new Headers(signed())],
    ['during a rotation of the secret', body, signed({ by: [other, secret] })],
    ['from a clock that is four minutes ahead', body, signed({ at: minutesAgo(-4) })],
  ])('accepts an event %s', async (_how, received, headers) => {
    expect(await verifyWebhook(received, headers, secret)).toEqual(JSON.parse(body))
  })
})

describe('refusing a webhook event', () => {
  it.each([
    ['signed with another secret', body, signed({ by: [other] })],
    ['with a changed body', body.replace('evt_1', 'evt_2'), signed()],
    ['with a changed id', body, { ...signed(), 'webhook-id': 'evt_2' }],
    ['from six minutes ago', body, signed({ at: minutesAgo(6) })],
    ['from six minutes ahead', body, signed({ at: minutesAgo(-6) })],
    ['without headers', body, {}],
    [
      'with a signature of another version',
      body,
      {
        ...signed(),
        'webhook-signature': signed()['webhook-signature'].replace('v1', 'v1a'),
      },
    ],
    ['with a signature that is not base64', body, { ...signed(), 'webhook-signature': 'v1,%%%' }],
  ])('refuses an event %s', async (_what, received, headers) => {
    await expect(verifyWebhook(received, headers, secret)).rejects.toMatchObject({
      code: 'SIGNATURE_INVALID',
      status: 401,
    })
  })
})
