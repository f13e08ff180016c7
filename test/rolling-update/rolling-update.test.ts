import { leafPhoto } from '@plant/testing/leaf-photo'
import { call, finished, signUp, type TestUser, type Transaction } from '@plant/testing/service'
import { stack } from '@plant/testing/stack'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { firestoreClient } from '../../functions/src/adapters/firestore/client.ts'
import { type PreviousVersion, startPreviousVersion } from './previous-version.ts'

const firestore = firestoreClient({ projectId: stack.PROJECT_ID, emulated: true })
const users = firestore.collection('users')

let previous: PreviousVersion | undefined
beforeAll(async () => {
  previous = await startPreviousVersion()
})
afterAll(async () => {
  await previous?.stop()
  await firestore.terminate()
})

/**
 * A user whose document has two new fields. The current version knows one of the new fields, and
 * the previous version knows none of them.
 */
async function userOfNextVersion(): Promise<TestUser> {
  const user = await signUp()
  await call('POST', '/v1/session', { user, body: {} })
  await users.doc(user.uid).update({ permissions: ['ban-user'], 'quota.addedLater': 7 })
  return user
}

/** Analyses a photo and returns the final status. `number` chooses the version and the route. */
async function analyse(user: TestUser, number: number, body: object): Promise<string> {
  const base = number % 2 === 0 ? stack.BASE_URL : (previous?.url ?? '')
  if (number % 3 === 0) {
    const started = await call<Transaction>('POST', '/v1/analyses', { user, body, base })
    expect(started.status, JSON.stringify(started.body)).toBe(202)
    return (await finished(user, started.body.transactionId)).status
  }
  const answer = await call('POST', '/v1/analyses/sync', { user, body, base })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return 'COMPLETED'
}

it('two versions write the same documents concurrently without losing fields', async () => {
  const people = await Promise.all([userOfNextVersion(), userOfNextVersion()])
  const photo = await leafPhoto(7)
  const ended = await Promise.all(
    people.flatMap((user) =>
      Array.from({ length: 12 }, (_, number) => analyse(user, number, { imageBase64: photo })),
    ),
  )
  expect(ended).toEqual(ended.map(() => 'COMPLETED'))
  for (const { uid } of people) {
    const stored = (await users.doc(uid).get()).data()
    expect(stored).toMatchObject({
      permissions: ['ban-user'],
      quota: { used: 12, ...(previous?.keepsUnknownFields ? { addedLater: 7 } : {}) },
    })
    expect(stored?.firstSessionAt).toBeDefined()
  }
})
