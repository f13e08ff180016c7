import { ask, bodyOf, insist, type Kind, newKey, type Person, type Step, type Steps, textIn, type World } from '../people.ts'
import type { Answer, Request } from '../service.ts'
import { anAnalysis } from './analyses.ts'

/** One of the person's things, mostly a late one; an unknown id if there is none. */
export function one({ whim }: World, { own }: Person, kind: Kind): string {
  const ids = own[kind]
  return ids.length === 0 ? 'none_0000000000000000000000' : whim.pick(ids.slice(-4))
}

/** Makes a thing under a key, a new one or one that was used before, perhaps with another body. */
export function making(
  id: Request['id'],
  kind: Kind,
  bodyOfNew: (world: World, person: Person) => Record<string, unknown>,
  field = 'id',
): (world: World, person: Person) => Promise<Answer> {
  return async (world, person) => {
    const { whim } = world
    const body = bodyOfNew(world, person)
    const earlier = person.keyed.filter((request) => request.id === id)
    const fresh: Request = { id, as: person.credential, body, key: newKey(world) }
    const again = earlier.length > 0 && whim.happens(0.3) ? whim.pick(earlier) : undefined
    const request = again && whim.happens(0.3) ? { ...again, body } : (again ?? fresh)
    const answer = await insist(world, person, request)
    const made = textIn(answer, field)
    if (made !== undefined && !person.own[kind].includes(made)) person.own[kind].push(made)
    return answer
  }
}

const named = ({ whim }: World) => ({ name: `folder ${whim.int(6)}` })

/** Calls an endpoint for one of the person's things. */
export function on(
  id: Request['id'],
  kind: Kind,
  body?: (world: World, person: Person) => Record<string, unknown>,
): Step {
  return (world, person) =>
    insist(world, person, {
      id,
      as: person.credential,
      params: { id: one(world, person, kind) },
      ...(body && { body: body(world, person) }),
    })
}

const reading =
  (id: Request['id'], query: Record<string, string> = {}): Step =>
  (world, person) =>
    ask(world, person, { id, as: person.credential, query })

const someAnalyses = (world: World, person: Person) => ({
  analysisIds: [...new Set([anAnalysis(world, person), anAnalysis(world, person)])],
})

export const thingSteps = {
  'folders.create': making('folders.create', 'folder', named),
  'folders.rename': on('folders.rename', 'folder', named),
  'folders.remove': on('folders.remove', 'folder'),
  'folders.assign': on('folders.assign', 'folder', someAnalyses),
  'folders.unassign': (world, person) =>
    insist(world, person, {
      id: 'folders.unassign',
      as: person.credential,
      body: someAnalyses(world, person),
    }),
  'folders.list': reading('folders.list', { pageSize: '20' }),
  'folders.read': on('folders.read', 'folder'),
  'devices.register': making('devices.register', 'device', ({ whim }) => ({
    type: 'sensor',
    projectId: 'field',
    placeId: `place ${whim.int(3)}`,
    ...(whim.happens(0.5) && { id: `sensor-${whim.int(4)}` }),
  })),
  'devices.update': on('devices.update', 'device', ({ whim }) => ({ placeId: `p${whim.int(5)}` })),
  'devices.decommission': on('devices.decommission', 'device'),
  'devices.list': reading('devices.list', { pageSize: '20' }),
  'devices.read': on('devices.read', 'device'),
  'webhooks.register': making('webhooks.register', 'webhook', ({ whim }, { uid }) => ({
    url: `https://${uid}.example.com/${whim.int(3)}`,
    events: ['analysis.completed', 'analysis.failed'],
  })),
  'webhooks.rotateSecret': on('webhooks.rotateSecret', 'webhook', ({ whim }) => ({
    gracePeriodSeconds: whim.pick([0, 60, 86_400]),
  })),
  'webhooks.remove': on('webhooks.remove', 'webhook'),
  'webhooks.test': on('webhooks.test', 'webhook'),
  'webhooks.list': reading('webhooks.list', { pageSize: '20' }),
  'webhooks.listDeliveries': on('webhooks.listDeliveries', 'webhook'),
  'webhooks.retryDelivery': async (world, person) => {
    const id = one(world, person, 'webhook')
    const as = person.credential
    const listed = await ask(world, person, { id: 'webhooks.listDeliveries', as, params: { id } })
    const { items = [] } = bodyOf(listed) as { items?: { id: string }[] }
    if (items.length === 0) return
    const params = { id, deliveryId: world.whim.pick(items).id }
    await insist(world, person, { id: 'webhooks.retryDelivery', as, params })
  },
  'events.list': (world, person) =>
    ask(world, person, {
      id: 'events.list',
      as: person.credential,
      query: { pageSize: '5', waitSeconds: world.whim.pick(['0', '20']) },
    }),
} satisfies Steps
