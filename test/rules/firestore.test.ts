import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { doc, type Firestore, getDoc, setDoc, updateDoc } from 'firebase/firestore'
import { afterAll, describe, expect, test } from 'vitest'
import { collections } from '../../functions/src/collections/index.ts'
import { stack } from '../support/stack.ts'
import { withoutEachClause } from './clauses.ts'
import { firestoreOf, firestorePromises } from './firestore-promises.ts'
import { expectBroken, keep } from './promise.ts'
import { rulesWorld } from './world.ts'

const rules = readFileSync(join(import.meta.dirname, '../../firestore.rules'), 'utf8')
const world = await rulesWorld()
afterAll(world.close)

const as = (uid: string) => firestoreOf(world, uid)

describe('a transaction', () => {
  test.each(firestorePromises)('$name', (promise) => keep(promise, world))
})

describe('without any one of its clauses, the file breaks a promise', () => {
  const mutants = withoutEachClause(rules)

  test('every clause is found', () => {
    expect(mutants.length).toBeGreaterThan(7)
  })

  test.each(mutants.map((mutant, at) => ({ ...mutant, at })))(
    '$name',
    { timeout: 60_000 },
    async ({ at, ...mutant }) => {
      const projectId = `${stack.PROJECT_ID}-mutant-${at}`
      const altered = await rulesWorld({ projectId, firestoreRules: mutant.rules })
      await expectBroken(mutant, firestorePromises, altered)
      await altered.close()
    },
  )
})

describe('the data table', () => {
  test.each(collections.map((entry) => [entry.name, entry.directRead] as const))(
    '%s may be read directly by %s, and written by nobody',
    async (name, directRead) => {
      const { uid, accountId } = await world.newUser()
      const mine = { uid, accountId, ownerUid: uid }
      const id = `${uid}_probe`
      await world.environment.withSecurityRulesDisabled((context) =>
        setDoc(doc(context.firestore() as unknown as Firestore, name, id), mine),
      )
      const reading = getDoc(doc(as(uid), name, id))
      if (directRead === 'nobody') await assertFails(reading)
      else await assertSucceeds(reading)
      await assertFails(setDoc(doc(as(uid), name, id), mine))
      await assertFails(setDoc(doc(as(uid), name, `${id}2`), mine))
    },
  )

  test('nobody reads or writes their own user record or account', async () => {
    const { uid, accountId } = await world.newUser()
    await assertFails(getDoc(doc(as(uid), 'users', uid)))
    await assertFails(updateDoc(doc(as(uid), 'users', uid), { role: 'admin' }))
    await assertFails(getDoc(doc(as(uid), 'accounts', accountId)))
  })

  test('a ban bites on the next read', async () => {
    const owner = await world.newUser()
    const id = await world.newTransaction(owner)
    const read = () => getDoc(doc(as(owner.uid), 'transactions', id))
    expect((await assertSucceeds(read())).get('status')).toBe('COMPLETED')
    await world.ban(owner.uid)
    await assertFails(read())
  })

  test('what is in no table is denied', async () => {
    const { uid } = await world.newUser()
    await assertFails(getDoc(doc(as(uid), 'anything', uid)))
    await assertFails(setDoc(doc(as(uid), 'anything', uid), { uid }))
  })
})
