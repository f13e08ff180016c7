import { put } from '../outside.ts'
import {
  ask,
  bodyOf,
  insist,
  newKey,
  type Person,
  type Steps,
  textIn,
  type World,
} from '../people.ts'
import type { Answer, Request } from '../service.ts'

const subjects = {
  'diseased leaf': 6,
  'healthy leaf': 4,
  'odd leaf': 1,
  cat: 1,
  blur: 1,
  forbidden: 1,
  doubtful: 1,
  virus: 0.3,
  garbage: 0.3,
} as const

/** A photo that differs from all others, or now and then one that was sent before. */
function newPhoto({ whim }: World): string {
  const subject = whim.weighted(subjects)
  return Buffer.from(`${subject} ${whim.int(whim.happens(0.2) ? 3 : 1e9)}`).toString('base64')
}

const plants = ['fern', 'ficus']

function bodyOfStart(world: World, person: Person): Record<string, unknown> {
  const { whim } = world
  const [upload] = person.own.upload.slice(-1)
  const photo =
    upload !== undefined && whim.happens(0.3)
      ? { storagePath: `optimized/${person.uid}/${upload}.webp` }
      : { imageBase64: newPhoto(world) }
  return { ...photo, ...(whim.happens(0.3) && { plantId: whim.pick(plants) }) }
}

/** Starts an analysis with a new key, an old one, none, or an old one for another photo. */
async function start(world: World, person: Person, id: 'analyses.start' | 'analyses.analyseSync') {
  const { whim } = world
  const earlier = person.keyed.filter((request) => request.id === id)
  const isSync = id === 'analyses.analyseSync'
  const body = isSync ? { imageBase64: newPhoto(world) } : bodyOfStart(world, person)
  const request: Request = { id, as: person.credential, body, key: newKey(world) }
  if (earlier.length > 0 && whim.happens(0.3)) {
    const again = whim.pick(earlier)
    return learn(
      person,
      await insist(world, person, whim.happens(0.3) ? { ...again, body } : again),
    )
  }
  if (whim.happens(0.1)) delete request.key
  const calls = whim.happens(0.1) ? [request, request] : [request]
  const answers = await Promise.all(calls.map((call) => insist(world, person, call)))
  for (const answer of answers) learn(person, answer)
}

function learn({ own }: Person, answer: Answer): void {
  const id = textIn(answer, 'transactionId') ?? textIn(answer, 'id')
  if (id?.startsWith('an_') && !own.analysis.includes(id)) own.analysis.push(id)
}

/** An analysis of the person's, mostly a late one, or one of somebody else's. */
export function anAnalysis({ whim, people }: World, { own }: Person): string {
  const others = people.flatMap((person) => person.own.analysis)
  if (others.length === 0) return 'an_0000000000000000000000'
  if (own.analysis.length === 0 || whim.happens(0.05)) return whim.pick(others)
  return whim.happens(0.7) ? whim.pick(own.analysis.slice(-3)) : whim.pick(own.analysis)
}

async function followUp(world: World, person: Person): Promise<void> {
  const id = world.whim.happens(0.5) ? 'analyses.start' : 'analyses.analyseSync'
  const body = { imageBase64: newPhoto(world), follows: anAnalysis(world, person) }
  learn(
    person,
    await insist(world, person, { id, as: person.credential, body, key: newKey(world) }),
  )
}

const on = (world: World, person: Person) => ({
  as: person.credential,
  params: { id: anAnalysis(world, person) },
})

/** Puts a file into storage as an app does, if the rules of storage allow it. */
async function upload(world: World, person: Person): Promise<void> {
  const { whim, shared } = world
  const name = `leaf-${whim.int(4)}`
  const path = `uploads/${person.uid}/${name}.jpg`
  const { table } = shared.database
  const user = table.kept('users').get(person.uid)
  const isKnown = table.kept('uploads').has(`${person.uid}_${name}`)
  const closedUntil = user?.['uploadsClosedUntil']
  const isClosed = closedUntil instanceof Date && closedUntil.getTime() > shared.time.nowMs()
  if (user?.['ban'] || isKnown || isClosed || shared.outside.objects.has(path)) return
  const bytes = Buffer.from(newPhoto(world), 'base64')
  const { generation } = put(shared.outside, path, bytes)
  shared.time.note(`${person.uid} uploads ${path}`)
  shared.messages.tellOfObject(path, generation)
  if (!person.own.upload.includes(name)) person.own.upload.push(name)
}

export const analysisSteps = {
  'analyses.start': (world, person) => start(world, person, 'analyses.start'),
  'analyses.analyseSync': (world, person) =>
    world.whim.happens(0.3)
      ? followUp(world, person)
      : start(world, person, 'analyses.analyseSync'),
  'analyses.read': async (world, person) => {
    const query = world.whim.happens(0.4) ? { waitSeconds: '10' } : {}
    await ask(world, person, { id: 'analyses.read', ...on(world, person), query })
  },
  'analyses.remove': (world, person) =>
    insist(world, person, { id: 'analyses.remove', ...on(world, person) }),
  'analyses.readImage': (world, person) =>
    ask(world, person, {
      id: 'analyses.readImage',
      ...on(world, person),
      query: { format: 'json' },
    }),
  'analyses.flag': (world, person) =>
    insist(world, person, {
      id: 'analyses.flag',
      ...on(world, person),
      body: { reason: world.whim.pick(['ANSWER_HARMFUL', 'PHOTO_OFFENSIVE']) },
    }),
  'analyses.save': (world, person) => {
    const [folderId] = person.own.folder.slice(-1)
    const inFolder = folderId !== undefined && world.whim.happens(0.5) && { folderId }
    const body = { analysisId: anAnalysis(world, person), ...inFolder }
    return insist(world, person, { id: 'analyses.save', as: person.credential, body })
  },
  'history.list': (world, person) =>
    ask(world, person, { id: 'history.list', as: person.credential, query: { pageSize: '5' } }),
  'history.rate': (world, person) =>
    insist(world, person, {
      id: 'history.rate',
      ...on(world, person),
      body: { impression: world.whim.pick(['good', 'bad']) },
    }),
  'uploads.read': async (world, person) => {
    await upload(world, person)
    const name = `leaf-${world.whim.int(4)}`
    await ask(world, person, { id: 'uploads.read', as: person.credential, params: { name } })
  },
} satisfies Steps

export const idsIn = (answer: Answer): string[] => {
  const { items } = bodyOf(answer)
  return Array.isArray(items) ? items.map((item) => (item as { id: string }).id) : []
}
