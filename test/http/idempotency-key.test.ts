import { randomUUID } from 'node:crypto'
import { type Answer, join, type Person, send } from '@plant/testing/matrix/people'
import { type ServiceInProcess, startService } from '@plant/testing/matrix/service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../functions/src/composition/endpoints.ts'
import type { EndpointId } from '../../functions/src/contract/generated/endpoint-ids.ts'

/** An operation that creates objects. The created object contains the unique word of its call. */
type Maker = {
  id: EndpointId
  path?: string
  /** The collection that stores the created objects. */
  collection: string
  body(word: string): Record<string, unknown>
  /** The answer shows a secret only once, so the answer to a repeat cannot contain the secret. */
  shownOnce?: true
}

const folder: Maker = {
  id: 'folders.create',
  collection: 'folders',
  body: (word) => ({ name: word }),
}
const makers: Maker[] = [
  folder,
  { ...folder, path: '/createFolder' },
  {
    id: 'devices.register',
    collection: 'devices',
    body: (word) => ({ type: 'sensor', projectId: word, placeId: 'north', metadata: { a: 1 } }),
  },
  {
    id: 'invitations.invite',
    collection: 'invitations',
    body: (word) => ({ email: `${word}@example.org` }),
  },
  {
    id: 'webhooks.register',
    collection: 'webhooks',
    body: (word) => ({ url: `http://localhost:9/${word}` }),
    shownOnce: true,
  },
  {
    id: 'apiKeys.create',
    collection: 'apiKeys',
    body: (word) => ({ name: word }),
    shownOnce: true,
  },
]
const named = makers.map((maker) => [maker.path ?? maker.id, maker] as const)
const shown = named.filter(([, { shownOnce }]) => !shownOnce)

let service: ServiceInProcess
let ann: Person
let ben: Person
beforeAll(async () => {
  service = await startService()
  ann = await join(service, 'ann')
  ben = await join(service, 'ben')
})
afterAll(() => service.close())

function routeOf({ id, path }: Pick<Maker, 'id' | 'path'>) {
  const route = routes.find((one) => one.endpoint.id === id && (!path || one.path === path))
  if (!route) throw new Error(`no route for ${id}`)
  return route
}

type Keyed = { word: string; key: string; who?: Person }

function make(maker: Maker, { word, key, who = ann }: Keyed, more: object = {}): Promise<Answer> {
  const headers = { ...who.identity, 'idempotency-key': key }
  return send(service, routeOf(maker), { headers, body: { ...maker.body(word), ...more } })
}

/** The number of stored objects that contain a word. */
function countOf({ collection }: Maker, word: string): number {
  const stored = JSON.stringify([...service.harness.documents.all(collection)])
  return stored.split(`${word}`).length - 1
}

function idIn({ body }: Answer): unknown {
  return body['id'] ?? body['invitationId']
}

const fresh = () => ({ word: `w${randomUUID().slice(0, 8)}`, key: randomUUID() })

/** Checks the answer to a repeat of `first`. */
function expectRepeat(maker: Maker, first: Answer, again: Answer): void {
  expect(first.status, first.text).toBe(200)
  expect(first.headers.get('idempotent-replayed')).toBeNull()
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  if (!maker.shownOnce) return expect(again.body).toEqual(first.body)
  expect(again).toMatchObject({
    status: 409,
    body: { code: 'ALREADY_EXISTS', existingId: idIn(first) },
  })
  expect(again.text).not.toMatch(/pk_ent_|whsec_/)
}

describe.each(named)('%s with an Idempotency-Key', (_name, maker) => {
  it('creates one object for a call and its repeat', async () => {
    const call = fresh()
    const first = await make(maker, call)
    service.harness.clock.advance(3600)
    expectRepeat(maker, first, await make(maker, { ...call, key: call.key.toUpperCase() }))
    expect(countOf(maker, call.word)).toBe(1)
  })

  it('creates one object for two concurrent calls', async () => {
    const call = fresh()
    const both = await Promise.all([make(maker, call), make(maker, call)])
    expect(both.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(both.filter(({ status }) => ![200, 409, 429].includes(status))).toEqual([])
    expect(countOf(maker, call.word)).toBe(1)
  })

  it('rejects another body with the same key, and a key that is not a version 4 UUID', async () => {
    const call = fresh()
    await make(maker, call)
    const other = await make(maker, { ...call, word: fresh().word })
    expect(other).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } })
    const wrong = await make(maker, { ...call, key: 'once' })
    expect(wrong).toMatchObject({ status: 400, body: { code: 'IDEMPOTENCY_KEY_INVALID' } })
  })

  it('remembers the key for 72 hours, separately for each account and operation', async () => {
    const call = fresh()
    await make(maker, call)
    expect(await make(maker, { ...call, who: ben })).toMatchObject({ status: 200 })
    service.harness.clock.advance(72 * 3600 - 1)
    expect((await make(maker, { ...call, word: 'another' })).status).toBe(422)
    service.harness.clock.advance(2)
    expect(await make(maker, { ...call, word: fresh().word })).toMatchObject({ status: 200 })
  })
})

