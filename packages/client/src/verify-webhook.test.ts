import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { verifyWebhook } from './index.ts'

const secret = `whsec_${Buffer.from('a secret of a test, of 32 bytes!').toString('base64')}`
const other = `whsec_${Buffer.from('another secret of a test, longer').toString('base64')}`
const body = JSON.stringify({
  id: 'evt_1',
  type: 'analysis.completed',
  data: { plantId: 'Ölbaum' },
})

/** The cases are signed as this file is loaded, however much later their turn comes. */
const now = new Date('2026-11-22T08:00:00.000Z')
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => void vi.useRealTimers())

/** The headers as the library of the scheme makes them. */
function signed({ by = [secret], at = now, text = body } = {}) {
  return {
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': by.map((key) => new Webhook(key).sign('evt_1', at, text)).join(' '),
  }
}

const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

describe('an event is taken', () => {
  it.each([
    ['as text', body, signed()],
    ['as bytes', new TextEncoder().encode(body), signed()],
    ['with the headers of fetch', body, new Headers(signed())],
    ['while the secret is rotated', body, signed({ by: [other, secret] })],
    ['from a clock that is four minutes off', body, signed({ at: minutesAgo(-4) })],
  ])('%s', async (_how, received, headers) => {
    expect(await verifyWebhook(received, headers, secret)).toEqual(JSON.parse(body))
  })
})

describe('an event is refused', () => {
  it.each([
    ['that another secret signed', body, signed({ by: [other] })],
    ['whose body was changed', body.replace('evt_1', 'evt_2'), signed()],
    ['whose id was changed', body, { ...signed(), 'webhook-id': 'evt_2' }],
    ['that is six minutes old', body, signed({ at: minutesAgo(6) })],
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
    ['with a signature that is no base64', body, { ...signed(), 'webhook-signature': 'v1,%%%' }],
  ])('%s', async (_what, received, headers) => {
    await expect(verifyWebhook(received, headers, secret)).rejects.toMatchObject({
      code: 'SIGNATURE_INVALID',
      status: 401,
    })
  })
})
