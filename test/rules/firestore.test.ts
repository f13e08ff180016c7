import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore'
import { afterAll, describe, expect, test } from 'vitest'
import { collections } from '../../functions/src/collections/index.ts'
import { ban, banned, closeWorld, environment, newId, newTransaction, newUser } from './world.ts'

afterAll(closeWorld)

type Claims = { tokenId?: string }
const as = (uid: string, claims: Claims = {}) =>
  environment.authenticatedContext(uid, claims).firestore() as unknown as Firestore
const anybody = () => environment.unauthenticatedContext().firestore() as unknown as Firestore
const read = (database: Firestore, id: string) => getDoc(doc(database, 'transactions', id))
const list = (database: Firestore, uid: string) =>
  getDocs(query(collection(database, 'transactions'), where('uid', '==', uid)))

describe('a transaction', () => {
  test('is read and listed by the user who started it', async () => {
    const owner = await newUser()
    const id = await newTransaction(owner)
    expect((await assertSucceeds(read(as(owner.uid), id))).get('status')).toBe('COMPLETED')
    const listed = await assertSucceeds(list(as(owner.uid), owner.uid))
    expect(listed.docs.map((found) => found.id)).toEqual([id])
  })

  test('is read by nobody else: not by another user, not by one of the same account, not signed out', async () => {
    const owner = await newUser()
    const colleague = await newUser({ accountId: owner.accountId, membership: 'worker' })
    const id = await newTransaction(owner)
    await assertFails(read(as(colleague.uid), id))
    await assertFails(read(as((await newUser()).uid), id))
    await assertFails(read(anybody(), id))
    await assertFails(list(as(colleague.uid), owner.uid))
    await assertFails(list(anybody(), owner.uid))
  })

  test('is not listed without the filter by uid', async () => {
    const owner = await newUser()
    await newTransaction(owner)
    await assertFails(getDocs(collection(as(owner.uid), 'transactions')))
  })

  test('is not read with a token exchanged from an API key', async () => {
    const owner = await newUser()
    const id = await newTransaction(owner)
    await assertFails(read(as(owner.uid, { tokenId: 'tok_1' }), id))
    await assertFails(list(as(owner.uid, { tokenId: 'tok_1' }), owner.uid))
  })

  test("is not read by the user that an account's keys stand for, however it signed in", async () => {
    const keys = await newUser({}, false, `ent:${newId()}`)
    const id = await newTransaction(keys)
    await assertFails(read(as(keys.uid), id))
    await assertFails(list(as(keys.uid), keys.uid))
  })

  test('is not read by a banned user', async () => {
    const owner = await newUser({ ban: banned })
    const id = await newTransaction(owner)
    await assertFails(read(as(owner.uid), id))
    await assertFails(list(as(owner.uid), owner.uid))
  })

  test('is not read by a worker of a banned account', async () => {
    const worker = await newUser({ membership: 'worker' }, true)
    const id = await newTransaction(worker)
    await assertFails(read(as(worker.uid), id))
    await assertFails(list(as(worker.uid), worker.uid))
  })

  test('is written by nobody, not even by its user', async () => {
    const owner = await newUser()
    const id = await newTransaction(owner)
    const own = doc(as(owner.uid), 'transactions', id)
    await assertFails(updateDoc(own, { status: 'FAILED' }))
    await assertFails(deleteDoc(own))
    await assertFails(setDoc(doc(as(owner.uid), 'transactions', `${id}2`), { uid: owner.uid }))
  })
})

describe('the data table', () => {
  test.each(collections.map((entry) => [entry.name, entry.directRead] as const))(
    '%s may be read directly by %s, and written by nobody',
    async (name, directRead) => {
      const { uid, accountId } = await newUser()
      const mine = { uid, accountId, ownerUid: uid }
      const id = `${uid}_probe`
      await environment.withSecurityRulesDisabled((context) =>
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
    const { uid, accountId } = await newUser()
    await assertFails(getDoc(doc(as(uid), 'users', uid)))
    await assertFails(updateDoc(doc(as(uid), 'users', uid), { role: 'admin' }))
    await assertFails(getDoc(doc(as(uid), 'accounts', accountId)))
  })

  test('a ban bites on the next read', async () => {
    const owner = await newUser()
    const id = await newTransaction(owner)
    await assertSucceeds(read(as(owner.uid), id))
    await ban(owner.uid)
    await assertFails(read(as(owner.uid), id))
  })

  test('what lies under a readable document is denied', async () => {
    const owner = await newUser()
    const path = ['transactions', await newTransaction(owner), 'nested', 'x'] as const
    await environment.withSecurityRulesDisabled((context) =>
      setDoc(doc(context.firestore() as unknown as Firestore, ...path), { uid: owner.uid }),
    )
    await assertFails(getDoc(doc(as(owner.uid), ...path)))
  })

  test('what is in no table is denied', async () => {
    const { uid } = await newUser()
    await assertFails(getDoc(doc(as(uid), 'anything', uid)))
    await assertFails(setDoc(doc(as(uid), 'anything', uid), { uid }))
  })
})
