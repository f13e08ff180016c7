import { setTimeout as sleep } from 'node:timers/promises'
import { appoint, operate } from '@plant/testing/operators'
import { call } from '@plant/testing/service'
import { stack as variables } from '@plant/testing/stack'
import { firestoreClient } from '../../functions/src/adapters/firestore/client.ts'
import { accountStats } from '../../functions/src/collections/accounts.ts'
import { collections } from '../../functions/src/collections/index.ts'
import type { Stack } from '../local-stack/stack.ts'
import type { Firestore } from '../operator/database/walk-both.ts'
import { copyDatabase } from './copy.ts'
import { expectStatus, newPerson, type Person, writeUntil } from './people.ts'
import type { Report } from './report.ts'

const restored = 'restored'
const projectId = variables.PROJECT_ID
const open = (databaseId: string) => firestoreClient({ projectId, databaseId, emulated: true })

/** Restores a copy of the stack's database into a second one, and reports what was seen. */
export async function drill(stack: Stack, report: Report): Promise<void> {
  const [former, copy] = [open('(default)'), open(restored)]
  const root = await appoint('superadmin')
  const people = [await newPerson(), await newPerson()]
  const ban = async ({ user }: Person, verb: 'ban' | 'unban') => {
    const said = await operate(verb, user.uid, ...(verb === 'ban' ? ['a drill'] : []))
    if (said.status !== 0) throw new Error(said.said)
  }
  await Promise.all(people.map(({ analyse }) => analyse()))
  const [first] = people
  if (!first) throw new Error('nobody signed up')
  await ban(first, 'ban')
  await ban(first, 'unban')
  await call('POST', '/v1/folders', { user: first.user, body: { name: 'Herbs' } })
  // Instances remember a banned caller for a while.
  await sleep(variables.CALLER_CACHE_SECONDS * 1000)

  const stopped = new AbortController()
  const writers = people.map((person) => writeUntil(person, stopped.signal))
  await sleep(2000)
  const snapshotAt = new Date()
  const documents = await report.time('copy', () => copyDatabase(former, copy))
  report.note(`${documents} documents were copied, as they were at ${snapshotAt.toISOString()}`)
  const known = await Promise.all(people.map(({ user }) => analysesIn(copy, user.uid)))
  const isLater = ({ at }: { at: Date }) => at > snapshotAt
  while (!people.every(({ ended }) => ended.filter(isLater).length > 1)) await sleep(500)
  const places = await Promise.all(
    people.map(async (person) => (await person.eventsAfter()).nextAfter),
  )

  const downSince = performance.now()
  await report.time('begin maintenance', () => stack.changeFunctions({ MAINTENANCE: 'on' }))
  stopped.abort()
  await Promise.all(writers)
  const lostSeconds = (Date.now() - snapshotAt.getTime()) / 1000
  for (const [method, path] of [
    ['GET', '/v1/history'],
    ['POST', '/v1/folders'],
  ] as const) {
    const body = method === 'POST' ? { name: 'Late' } : undefined
    const { status, headers, body: said } = await call(method, path, { user: first.user, body })
    const isRefused = status === 503 && said['code'] === 'UNAVAILABLE'
    report.check(`maintenance refuses ${method} ${path}`, isRefused && headers.has('retry-after'))
  }
  // The emulator pauses no queue, but the jobs of its tasks refuse to run.
  const before = await fingerprintOf(former)
  const heads = await Promise.all(people.map(({ user }) => headIn(former, user.uid)))

  process.env['FIRESTORE_DATABASE'] = restored
  const verified = await report.time('verify', () =>
    operate('verify-database', '(default)', snapshotAt.toISOString()),
  )
  report.check('the copy is intact and has all of its moment', verified.status === 0, verified.said)
  const carried = await report.time('continue numbers', () =>
    operate('continue-numbers', '(default)'),
  )
  report.check('the numbers of events go on', carried.status === 0, carried.said)
  await report.time('switch', () => stack.changeFunctions({ FIRESTORE_DATABASE: restored }))
  await report.time('first answer', async () => {
    const path = '/v1/config'
    const { body } = await expectStatus(200, call('GET', path))
    report.check('clients learn the name of the database', body['firestoreDatabase'] === restored)
  })
  report.note(`RTO: ${((performance.now() - downSince) / 1000).toFixed(1)} s without service`)

  for (const [at, person] of people.entries()) {
    const name = `person ${at + 1}`
    const lost = person.ended.filter(({ id }) => !known[at]?.includes(id))
    report.note(`RPO: ${name} lost ${lost.length} analyses of ${lostSeconds.toFixed(1)} s`)
    const history = await person.history()
    const missing = known[at]?.filter((id) => !history.includes(id)) ?? []
    report.check(`${name} has every analysis of the copy`, missing.length === 0, missing.join())
    await person.analyse()
    const head = await headIn(copy, person.user.uid)
    report.check(
      `the next event of ${name} has a new number`,
      head === (heads[at] ?? 0) + 1,
      `${head}`,
    )
    const { items } = await person.eventsAfter(places[at])
    report.check(`a reader of ${name} who goes on sees it`, items.length === 1, `${items.length}`)
  }
  await ban(first, 'ban')
  const audit = await expectStatus(
    200,
    call<{ findings: unknown[] }>('GET', '/v1/admin/audit/verification?stream=admin', {
      user: root,
    }),
  )
  report.check('the audit chain goes on', audit.body.findings.length === 0)
  const again = await operate('verify-database')
  report.check('the restored database stays intact', again.status === 0, again.said)
  const after = await fingerprintOf(former)
  report.check('nothing wrote to the former database', after === before, `${before} ${after}`)
  await Promise.all([former.terminate(), copy.terminate()])
}

async function analysesIn(database: Firestore, uid: string): Promise<string[]> {
  const { docs } = await database.collection('analyses').where('accountId', '==', uid).get()
  return docs.map(({ id }) => id)
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
