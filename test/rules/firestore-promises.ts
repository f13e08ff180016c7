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
import type { RulesPromise } from './promise.ts'
import { banned, newId, type RulesWorld } from './world.ts'

type Promised = RulesPromise<RulesWorld>
type Claims = { tokenId?: string }

export const firestoreOf = (world: RulesWorld, uid: string, claims: Claims = {}) =>
  world.environment.authenticatedContext(uid, claims).firestore() as unknown as Firestore

const signedOut = (world: RulesWorld) =>
  world.environment.unauthenticatedContext().firestore() as unknown as Firestore

const read = (database: Firestore, id: string) => getDoc(doc(database, 'transactions', id))
const list = (database: Firestore, uid: string) =>
  getDocs(query(collection(database, 'transactions'), where('uid', '==', uid)))

type Setting = { uid: string; accountId: string; id: string; world: RulesWorld }

/** Both ways of reading, by somebody, of a transaction that an owner of this kind has. */
function reading(
  who: string,
  expected: Promised['expected'],
  owner: Parameters<RulesWorld['newUser']>[0],
  by: (setting: Setting) => Firestore | Promise<Firestore>,
): Promised[] {
  const ways = { read: (database: Firestore, { id }: Setting) => read(database, id) }
  const listing = { list: (database: Firestore, { uid }: Setting) => list(database, uid) }
  return Object.entries({ ...ways, ...listing }).map(([way, act]) => ({
    name: `${who} ${expected === 'ALLOWED' ? 'may' : 'may not'} ${way} it`,
    expected,
    async attempt(world) {
      const user = await world.newUser(owner)
      const setting = { ...user, id: await world.newTransaction(user), world }
      return act(await by(setting), setting)
    },
  }))
}

const own = ({ world, uid }: Setting) => firestoreOf(world, uid)

const writes: Record<string, (database: Firestore, setting: Setting) => Promise<unknown>> = {
  changed: (database, { id }) => updateDoc(doc(database, 'transactions', id), { status: 'FAILED' }),
  deleted: (database, { id }) => deleteDoc(doc(database, 'transactions', id)),
  created: (database, { id, uid }) => setDoc(doc(database, 'transactions', `${id}2`), { uid }),
}

export const firestorePromises: readonly Promised[] = [
  ...reading('the user who started it', 'ALLOWED', {}, own),
  ...reading('another user', 'REFUSED', {}, async ({ world }) =>
    firestoreOf(world, (await world.newUser()).uid),
  ),
  ...reading('one of the same account', 'REFUSED', {}, async ({ world, accountId }) => {
    const colleague = await world.newUser({ fields: { accountId, membership: 'worker' } })
    return firestoreOf(world, colleague.uid)
  }),
  ...reading('nobody signed out', 'REFUSED', {}, ({ world }) => signedOut(world)),
  ...reading('a token exchanged from an API key', 'REFUSED', {}, ({ world, uid }) =>
    firestoreOf(world, uid, { tokenId: 'tok_1' }),
  ),
  {
    name: "the user that an account's keys stand for may not read it, however it signed in",
    expected: 'REFUSED',
    async attempt(world) {
      const keys = await world.newUser({ uid: `ent:${newId()}` })
      return read(firestoreOf(world, keys.uid), await world.newTransaction(keys))
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
    name: 'they are not listed without the filter by uid',
    expected: 'REFUSED',
    async attempt(world) {
      const owner = await world.newUser()
      await world.newTransaction(owner)
      return getDocs(collection(firestoreOf(world, owner.uid), 'transactions'))
    },
  },
  ...Object.entries(writes).map(
    ([action, act]): Promised => ({
      name: `none is ${action} by its user`,
      expected: 'REFUSED',
      async attempt(world) {
        const owner = await world.newUser()
        const setting = { ...owner, id: await world.newTransaction(owner), world }
        return act(firestoreOf(world, owner.uid), setting)
      },
    }),
  ),
  {
    name: 'what lies under one is not read',
    expected: 'REFUSED',
    async attempt(world) {
      const owner = await world.newUser()
      const path = ['transactions', await world.newTransaction(owner), 'nested', 'x'] as const
      await world.environment.withSecurityRulesDisabled((context) =>
        setDoc(doc(context.firestore() as unknown as Firestore, ...path), { uid: owner.uid }),
      )
      return getDoc(doc(firestoreOf(world, owner.uid), ...path))
    },
  },
]
