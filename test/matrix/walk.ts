import {
  type Belongings,
  furnish,
  markOf,
  ofNobody,
  paramsOf,
} from '@plant/testing/matrix/belongings'
import {
  type Answer,
  ban,
  credentialOf,
  employ,
  join,
  type Person,
  send,
} from '@plant/testing/matrix/people'
import { type ServiceInProcess, startService } from '@plant/testing/matrix/service'
import { expect } from 'vitest'
import { routes } from '../../functions/src/composition/endpoints.ts'
import { isAdministrative, type Route } from '../../functions/src/contract/route.ts'

/**
 * A service with several people. Tests call the routes of the service as every person except Ann,
 * and no call may show or change Ann's data.
 */
export type Walk = {
  service: ServiceInProcess
  ann: Person
  annHas: Belongings
  ben: Person
  benHas: Belongings
  /** A worker of Ben's account. */
  worker: Person
  admin: Person
  superadmin: Person
  banned: Person
  /** A person whose keys are revoked. */
  revoked: Person
  /** Returns a person who may call the route. The person is never Ann. */
  friendOf(route: Route): Person
  attempt(promise: string, route: Route, init: Init, ids?: Belongings): Promise<Answer>
  /**
   * The number of routes on which a promise was tested. The number reveals a filter that drops
   * routes by mistake.
   */
  visited(promise: string): number
}

type Init = Parameters<typeof send>[2]

export async function startWalk(): Promise<Walk> {
  const service = await startService()
  const people = {
    ann: await join(service, 'ann-the-owner'),
    ben: await join(service, 'ben'),
    worker: await join(service, 'worker'),
    admin: await join(service, 'admin', 'admin'),
    superadmin: await join(service, 'superadmin', 'superadmin'),
    banned: await join(service, 'banned'),
    revoked: await join(service, 'revoked'),
  }
  const annHas = await furnish(service, people.ann)
  const benHas = await furnish(service, people.ben)
  await ban(service, 'banned')
  await revokeKeys(service, people.revoked)
  await employ(service, people.worker, people.ben.uid)
  const visits = new Map<string, Set<Route>>()
  return {
    service,
    ...people,
    annHas,
    benHas,
    friendOf: (route) => (isAdministrative(route) ? people.superadmin : people.ben),
    visited: (promise) => visits.get(promise)?.size ?? 0,
    async attempt(promise, route, init, ids = ofNobody) {
      visits.set(promise, (visits.get(promise) ?? new Set()).add(route))
      const answer = await send(service, route, init, paramsOf(route, ids))
      expect(answer.status, answer.text).toBeLessThan(500)
      const secrets = [markOf(people.ann.uid), ...Object.values(people.ann.key)]
      // Administrators see who the users are, but none of the users' data.
      if (!isAdministrative(route)) secrets.push(people.ann.uid)
      for (const secret of secrets) expect(answer.text).not.toContain(secret)
      return answer
    },
  }
}

async function revokeKeys(service: ServiceInProcess, { identity }: Person): Promise<void> {
  const list = routes.find((route) => route.endpoint.id === 'apiKeys.list')
  const revoke = routes.find((route) => route.endpoint.id === 'apiKeys.revoke')
  if (!list || !revoke) throw new Error('no route lists or revokes keys')
  const { body } = await send(service, list, { headers: identity })
  for (const { id } of body['items'] as { id: string }[])
    await send(service, revoke, { headers: identity }, { id })
  // The service may cache a key for 10 s.
  service.harness.clock.advance(11)
}

/** The routes that return lists. Each of these routes accepts a page token in its query. */
export const lists = routes.filter((route) => route.endpoint.query?.shape['pageToken'])

/** For each list, the token of the second page that the person may read, by route. */
export async function secondPages(
  service: ServiceInProcess,
  person: Person,
  has: Belongings,
): Promise<Map<Route, string>> {
  const pages = new Map<Route, string>()
  for (const route of lists.filter((each) => !isAdministrative(each))) {
    const init = { headers: credentialOf(route, person), query: { pageSize: '1' } }
    const { body } = await send(service, route, init, paramsOf(route, has))
    const token = body['nextPageToken']
    if (typeof token === 'string') pages.set(route, token)
  }
  return pages
}

export const named = (route: Route) => [`${route.method} ${route.path}`, route] as const
