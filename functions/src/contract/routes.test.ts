import { describe, expect, it } from 'vitest'
import { routes } from '../composition/endpoints.ts'
import { endpoints } from '../operations/generated/endpoints.ts'
import { bodyOf } from './body.ts'
import { usualStatusOf } from './endpoint.ts'
import { problemsOf } from './problems.ts'
import { isAdministrative, type Route } from './route.ts'
import { analysis } from './schemas/analysis.ts'
import type { Scope } from './scope.ts'

function routeAt(methodAndPath: string): Route {
  const route = routes.find(({ method, path }) => `${method} ${path}` === methodAndPath)
  if (!route) throw new Error(`no route ${methodAndPath}`)
  return route
}

function accepts(methodAndPath: string, body: unknown): boolean | undefined {
  return bodyOf(routeAt(methodAndPath))?.safeParse(body).success
}

describe('the routes', () => {
  it('contain each combination of method and path only once', () => {
    const paths = routes.map(({ method, path }) => `${method} ${path}`)
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
  })

  it('require a credential unless they are public', () => {
    const open = routes.filter(({ access }) => access === 'public')
    expect(open.map(({ endpoint }) => endpoint.id)).toEqual([
      'apiKeys.exchange',
      'catalogue.listConditions',
      'catalogue.listPlants',
      'catalogue.readCondition',
      'catalogue.readPlant',
      'catalogue.read',
      'invitations.verify',
      'service.readConfig',
      'service.readDefinition',
      'service.readHealth',
      'service.readOpenApi',
      'service.readStatus',
      'webhooks.receiveGenai',
    ])
    expect(routes.filter(({ credential }) => credential === 'none')).toEqual(open)
  })

  it('reject workers on all non-public routes for API keys, webhooks and invitations, except `redeem` and `remove`', () => {
    const managing = routes.filter(
      ({ access, endpoint }) =>
        access !== 'public' && /^(apiKeys|webhooks|invitations)\./.test(endpoint.id),
    )
    const member = managing.filter(({ access }) => access !== 'owner')
    // A worker ends their own membership by removing it.
    expect(member.map(({ endpoint }) => endpoint.id)).toEqual([
      'invitations.redeem',
      'invitations.remove',
    ])
  })

  it('admit only admins and superadmins to paths that begin with /v1/admin', () => {
    const under = routes.filter(({ path }) => path.startsWith('/v1/admin/'))
    expect(routes.filter(isAdministrative)).toEqual(under)
  })

  it('include a current route of each endpoint', () => {
    const current = routes.filter(({ successor }) => successor === undefined)
    expect(current.map(({ endpoint }) => endpoint.id)).toEqual(endpoints.map(({ id }) => id))
  })

  it('use the backend `photos` for paths that take photos, and the backend `api` for all other paths', () => {
    const photos = routes.filter(({ backend }) => backend === 'photos').map(({ path }) => path)
    expect(photos).toEqual([
      '/v1/analyses/sync',
      '/v1/analyses',
      '/v0/analyze',
      '/v0/analysis/start',
      '/v0/analyze-direct',
      '/getPlantCareAdvice',
      '/startAnalysis',
    ])
    // A preflight goes to the backend of its path, so all methods of a path need the same backend.
    const paths = new Map(routes.map(({ path, backend }) => [path, backend]))
    expect(routes.filter(({ path, backend }) => paths.get(path) !== backend)).toEqual([])
  })

  it('of older versions name a v1 successor that accepts the same credentials', () => {
    const legacy = routes.filter(({ successor }) => successor !== undefined)
    expect(legacy).toHaveLength(16)
    for (const { path: old, successor, credential, method, endpoint } of legacy) {
      const successors = routes.filter(({ path }) => path === successor)
      const taking = successors.filter((route) => route.credential.split('|').includes(credential))
      expect({ old, taking: taking.length }).not.toEqual({ old, taking: 0 })
      // No v1 path starts an analysis with a key, so a key is sent to the synchronous call.
      if (old === '/v0/analysis/start') expect(taking[0]?.method).toBe(method)
      else expect(taking.map((route) => route.endpoint.id)).toContain(endpoint.id)
    }
  })

  it('document the usual success status of their endpoint', () => {
    for (const { endpoint } of routes)
      expect(Object.keys(endpoint.output)).toContain(String(usualStatusOf(endpoint)))
  })
})

/** The endpoints that accept a key, directly or exchanged, by the scopes that the key needs. */
// biome-ignore format: as a table
const endpointsByScopes: Readonly<Record<string, readonly string[]>> = {
  // Apps call this after each sign-in. It shows a key only its account and the units left.
  '': ['account.openSession'],
  read: [
    'account.readStats', 'analyses.read', 'analyses.readImage', 'devices.list', 'devices.read',
    'events.list', 'folders.list', 'folders.read', 'history.list', 'uploads.read',
  ],
  analyse: ['analyses.analyseSync', 'analyses.start'],
  manage: [
    'account.cancelErasure', 'account.erase', 'analyses.flag', 'analyses.remove',
    'apiKeys.create', 'apiKeys.list', 'apiKeys.revoke', 'apiKeys.rotate', 'apiKeys.setScopes',
    'devices.decommission', 'devices.register',
    'folders.assign', 'folders.create', 'folders.remove', 'folders.rename', 'folders.unassign',
    'history.rate', 'invitations.list', 'invitations.redeem', 'invitations.remove',
    'webhooks.list', 'webhooks.listDeliveries', 'webhooks.remove', 'webhooks.retryDelivery',
    'webhooks.rotateSecret', 'webhooks.test',
  ],
  // These also return, export or send analyses, or return what others stored of a device.
  'read, manage': [
    'account.export', 'account.readExport', 'analyses.save', 'devices.update', 'webhooks.register',
  ],
  // A member has all rights that a key can have, except to manage keys, webhooks and members.
  'read, analyse, manage': ['invitations.invite'],
}

