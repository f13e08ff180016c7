import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHarness } from '@plant/testing/harness'
import { context } from '@plant/testing/harness/exports'
import { operate } from '@plant/testing/operators'
import { stack } from '@plant/testing/stack'
import { withinTest } from '@plant/testing/within-test'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { firestoreClient } from '../../functions/src/adapters/firestore/client.ts'
import { firestoreStore } from '../../functions/src/adapters/firestore/store.ts'
import { users } from '../../functions/src/collections/accounts.ts'
import { ref } from '../../functions/src/collections/collection.ts'
import { erasures } from '../../functions/src/collections/personal-data.ts'
import { personHash } from '../../functions/src/domain/erasure/person-hash.ts'
import { addDays } from '../../functions/src/domain/time.ts'
import { newUser } from '../../functions/src/operations/authentication/provision-account.ts'
import { sweepErasures } from '../../functions/src/operations/erasure/sweep.ts'
import { onlyPorts } from '../../functions/src/ports/ports.ts'

const folder = mkdtempSync(join(tmpdir(), 'erased-'))
const file = join(folder, 'erased.txt')
const opened: ReturnType<typeof firestoreClient>[] = []
afterEach(() => void vi.unstubAllEnvs())
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await Promise.all(opened.map((firestore) => firestore.terminate()))
})

const now = new Date()
const inAWeek = addDays(now, 7)
const scheduled = { requestedAt: now, eraseAfter: inAWeek, sweepAt: inAWeek }
const requested = { status: 'SCHEDULED', ...scheduled } as const
const underWay = { status: 'CLOSED', ...scheduled } as const

function open() {
  const databaseId = `test-${crypto.randomUUID().slice(0, 8)}-db`
  const firestore = firestoreClient({ projectId: stack.PROJECT_ID, databaseId, emulated: true })
  opened.push(firestore)
  return { databaseId, firestore, store: firestoreStore(firestore) }
}

/** A database with users, and with the erasures of some people. */
async function databaseOf(
  uids: readonly string[],
  asked: Record<string, typeof requested | typeof underWay>,
) {
  const database = open()
  await database.store.transaction(async (write) => {
    for (const uid of uids) write.create(ref(users, uid), newUser(uid, { email: null }, now))
    for (const [uid, one] of Object.entries(asked)) write.create(ref(erasures, uid), one)
  }, withinTest())
  return database
}

const idsOf = async ({ firestore }: ReturnType<typeof open>, name: string) =>
  (await firestore.collection(name).get()).docs.map(({ id }) => id)

/** Runs the erasures of a database until none is left. */
async function settle({ store }: ReturnType<typeof open>): Promise<void> {
  const { service, ports } = createHarness().erasures
  for (const days of [8, 9, 10]) {
    service.clock.set(addDays(now, days).toISOString())
    await sweepErasures(onlyPorts({ ...ports, store }), context)
  }
}

it('repeat-erasures carries the open erasures of the former database to their end', async () => {
  writeFileSync(file, `${personHash('ended')}\n`)
  const copied = ['later', 'begun', 'withdrawn', 'ended', 'other']
  const restored = await databaseOf(copied, {
    begun: requested,
    withdrawn: requested,
    ended: requested,
  })
  const former = await databaseOf(['later', 'withdrawn', 'other', 'new'], {
    later: requested,
    begun: underWay,
    new: requested,
  })
  vi.stubEnv('FIRESTORE_DATABASE', restored.databaseId)
  for (const cancelled of [1, 0]) {
    const { status, said } = await operate('repeat-erasures', file, former.databaseId)
    expect({ status, said }).toMatchObject({ status: 0 })
    expect(said).toContain('1 of 1 erased people were restored')
    expect(said).toContain(`3 erasures of ${former.databaseId} go on, and ${cancelled} were`)
    expect(await idsOf(restored, 'erasures')).toEqual(['begun', 'ended', 'later', 'new'])
  }
  const eraseAfter = async (uid: string) =>
    (await restored.store.getAll(ref(erasures, uid)))[0]?.eraseAfter
  expect(await eraseAfter('later')).toEqual(inAWeek)
  for (const uid of ['begun', 'ended'])
    expect((await eraseAfter(uid))?.getTime()).toBeLessThan(inAWeek.getTime())
  await settle(restored)
  expect(await idsOf(restored, 'users')).toEqual(['other', 'withdrawn'])
  expect(await idsOf(restored, 'erasures')).toEqual([])
})

it('repeat-erasures changes nothing if an erasure of the former database is unreadable', async () => {
  writeFileSync(file, '')
  const restored = await databaseOf(['later'], {})
  const former = await databaseOf(['later', 'odd'], { later: requested })
  await former.firestore.doc('erasures/odd').set({ status: 'LOST' })
  vi.stubEnv('FIRESTORE_DATABASE', restored.databaseId)
  const { status, said } = await operate('repeat-erasures', file, former.databaseId)
  expect({ status, said }).toMatchObject({ status: 1 })
  expect(said).toContain('erasures/odd')
  expect(await idsOf(restored, 'erasures')).toEqual([])
  const itself = await operate('repeat-erasures', file, restored.databaseId)
  expect(itself).toMatchObject({ status: 1 })
})
