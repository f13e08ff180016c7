import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ended, noAnswer, pauses, problem, scripted } from '../testing/scripted.ts'

beforeEach(() => void vi.useFakeTimers(pauses))
afterEach(() => void vi.useRealTimers())

const exchanged = (idToken: string) => ({ body: { idToken, expiresIn: 3600 } })
const page = { body: { items: [] } }
const refused = problem(401, 'UNAUTHENTICATED')
const credential = { kind: 'exchanged', key: 'pk_ent_1' } as const

const sent = (asked: ReturnType<typeof scripted>['asked']) =>
  asked.map(({ headers }) => headers.get('authorization') ?? headers.get('x-enterprise-token'))

it('sends an API key unchanged', async () => {
  const { plants, asked } = scripted([page])
  await plants.request('history.list')
  expect(asked[0]?.headers.get('x-api-key')).toBe('pk_ent_of_a_test')
})

it('requests an identity token before every call', async () => {
  let calls = 0
  const token = async () => `token-${++calls}`
  const { plants, asked } = scripted([page, page], { credential: { kind: 'identity', token } })
  await plants.request('history.list')
  await plants.request('history.list')
  expect(sent(asked)).toEqual(['Bearer token-1', 'Bearer token-2'])
})

it('sends an App Check token if the app has one', async () => {
  const tokens = ['of an app', undefined]
  const appCheck = async () => tokens.shift()
  const { plants, asked } = scripted([page, page, page], {
    credential: { kind: 'identity', token: async () => 't', appCheck },
  })
  for (const name of ['history.list', 'events.list', 'service.readConfig'] as const)
    await plants.request(name)
  const sent = asked.map(({ headers }) => headers.get('x-firebase-appcheck'))
  expect(sent).toEqual(['of an app', null, null])
})

it('exchanges a key once for all calls, and exchanges it again before the token expires', async () => {
  const { plants, asked } = scripted([exchanged('a'), page, page, exchanged('b'), page], {
    credential,
  })
  await Promise.all([plants.request('history.list'), plants.request('events.list')])
  vi.advanceTimersByTime(3_540_000)
  await plants.request('history.list')
  expect(sent(asked)).toEqual(['pk_ent_1', 'Bearer a', 'Bearer a', 'pk_ent_1', 'Bearer b'])
})

it('exchanges a key again after the service refuses the token', async () => {
  const { plants, asked } = scripted([exchanged('a'), refused, exchanged('b'), page], {
    credential,
  })
  expect(await plants.request('history.list')).toEqual({ items: [] })
  expect(sent(asked)).toEqual(['pk_ent_1', 'Bearer a', 'pk_ent_1', 'Bearer b'])
})

it('exchanges a key once when two calls are refused, even if one refusal arrives late', async () => {
  const late = Promise.withResolvers<void>()
  const tokens = ['a', 'b', 'c']
  let refusals = 0
  const fetch: typeof globalThis.fetch = async (_url, init) => {
    const token = new Headers(init?.headers).get('authorization')
    if (token === null) return Response.json({ idToken: tokens.shift(), expiresIn: 3600 })
    if (token !== 'Bearer a') return Response.json(page.body)
    refusals += 1
    if (refusals === 2) await late.promise
    return Response.json(refused.body, { status: 401 })
  }
  const { plants } = scripted([], { credential, fetch })
  const [first, second] = [plants.request('history.list'), plants.request('events.list')]
  await first
  late.resolve()
  await second
  expect([refusals, tokens]).toEqual([2, ['c']])
})

it('stops exchanging a revoked key', async () => {
  const { plants, asked } = scripted([refused], { credential })
  await expect(plants.request('history.list')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(asked).toHaveLength(1)
})

it('repeats the exchange of a key when the answer was lost', async () => {
  const { plants, asked } = scripted([noAnswer, exchanged('a'), page], { credential })
  expect((await ended(plants.request('history.list'))).value).toEqual({ items: [] })
  expect(sent(asked)).toEqual(['pk_ent_1', 'pk_ent_1', 'Bearer a'])
})

it('does not repeat a call whose identity token was refused', async () => {
  const token = async () => 'banned'
  const { plants, asked } = scripted([refused], { credential: { kind: 'identity', token } })
  await expect(plants.request('history.list')).rejects.toMatchObject({ status: 401 })
  expect(asked).toHaveLength(1)
})

it('tries at most four times to exchange a key', async () => {
  const busy = problem(503, 'UNAVAILABLE', { retryAfterSeconds: 1 })
  const { plants, asked } = scripted(Array(20).fill(busy), { credential })
  const { error } = await ended(plants.request('history.list'))
  expect(error).toMatchObject({ code: 'UNAVAILABLE' })
  expect(asked).toHaveLength(4)
})