describe('the scopes of a route', () => {
  const forKeys = routes.filter((route) => route.access !== 'public' && !isAdministrative(route))

  it('are those of this table', () => {
    const table = new Map<string, Set<string>>()
    for (const { endpoint, scopes } of forKeys) {
      const name = scopes.join(', ')
      table.set(name, (table.get(name) ?? new Set()).add(endpoint.id))
    }
    const sorted = [...table].map(([name, ids]) => [name, [...ids].sort()])
    expect(Object.fromEntries(sorted)).toEqual(endpointsByScopes)
  })

  it('are empty on the public routes and on those of administrators, which no key may call', () => {
    const others = routes.filter((route) => !forKeys.includes(route))
    expect(others.filter(({ scopes }) => scopes.length > 0)).toEqual([])
  })

  it('include `manage` if the route changes something, and `read` if it returns an analysis', () => {
    const free = forKeys.filter(({ endpoint, scopes }) => !endpoint.charged && scopes.length > 0)
    const lacking = (scope: Scope, some: readonly Route[]) =>
      some.filter(({ scopes }) => !scopes.includes(scope)).map(({ path }) => path)
    const changing = free.filter(({ endpoint }) => endpoint.route.method !== 'GET')
    expect(lacking('manage', changing)).toEqual([])
    const returning = free.filter(({ endpoint }) => endpoint.output[200] === analysis)
    expect(returning.length).toBeGreaterThan(0)
    expect(lacking('read', returning)).toEqual([])
  })
})

describe('the body of a route', () => {
  it('requires a photo only in the enterprise start of version 0', () => {
    expect(accepts('POST /v0/analysis/start', {})).toBe(false)
    expect(accepts('POST /v0/analysis/start', { imageBase64: 'aGk=' })).toBe(true)
    expect(accepts('POST /v1/analyses', {})).toBe(true)
    expect(accepts('POST /v0/analyze', {})).toBe(true)
  })

  it('accepts any text as an impression in version 0, but accepts only three values on other routes', () => {
    for (const route of ['PUT /v1/history/{id}/impression', 'POST /updateAnalysisImpression']) {
      const id = route.startsWith('POST') ? { analysisId: 'an_1' } : {}
      for (const impression of ['up', 'down', '']) {
        expect(accepts(route, { ...id, impression })).toBe(true)
      }
      expect(accepts(route, { ...id, impression: 'great' })).toBe(false)
    }
    expect(accepts('PUT /v0/history/{id}/impression', { impression: 'great' })).toBe(true)
    expect(accepts('PUT /v0/history/{id}/impression', { impression: 1 })).toBe(false)
  })

  it('accepts feedback only if the list `wrong` has no duplicates and the text has no markup', () => {
    const route = 'PUT /v1/history/{id}/impression'
    const takes = (said: object) => accepts(route, { impression: 'down', ...said })
    for (const wrong of [[], ['PLACE'], ['PLANT', 'PROBLEM', 'PLACE']])
      expect(takes({ wrong })).toBe(true)
    for (const wrong of ['PLANT', ['plant'], ['PLANT', 'PLANT']])
      expect(takes({ wrong })).toBe(false)
    for (const text of ['', 'a < b', 'Spots <5 mm\n\tand 3 > 2', 'x'.repeat(1000)])
      expect(takes({ text })).toBe(true)
    for (const text of ['<b>no', '</p>', '<!-- x', 'a\u0000b', 'x'.repeat(1001)])
      expect(takes({ text })).toBe(false)
  })

  it('must contain the id if the route is unversioned', () => {
    expect(accepts('POST /deleteAnalysis', { analysisId: 'an_1' })).toBe(true)
    expect(accepts('POST /deleteAnalysis', {})).toBe(false)
    expect(accepts('POST /assignToFolder', { folderId: 'fld_1', analysisIds: ['an_1'] })).toBe(true)
    expect(accepts('POST /assignToFolder', { analysisIds: ['an_1'] })).toBe(false)
  })

  it('contains an Idempotency-Key only if the route is unversioned', () => {
    expect(bodyOf(routeAt('POST /startAnalysis'))?.parse({ idempotencyKey: 'k' })).toEqual({
      idempotencyKey: 'k',
    })
    expect(bodyOf(routeAt('POST /v1/analyses'))?.parse({ idempotencyKey: 'k' })).toEqual({})
  })
})

describe('the error codes of a route', () => {
  it('follow from the credential, access and body of the route', () => {
    const open = problemsOf(routeAt('GET /v1/health'))
    expect(open).not.toContain('UNAUTHENTICATED')
    expect(open).not.toContain('MALFORMED_BODY')
    const ban = problemsOf(routeAt('POST /v1/admin/ban'))
    expect(ban).toEqual(
      expect.arrayContaining(['UNAUTHENTICATED', 'PERMISSION_DENIED', 'NOT_ENOUGH_VIOLATIONS']),
    )
    const start = problemsOf(routeAt('POST /v1/analyses'))
    expect(start).toEqual(
      expect.arrayContaining(['DAILY_QUOTA_EXCEEDED', 'IDEMPOTENCY_KEY_REUSED', 'IMAGE_REQUIRED']),
    )
    expect(start).not.toContain('PERMISSION_DENIED')
    expect(start).toContain('INSUFFICIENT_SCOPE')
    for (const codes of [open, ban]) expect(codes).not.toContain('INSUFFICIENT_SCOPE')
    expect(problemsOf(routeAt('GET /v1/webhooks'))).toContain('PERMISSION_DENIED')
  })
})
