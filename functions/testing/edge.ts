import { createServer, type Server } from 'node:http'
import { systemClock } from '../src/adapters/system.ts'
import { routes } from '../src/composition/endpoints.ts'
import type { KnownCaller, Role } from '../src/contract/caller.ts'
import type { AnyCall, AnyResult } from '../src/contract/endpoint.ts'
import type { EndpointId } from '../src/contract/generated/endpoint-ids.ts'
import type { Route } from '../src/contract/route.ts'
import { scopes as allScopes, type Scope } from '../src/contract/scope.ts'
import { buildApp } from '../src/http/app.ts'
import type { HttpDependencies } from '../src/http/dependencies.ts'
import { createLingering } from '../src/http/unread-body.ts'
import type { Identified, Identify } from '../src/ports/callers.ts'
import { listen } from './listen.ts'

export type LogLine = { severity: string; message: string; fields: Record<string, unknown> }
export type Edge = { url: string; logs: LogLine[]; close(): Promise<void> }

type Handle = HttpDependencies['handle']
/** Test code for endpoints, by endpoint id. Each function receives the calls of its endpoint. */
export type Handlers = Partial<Record<EndpointId, (call: never) => Promise<unknown>>>

/** Makes every endpoint return an empty object, except the endpoints in `some`. */
export function handleWith(some: Handlers = {}): Handle {
  return async (id, call) => {
    const handler = some[id] as ((call: AnyCall) => Promise<AnyResult>) | undefined
    return (await handler?.(call)) ?? { status: 200, body: {} }
  }
}

export function user(uid: string, role: Role = 'user'): Extract<KnownCaller, { kind: 'user' }> {
  return {
    kind: 'user',
    uid,
    email: null,
    emailVerified: false,
    accountId: uid,
    membership: 'owner',
    role,
    quotaSubject: uid,
    plan: 'personal',
    language: null,
    signedInAt: null,
  }
}

function key(
  apiKeyId: string,
  exchanged = false,
  scopes: readonly Scope[] = allScopes,
): KnownCaller {
  return {
    kind: 'key',
    apiKeyId,
    exchanged,
    scopes,
    uid: 'ent:acc',
    accountId: 'acc',
    quotaSubject: 'ent:acc',
    language: null,
  }
}

/** Callers by token. In these tests, a token is the name of its caller. */
const people = new Map<string, Identified>([
  ['user', { caller: user('usr'), active: true }],
  ['admin', { caller: user('adm', 'admin'), active: true }],
  ['superadmin', { caller: user('sup', 'superadmin'), active: true }],
  ['worker', { caller: { ...user('wrk'), accountId: 'usr', membership: 'worker' }, active: true }],
  ['account-owner', { caller: user('acc'), active: true }],
  [
    'account-worker',
    { caller: { ...user('wrk2'), accountId: 'acc', membership: 'worker' }, active: true },
  ],
  ['banned', { caller: user('ban'), active: false }],
  [
    'worker-of-banned',
    {
      caller: { ...user('wrk3'), accountId: 'ban', membership: 'worker' },
      active: false,
      mayLeave: true,
    },
  ],
  ['exchanged', { caller: key('tok_x', true), active: true }],
  ['pk_ent_valid', { caller: key('tok_1'), active: true }],
  ['pk_ent_second', { caller: key('tok_3'), active: true }],
  ['pk_ent_banned', { caller: key('tok_2'), active: false }],
])

/** Credentials of a key with these scopes: the key itself and its exchanged token. */
export function withScopes(scopes: readonly Scope[]): { key: string; exchanged: string } {
  const exchanged = `exchanged-${scopes.join('-')}`
  const apiKey = `pk_ent_${scopes.join('-')}`
  people.set(exchanged, { caller: key('tok_narrow', true, scopes), active: true })
  people.set(apiKey, { caller: key('tok_narrow', false, scopes), active: true })
  return { key: apiKey, exchanged }
}

export const identify: Identify = async ({ bearer, apiKey }, route) => {
  const both = [bearer, apiKey].filter((token) => token !== null)
  if (both.some((token) => !people.has(token))) return undefined
  return people.get((route.credential === 'key' ? apiKey : (bearer ?? apiKey)) ?? '')
}

export function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` }
}

/** The headers of a valid or banned caller, with a credential that the route accepts. */
export function credentialFor(route: Route, banned = false): Record<string, string> {
  if (route.credential === 'none') return {}
  if (route.credential === 'key') return { 'x-api-key': banned ? 'pk_ent_banned' : 'pk_ent_valid' }
  if (banned) return bearer('banned')
  return bearer(route.access === 'admin' || route.access === 'superadmin' ? route.access : 'user')
}

/** The path of a route, with `id_one` for each parameter. */
export function pathOf(route: Route): string {
  return route.path.replace(/\{\w+\}/g, 'id_one')
}

/** A body that satisfies every route, because unknown fields are ignored. */
export const validBody = {
  analysisId: 'an_1',
  analysisIds: ['an_1'],
  confirm: 'usr',
  email: 'worker@example.com',
  folderId: 'fld_1',
  imageBase64: 'aGVsbG8=',
  impression: 'up',
  invitationId: 'inv_1',
  name: 'Balcony',
  otp: '12345678',
  permissions: ['ban-user'],
  placeId: 'place',
  projectId: 'project',
  reason: 'PHOTO_OFFENSIVE',
  scopes: ['read'],
  type: 'sensor',
  uid: 'usr',
  url: 'https://example.com/hook',
}

/** Routes that read a body. GET routes are left out, because `fetch` sends no body with GET. */
export const routesWithBody = routes.filter((route) => route.method !== 'GET')

/** Dependencies of an HTTP edge without rate limits. Every operation returns an empty object. */
export function dependenciesWith(
  logs: LogLine[],
  overrides: Partial<HttpDependencies> = {},
): HttpDependencies {
  let requests = 0
  return {
    routes,
    handle: handleWith(),
    identify,
    burst: { perSecond: 1000, size: 100_000 },
    concurrency: 1000,
    lingering: createLingering(80),
    clock: { ...systemClock, now: () => new Date(), sleep: async () => undefined },
    ids: { random: (prefix) => `${prefix}_${++requests}` },
    log: {
      write: (severity, message, fields = {}) => void logs.push({ severity, message, fields }),
    },
    deprecatedSince: new Date('2026-11-20T00:00:00Z'),
    sunset: null,
    ...overrides,
  }
}

/** Serves all routes on a free port. Operations return an empty object by default. */
export async function startEdge(overrides: Partial<HttpDependencies> = {}): Promise<Edge> {
  const logs: LogLine[] = []
  const server = createServer(buildApp(dependenciesWith(logs, overrides)))
  const url = await listen(server)
  return { url, logs, close: () => closeServer(server) }
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}

/** Finds a route by its method and path. Throws if there is no such route. */
export function routeAt(method: string, path: string): Route {
  const found = routes.find((route) => route.method === method && route.path === path)
  if (found === undefined) throw new Error(`no route ${method} ${path}`)
  return found
}
