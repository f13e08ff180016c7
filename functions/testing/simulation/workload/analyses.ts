import { put } from '../outside.ts'
import {
  ask,
  bodyOf,
  insist,
  newKey,
  type Person,
  type Scene,
  type Steps,
  textIn,
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
function newPhoto({ whim }: Scene, { isCareless }: Person): string {
  const subject = isCareless ? 'cat' : whim.weighted(subjects)
  return Buffer.from(`${subject} ${whim.int(whim.happens(0.2) ? 3 : 1e9)}`).toString('base64')
}

const plants = ['fern', 'ficus']

function bodyOfStart(scene: Scene, person: Person): Record<string, unknown> {
  const { whim } = scene
  const [upload] = person.own.upload.slice(-1)
  const photo =
    upload !== undefined && whim.happens(0.3)
      ? { storagePath: `optimized/${person.uid}/${upload}.webp` }
      : { imageBase64: newPhoto(scene, person) }
  return { ...photo, ...(whim.happens(0.3) && { plantId: whim.pick(plants) }) }
}

/** Starts an analysis with a new key, an old one, none, or an old one for another photo. */
async function start(scene: Scene, person: Person, id: 'analyses.start' | 'analyses.analyseSync') {
  const { whim } = scene
  const earlier = person.keyed.filter((request) => request.id === id)
  const isSync = id === 'analyses.analyseSync'
  const body = isSync ? { imageBase64: newPhoto(scene, person) } : bodyOfStart(scene, person)
  const request: Request = { id, as: person.credential, body, key: newKey(scene) }
  if (earlier.length > 0 && whim.happens(0.3)) {
    const again = whim.pick(earlier)
    return learn(
      person,
      await insist(scene, person, whim.happens(0.3) ? { ...again, body } : again),
    )
  }
  if (whim.happens(0.1)) delete request.key
  const calls = whim.happens(0.1) ? [request, request] : [request]
  const answers = await Promise.all(calls.map((call) => insist(scene, person, call)))
  for (const answer of answers) learn(person, answer)
}

function learn({ own }: Person, answer: Answer): void {
  const id = textIn(answer, 'transactionId') ?? textIn(answer, 'id')
  if (id?.startsWith('an_') && !own.analysis.includes(id)) own.analysis.push(id)
}

/** An analysis of the person's, mostly a late one, or one of somebody else's. */
export function anAnalysis({ whim, people }: Scene, { own }: Person): string {
  const others = people.flatMap((person) => person.own.analysis)
  if (others.length === 0) return 'an_0000000000000000000000'
  if (own.analysis.length === 0 || whim.happens(0.05)) return whim.pick(others)
  return whim.happens(0.7) ? whim.pick(own.analysis.slice(-3)) : whim.pick(own.analysis)
}

async function followUp(scene: Scene, person: Person): Promise<void> {
  const id = scene.whim.happens(0.5) ? 'analyses.start' : 'analyses.analyseSync'
  const body = { imageBase64: newPhoto(scene, person), follows: anAnalysis(scene, person) }
  learn(
    person,
    await insist(scene, person, { id, as: person.credential, body, key: newKey(scene) }),
  )
}

const on = (scene: Scene, person: Person) => ({
  as: person.credential,
  params: { id: anAnalysis(scene, person) },
})

/** Puts a file into storage as an app does, if the rules of storage allow it. */
async function upload(scene: Scene, person: Person): Promise<void> {
  const { whim, shared } = scene
  const name = `leaf-${whim.int(4)}`
  const path = `uploads/${person.uid}/${name}.${whim.pick(['jpg', 'png'])}`
  const { table } = shared.database
  const user = table.kept('users').get(person.uid)
  const isKnown = table.kept('uploads').has(`${person.uid}_${name}`)
  const closedUntil = user?.['uploadsClosedUntil']
  const isClosed = closedUntil instanceof Date && closedUntil.getTime() > shared.time.nowMs()
  if (user?.['ban'] || isKnown || isClosed || shared.outside.objects.has(path)) return
  const bytes = Buffer.from(newPhoto(scene, person), 'base64')
  const { generation } = put(shared.outside, path, bytes)
  shared.time.note(`${person.uid} uploads ${path}`)
  shared.messages.tellOfObject(path, generation)
  if (!person.own.upload.includes(name)) person.own.upload.push(name)
}

export const analysisSteps = {
  'analyses.start': (scene, person) => start(scene, person, 'analyses.start'),
  'analyses.analyseSync': (scene, person) =>
    scene.whim.happens(0.3)
      ? followUp(scene, person)
      : start(scene, person, 'analyses.analyseSync'),
  'analyses.read': async (scene, person) => {
    const query = scene.whim.happens(0.4) ? { waitSeconds: '10' } : {}
    await ask(scene, person, { id: 'analyses.read', ...on(scene, person), query })
  },
  'analyses.remove': (scene, person) =>
    insist(scene, person, { id: 'analyses.remove', ...on(scene, person) }),
  'analyses.readImage': (scene, person) =>
    ask(scene, person, {
      id: 'analyses.readImage',
      ...on(scene, person),
      query: { format: 'json' },
    }),
  'analyses.flag': (scene, person) =>
    insist(scene, person, {
      id: 'analyses.flag',
      ...on(scene, person),
      body: { reason: scene.whim.pick(['ANSWER_HARMFUL', 'PHOTO_OFFENSIVE']) },
    }),
  'analyses.save': (scene, person) => {
    const [folderId] = person.own.folder.slice(-1)
    const inFolder = folderId !== undefined && scene.whim.happens(0.5) && { folderId }
    const body = { analysisId: anAnalysis(scene, person), ...inFolder }
    return insist(scene, person, { id: 'analyses.save', as: person.credential, body })
  },
  'history.list': (scene, person) =>
    ask(scene, person, { id: 'history.list', as: person.credential, query: { pageSize: '5' } }),
  'history.rate': (scene, person) =>
    insist(scene, person, {
      id: 'history.rate',
      ...on(scene, person),
      body: { impression: scene.whim.pick(['up', 'down', '']) },
    }),
  'uploads.read': async (scene, person) => {
    await upload(scene, person)
    if (scene.whim.happens(0.3)) await upload(scene, person)
    const name = `leaf-${scene.whim.int(4)}`
    await ask(scene, person, { id: 'uploads.read', as: person.credential, params: { name } })
  },
} satisfies Steps

export const idsIn = (answer: Answer): string[] => {
  const { items } = bodyOf(answer)
  return Array.isArray(items) ? items.map((item) => (item as { id: string }).id) : []
}
