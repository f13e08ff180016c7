import { randomBytes } from 'node:crypto'
import { initializeTestEnvironment } from '@firebase/rules-unit-testing'
import { stack } from '@plant/testing/stack'
import { withinTest } from '@plant/testing/within-test'
import { setLogLevel } from 'firebase/app'
import { firestoreClient } from '../../functions/src/adapters/firestore/client.ts'
import { firestoreStore } from '../../functions/src/adapters/firestore/store.ts'
import { accounts, type User, users } from '../../functions/src/collections/accounts.ts'
import { type Collection, ref } from '../../functions/src/collections/collection.ts'
import { type Transaction, transactions } from '../../functions/src/collections/transactions.ts'
import { uploads } from '../../functions/src/collections/uploads.ts'
import { uploadId } from '../../functions/src/operations/uploads/claim-name.ts'
import type { Store } from '../../functions/src/ports/store.ts'

// The client would log a warning for each expected rejection.
setLogLevel('silent')

export type RulesHarness = Awaited<ReturnType<typeof createRulesHarness>>

/**
 * Clients under test, and the data that the rules read. The clients use the rules and the project
 * of the stack, because Storage rules find Firestore only in that project. If `mutant` is given,
 * the clients use a separate project with the rules of the mutant.
 */
export async function createRulesHarness(mutant?: { projectId: string; firestoreRules: string }) {
  const projectId = mutant?.projectId ?? stack.PROJECT_ID
  const firestore = firestoreClient({ projectId, emulated: true })
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: {
      ...address(stack.FIRESTORE_EMULATOR_HOST),
      ...(mutant ? { rules: mutant.firestoreRules } : {}),
    },
    storage: address(stack.FIREBASE_STORAGE_EMULATOR_HOST),
  })
  return {
    ...records(firestoreStore(firestore)),
    environment,
    /** A client that no rules restrict. */
    firestore,
    async close() {
      await environment.cleanup()
      await firestore.terminate()
    },
  }
}

/**
 * Writes the records that the rules read, in the same form as the service. No record expires during
 * a test, because an expired record would make the test fail.
 */
function records(store: Store) {
  const put = putInto(store)
  return {
    newUser: (parts: NewUser = {}) => newUser(store, parts),
    newTransaction: (owner: Owner) => newTransaction(put, owner),
    newUpload: (uid: string, name: string) => newUpload(put, uid, name),
    ban: (uid: string) =>
      store.transaction(async (transaction) => {
        const [user] = await transaction.getAll(ref(users, uid))
        if (user) transaction.update(ref(users, uid), { ...user, ban: banned })
      }, withinTest()),
  }
}

const now = new Date('2026-11-20T08:00:00.000Z')
export const newId = () => randomBytes(12).toString('hex')
export const banned = { at: now, permanent: true, reason: 'test' }

type Owner = { uid: string; accountId: string }
type Put = <T>(collection: Collection<T>, id: string, data: T) => Promise<void>

function putInto(store: Store): Put {
  return (collection, id, data) =>
    store.transaction(async (transaction) => {
      const [found] = await transaction.getAll(ref<unknown>(collection, id))
      transaction.put(ref<unknown>(collection, id), found, data)
    }, withinTest())
}

type NewUser = { uid?: string; fields?: Partial<User>; accountBanned?: boolean }

/** Creates a user who has called the service before. Random ids let test files share emulators. */
async function newUser(
  store: Store,
  { uid = newId(), fields = {}, accountBanned = false }: NewUser,
): Promise<Owner> {
  const accountId = fields.accountId ?? uid
  const [accountRef, userRef] = [ref(accounts, accountId), ref(users, uid)]
  const account = { name: 'A', type: 'personal' as const, ownerUid: uid, createdAt: now }
  const user: User = {
    email: null,
    accountId,
    membership: 'owner',
    role: 'user',
    language: null,
    createdAt: now,
    ban: null,
    violations: 0,
    quota: { day: '2026-11-20', resets: 0, used: 0, uncharged: 0 },
    ...fields,
  }
  await store.transaction(async (transaction) => {
    const [foundAccount, foundUser] = await transaction.getAll(accountRef, userRef)
    transaction.put(accountRef, foundAccount, { ...account, banned: accountBanned })
    transaction.put(userRef, foundUser, user)
  }, withinTest())
  return { uid, accountId }
}

async function newTransaction(put: Put, owner: Owner): Promise<string> {
  const id = `an_${newId()}`
  const transaction: Transaction = {
    ...owner,
    operation: 'start',
    createdAt: now,
    deadlineAt: now,
    attempt: 1,
    storagePath: 'optimized/x/y.webp',
    request: null,
    charge: { subject: owner.uid, day: '2026-11-20', resets: 0, state: 'CHARGED' },
    expiresAt: null,
    // A final status, so that the sweeper of a running stack ignores it.
    status: 'COMPLETED',
    sweepAt: null,
    completedAt: now,
    outcome: 'HEALTHY',
    deleted: false,
  }
  await put(transactions, id, transaction)
  return id
}

function newUpload(put: Put, uid: string, name: string): Promise<void> {
  return put(uploads, uploadId(uid, name), {
    uid,
    status: 'READY',
    path: `uploads/${uid}/${name}.jpg`,
    generation: '1',
    storagePath: `optimized/${uid}/${name}.webp`,
    createdAt: now,
    // A late date, so that the sweeper of a running stack ignores it.
    expiresAt: new Date('2100-01-01T00:00:00.000Z'),
  })
}

function address(host: string): { host: string; port: number } {
  const { hostname, port } = new URL(`http://${host}`)
  return { host: hostname, port: Number(port) }
}
