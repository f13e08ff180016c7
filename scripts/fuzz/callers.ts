import type { Client } from '@plant-analysis/client'
import type { Addresses } from '../demo/seed/environment.ts'
import { enter, type Person } from '../demo/seed/person.ts'
import type { People } from '../demo/seed-demonstration.ts'

/** A kind of caller, with a bearer token, an API key, both or neither. */
export type Caller = { name: string; token?: string; key?: string }

const scopes = ['read', 'analyse', 'manage'] as const

/** Callers with every kind of credential. The last ones have the rights to stop the others. */
export async function callersOf(people: People, addresses: Addresses): Promise<Caller[]> {
  const { nursery, worker, grower, moderator, superadmin, banned } = people
  const { token } = await enter(addresses, 'newcomer@demo.example')
  const key = await keyOf(nursery)
  const narrow = scopes.map(async (scope) => ({
    name: `a key to ${scope}`,
    key: await keyOf(nursery, scope),
  }))
  return [
    { name: 'nobody' },
    // The emulator's tokens have no signature.
    { name: 'a forger', token: `${grower.token}c2lnbmVk` },
    { name: 'a newcomer', token },
    { name: 'a banned person', token: banned.token },
    ...(await Promise.all(narrow)),
    { name: 'a key', key },
    { name: 'an exchanged token', token: await exchanged(addresses, key) },
    { name: 'a key and a token', token: nursery.token, key },
    { name: 'a worker', token: worker.token },
    { name: 'a user', token: grower.token },
    { name: 'an owner', token: nursery.token },
    { name: 'a moderator', token: moderator.token },
    { name: 'a superadmin', token: superadmin.token },
  ]
}

async function keyOf({ plants }: Person, ...some: (typeof scopes)[number][]): Promise<string> {
  const named = { name: some.join() || 'all', ...(some.length > 0 && { scopes: some }) }
  return (await plants.request('apiKeys.create', { body: named })).token
}

async function exchanged({ BASE_URL: baseUrl }: Addresses, key: string): Promise<string> {
  const answer = await fetch(`${baseUrl}/v1/auth/exchange-token`, {
    method: 'POST',
    headers: { 'x-enterprise-token': key },
  })
  const { idToken } = (await answer.json()) as { idToken: string }
  return idToken
}

/** The ids of real objects, by kind. */
export type Objects = Readonly<Record<string, readonly string[]>>

/** Lists objects of two accounts, so that each caller meets own and strange ones. */
export async function objectsOf({ nursery, grower, ...victims }: People): Promise<Objects> {
  const each = async (list: (plants: Client) => Promise<{ items: readonly object[] }>) => {
    const pages = await Promise.all([nursery.plants, grower.plants].map(list))
    return pages.flatMap(({ items }) => items.map((item) => String(Object(item)['id'])))
  }
  const webhook = await each((plants) => plants.request('webhooks.list'))
  const [id] = webhook
  const deliveries =
    id === undefined
      ? { items: [] }
      : await nursery.plants.request('webhooks.listDeliveries', { params: { id } })
  const objects: Objects = {
    analysis: await each((plants) => plants.request('history.list', { query: { pageSize: 100 } })),
    folder: await each((plants) => plants.request('folders.list')),
    device: await each((plants) => plants.request('devices.list')),
    webhook,
    delivery: deliveries.items.map((delivery) => delivery.id),
    invitation: await each((plants) => plants.request('invitations.list')),
    // Nobody calls as these people, whom a superadmin may ban.
    user: [victims.banned.uid, victims.thirdSuperadmin.uid, victims.secondSuperadmin.uid],
  }
  // Callers reach keys by links alone, because a revoked key would stop its caller.
  return Object.fromEntries(Object.entries(objects).filter(([, ids]) => ids.length > 0))
}
