import { describe, expect, it } from 'vitest'
import { type Attempt, type Delivery, isGood, nameOf, reasonOf, refreshMs } from './webhook.ts'

const now = new Date('2026-11-22T08:00:00Z')
const attempt: Attempt = {
  at: '2026-11-22T07:00:00Z',
  status: 200,
  error: null,
  durationMs: 12,
  response: '',
}

function delivery(fields: Partial<Delivery>): Delivery {
  return {
    id: 'dl_1',
    eventId: 'ev_1',
    type: 'webhook.test',
    status: 'DELIVERED',
    createdAt: '2026-11-22T07:00:00Z',
    nextAttemptAt: null,
    attempts: [attempt],
    ...fields,
  }
}

const waiting = (nextAttemptAt: string | null) =>
  delivery({ status: 'PENDING', attempts: [], nextAttemptAt })

describe('webhook deliveries', () => {
  it('are read again after 2 seconds if an attempt is due within a minute, and otherwise after 10 or 30 seconds', () => {
    expect(refreshMs([], now)).toBe(10_000)
    expect(refreshMs([delivery({}), delivery({ status: 'EXHAUSTED' })], now)).toBe(10_000)
    expect(refreshMs([waiting(null)], now)).toBe(2000)
    expect(refreshMs([waiting('2026-11-22T07:59:00Z')], now)).toBe(2000)
    expect(refreshMs([waiting('2026-11-22T10:00:00Z')], now)).toBe(30_000)
    expect(refreshMs([waiting('2026-11-22T10:00:00Z'), waiting(null)], now)).toBe(2000)
  })

  it('show in their last answer why the webhook was disabled', () => {
    const gone = delivery({
      attempts: [
        { ...attempt, status: 500 },
        { ...attempt, status: 410 },
      ],
    })
    expect(reasonOf([delivery({ attempts: [] }), gone])).toBe('gone')
    expect(reasonOf([delivery({}), gone])).toBe('failing')
    expect(reasonOf([])).toBe('failing')
  })

  it.each([
    [200, true],
    [204, true],
    [302, false],
    [500, false],
    [null, false],
  ])('with the status %s count as a success: %s', (status, good) => {
    expect(isGood({ ...attempt, status })).toBe(good)
  })
})

describe('the name of a webhook', () => {
  const webhook = {
    id: 'wh_1',
    url: 'https://example.org:8443/events',
    events: [],
    description: null,
    status: 'active' as const,
    createdAt: '2026-11-22T07:00:00Z',
  }

  it('is its description, or else its host', () => {
    expect(nameOf({ ...webhook, description: 'Greenhouse' })).toBe('Greenhouse')
    expect(nameOf(webhook)).toBe('example.org:8443')
    expect(nameOf({ ...webhook, url: 'no address' })).toBe('no address')
  })
})
