import { operate } from '@plant/testing/operators'
import { analysis } from '@plant/testing/samples'
import { stack } from '@plant/testing/stack'
import { withinTest } from '@plant/testing/within-test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { firestoreClient } from '../../functions/src/adapters/firestore/client.ts'
import { firestoreStore } from '../../functions/src/adapters/firestore/store.ts'
import { accountStats, users } from '../../functions/src/collections/accounts.ts'
import { analyses } from '../../functions/src/collections/analyses.ts'
import { auditEntries, auditHeads } from '../../functions/src/collections/audit.ts'
import { ref } from '../../functions/src/collections/collection.ts'
import { events, type StoredEvent } from '../../functions/src/collections/events.ts'
import { folders } from '../../functions/src/collections/folders.ts'
import { transactions } from '../../functions/src/collections/transactions.ts'
import { eventIdOf } from '../../functions/src/domain/analyses/idempotency.ts'
import { auditEntryId, nextAuditEntry } from '../../functions/src/domain/audit/audit.ts'
import { emptyStats } from '../../functions/src/domain/stats.ts'
import { newUser } from '../../functions/src/operations/authentication/provision-account.ts'
import { verifyDatabase } from '../../scripts/operator/database/verification.ts'

type Firestore = ReturnType<typeof firestoreClient>
type Database = {
  databaseId: string
  firestore: Firestore
  store: ReturnType<typeof firestoreStore>
}
const opened: Database[] = []
afterEach(async () => {
  vi.unstubAllEnvs()
  await Promise.all(opened.splice(0).map(({ firestore }) => firestore.terminate()))
})

function open(databaseId = `test-${crypto.randomUUID().slice(0, 8)}-db`): Database {
  const place = { projectId: stack.PROJECT_ID, databaseId, emulated: true }
  const firestore = firestoreClient(place)
  const database = { databaseId, firestore, store: firestoreStore(firestore) }
  opened.push(database)
  return database
}

const now = new Date()
const uid = 'ada'
const ids = ['an_1', 'an_2', 'an_3']
const eventOf = (id: string) => eventIdOf(id, 'analysis.completed', 1)

/** A database of one account with three analyses, their events, a folder and two audit entries. */
async function seeded(): Promise<Database> {
  const database = open()
  const ban = { actorUid: 'root', action: 'user.ban', target: uid, reason: 'a test' } as const
  const first = nextAuditEntry('admin', undefined, ban, now)
  const second = nextAuditEntry('admin', first, { ...ban, action: 'user.unban' }, now)
  const totals = { analyses: 3, saved: 0, folders: 1, devices: 0 }
  const day = now.toISOString().slice(0, 10)
  await database.store.transaction(async (write) => {
    const user = newUser(uid, { email: null }, now)
    write.create(ref(users, uid), { ...user, quota: { ...user.quota, day, used: 3 } })
    write.create(ref(accountStats, uid), { ...emptyStats, totals, events: 3 })
    const folder = {
      accountId: uid,
      name: 'Herbs',
      analysisCount: 0,
      createdAt: now,
      updatedAt: now,
    }
    write.create(ref(folders, 'fld_1'), folder)
    for (const entry of [first, second])
      write.create(ref(auditEntries, auditEntryId('admin', entry.sequence)), entry)
    write.create(ref(auditHeads, 'admin'), { sequence: 2, hash: second.hash })
    for (const [at, id] of ids.entries()) {
      write.create(ref(analyses, id), analysis({ accountId: uid, uid, saved: false }))
      write.create(ref(transactions, id), ended(day))
      write.create(ref(events, eventOf(id)), event(id, at + 1))
    }
  }, withinTest())
  return database
}

const ended = (day: string) => ({
  uid,
  accountId: uid,
  operation: 'start' as const,
  createdAt: now,
  deadlineAt: now,
  attempt: 1,
  storagePath: 'optimized/ada/an_1.webp',
  request: null,
  charge: { subject: uid, day, resets: 0, state: 'CHARGED' as const },
  expiresAt: null,
  status: 'COMPLETED' as const,
  sweepAt: null,
  completedAt: now,
  outcome: 'HEALTHY' as const,
  deleted: false,
})

const event = (transactionId: string, sequence: number): StoredEvent => ({
  type: 'analysis.completed',
  accountId: uid,
  transactionId,
  createdAt: now,
  sequence,
  body: '{}',
  publishAt: null,
  fanOutAt: null,
  expiresAt: new Date(now.getTime() + 30 * 86_400_000),
})

/** What verification finds, without the sentences. */
async function found({ firestore }: Database, former?: Database): Promise<string[]> {
  const at = new Date()
  const { faults } = await verifyDatabase(
    firestore,
    former && { firestore: former.firestore, at },
    new Date(),
  )
  return faults.map((line) => line.split(':')[0] ?? '').sort()
}

const doc = ({ firestore }: Database, path: string) => firestore.doc(path)

