import { describe, expect, test, vi } from 'vitest'
import {
  type ProviderWorld,
  providerSecret,
  providerWorld,
  requestOf,
  signed,
  telling,
} from '../../../../test/support/webhooks/provider.ts'
import { refusal } from '../../../../test/support/world/answers.ts'
import type { RequestParts } from '../../contract/handlers.ts'
import { Unavailable } from '../../ports/unavailable.ts'

const event = telling('interaction.completed', 'interactions/1')
const otherSecret = `whsec_${Buffer.alloc(32, 8).toString('base64')}`
const received = { status: 200, body: { received: true } }

/** What a request may not reach: the parser, the database and the queue. */
async function untouched(world: ProviderWorld, request: RequestParts): Promise<string> {
  const parse = vi.spyOn(JSON, 'parse')
  world.service.steady.ports.store.reset()
  try {
    const code = await refusal(world.receive(request))
    expect(parse).not.toHaveBeenCalled()
    expect(world.service.steady.ports.store.calls).toEqual([])
    expect(world.service.tasks).toEqual([])
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

describe('a request without a right signature is not read past its bytes', () => {
  const cases: [string, (world: ProviderWorld) => RequestParts][] = [
    ['no headers', () => requestOf({}, JSON.stringify(event))],
    ['no signature', ({ service }) => without(signed(service, event), 'webhook-signature')],
    ['no id', ({ service }) => without(signed(service, event), 'webhook-id')],
    ['no timestamp', ({ service }) => without(signed(service, event), 'webhook-timestamp')],
    ['another secret', ({ service }) => signed(service, event, { secret: otherSecret })],
    ['another body', ({ service }) => ({ ...signed(service, event), body: Buffer.from('{}') })],
    ['another id', ({ service }) => altered(signed(service, event), 'webhook-id', 'msg_2')],
    [
      'another timestamp',
      ({ service, deps }) => {
        const seconds = Math.floor(deps.clock.now().getTime() / 1000) + 1
        return altered(signed(service, event), 'webhook-timestamp', String(seconds))
      },
    ],
    ['an old one', ({ service }) => signed(service, event, { ageSeconds: 301 })],
    ['one of the future', ({ service }) => signed(service, event, { ageSeconds: -301 })],
    [
      'a timestamp that is no number',
      ({ service }) => altered(signed(service, event), 'webhook-timestamp', '1e9'),
    ],
    [
      'an empty signature',
      ({ service }) => altered(signed(service, event), 'webhook-signature', ''),
    ],
    [
      'a token that is no one’s',
      ({ service }) => altered(signed(service, event), 'webhook-signature', 'a.b.c'),
    ],
    [
      'bytes that are no JSON',
      () => requestOf({ 'webhook-signature': 'v1,x' }, Buffer.from([0xff, 0])),
    ],
  ]

  test.each(cases)('%s', async (_name, requestFor) => {
    const world = providerWorld()
    expect(await untouched(world, requestFor(world))).toBe('UNAUTHENTICATED')
  })

  test('any request, where no secret is configured', async () => {
    const world = providerWorld({ providerSecrets: [] })
    expect(await untouched(world, signed(world.service, event))).toBe('UNAUTHENTICATED')
  })
})

describe('a signed request', () => {
  test('is taken up to five minutes off, under any of the secrets', async () => {
    const world = providerWorld({ providerSecrets: [otherSecret, providerSecret] })
    for (const [id, parts] of Object.entries({
      msg_now: {},
      msg_old: { ageSeconds: 299 },
      msg_early: { ageSeconds: -299 },
      msg_other: { secret: otherSecret },
    }))
      expect(await world.receive(signed(world.service, event, { id, ...parts }))).toEqual(received)
    expect(world.service.tasks).toHaveLength(4)
  })

  test('is written down and queued once, however often and at once it comes', async () => {
    const world = providerWorld()
    const all = Array.from({ length: 20 }, () => world.receive(signed(world.service, event)))
    expect(await Promise.all(all)).toEqual(Array(20).fill(received))
    await world.receive(signed(world.service, event))
    expect(world.service.tasks).toHaveLength(1)
  })

  test('costs 1 read and 1 write', async () => {
    const world = providerWorld()
    world.service.steady.ports.store.reset()
    await world.receive(signed(world.service, event))
    expect(world.service.steady.ports.store.calls).toMatchObject([{ reads: 1, writes: 1 }])
  })

  test('that tells nothing known is 200 and leaves nothing', async () => {
    const world = providerWorld()
    for (const content of [{}, [], null, 'text', { type: 'x' }, { type: 5, data: { id: 'a' } }])
      expect(await world.receive(signed(world.service, content))).toEqual(received)
    expect(world.service.tasks).toEqual([])
  })

  test('that is no JSON is 400', async () => {
    const world = providerWorld()
    const request = signed(world.service, null, { body: '{"type":' })
    expect(await refusal(world.receive(request))).toBe('MALFORMED_BODY')
  })

  test('is answered while the queue is down, and queued by the sweeper', async () => {
    const world = providerWorld()
    world.service.troubles.failing('queue.enqueue')
    expect(await world.receive(signed(world.service, event))).toEqual(received)
    world.service.troubles.mend('queue.enqueue')
    world.service.clock.advance(10)
    await world.sweep()
    expect(world.service.tasks).toHaveLength(1)
  })
})

describe('a token of the provider', () => {
  const token = 'header.claims.signature'
  const request = (body = '{}') => requestOf({ 'webhook-signature': token }, body)

  test('is taken for what its claims say, and the body for nothing', async () => {
    const world = providerWorld()
    world.tokens.set(token, { ...event, iat: 1 })
    expect(await world.receive(request('not read at all'))).toEqual(received)
    expect(world.service.tasks).toHaveLength(1)
  })

  test('is handled once, whatever id the headers name', async () => {
    const world = providerWorld()
    world.tokens.set(token, { ...event, jti: 'unique' })
    world.tokens.set('other.claims.signature', { ...event, jti: 'unique' })
    for (const id of ['msg_1', 'msg_2']) await world.receive(altered(request(), 'webhook-id', id))
    await world.receive(requestOf({ 'webhook-signature': 'other.claims.signature' }, ''))
    expect(world.service.tasks).toHaveLength(1)
  })

  test('cannot be refused or taken while the keys cannot be had', async () => {
    const world = providerWorld({
      providerTokens: { verify: () => Promise.reject(new Unavailable('provider-keys')) },
    })
    await expect(world.receive(request())).rejects.toBeInstanceOf(Unavailable)
  })
})
