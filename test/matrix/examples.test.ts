import { type Belongings, furnish, paramsOf, withObjects } from '@plant/testing/matrix/belongings'
import { type Answer, credentialOf, join, type Person, send } from '@plant/testing/matrix/people'
import { type ServiceInProcess, startService } from '@plant/testing/matrix/service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../functions/src/composition/endpoints.ts'
import { bodyExampleOf } from '../../functions/src/contract/body.ts'
import type { EndpointId } from '../../functions/src/contract/generated/endpoint-ids.ts'
import type { Route } from '../../functions/src/contract/route.ts'
import { named } from './walk.ts'

/**
 * Operations that the service rejects with the given error code after it has validated the request.
 * This test has no mailed password, no second superadmin, no violations, no key in a header and no
 * provider's signature.
 */
const refused: Partial<Record<EndpointId, string>> = {
  'invitations.verify': 'INVITATION_INVALID',
  'invitations.redeem': 'INVITATION_INVALID',
  'account.cancelErasure': 'NOT_FOUND',
  'apiKeys.exchange': 'UNAUTHENTICATED',
  'webhooks.receiveGenai': 'UNAUTHENTICATED',
  'admin.ban': 'NOT_ENOUGH_VIOLATIONS',
  'admin.retryTransaction': 'ALREADY_COMPLETED',
  'admin.assignPermissions': 'NOT_FOUND',
}

/** Operations that need another operation first, to make a moderation case or an export. */
const after: Partial<Record<EndpointId, EndpointId>> = {
  'admin.listModeration': 'analyses.flag',
  'admin.readModeration': 'analyses.flag',
  'admin.approve': 'analyses.flag',
  'admin.block': 'analyses.flag',
  'account.readExport': 'account.export',
}

let service: ServiceInProcess
let superadmin: Person

beforeAll(async () => {
  service = await startService()
  superadmin = await join(service, 'superadmin', 'superadmin')
})

afterAll(async () => {
  await service.close()
})

describe.each(routes.map(named))('the example of %s', (name, route) => {
  it('gets an answer that matches both the definition and the example in the definition', async () => {
    // Each route has its own account, because a deletion would affect the next route.
    const owner = await join(service, `owner-${name.replaceAll(/\W+/g, '-')}`)
    const has = await furnish(service, owner)
    const before = after[route.endpoint.id]
    if (before) await perform(before, owner, has)
    const caller = route.access.endsWith('admin') ? superadmin : owner
    const init = { headers: credentialOf(route, caller), ...requestOf(route, has) }
    const { query, ...rest } = init
    // A filter may match nothing, so the list is also requested without it.
    for (const request of query ? [init, rest] : [init]) {
      expectAsShown(route, await send(service, route, request, paramsOf(route, has)))
    }
  })
})

async function perform(name: EndpointId, owner: Person, has: Belongings): Promise<void> {
  const route = routes.find(({ endpoint }) => endpoint.id === name)
  if (!route) throw new Error(`no route has the operation ${name}`)
  const init = { headers: owner.identity, ...requestOf(route, has) }
  expect((await send(service, route, init, paramsOf(route, has))).status).toBe(200)
}

function expectAsShown(route: Route, { status, body }: Answer): void {
  const { output } = route.endpoint
  const code = refused[route.endpoint.id]
  if (code) return expect(body).toMatchObject({ code })
  expect(Object.keys(output), JSON.stringify(body)).toContain(String(status))
  const schema = output[status as keyof typeof output]
  if (!schema) return
  schema.parse(body)
  const shown = new Set(pathsOf(route.endpoint.examples.output[status]))
  expect(pathsOf(body).filter((path) => !shown.has(path))).toEqual([])
}

/** The request of a route's example, with the caller's own ids. */
function requestOf(route: Route, has: Belongings) {
  const { query } = route.endpoint.examples
  const body = bodyExampleOf(route)
  // Page tokens are signed, so the token of an example is invalid.
  const { pageToken: _token, after: _after, ...filters } = withObjects(query ?? {}, has)
  const texts = Object.entries(filters).map(([name, value]) => [name, String(value)])
  return {
    ...(query && { query: Object.fromEntries(texts) as Record<string, string> }),
    ...(body && { body: withObjects(body, has) }),
  }
}

/** Fields with member names that the caller chooses. */
const free = ['metadata', 'checks', 'features']

/** Every key of a value with its path. All items of a list share one path. */
function pathsOf(value: unknown, place = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => pathsOf(item, `${place}[]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => {
    const here = `${place}.${name}`
    return [here, ...(free.includes(name) ? [] : pathsOf(member, here))]
  })
}
