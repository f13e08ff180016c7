import { createHarness } from '@plant/testing/harness'
import { refusal } from '@plant/testing/harness/answers'
import {
  type ProviderEvents,
  providerSecret,
  requestOf,
  signed,
  telling,
} from '@plant/testing/harness/provider-events'
import { describe, expect, it, vi } from 'vitest'
import type { RequestParts } from '../../contract/endpoint.ts'
import { problem } from '../../domain/problem.ts'
import { Unavailable } from '../../ports/context.ts'

const event = telling('interaction.completed', 'interactions/1')
const otherSecret = `whsec_${Buffer.alloc(32, 8).toString('base64')}`
const received = { status: 200, body: { received: true } }

/** Checks that the request reaches no parser, database or queue. Returns the error code. */
async function untouched(harness: ProviderEvents, request: RequestParts): Promise<string> {
  const parse = vi.spyOn(JSON, 'parse')
  harness.service.steady.ports.store.reset()
  try {
    const code = await refusal(harness.receive(request))
    expect(parse).not.toHaveBeenCalled()
    expect(harness.service.steady.ports.store.calls).toEqual([])
    expect(harness.service.tasks).toEqual([])
    return code
  } finally {
    parse.mockRestore()
  }
}

function without(request: RequestParts, name: string): RequestParts {
  return { ...request, header: (asked) => (asked === name ? undefined : request.header(asked)) }
}

function altered(request: RequestParts, name: string, value: string): RequestParts {
  return { ...request, header: (asked) => (asked === name ? value : request.header(asked)) }
}

describe('the service rejects, without parsing the body, a request with', () => {
  const cases: [string, (harness: ProviderEvents) => RequestParts][] = [
    ['no headers', () => requestOf({}, JSON.stringify(event))],
    ['no signature', ({ service }) => without(signed(service, event), 'webhook-signature')],
    ['no id', ({ service }) => without(signed(service, event), 'webhook-id')],
    ['no timestamp', ({ service }) => without(signed(service, event), 'webhook-timestamp')],
    [
      'a signature with another secret',
      ({ service }) => signed(service, event, { secret: otherSecret }),
    ],
    ['another body', ({ service }) => ({ ...signed(service, event), body: Buffer.from('{}') })],
    ['another id', ({ service }) => altered(signed(service, event), 'webhook-id', 'msg_2')],
    [
      'another timestamp',
      ({ service, ports }) => {
        const seconds = Math.floor(ports.clock.now().getTime() / 1000) + 1
        return altered(signed(service, event), 'webhook-timestamp', String(seconds))
      },
    ],
    ['a timestamp that is too old', ({ service }) => signed(service, event, { ageSeconds: 301 })],
    ['a timestamp in the future', ({ service }) => signed(service, event, { ageSeconds: -301 })],
    [
      'a timestamp that is not a number',
      ({ service }) => altered(signed(service, event), 'webhook-timestamp', '1e9'),
    ],
    [
      'an empty signature',
      ({ service }) => altered(signed(service, event), 'webhook-signature', ''),
    ],
    [
      'an invented token',
      ({ service }) => altered(signed(service, event), 'webhook-signature', 'a.b.c'),
    ],
    [
      'bytes that are not JSON',
      () => requestOf({ 'webhook-signature': 'v1,x' }, Buffer.from([0xff, 0])),
    ],
  ]

  it.each(cases)('%s', async (_name, requestFor) => {
    const harness = createHarness().providerEvents
    expect(await untouched(harness, requestFor(harness))).toBe('UNAUTHENTICATED')
  })

  it('any signature if no secret is configured', async () => {
    const harness = createHarness({ providerEvents: { providerSecrets: [] } }).providerEvents
    expect(await untouched(harness, signed(harness.service, event))).toBe('UNAUTHENTICATED')
  })
})

