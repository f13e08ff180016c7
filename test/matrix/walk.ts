import { expect } from 'vitest'
import { operationOf } from '../../functions/src/contract/operations.ts'
import type { Row } from '../../functions/src/contract/row.ts'
import { rows } from '../../functions/src/contract/rows.ts'
import { type Belongings, furnish, markOf, ofNobody, paramsOf } from './belongings.ts'
import { type Answer, ban, credentialOf, join, type Person, send } from './people.ts'
import { type ServiceInProcess, startService } from './service.ts'

/** A service with people in it, and a walk over its rows as anybody but Ann, whose things nobody may see or change. */
export type Walk = {
  service: ServiceInProcess
  ann: Person
  annHas: Belongings
  ben: Person
  benHas: Belongings
  admin: Person
  superadmin: Person
  banned: Person
  /** Somebody whose keys are revoked. */
  revoked: Person
  isBuilt(row: Row): boolean
  /** Whoever a row lets in who is not Ann. */
  friendOf(row: Row): Person
  attempt(promise: string, row: Row, init: Init, ids?: Belongings): Promise<Answer>
  /** How many rows a promise was tried on; a filter that silently lost some would leave it unheld. */
  visited(promise: string): number
}

type Init = Parameters<typeof send>[2]

export async function startWalk(): Promise<Walk> {
  const service = await startService()
  const people = {
    ann: await join(service, 'ann-the-owner'),
    ben: await join(service, 'ben'),
    admin: await join(service, 'admin', 'admin'),
    superadmin: await join(service, 'superadmin', 'superadmin'),
    banned: await join(service, 'banned'),
    revoked: await join(service, 'revoked'),
  }
  const annHas = await furnish(service, people.ann)
  const benHas = await furnish(service, people.ben)
  await ban(service, 'banned')
  await revokeKeys(service, people.revoked)
  const visits = new Map<string, Set<Row>>()
  const isBuilt = (row: Row) => service.handlers[row.operation] !== 'NOT_IMPLEMENTED'
  return {
    service,
    ...people,
    annHas,
    benHas,
    isBuilt,
    friendOf: (row) => (row.role === 'any' ? people.ben : people.superadmin),
    visited: (promise) => visits.get(promise)?.size ?? 0,
    async attempt(promise, row, init, ids = ofNobody) {
      visits.set(promise, (visits.get(promise) ?? new Set()).add(row))
      const answer = await send(service, row, init, paramsOf(row, ids))
      expect(answer.status < 500 || (answer.status === 501 && !isBuilt(row)), answer.text).toBe(
        true,
      )
      const secrets = [markOf(people.ann.uid), ...Object.values(people.ann.key)]
      // Whoever runs the service sees who its users are, and nothing of what is theirs.
      if (row.role === 'any') secrets.push(people.ann.uid)
      for (const secret of secrets) expect(answer.text).not.toContain(secret)
      return answer
    },
  }
}

async function revokeKeys(service: ServiceInProcess, { identity }: Person): Promise<void> {
  const list = rows.find((row) => row.operation === 'tokens.list')
  const revoke = rows.find((row) => row.operation === 'tokens.revoke')
  if (!list || !revoke) throw new Error('no row lists or revokes keys')
  const { body } = await send(service, list, { headers: identity })
  for (const { id } of body['items'] as { id: string }[])
    await send(service, revoke, { headers: identity }, { id })
  // What is cached of a key may be believed for 10 s.
  service.world.clock.advance(11)
}

/** The rows that are lists, which have pages. */
export const lists = rows.filter((row) => operationOf(row.operation).query?.shape['pageToken'])

/** The token of the second page of each of somebody's lists, by row; none where the list has one page. */
export async function secondPages(
  service: ServiceInProcess,
  person: Person,
  has: Belongings,
): Promise<Map<Row, string>> {
  const pages = new Map<Row, string>()
  for (const row of lists.filter((each) => each.role === 'any')) {
    const init = { headers: credentialOf(row, person), query: { pageSize: '1' } }
    const { body } = await send(service, row, init, paramsOf(row, has))
    const token = body['nextPageToken']
    if (typeof token === 'string') pages.set(row, token)
  }
  return pages
}

export const named = (row: Row) => [`${row.method} ${row.path}`, row] as const
