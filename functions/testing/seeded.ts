import sharp from 'sharp'
import { firestoreClient } from '../src/adapters/firestore/client.ts'
import { firestoreStore } from '../src/adapters/firestore/store.ts'
import { type User, users } from '../src/collections/accounts.ts'
import { analyses } from '../src/collections/analyses.ts'
import { ref } from '../src/collections/collection.ts'
import { moderationItems } from '../src/collections/moderation.ts'
import { type Transaction, transactions } from '../src/collections/transactions.ts'
import { newModerationItem } from '../src/domain/analyses/moderation.ts'
import { noHints } from './hints.ts'
import { putObject } from './objects.ts'
import { analysis } from './samples.ts'
import { stack } from './stack.ts'
import { withinTest } from './within-test.ts'
import { workerId } from './worker-id.ts'

export const firestore = firestoreClient({ projectId: stack.PROJECT_ID, emulated: true })
export const store = firestoreStore(firestore)
let seeded = 0

const newId = () => `an_seed${workerId}x${String((seeded += 1)).padStart(6, '0')}`

/** Stores a photo at the path of an optimised photo, and returns the path. */
export async function seedPhoto(uid: string): Promise<string> {
  const background = { r: 40, g: 140, b: 40 }
  const webp = await sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .webp()
    .toBuffer()
  const path = `optimized/${uid}/${newId()}.webp`
  await putObject(path, new Uint8Array(webp), 'image/webp')
  return path
}

const common = (uid: string, createdAt: Date) => ({
  uid,
  accountId: uid,
  operation: 'start' as const,
  createdAt,
  deadlineAt: new Date(createdAt.getTime() + 120_000),
  attempt: 1,
  request: {
    fingerprint: '',
    clientReference: null,
    plantId: null,
    language: 'en',
    hints: noHints,
  },
  expiresAt: new Date(Date.now() + 86_400_000),
  completedAt: createdAt,
  sweepAt: null,
})

/**
 * Stores completed analyses that wait for moderation, because the embedded model never flags or
 * blocks a photo.
 */
export async function seedQueue(
  uid: string,
  states: readonly ('FLAGGED' | 'BLOCKED')[],
  storagePath: string,
): Promise<string[]> {
  const begin = Date.now()
  const ids = states.map(() => newId())
  await store.transaction(async (database) => {
    for (const [index, state] of states.entries()) {
      const id = ids[index] ?? ''
      const createdAt = new Date(begin + index)
      const outcome = state === 'BLOCKED' ? 'INCONCLUSIVE' : 'HEALTHY'
      const moderation = { state, reasons: ['SAFETY'] }
      const fields = { accountId: uid, uid, createdAt, storagePath, outcome, moderation } as const
      const data = analysis(fields)
      const charge = { subject: uid, day: '2026-11-20', resets: 0, state: 'CHARGED' } as const
      const end = { status: 'COMPLETED', outcome, deleted: false, storagePath, charge } as const
      database.create(ref(analyses, id), data)
      database.create(ref(moderationItems, id), newModerationItem(data, state, createdAt))
      database.create(ref(transactions, id), { ...common(uid, createdAt), ...end })
    }
  }, withinTest())
  return ids
}

/** Stores failed transactions, newest first, one for each given path of a photo. */
export async function seedFailed(uid: string, storagePaths: readonly string[]): Promise<string[]> {
  const begin = Date.now() - 5000
  const ids = storagePaths.map(() => newId())
  await store.transaction(async (database) => {
    for (const [index, storagePath] of storagePaths.entries()) {
      const error = { code: 'MODEL_UNAVAILABLE', detail: 'A test.' } as const
      const charge = { subject: uid, day: '2026-11-20', resets: 0, state: 'REFUNDED' } as const
      const end = { status: 'FAILED', error, storagePath, charge } as const
      const createdAt = new Date(begin - index)
      database.create(ref(transactions, ids[index] ?? ''), { ...common(uid, createdAt), ...end })
    }
  }, withinTest())
  return ids
}

export async function readTransaction(id: string): Promise<Transaction | undefined> {
  const [found] = await store.getAll(ref(transactions, id))
  return found
}

/** Changes a user's record directly in the database. */
export async function changeUser(uid: string, change: (user: User) => User): Promise<void> {
  await store.transaction(async (database) => {
    const [user] = await database.getAll(ref(users, uid))
    if (!user) throw new Error(`${uid} has no user record`)
    database.update(ref(users, uid), change(user))
  }, withinTest())
}

export async function readUser(uid: string): Promise<User | undefined> {
  const [found] = await store.getAll(ref(users, uid))
  return found
}
