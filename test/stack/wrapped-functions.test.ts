import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { leafPhoto } from '@plant/testing/leaf-photo'
import { getObject, putObject } from '@plant/testing/objects'
import { call, finished, signUp, type Transaction } from '@plant/testing/service'
import { stack } from '@plant/testing/stack'
import type { CloudEvent, CloudFunction } from 'firebase-functions/v2'
import type { StorageObjectData } from 'firebase-functions/v2/storage'
import functionsTest from 'firebase-functions-test'
import { expect, it } from 'vitest'

type Exports = { receiveUpload: CloudFunction<CloudEvent<StorageObjectData>> }

const { wrap } = functionsTest({
  projectId: stack.PROJECT_ID,
  storageBucket: stack.STORAGE_BUCKET,
})

/** Loads the deployed bundle, which Firebase's own test harness calls. */
async function deployed(): Promise<Exports> {
  return (await import(pathToFileURL(join(stack.FUNCTIONS_FOLDER, 'index.js')).href)) as Exports
}

it('the storage trigger stores an upload for later analyses, even if its event arrives twice', async () => {
  const user = await signUp()
  const path = `uploads/${user.uid}/leaf.jpg`
  const receive = wrap((await deployed()).receiveUpload)
  const photo = Buffer.from(await leafPhoto(5), 'base64')
  const stored = await putObject(path, photo, 'image/jpeg')
  // The real generation, because the emulator also calls the trigger, before or after.
  const { generation } = (await stored.json()) as { generation: string }
  const event = { data: { bucket: stack.STORAGE_BUCKET, name: path, generation } }
  await Promise.all([receive(event), receive(event)])
  const storagePath = `optimized/${user.uid}/leaf.webp`
  expect((await getObject(storagePath)).status).toBe(200)
  expect((await getObject(path)).status).toBe(404)
  const started = await call<Transaction>('POST', '/v1/analyses', { user, body: { storagePath } })
  expect(started.status).toBe(202)
  expect((await finished(user, started.body.transactionId)).status).toBe('COMPLETED')
})
