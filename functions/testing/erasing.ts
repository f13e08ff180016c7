import { setTimeout as wait } from 'node:timers/promises'
import { firestoreClient } from '../src/adapters/firestore/client.ts'
import { firestoreStore } from '../src/adapters/firestore/store.ts'
import { ref } from '../src/collections/collection.ts'
import { collections } from '../src/collections/index.ts'
import { erasures } from '../src/collections/personal-data.ts'
import type { TestUser } from './service.ts'
import { stack } from './stack.ts'
import { withinTest } from './within-test.ts'

const firestore = firestoreClient({ projectId: stack.PROJECT_ID, emulated: true })
const store = firestoreStore(firestore)

/** Lists what the emulators still store about a person: documents, objects and sign-ins. */
export async function remains({ uid, email }: TestUser): Promise<string[]> {
  const documents = await Promise.all(
    collections.map(async ({ name }) => {
      const { docs } = await firestore.collection(name).get()
      return docs
        .filter((doc) => `${doc.id} ${JSON.stringify(doc.data())}`.includes(uid))
        .map((doc) => `${name}/${doc.id}`)
    }),
  )
  const bucket = `http://${stack.FIREBASE_STORAGE_EMULATOR_HOST}/storage/v1/b/${stack.STORAGE_BUCKET}/o`
  const objects = (await (await fetch(bucket)).json()) as { items?: { name: string }[] }
  const signIn = await fetch(
    `http://${stack.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/projects/${stack.PROJECT_ID}/accounts:lookup`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ localId: [uid, `ent:${uid}`], email: [email] }),
    },
  )
  const { users = [] } = (await signIn.json()) as { users?: { localId: string }[] }
  return [
    ...documents.flat(),
    ...(objects.items ?? []).map(({ name }) => name).filter((name) => name.includes(uid)),
    ...users.map(({ localId }) => `sign-in ${localId}`),
  ].toSorted()
}

/** Makes the next step of an erasure due now. Otherwise a test would wait for days. */
export async function hasten(uid: string, status: 'SCHEDULED' | 'CLOSED'): Promise<void> {
  await until(async () => {
    const [erasure] = await store.getAll(ref(erasures, uid))
    return erasure?.status === status
  })
  await store.transaction(async (database) => {
    const [erasure] = await database.getAll(ref(erasures, uid))
    if (erasure) database.update(ref(erasures, uid), { ...erasure, sweepAt: new Date() })
  }, withinTest())
}

export async function until(isDone: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 480; attempt += 1) {
    if (await isDone()) return
    await wait(250)
  }
  throw new Error('the condition was not met in time')
}
