import { pageThrough, patiently } from '@plant/testing/patience'
import { signUp, type TestUser } from '@plant/testing/service'
import { storeAnalyses } from '@plant/testing/stored'
import { beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../functions/src/composition/endpoints.ts'
import { isAdministrative, type Route } from '../../functions/src/contract/route.ts'

type Item = { id: string }
type Household = {
  user: TestUser
  /** A word that appears in every item of the account. */
  secret: string
  analyses: string[]
  folders: string[]
  devices: string[]
  tokens: string[]
}

const setUpMs = 240_000
let ada: Household
let ben: Household
/** An account to which no other test adds items. */
let cleo: Household

async function make(user: TestUser, path: string, body: unknown): Promise<string> {
  const answer = await patiently<Item>('POST', path, { user, body })
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  return answer.body.id
}

const makeAll = (count: number, one: (index: number) => Promise<string>) =>
  Promise.all(Array.from({ length: count }, (_, index) => one(index)))

type Counts = { analyses: number; folders: number; devices: number; tokens: number }

/** Creates an account with this much data. Runs calls of one kind concurrently. */
async function settle(counts: Counts): Promise<Household> {
  const user = await signUp()
  const secret = `secret-of-${user.uid}`
  const device = { type: 'sensor', projectId: secret, placeId: secret, metadata: { secret } }
  const analyses = await storeAnalyses(user.uid, counts.analyses, { clientReference: secret })
  const folders = await makeAll(counts.folders, (index) =>
    make(user, '/v1/folders', { name: `${secret} ${index}` }),
  )
  const devices = await makeAll(counts.devices, (index) =>
    make(user, '/v1/iot/devices', { ...device, id: `${user.uid}-${index}` }),
  )
  const tokens = await makeAll(counts.tokens, (index) =>
    make(user, '/v1/tokens', { name: `${secret} ${index}` }),
  )
  return { user, secret, analyses, folders, devices, tokens }
}

const some = { analyses: 10, folders: 10, devices: 10, tokens: 5 }

beforeAll(async () => {
  ;[ada, ben, cleo] = await Promise.all([settle(some), settle(some), settle(some)])
}, setUpMs)

/** All lists and statistics that an account can read about its own data. */
async function everythingOf({ user }: Household): Promise<unknown[]> {
  const lists = ['/v1/history', '/v1/folders', '/v1/iot/devices', '/v1/tokens']
  const found = lists.map((path) => pageThrough<Item>(`${path}?pageSize=100`, { user }))
  const alone = ['/v1/stats'].map((path) => patiently('GET', path, { user }))
  const answers = await Promise.all(alone)
  return [...(await Promise.all(found)), ...answers.map(({ body }) => body)]
}

describe('two accounts with data of every kind', () => {
  it.each([
    ['history', '/v1/history?pageSize=4', 'analyses'],
    ['folders', '/v1/folders?pageSize=3', 'folders'],
    ['devices', '/v1/iot/devices?pageSize=3', 'devices'],
    ['keys', '/v1/tokens?pageSize=2', 'tokens'],
  ] as const)('get complete pages of their %s while new items arrive', async (_, path, kind) => {
    const { user, secret } = cleo
    let arrivals = 0
    const arrive = {
      analyses: () => storeAnalyses(user.uid, 1, { clientReference: secret }),
      folders: () => make(user, '/v1/folders', { name: `new ${arrivals}` }),
      devices: () =>
        make(user, '/v1/iot/devices', { type: 'drone', projectId: secret, placeId: secret }),
      tokens: () => make(user, '/v1/tokens', { name: `new ${arrivals}` }),
    }[kind]
    const { items, pages } = await pageThrough<Item>(path, { user }, async () => {
      arrivals += 1
      await arrive()
    })
    const ids = items.map(({ id }) => id)
    expect(pages).toBeGreaterThan(2)
    expect(arrivals).toBe(pages - 1)
    expect([...ids].sort()).toEqual([...cleo[kind]].sort())
  })

  it(
    'have exact totals after concurrent creations',
    async () => {
      const { user } = await settle({ analyses: 0, folders: 20, devices: 50, tokens: 5 })
      const { body } = await patiently('GET', '/v1/stats', { user })
      expect(body['totals']).toMatchObject({ folders: 20, devices: 50, tokens: 5 })
    },
    setUpMs,
  )

  it('find exactly the devices that match a combination of filters', async () => {
    const { user, secret } = ben
    const id = `zone-1/AA:BB:${secret}`
    const body = { id, type: 'camera', projectId: 'attic', placeId: secret }
    const camera = await make(user, '/v1/iot/devices', body)
    const found = async (query: string) => {
      const { items } = await pageThrough<Item>(`/v1/iot/devices?pageSize=100${query}`, { user })
      return items.map(({ id }) => id)
    }
    expect(await found('&type=camera')).toEqual([camera])
    expect(await found(`&projectId=attic&placeId=${secret}`)).toEqual([camera])
    expect(await found('&projectId=attic&type=sensor')).toEqual([])
    expect(await found(`&placeId=${secret}`)).toHaveLength(some.devices + 1)
    expect(
      (await patiently('DELETE', `/v1/iot/devices/${encodeURIComponent(camera)}`, { user })).status,
    ).toBe(200)
  })
})

/** A body that contains only ids of the given account. */
function bodyAbout(owner: Household) {
  const [analysisId] = owner.analyses
  return {
    analysisId,
    analysisIds: owner.analyses.slice(0, 3),
    confirm: owner.user.uid,
    email: 'worker@example.org',
    folderId: owner.folders[0],
    impression: 'up',
    invitationId: 'inv_1',
    name: `about ${owner.user.uid}`,
    otp: '12345678',
    placeId: 'here',
    projectId: 'this',
    storagePath: `optimized/${owner.user.uid}/x.webp`,
    type: 'drone',
    url: 'http://localhost:9/hook',
  }
}

const answersToUsers = (route: Route) => !isAdministrative(route) && route.credential !== 'key'

describe('every route', () => {
  it('keeps the devices of two accounts separate, even if the devices have the same id', async () => {
    const id = 'shared-id'
    const device = { id, type: 'sensor', projectId: 'p', placeId: 'q' }
    for (const { user, secret } of [ada, ben]) {
      const body = { ...device, metadata: { secret } }
      expect((await patiently('POST', '/v1/iot/devices', { user, body })).status).toBe(200)
      expect((await patiently('POST', '/v1/iot/devices', { user, body })).status).toBe(409)
    }
    const path = `/v1/iot/devices/${id}`
    const changed = await patiently('PATCH', path, { user: ada.user, body: { type: 'drone' } })
    expect(changed.body).toMatchObject({ type: 'drone', metadata: { secret: ada.secret } })
    expect((await patiently('DELETE', path, { user: ada.user })).status).toBe(200)
    const kept = await patiently('PATCH', path, { user: ben.user, body: {} })
    expect(kept.body).toMatchObject({ type: 'sensor', metadata: { secret: ben.secret } })
  })

  it('never shows or changes data of another account, even if a request contains ids from that account', async () => {
    const before = await everythingOf(ben)
    const visited: string[] = []
    for (const route of routes.filter(answersToUsers)) {
      const foreign = [ben.analyses[0], ben.folders[0], ben.devices[0], ben.tokens[0]]
      for (const id of route.path.includes('{id}') ? foreign : ['']) {
        const path = route.path.replaceAll(/\{\w+\}/g, id ?? '')
        const options = route.method === 'GET' ? {} : { body: bodyAbout(ben) }
        const answer = await patiently(route.method, path, { user: ada.user, ...options })
        const context = `${route.method} ${path} answered ${answer.status}`
        expect(JSON.stringify(answer.body), context).not.toContain(ben.secret)
        if (route.path.includes('{id}')) expect([404, 400, 409], context).toContain(answer.status)
        expect(answer.status, context).toBeLessThan(500)
        visited.push(route.path)
      }
    }
    expect(new Set(visited).size).toBeGreaterThan(30)
    expect(await everythingOf(ben)).toEqual(before)
  }, 240_000)
})
