import { AsyncLocalStorage } from 'node:async_hooks'
import { grantPlan, grantRole } from '../../src/operations/authentication/grants.ts'
import { audit } from './audit/audit.ts'
import { watchOf } from './audit/watch.ts'
import { chanceOf } from './chance.ts'
import { newDatabase } from './documents.ts'
import { nextDue } from './due.ts'
import { auditedOf } from './evidence.ts'
import { newMessages } from './messages.ts'
import { newOutside } from './outside.ts'
import { ask, newPerson, type Person, type Scene } from './people.ts'
import { nobody, portsOf, type Shared } from './ports.ts'
import { type Doing, newProcess } from './process.ts'
import { restUntil } from './rest.ts'
import { newService } from './service.ts'
import { type Timeline, timeline } from './timeline.ts'
import { noTroubles, troublesOf } from './troubles.ts'
import { stepsOf } from './workload/steps.ts'

export type RunOptions = {
  keepsHistory?: boolean
  /** Troubles and steps that do not happen. */
  off?: readonly string[]
  /** How many steps people take together, at most. */
  stepsMax?: number
}

export type Outcome = {
  seed: number
  hash: string
  /** What the auditor found, with the number of the broken rule. */
  broken: readonly string[]
  history: readonly string[]
  /** How many requests people sent. */
  steps: number
}

const firstDay = Date.UTC(2026, 10, 20)
const dayMs = 86_400_000
const minuteMs = 60_000

/** Lets many people live with the service for a while, with all troubles of the seed. */
export async function simulate(seed: number, options: RunOptions = {}): Promise<Outcome> {
  const { keepsHistory = false, off = [], stepsMax = Number.POSITIVE_INFINITY } = options
  const whim = chanceOf(seed, 'whim')
  // A third of the runs see midnight, when a new quota begins.
  const startMs = firstDay + (whim.happens(0.3) ? dayMs - 4 * minuteMs : whim.int(dayMs / 2))
  const time = timeline(startMs, keepsHistory)
  const luck = chanceOf(seed, 'luck')
  const doing = new AsyncLocalStorage<Doing>()
  const surroundings = { time, luck, troubles: noTroubles(), doing }
  const shared: Shared = {
    ...surroundings,
    dice: chanceOf(seed, 'dice'),
    database: newDatabase(),
    outside: newOutside(),
    older: troublesOf(seed, off).older,
    errors: [],
    messages: newMessages(surroundings, (...message) => service.deliver(...message)),
  }
  const service = newService(shared)
  const watch = watchOf(shared)
  const scene: Scene = { shared, service, whim, people: [], asked: [], isOpen: true }
  await during(time, live(scene, seed, off, stepsMax))
  const broken = await during(time, audit(auditedOf(scene, watch)))
  service.end()
  await time.runUntil(time.nowMs())
  return { seed, hash: time.hash(), broken, history: time.history, steps: scene.asked.length }
}

/** Lets time pass until the work has ended. */
async function during<T>(time: Timeline, work: Promise<T>): Promise<T> {
  let ended = false
  const end = () => {
    ended = true
  }
  work.then(end, end)
  while (!ended) await time.runUntil(time.nowMs() + minuteMs)
  return work
}

const livesMs = [4 * minuteMs, 12 * minuteMs] as const

async function live(scene: Scene, seed: number, off: readonly string[], stepsMax: number) {
  const { shared, whim } = scene
  const { time } = shared
  await settle(scene)
  Object.assign(shared.troubles, troublesOf(seed, off))
  const endMs = time.nowMs() + whim.between(...livesMs)
  let left = stepsMax
  const mayStep = () => time.nowMs() < endMs && (left -= 1) >= 0
  keepSweeping(scene)
  await Promise.all(scene.people.map((person) => liveOf(scene, person, off, mayStep)))
  await time.passed(minuteMs)
  Object.assign(shared.troubles, noTroubles())
  scene.isOpen = false
  await restUntil(scene, time.nowMs() + restsMs)
}

/** Signs people up, and gives some of them a role or a plan. */
async function settle(scene: Scene): Promise<void> {
  const { shared, people, whim } = scene
  people.push(...['ada', 'ben', 'cem', 'farm', 'mod', 'root1', 'root2', 'root3'].map(newPerson))
  const ports = portsOf(shared, newProcess('operator', shared))
  for (const person of people) person.isCareless = person.uid === 'cem' && whim.happens(0.1)
  const context = { requestId: 'operator', signal: new AbortController().signal }
  const directory = { find: async () => ({ email: null }), mirrorRole: async () => undefined }
  const operator = { ...ports, directory }
  for (const { uid, email, credential } of people) {
    const signedInAt = new Date(shared.time.nowMs())
    const factor = uid.startsWith('root') && { hasSecondFactor: true as const }
    const identity = { ...nobody, uid, email, emailVerified: true, signedInAt, ...factor }
    shared.outside.identities.set(credential.bearer ?? '', identity)
  }
  await Promise.all(
    people.map((person) =>
      ask(scene, person, { id: 'account.openSession', as: person.credential, body: {} }),
    ),
  )
  for (const uid of ['root1', 'root2', 'root3'])
    await grantRole(operator, uid, 'superadmin', context)
  await grantRole(operator, 'mod', 'admin', context)
  await grantPlan(operator, 'farm', 'enterprise', context)
}

async function liveOf(
  scene: Scene,
  person: Person,
  off: readonly string[],
  mayStep: () => boolean,
): Promise<void> {
  const { shared, whim } = scene
  const steps = stepsOf(scene, person, off)
  const thinksMs = person.isCareless ? 1000 : whim.between(1000, 40_000)
  for (;;) {
    await shared.time.passed(whim.next() * thinksMs)
    if (!mayStep()) return
    await steps()
  }
}

/** Runs the sweeper once a minute, if it has something to do. */
function keepSweeping(scene: Scene): void {
  const { shared, service } = scene
  const { time, database } = shared
  time.after(minuteMs, () => {
    if (!scene.isOpen) return
    keepSweeping(scene)
    if (nextDue(database.table.kept) > time.nowMs()) return
    const requestId = `swp_${time.nowMs()}`
    service.deliver('sweep', undefined, requestId).catch(() => undefined)
  })
}

/** Long enough for the last retry of a delivery, at the scale of the run. */
const restsMs = 90 * minuteMs
