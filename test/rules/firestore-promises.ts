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
import { banned, newId, type RulesHarness } from './harness.ts'
import type { RulesPromise } from './promise.ts'

type Promised = RulesPromise<RulesHarness>
type Claims = { apiKeyId?: string }

export const firestoreOf = (harness: RulesHarness, uid: string, claims: Claims = {}) =>
  harness.environment.authenticatedContext(uid, claims).firestore() as unknown as Firestore

const signedOut = (harness: RulesHarness) =>
  harness.environment.unauthenticatedContext().firestore() as unknown as Firestore

const read = (database: Firestore, id: string) => getDoc(doc(database, 'transactions', id))
const list = (database: Firestore, { uid, accountId }: Owner) =>
  getDocs(
    query(
      collection(database, 'transactions'),
      where('uid', '==', uid),
      where('accountId', '==', accountId),
    ),
  )

type Owner = { uid: string; accountId: string }
type Setting = Owner & { id: string; harness: RulesHarness }

/** Two ways to read a transaction of a given owner: by its id, and in the owner's list. */
function reading(
  who: string,
  expected: Promised['expected'],
  owner: Parameters<RulesHarness['newUser']>[0],
  by: (setting: Setting) => Firestore | Promise<Firestore>,
): Promised[] {
  const ways = { read: (database: Firestore, { id }: Setting) => read(database, id) }
  const listing = { list: (database: Firestore, setting: Setting) => list(database, setting) }
  return Object.entries({ ...ways, ...listing }).map(([way, act]) => ({
    name: `${who} ${expected === 'ALLOWED' ? 'may' : 'may not'} ${way} it`,
    expected,
    async attempt(harness) {
      const user = await harness.newUser(owner)
      const setting = { ...user, id: await harness.newTransaction(user), harness }
      return act(await by(setting), setting)
    },
  }))
}

const own = ({ harness, uid }: Setting) => firestoreOf(harness, uid)

const writes: Record<string, (database: Firestore, setting: Setting) => Promise<unknown>> = {
  changed: (database, { id }) => updateDoc(doc(database, 'transactions', id), { status: 'FAILED' }),
  deleted: (database, { id }) => deleteDoc(doc(database, 'transactions', id)),
  created: (database, { id, uid }) => setDoc(doc(database, 'transactions', `${id}2`), { uid }),
}

export const firestorePromises: readonly Promised[] = [
  ...reading('the user who started it', 'ALLOWED', {}, own),
  ...reading('another user', 'REFUSED', {}, async ({ harness }) =>
    firestoreOf(harness, (await harness.newUser()).uid),
  ),
  ...reading('another user of the same account', 'REFUSED', {}, async ({ harness, accountId }) => {
    const colleague = await harness.newUser({ fields: { accountId, membership: 'worker' } })
    return firestoreOf(harness, colleague.uid)
  }),
  ...reading(
    'A5: a former worker of the account',
    'REFUSED',
    { fields: { membership: 'worker', accountId: 'a-firm' } },
    async ({ harness, uid }) => {
      await harness.newUser({ uid })
      return firestoreOf(harness, uid)
    },
  ),
  ...reading('a visitor without a sign-in', 'REFUSED', {}, ({ harness }) => signedOut(harness)),
  ...reading('a token exchanged from an API key', 'REFUSED', {}, ({ harness, uid }) =>
    firestoreOf(harness, uid, { apiKeyId: 'tok_1' }),
  ),
  {
    name: "the user behind an account's keys may not read it, with any kind of sign-in",
    expected: 'REFUSED',
    async attempt(harness) {
      const keys = await harness.newUser({ uid: `ent:${newId()}` })
      return read(firestoreOf(harness, keys.uid), await harness.newTransaction(keys))
    },
  },
  ...reading('a banned user', 'REFUSED', { fields: { ban: banned } }, own),
  ...reading(
    'a worker of a banned account',
    'REFUSED',
    { fields: { membership: 'worker' }, accountBanned: true },
    own,
  ),
  {
    name: 'nobody can list transactions without a filter by uid and account',
    expected: 'REFUSED',
    async attempt(harness) {
      const owner = await harness.newUser()
      await harness.newTransaction(owner)
      return getDocs(collection(firestoreOf(harness, owner.uid), 'transactions'))
    },
  },
  ...Object.entries(writes).map(
    ([action, act]): Promised => ({
      name: `no transaction can be ${action} by its user`,
      expected: 'REFUSED',
      async attempt(harness) {
        const owner = await harness.newUser()
        const setting = { ...owner, id: await harness.newTransaction(owner), harness }
        return act(firestoreOf(harness, owner.uid), setting)
      },
    }),
  ),
  {
    name: 'documents below a transaction cannot be read',
    expected: 'REFUSED',
    async attempt(harness) {
      const owner = await harness.newUser()
      const path = ['transactions', await harness.newTransaction(owner), 'nested', 'x'] as const
      await harness.environment.withSecurityRulesDisabled((context) =>
        setDoc(doc(context.firestore() as unknown as Firestore, ...path), { uid: owner.uid }),
      )
      return getDoc(doc(firestoreOf(harness, owner.uid), ...path))
    },
  },
]