describe('a signed request', () => {
  it('is accepted with any of the secrets, and with a clock difference of up to five minutes', async () => {
    const harness = createHarness({
      providerEvents: { providerSecrets: [otherSecret, providerSecret] },
    }).providerEvents
    for (const [id, parts] of Object.entries({
      msg_now: {},
      msg_old: { ageSeconds: 299 },
      msg_early: { ageSeconds: -299 },
      msg_other: { secret: otherSecret },
    }))
      expect(await harness.receive(signed(harness.service, event, { id, ...parts }))).toEqual(
        received,
      )
    expect(harness.service.tasks).toHaveLength(4)
  })

  it('is recorded and queued once, even if several copies arrive at once', async () => {
    const harness = createHarness().providerEvents
    const all = Array.from({ length: 20 }, () => harness.receive(signed(harness.service, event)))
    expect(await Promise.all(all)).toEqual(Array(20).fill(received))
    await harness.receive(signed(harness.service, event))
    expect(harness.service.tasks).toHaveLength(1)
  })

  it('L8: leaves the burst limit of new events alone when it is replayed', async () => {
    const harness = createHarness().providerEvents
    const charged: string[] = []
    const charge = (who: string) => void charged.push(who)
    for (const id of ['msg_1', 'msg_1', 'msg_1', 'msg_1', 'msg_2'])
      await harness.receive({ ...signed(harness.service, event, { id }), charge })
    expect(charged.filter((who) => who === 'provider')).toHaveLength(2)
    const replayed = charged.filter((who) => who !== 'provider')
    expect(replayed).toHaveLength(5)
    expect(new Set(replayed).size).toBe(2)
  })

  it('gets 429 before a read of the database if it is replayed too often', async () => {
    const harness = createHarness().providerEvents
    await harness.receive(signed(harness.service, event))
    harness.service.steady.ports.store.reset()
    const charge = () => {
      throw problem('TOO_MANY_REQUESTS')
    }
    const replay = harness.receive({ ...signed(harness.service, event), charge })
    expect(await refusal(replay)).toBe('TOO_MANY_REQUESTS')
    expect(harness.service.steady.ports.store.calls).toEqual([])
  })

  it('costs 2 reads and 1 write', async () => {
    const harness = createHarness().providerEvents
    harness.service.steady.ports.store.reset()
    await harness.receive(signed(harness.service, event))
    expect(harness.service.steady.ports.store.calls).toMatchObject([
      { reads: 1, writes: 0 },
      { reads: 1, writes: 1 },
    ])
  })

  it('gets 200 and is not stored if the event is unknown', async () => {
    const harness = createHarness().providerEvents
    for (const content of [{}, [], null, 'text', { type: 'x' }, { type: 5, data: { id: 'a' } }])
      expect(await harness.receive(signed(harness.service, content))).toEqual(received)
    expect(harness.service.tasks).toEqual([])
  })

  it('gets 400 if its body is not JSON', async () => {
    const harness = createHarness().providerEvents
    const request = signed(harness.service, null, { body: '{"type":' })
    expect(await refusal(harness.receive(request))).toBe('MALFORMED_BODY')
  })

  it('is accepted while the queue is down, and the sweeper queues the event later', async () => {
    const harness = createHarness().providerEvents
    harness.service.troubles.failing('queue.enqueue')
    expect(await harness.receive(signed(harness.service, event))).toEqual(received)
    harness.service.troubles.mend('queue.enqueue')
    harness.service.clock.advance(10)
    await harness.sweep()
    expect(harness.service.tasks).toHaveLength(1)
  })
})

describe('a token of the provider', () => {
  const token = 'header.claims.signature'
  const request = (body = '{}') => requestOf({ 'webhook-signature': token }, body)

  it('carries the event in its claims, so the service ignores the body', async () => {
    const harness = createHarness().providerEvents
    harness.tokens.set(token, { ...event, iat: 1 })
    expect(await harness.receive(request('not read at all'))).toEqual(received)
    expect(harness.service.tasks).toHaveLength(1)
  })

  it('is handled only once, even if the headers contain another id', async () => {
    const harness = createHarness().providerEvents
    harness.tokens.set(token, { ...event, jti: 'unique' })
    harness.tokens.set('other.claims.signature', { ...event, jti: 'unique' })
    for (const id of ['msg_1', 'msg_2']) await harness.receive(altered(request(), 'webhook-id', id))
    await harness.receive(requestOf({ 'webhook-signature': 'other.claims.signature' }, ''))
    expect(harness.service.tasks).toHaveLength(1)
  })

  it('causes a temporary error while the keys to verify it are unavailable', async () => {
    const harness = createHarness({
      providerEvents: {
        providerTokens: { verify: () => Promise.reject(new Unavailable('provider-keys')) },
      },
    }).providerEvents
    await expect(harness.receive(request())).rejects.toBeInstanceOf(Unavailable)
  })
})
