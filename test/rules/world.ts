import { randomBytes } from 'node:crypto'
import { initializeTestEnvironment } from '@firebase/rules-unit-testing'
import { setLogLevel } from 'firebase/app'
import { firestoreClient } from '../../functions/src/adapters/firestore/client.ts'
import { firestoreStore } from '../../functions/src/adapters/firestore/store.ts'
import { accounts } from '../../functions/src/collections/accounts.ts'
import { type Collection, ref } from '../../functions/src/collections/collection.ts'
import { type Transaction, transactions } from '../../functions/src/collections/transactions.ts'
import { uploads } from '../../functions/src/collections/uploads.ts'
import { type User, users } from '../../functions/src/collections/users.ts'
import { stack } from '../support/stack.ts'

// Each refusal that these tests provoke would be a warning of the client.
setLogLevel('silent')

const firestore = firestoreClient({ projectId: stack.PROJECT_ID, emulated: true })
const store = firestoreStore(firestore)

/** The rules that the stack itself was started with, in its own project: Storage rules find Firestore only there. */
export const environment = await initializeTestEnvironment({
  projectId: stack.PROJECT_ID,
  firestore: address(stack.FIRESTORE_EMULATOR_HOST),
  storage: address(stack.FIREBASE_STORAGE_EMULATOR_HOST),
})

export async function closeWorld(): Promise<void> {
  await environment.cleanup()
  await firestore.terminate()
}

const now = new Date('2026-11-20T08:00:00.000Z')
export const newId = () => randomBytes(12).toString('hex')
export const banned = { at: now, permanent: true, reason: 'test' }

function put<T>(collection: Collection<T>, id: string, data: T): Promise<void> {
  return store.transaction(async (transaction) => {
    const [found] = await transaction.getAll(ref<unknown>(collection, id))
    if (found === undefined) transaction.create(ref<unknown>(collection, id), data)
    else transaction.update(ref<unknown>(collection, id), data)
  }, AbortSignal.timeout(10_000))
}

/** A user who has called the service before; the ids are random, so that suites share the emulators. */
export async function newUser(
  fields: Partial<User> = {},
  accountBanned = false,
  uid = newId(),
): Promise<{ uid: string; accountId: string }> {
  const accountId = fields.accountId ?? uid
  const account = { name: 'A', type: 'personal' as const, ownerUid: uid, createdAt: now }
  await put(accounts, accountId, { ...account, banned: accountBanned })
  await put(users, uid, {
    email: null,
    accountId,
    membership: 'owner',
    role: 'user',
    language: null,
    createdAt: now,
    ban: null,
    violations: 0,
    quota: { day: '2026-11-20', used: 0, uncharged: 0 },
    ...fields,
  })
  return { uid, accountId }
}

export function ban(uid: string): Promise<void> {
  return store.transaction(async (transaction) => {
    const [user] = await transaction.getAll(ref(users, uid))
    if (user) transaction.update(ref(users, uid), { ...user, ban: banned })
  }, AbortSignal.timeout(10_000))
}

export async function newTransaction(owner: { uid: string; accountId: string }): Promise<string> {
  const id = `an_${newId()}`
  const transaction: Transaction = {
    ...owner,
    operation: 'start',
    createdAt: now,
    deadlineAt: now,
    attempt: 1,
    storagePath: 'optimized/x/y.webp',
    request: null,
    charge: { subject: owner.uid, day: '2026-11-20', state: 'CHARGED' },
    expiresAt: null,
    // At rest, so that the sweeper of a running stack leaves it alone.
    status: 'COMPLETED',
    wakeAt: null,
    completedAt: now,
    outcome: 'HEALTHY',
    deleted: false,
  }
  await put(transactions, id, transaction)
  return id
}

export function newUpload(uid: string, name: string): Promise<void> {
  return put(uploads, `${uid}_${name}`, {
    uid,
    status: 'READY',
    storagePath: `optimized/${uid}/${name}.webp`,
    generation: '1',
    createdAt: now,
  })
}

function address(host: string): { host: string; port: number } {
  const { hostname, port } = new URL(`http://${host}`)
  return { host: hostname, port: Number(port) }
}
