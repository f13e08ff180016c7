import { setTimeout as sleep } from 'node:timers/promises'
import { appoint, operate } from '@plant/testing/operators'
import { call, type TestUser } from '@plant/testing/service'
import { stack as variables } from '@plant/testing/stack'
import { firestoreClient } from '../../functions/src/adapters/firestore/client.ts'
import { accountStats } from '../../functions/src/collections/accounts.ts'
import { collections } from '../../functions/src/collections/index.ts'
import type { Stack } from '../local-stack/stack.ts'
import type { Firestore } from '../operator/database/walk-both.ts'
import { copyDatabase } from './copy.ts'
import {
  type Leavers,
  leave,
  newLeavers,
  operated,
  proveLeavers,
  repeatErasures,
} from './erasures.ts'
import { expectStatus, newPerson, type Person, writeUntil } from './people.ts'
import type { Report } from './report.ts'

type Drill = {
  stack: Stack
  report: Report
  former: Firestore
  copy: Firestore
  root: TestUser
  people: readonly Person[]
  leavers: Leavers
}
/** What is known of the copy and of the former database before the copy takes over. */
type Known = {
  snapshotAt: Date
  downSince: number
  lostSeconds: number
  people: readonly {
    /** The analyses and the events of the copy. */
    copied: readonly string[]
    events: readonly string[]
    /** The last number of an event in the former database. */
    head: number
    /** Where a reader of the former events goes on. */
    place: string
  }[]
}

const restored = 'restored'

/** Restores a copy of the stack's database into a second one, and reports what was seen. */
export async function drill(stack: Stack, report: Report): Promise<void> {
  const [former, copy] = [open('(default)'), open(restored)]
  const root = await appoint('superadmin')
  const people = [await newPerson(), await newPerson()]
  const leavers = await newLeavers()
  const all = { stack, report, former, copy, root, people, leavers }
  await fill(all)
  const known = await copyWhileWriting(all)
  const before = await fingerprintOf(former)
  await takeOver(all, known)
  for (const at of people.keys()) await provePerson(all, known, at)
  await proveLeavers(report, copy, leavers)
  await proveWhole(all)
  const after = await fingerprintOf(former)
  report.check('nothing wrote to the former database', after === before, `${before} ${after}`)
  await Promise.all([former.terminate(), copy.terminate()])
}

function open(databaseId: string): Firestore {
  return firestoreClient({ projectId: variables.PROJECT_ID, databaseId, emulated: true })
}

/** Makes analyses, a folder and entries of the audit trail. */
async function fill({ people }: Drill): Promise<void> {
  await Promise.all(people.map(({ analyse }) => analyse()))
  for (const { user } of people) {
    await operated('ban', user.uid, 'a drill')
    await operated('unban', user.uid)
  }
  // Instances remember a banned caller for a while.
  await sleep(variables.CALLER_CACHE_SECONDS * 1000)
  for (const { user } of people)
    await expectStatus(200, call('POST', '/v1/folders', { user, body: { name: 'Herbs' } }))
}

async function copyWhileWriting(all: Drill): Promise<Known> {
  const { stack, report, former, copy, people, leavers } = all
  const stopped = new AbortController()
  const writers = people.map((person) => writeUntil(person, stopped.signal))
  await sleep(2000)
  const snapshotAt = new Date()
  const documents = await report.time('copy', () => copyDatabase(former, copy))
  report.note(`${documents} documents were copied while ${people.length} people wrote`)
  await leave(former, leavers)
  const isLater = ({ at }: { at: Date }) => at > snapshotAt
  while (!people.every(({ ended }) => ended.filter(isLater).length > 1)) await sleep(500)
  const places = await Promise.all(people.map(({ eventsAfter }) => eventsAfter()))
  const downSince = performance.now()
  await report.time('begin maintenance', () => stack.changeFunctions({ MAINTENANCE: 'on' }))
  const lostSeconds = (Date.now() - snapshotAt.getTime()) / 1000
  stopped.abort()
  await Promise.all(writers)
  await proveClosed(all)
  const known = people.map(async ({ user }, at) => ({
    copied: (await documentsOf(copy, 'analyses', user.uid)).map(({ id }) => id),
    events: (await documentsOf(copy, 'events', user.uid)).map(({ id }) => id),
    head: await headIn(former, user.uid),
    place: places[at]?.nextAfter ?? '',
  }))
  return { snapshotAt, downSince, lostSeconds, people: await Promise.all(known) }
}