/** Copies the fields of all documents to another database. */
async function copyOf(from: Database): Promise<Database> {
  const to = open()
  for (const collection of await from.firestore.listCollections())
    for (const one of (await collection.get()).docs) await doc(to, one.ref.path).set(one.data())
  return to
}

describe('verification of a database', () => {
  it('finds nothing in one that is intact', async () => {
    expect(await found(await seeded())).toEqual([])
  })

  it('finds a missing event, and none of a deleted analysis', async () => {
    const database = await seeded()
    await doc(database, `events/${eventOf('an_2')}`).delete()
    expect(await found(database)).toEqual([`MISSING events/${eventOf('an_2')}`])
    await doc(database, 'transactions/an_2').update({ deleted: true })
    await doc(database, 'analyses/an_2').delete()
    await doc(database, 'stats/ada').update({ 'totals.analyses': 2 })
    expect(await found(database)).toEqual([])
  })

  it('finds a number of two events, and a number past the counter of the account', async () => {
    const database = await seeded()
    await doc(database, `events/${eventOf('an_2')}`).update({ sequence: 1 })
    await doc(database, `events/${eventOf('an_3')}`).update({ sequence: 4 })
    const reused = [eventOf('an_1'), eventOf('an_2')].map((id) => `REUSED events/${id}`)
    const [first, second] = await found(database)
    expect(first).toBe(`PAST events/${eventOf('an_3')}`)
    expect(reused).toContain(second)
  })

  it('finds a forked audit chain', async () => {
    const database = await seeded()
    const entry = doc(database, 'audit/admin-000000000001')
    const { _commit, ...first } = (await entry.get()).data() ?? {}
    const event = { actorUid: 'eve', action: 'user.ban', target: 'bob', reason: null } as const
    const forked = nextAuditEntry('admin', auditEntries.schema.parse(first), event, now)
    await doc(database, 'audit/admin-000000000002').set(forked)
    expect(await found(database)).toEqual(['ALTERED audit/admin-000000000002'])
  })

  it('finds counters that differ from what they count', async () => {
    const database = await seeded()
    await doc(database, 'stats/ada').update({ 'totals.folders': 2 })
    await doc(database, 'users/ada').update({ 'quota.used': 1 })
    expect(await found(database)).toEqual(['COUNT stats/ada', 'COUNT users/ada'])
  })

  it('finds what the former database has and the copy lacks, as a whole collection', async () => {
    const former = await seeded()
    const copy = await copyOf(former)
    expect(await found(copy, former)).toEqual([])
    await doc(copy, 'audit/admin-000000000001').delete()
    await doc(copy, 'audit/admin-000000000002').delete()
    await doc(copy, 'auditHeads/admin').delete()
    await doc(copy, 'transactions/an_1').update({ attempt: 2 })
    expect(await found(copy, former)).toEqual([
      'CHANGED transactions/an_1',
      'LOST audit/admin-000000000001',
      'LOST audit/admin-000000000002',
      'LOST auditHeads/admin',
      `MISSING events/${eventIdOf('an_1', 'analysis.completed', 2)}`,
    ])
  })

  it('finds a document that cannot be read', async () => {
    const database = await seeded()
    await doc(database, 'folders/fld_1').update({ name: 7 })
    expect(await found(database)).toEqual(['COUNT stats/ada', 'UNREADABLE folders/fld_1'])
  })
})

describe('the commands of a restore', () => {
  it('verify-database prints counts and faults, and compares with a former database', async () => {
    const former = await seeded()
    const copy = await copyOf(former)
    vi.stubEnv('FIRESTORE_DATABASE', copy.databaseId)
    const args = [former.databaseId, new Date().toISOString()]
    const intact = await operate('verify-database', ...args)
    expect(intact).toMatchObject({ status: 0 })
    expect(intact.said).toContain(`database ${copy.databaseId}:`)
    expect(intact.said).toContain('events: 3 of 3')
    await doc(copy, `events/${eventOf('an_2')}`).delete()
    const broken = await operate('verify-database', ...args)
    expect(broken).toMatchObject({ status: 1 })
    expect(broken.said).toContain(`LOST events/${eventOf('an_2')}`)
    expect((await operate('verify-database', former.databaseId)).said).toContain('Usage')
  })

  it('continue-numbers lets later events follow those that only the former database has', async () => {
    const former = await seeded()
    const copy = await copyOf(former)
    await doc(former, 'stats/ada').update({ events: 9 })
    await doc(former, 'stats/bob').set({ ...emptyStats, events: 2 })
    vi.stubEnv('FIRESTORE_DATABASE', copy.databaseId)
    const first = await operate('continue-numbers', former.databaseId)
    expect(first.said).toContain('The events of 2 accounts')
    const heads = ['stats/ada', 'stats/bob'].map(async (path) =>
      (await doc(copy, path).get()).get('events'),
    )
    expect(await Promise.all(heads)).toEqual([9, 2])
    expect((await operate('continue-numbers', former.databaseId)).said).toContain('of 0 accounts')
    expect(await found(copy)).toEqual([])
    expect(await operate('continue-numbers', copy.databaseId)).toMatchObject({ status: 1 })
  })
})
