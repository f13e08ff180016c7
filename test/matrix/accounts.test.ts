import {
  type Belongings,
  furnish,
  naming,
  ofNobody,
  paramsOf,
} from '@plant/testing/matrix/belongings'
import { type Answer, credentialOf, join, type Person, send } from '@plant/testing/matrix/people'
import { validRequest } from '@plant/testing/matrix/requests'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { collections } from '../../functions/src/collections/index.ts'
import { routes } from '../../functions/src/composition/endpoints.ts'
import { bodyOf } from '../../functions/src/contract/body.ts'
import { isAdministrative, type Route } from '../../functions/src/contract/route.ts'
import { lists, named, secondPages, startWalk, type Walk } from './walk.ts'

let walk: Walk
let annPages: ReadonlyMap<Route, string>
let annBefore: ReadonlyMap<string, string>

beforeAll(async () => {
  walk = await startWalk()
  annPages = await secondPages(walk.service, walk.ann, walk.annHas)
  // The service stores the last use of Ann's key only after its answer.
  await vi.waitFor(() =>
    expect([...documentsOf(walk.ann).values()].join()).toMatch(/"lastUsedAt":"/),
  )
  annBefore = documentsOf(walk.ann)
})

afterAll(() => walk.service.close())

const bodyFields = (route: Route) => Object.keys(bodyOf(route)?.shape ?? {})
const namesInBody = (route: Route) => Object.keys(naming(bodyFields(route), ofNobody)).length > 0
const namesInPath = (route: Route) =>
  route.access !== 'public' && Object.keys(paramsOf(route, ofNobody)).length > 0
/** Routes that name data of one account. Administrators' routes are excluded. */
const about = routes.filter(
  (route) => !isAdministrative(route) && (namesInBody(route) || namesInPath(route)),
)
const ownLists = lists.filter((route) => !isAdministrative(route) && route.access !== 'public')

/** Operations that answer all failures alike, to reveal nothing to callers without the password. */
const neverTells = ['invitations.verify', 'invitations.redeem']

function credentialsOf(route: Route, { identity, key }: Person): Record<string, string>[] {
  if (route.credential === 'none') return [{}]
  return [
    ...(route.credential.includes('identity') ? [identity] : []),
    ...(route.credential.includes('key') ? [key] : []),
  ]
}

describe.each(about.map(named))('%s', (name, route) => {
  it('answers the id of another account in the same way as an unknown id', async () => {
    const { attempt, ben, annHas, benHas } = walk
    for (const headers of credentialsOf(route, ben)) {
      const unknown = await attempt('foreign id', route, validRequest(route, headers, ofNobody))
      const foreign = await attempt(
        'foreign id',
        route,
        validRequest(route, headers, annHas),
        annHas,
      )
      expect([400, 404]).toContain(unknown.status)
      expect(plain(foreign, annHas)).toEqual(plain(unknown, ofNobody))
      if (!namesInBody(route)) continue
      // One of Ann's ids in a request about Ben's data must not copy Ann's data.
      const mixed = await attempt('foreign id', route, validRequest(route, headers, annHas), benHas)
      expect(mixed.status).toBeGreaterThanOrEqual(400)
    }
  })

  it('gives the owner of the data another answer, which shows that the tested ids exist', async () => {
    if (neverTells.includes(route.endpoint.id)) return
    const { service, attempt } = walk
    const owner = await join(service, `owner-${name.replace(/\W+/g, '-')}`)
    const has = await furnish(service, owner)
    const headers = credentialOf(route, owner)
    const own = await send(service, route, validRequest(route, headers, has), paramsOf(route, has))
    const unknown = await attempt('own id', route, validRequest(route, headers, ofNobody))
    expect(plain(own, has)).not.toEqual(plain(unknown, ofNobody))
    expect([...okStatuses, 409], own.text).toContain(own.status)
  })
})

const okStatuses = [200, 202, 302]

describe.each(ownLists.map(named))('%s', (_name, route) => {
  it("rejects a page token of another account's list", async () => {
    const pageToken = annPages.get(route) ?? 'no second page'
    const init = { headers: credentialOf(route, walk.ben), query: { pageToken } }
    const answer = await walk.attempt('foreign page', route, init, walk.benHas)
    expect(annPages.has(route), 'a second page: furnish() makes two of everything').toBe(true)
    expect(answer).toMatchObject({ status: 400, body: { code: 'PAGE_TOKEN_INVALID' } })
  })
})

/** Checks that run after all tests of this file, in whatever order the tests run. */
const atTheEnd: (() => void)[] = []
afterAll(() => {
  for (const holds of atTheEnd) holds()
})

describe('the tests of all routes', () => {
  it('cover every route about data of an account', () => {
    expect(about.length).toBeGreaterThanOrEqual(31)
    expect(ownLists.length).toBeGreaterThanOrEqual(8)
    atTheEnd.push(() => {
      expect(walk.visited('foreign id')).toBe(about.length)
      expect(walk.visited('foreign page')).toBe(ownLists.length)
    })
  })

  it('leave the attacked account unchanged', () => {
    expect(annBefore.size).toBeGreaterThan(10)
    atTheEnd.push(() => expect(documentsOf(walk.ann)).toEqual(annBefore))
  })
})

/** Every document with the id of the person in its path or data. */
function documentsOf({ uid }: Person): ReadonlyMap<string, string> {
  const { documents } = walk.service.harness
  const all = collections.flatMap(({ name }) =>
    [...documents.all(name)].map(([id, data]) => [`${name}/${id}`, JSON.stringify(data)] as const),
  )
  return new Map(all.filter(([path, data]) => `${path} ${data}`.includes(uid)))
}

/** An answer without its variable parts: the request id, and the ids that the caller sent. */
function plain({ status, body: { requestId: _id, ...body } }: Answer, asked: Belongings) {
  const said = Object.values(asked).reduce(
    (text, id) => text.replaceAll(id, '<id>'),
    JSON.stringify(body),
  )
  return { status, said }
}