async function proveClosed({ report, people: [first] }: Drill): Promise<void> {
  for (const method of ['GET', 'POST']) {
    const options = { ...(first && { user: first.user }), ...(method === 'POST' && { body: {} }) }
    const { status, headers, body } = await call(method, '/v1/folders', options)
    const isRefused = status === 503 && body['code'] === 'UNAVAILABLE'
    report.check(`maintenance refuses ${method}`, isRefused && headers.has('retry-after'))
  }
}

async function takeOver({ stack, report }: Drill, { snapshotAt, downSince }: Known): Promise<void> {
  process.env['FIRESTORE_DATABASE'] = restored
  const args = ['(default)', snapshotAt.toISOString()]
  const verified = await report.time('verify', () => operate('verify-database', ...args))
  report.check('the copy is intact and has all of its moment', verified.status === 0, verified.said)
  await report.time('continue numbers', () => operated('continue-numbers', '(default)'))
  await report.time('repeat erasures', repeatErasures)
  await report.time('switch', () => stack.changeFunctions({ FIRESTORE_DATABASE: restored }))
  const { body } = await expectStatus(200, call('GET', '/v1/config'))
  report.check('clients learn the name of the database', body['firestoreDatabase'] === restored)
  report.note(`RTO: ${((performance.now() - downSince) / 1000).toFixed(1)} s without service`)
}

async function provePerson({ report, copy, people }: Drill, known: Known, at: number) {
  const [person, before] = [people[at], known.people[at]]
  if (!person || !before) throw new Error(`there is no person ${at}`)
  const name = `person ${at + 1}`
  const lost = person.ended.filter(({ id }) => !before.copied.includes(id))
  report.note(`RPO: ${name} lost ${lost.length} analyses of ${known.lostSeconds.toFixed(1)} s`)
  const history = await person.history()
  const missing = before.copied.filter((id) => !history.includes(id))
  report.check(`${name} has every analysis of the copy`, missing.length === 0, missing.join())
  await person.analyse()
  // The sweeper also ends an analysis that was running when the copy was made.
  const events = await documentsOf(copy, 'events', person.user.uid)
  const fresh = events.filter(({ id }) => !before.events.includes(id))
  const numbers = fresh.map((event) => Number(event.get('sequence')))
  const areNew = numbers.length > 0 && numbers.every((number) => number > before.head)
  report.check(`the next events of ${name} have new numbers`, areNew, numbers.join())
  const seen = (await person.eventsAfter(before.place)).items.map(({ id }) => id)
  const areSeen = fresh.every(({ id }) => seen.includes(id))
  report.check(`a reader of ${name} who goes on sees them`, areSeen, seen.join())
}

async function proveWhole({ report, copy, root, people: [first] }: Drill): Promise<void> {
  // Only a database to which nobody writes can be verified.
  const running = copy.collection('transactions').where('status', 'in', ['PENDING', 'PROCESSING'])
  while (!(await running.limit(1).get()).empty) await sleep(500)
  await operated('ban', first?.user.uid ?? '', 'a drill')
  const path = '/v1/admin/audit/verification?stream=admin'
  type Verification = { findings: unknown[] }
  const { body } = await expectStatus(200, call<Verification>('GET', path, { user: root }))
  report.check('the audit chain goes on', body.findings.length === 0)
  const again = await operate('verify-database')
  report.check('the restored database stays intact', again.status === 0, again.said)
}

async function documentsOf(database: Firestore, name: string, uid: string) {
  return (await database.collection(name).where('accountId', '==', uid).get()).docs
}

async function headIn(database: Firestore, uid: string): Promise<number> {
  return Number((await database.doc(`${accountStats.name}/${uid}`).get()).get('events') ?? 0)
}

/** The number of all documents and the time of the last change. */
async function fingerprintOf(database: Firestore): Promise<string> {
  const found = await Promise.all(
    collections.map(async ({ name }) => (await database.collection(name).get()).docs),
  )
  const documents = found.flat()
  const last = Math.max(...documents.map(({ updateTime }) => updateTime.toMillis()))
  return `${documents.length} at ${new Date(last).toISOString()}`
}
