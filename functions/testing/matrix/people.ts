import { type Account, accounts, type User, users } from '../../src/collections/accounts.ts'
import { ref } from '../../src/collections/collection.ts'
import type { Route } from '../../src/contract/route.ts'
import type { ServiceInProcess } from './service.ts'

/** A person with the headers of both credentials: an identity token and an API key. */
export type Person = {
  uid: string
  identity: Record<string, string>
  key: Record<string, string>
}

export type Answer = {
  status: number
  headers: Headers
  text: string
  body: Record<string, unknown>
}

type Init = { headers?: Record<string, string>; body?: unknown; query?: Record<string, string> }

/** Sends one request over HTTP. `params` are the parameters of the path. */
export async function send(
  { url }: { url: string },
  route: Route,
  { headers = {}, body, query = {} }: Init = {},
  params: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const path = route.path.replace(
    /\{(\w+)\}/g,
    (_all, name: string) => params[name] ?? 'unknown-id',
  )
  const search = new URLSearchParams(query).toString()
  const response = await fetch(`${url}${path}${search && `?${search}`}`, {
    method: route.method,
    redirect: 'manual',
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson ? (JSON.parse(text) as Record<string, unknown>) : {},
  }
}

export function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` }
}

/** The headers of a person's credential for a route. A public route needs no credential. */
export function credentialOf(route: Route, person: Person): Record<string, string> {
  if (route.credential === 'none') return {}
  return route.credential === 'key' ? person.key : person.identity
}

const context = { signal: new AbortController().signal }

/** Signs up a person by a first call, and creates an API key for the person. */
export async function join(
  service: ServiceInProcess,
  uid: string,
  role: User['role'] = 'user',
): Promise<Person> {
  const identity = bearer(await service.signatory.tokenOf(uid))
  const { routes } = service.parts
  const session = routes.find((route) => route.endpoint.id === 'account.openSession')
  const create = routes.find((route) => route.endpoint.id === 'apiKeys.create')
  if (!session || !create) throw new Error('no route opens a session or makes a key')
  await send(service, session, { headers: identity, body: { accountName: `Home of ${uid}` } })
  const { body } = await send(service, create, { headers: identity, body: { name: `of ${uid}` } })
  await change(service, uid, (user) => ({ ...user, role }))
  return { uid, identity, key: { 'x-api-key': String(body['token']) } }
}

/** Makes a person a worker of an account, as if the person had redeemed an invitation. */
export async function employ(
  service: ServiceInProcess,
  worker: Person,
  accountId: string,
): Promise<Person> {
  await change(service, worker.uid, (user) => ({ ...user, accountId, membership: 'worker' }))
  return worker
}

export async function ban(service: ServiceInProcess, uid: string): Promise<void> {
  const at = service.harness.clock.now()
  const byOperator = { at, permanent: true, reason: 'a test' }
  await change(service, uid, (user) => ({ ...user, ban: byOperator }), { banned: true })
}

/** Writes directly to the database, and then waits until the service's caches have expired. */
async function change(
  { harness }: ServiceInProcess,
  uid: string,
  alter: (user: User) => User,
  parts: Partial<Account> = {},
): Promise<void> {
  const [userRef, accountRef] = [ref(users, uid), ref(accounts, uid)]
  await harness.steady.ports.store.transaction(async (database) => {
    const [user, account] = await database.getAll(userRef, accountRef)
    if (!user || !account) throw new Error(`${uid} did not sign up`)
    database.update(userRef, alter(user))
    database.update(accountRef, { ...account, ...parts })
  }, context.signal)
  harness.clock.advance(11)
}
