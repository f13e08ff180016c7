import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { stack } from '@plant/testing/stack'
import { doc, getDoc, setDoc, updateDoc } from 'firebase/firestore'
import { afterAll, describe, expect, it } from 'vitest'
import { collections } from '../../functions/src/collections/index.ts'
import { withoutEachClause } from './clauses.ts'
import { firestoreOf, firestorePromises } from './firestore-promises.ts'
import { createRulesHarness } from './harness.ts'
import { expectBroken, keep } from './promise.ts'

const rules = readFileSync(join(import.meta.dirname, '../../firestore.rules'), 'utf8')
const harness = await createRulesHarness()
afterAll(harness.close)

const as = (uid: string) => firestoreOf(harness, uid)

describe('a transaction', () => {
  it.each(firestorePromises)('$name', (promise) => keep(promise, harness))
})

describe('removing any clause of the Firestore rules', () => {
  const mutants = withoutEachClause(rules)

  it('is tested for every clause', () => {
    expect(mutants.length).toBeGreaterThan(7)
  })

  it.each(mutants.map((mutant, at) => ({ ...mutant, at })))(
    'makes a test of the rules fail: $name',
    async ({ at, ...mutant }) => {
      const projectId = `${stack.PROJECT_ID}-mutant-${at}`
      const altered = await createRulesHarness({ projectId, firestoreRules: mutant.rules })
      await expectBroken(mutant, firestorePromises, altered)
      await altered.close()
    },
  )
})

describe('a collection of the data table', async () => {
  const { uid, accountId } = await harness.newUser()
  const mine = { uid, accountId, ownerUid: uid }
  const id = `${uid}_probe`
  const user = as(uid)

  it.each(collections.map((entry) => [entry.name, entry.directRead ?? 'nobody'] as const))(
    'can be read only by its readers and written by no client: %s is read by %s',
    async (name, directRead) => {
      const probe = harness.firestore.doc(`${name}/${id}`)
      await probe.set(mine)
      const reading = getDoc(doc(user, name, id))
      if (directRead === 'nobody') await assertFails(reading)
      else await assertSucceeds(reading)
      await assertFails(setDoc(doc(user, name, id), mine))
      await assertFails(setDoc(doc(user, name, `${id}2`), mine))
      // Another test file verifies the whole audit trail of the stack.
      await probe.delete()
    },
  )

  it('gives users no access to their own user record or account', async () => {
    await assertFails(getDoc(doc(user, 'users', uid)))
    await assertFails(updateDoc(doc(user, 'users', uid), { role: 'admin' }))
    await assertFails(getDoc(doc(user, 'accounts', accountId)))
  })

  it('is closed to a banned user from the next read on', async () => {
    const owner = await harness.newUser()
    const id = await harness.newTransaction(owner)
    const read = () => getDoc(doc(as(owner.uid), 'transactions', id))
    expect((await assertSucceeds(read())).get('status')).toBe('COMPLETED')
    await harness.ban(owner.uid)
    await assertFails(read())
  })

  it('is closed to all users if the table does not list it', async () => {
    await assertFails(getDoc(doc(user, 'anything', uid)))
    await assertFails(setDoc(doc(user, 'anything', uid), { uid }))
  })
})
