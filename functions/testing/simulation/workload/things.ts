import {
  ask,
  bodyOf,
  insist,
  type Kind,
  newKey,
  type Person,
  type Scene,
  type Step,
  type Steps,
  textIn,
} from '../people.ts'
import type { Answer, Request } from '../service.ts'
import { anAnalysis } from './analyses.ts'

/** One of the person's things, mostly a late one; an unknown id if there is none. */
export function one({ whim }: Scene, { own }: Person, kind: Kind): string {
  const ids = own[kind]
  return ids.length === 0 ? 'none_0000000000000000000000' : whim.pick(ids.slice(-4))
}

/** Makes a thing under a key, a new one or one that was used before, perhaps with another body. */
export function making(
  id: Request['id'],
  kind: Kind,
  bodyOfNew: (scene: Scene, person: Person) => Record<string, unknown>,
  field = 'id',
): (scene: Scene, person: Person) => Promise<Answer> {
  return async (scene, person) => {
    const { whim } = scene
    const body = bodyOfNew(scene, person)
    const earlier = person.keyed.filter((request) => request.id === id)
    const fresh: Request = { id, as: person.credential, body, key: newKey(scene) }
    const again = earlier.length > 0 && whim.happens(0.3) ? whim.pick(earlier) : undefined
    const request = again && whim.happens(0.3) ? { ...again, body } : (again ?? fresh)
    if (again === undefined && whim.happens(0.3)) delete request.key
    const answer = await insist(scene, person, request)
    const made = textIn(answer, field)
    if (made !== undefined && !person.own[kind].includes(made)) person.own[kind].push(made)
    return answer
  }
}

const named = ({ whim }: Scene) => ({ name: `folder ${whim.int(6)}` })

/** Calls an endpoint for one of the person's things. Seldom calls it if there is none. */
export function on(
  id: Request['id'],
  kind: Kind,
  body?: (scene: Scene, person: Person) => Record<string, unknown>,
): Step {
  return async (scene, person) => {
    if (person.own[kind].length === 0 && scene.whim.happens(0.8)) return
    await insist(scene, person, {
      id,
      as: person.credential,
      params: { id: one(scene, person, kind) },
      ...(body && { body: body(scene, person) }),
    })
  }
}

const reading =
  (id: Request['id'], query: Record<string, string> = {}): Step =>
  (scene, person) =>
    ask(scene, person, { id, as: person.credential, query })

const someAnalyses = (scene: Scene, person: Person) => ({
  analysisIds: [...new Set([anAnalysis(scene, person), anAnalysis(scene, person)])],
})

export const thingSteps = {
  'folders.create': making('folders.create', 'folder', named),
  'folders.rename': on('folders.rename', 'folder', named),
  'folders.remove': on('folders.remove', 'folder'),
  'folders.assign': on('folders.assign', 'folder', someAnalyses),
  'folders.unassign': (scene, person) =>
    insist(scene, person, {
      id: 'folders.unassign',
      as: person.credential,
      body: someAnalyses(scene, person),
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
  'webhooks.retryDelivery': async (scene, person) => {
    const id = one(scene, person, 'webhook')
    const as = person.credential
    const listed = await ask(scene, person, { id: 'webhooks.listDeliveries', as, params: { id } })
    const { items = [] } = bodyOf(listed) as { items?: { id: string }[] }
    if (items.length === 0) return
    const params = { id, deliveryId: scene.whim.pick(items).id }
    await insist(scene, person, { id: 'webhooks.retryDelivery', as, params })
  },
  'events.list': (scene, person) =>
    ask(scene, person, {
      id: 'events.list',
      as: person.credential,
      query: { pageSize: '5', waitSeconds: scene.whim.pick(['0', '20']) },
    }),
} satisfies Steps