describe.each(shown)('repeating %s', (_name, maker) => {
  it('returns 409 after the object was deleted', async () => {
    const call = fresh()
    const id = String(idIn(await make(maker, call)))
    const removal = {
      'folders.create': 'folders.remove',
      'devices.register': 'devices.decommission',
    }
    const operation = removal[maker.id as keyof typeof removal] ?? 'invitations.remove'
    const route = routes.find((one) => one.endpoint.id === operation && one.method === 'DELETE')
    if (!route) throw new Error(`no route for ${operation}`)
    expect((await send(service, route, { headers: ann.identity }, { id })).status).toBe(200)
    expect(await make(maker, call)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  })
})

it('one Idempotency-Key can create an object of each kind', async () => {
  const { key } = fresh()
  for (const [, maker] of named.filter(([, { path }]) => !path))
    expect((await make(maker, { ...fresh(), key })).status).toBe(200)
})

it('a repeat never returns a new device with the id of a decommissioned device', async () => {
  const [, , device] = makers
  const decommission = routes.find(({ endpoint }) => endpoint.id === 'devices.decommission')
  if (!device || !decommission) throw new Error('no route for devices')
  const [call, id] = [fresh(), fresh().word]
  expect((await make(device, call, { id })).status).toBe(200)
  await send(service, decommission, { headers: ann.identity }, { id })
  service.harness.clock.advance(1)
  expect((await make(device, { ...call, key: randomUUID() }, { id })).status).toBe(200)
  expect(await make(device, call, { id })).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT' },
  })
})

it("a repeat may contain its body's members in another order", async () => {
  const [, , device] = makers
  if (!device) throw new Error('no maker of devices')
  const call = fresh()
  const metadata = { one: { a: 1, b: [2] }, two: 3 }
  const first = await make(device, call, { metadata })
  const turned = { two: 3, one: { b: [2], a: 1 } }
  expectRepeat(device, first, await make(device, call, { metadata: turned }))
  expect((await make(device, call, { metadata: { ...turned, two: 4 } })).status).toBe(422)
})

it('a callable client sends the Idempotency-Key in the body', async () => {
  const { word, key } = fresh()
  const route = routeOf({ id: 'folders.create', path: '/createFolder' })
  const body = { data: { name: word, idempotencyKey: key } }
  const first = await send(service, route, { headers: ann.identity, body })
  const again = await send(service, route, { headers: ann.identity, body })
  expect(again).toMatchObject({ status: 200, body: first.body })
  expect(again.headers.get('idempotent-replayed')).toBe('true')
})

describe.each([
  ['apiKeys.rotate', 'apiKeys.create', 'pk_ent_'],
  ['webhooks.rotateSecret', 'webhooks.register', 'whsec_'],
] as const)('%s with an Idempotency-Key', (operation, maker, secret) => {
  it('creates one new secret, and a repeat returns only the id of the key or the webhook', async () => {
    const made = makers.find((one) => one.id === maker)
    if (!made) throw new Error(`no maker ${maker}`)
    const id = String(idIn(await make(made, fresh())))
    const headers = { ...ann.identity, 'idempotency-key': randomUUID() }
    const rotate = (gracePeriodSeconds: number) =>
      send(service, routeOf({ id: operation }), { headers, body: { gracePeriodSeconds } }, { id })
    const first = await rotate(60)
    expect(first.text).toContain(secret)
    const again = await rotate(60)
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_EXISTS', existingId: idIn(first) },
    })
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect((await rotate(61)).status).toBe(422)
  })
})

describe('without an Idempotency-Key', () => {
  it.each([
    ['folders.create', (word: string) => ({ name: word })],
    ['webhooks.register', (word: string) => ({ url: `http://localhost:9/${word}` })],
    [
      'devices.register',
      (id: string) => ({ id, type: 'drone', projectId: 'field', placeId: 'north' }),
    ],
  ] as const)('a repeat of %s names the object that already exists', async (operation, body) => {
    const { word } = fresh()
    const call = () =>
      send(service, routeOf({ id: operation }), { headers: ann.identity, body: body(word) })
    const first = await call()
    expect(await call()).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_EXISTS', existingId: idIn(first) },
    })
  })
})
