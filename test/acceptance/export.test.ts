import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { documentsIn, manifestOf, sha256 } from '@plant/testing/harness/exports'
import { leafPhoto } from '@plant/testing/leaf-photo'
import { appoint } from '@plant/testing/operators'
import { exportedSamples } from '@plant/testing/personal-data'
import { analysis } from '@plant/testing/samples'
import { readUser } from '@plant/testing/seeded'
import { call, finished, signUp, type TestUser } from '@plant/testing/service'
import { stack } from '@plant/testing/stack'
import { readZip } from '@plant/testing/zip'
import { afterAll, expect, it, vi } from 'vitest'
import { cloudObjects } from '../../functions/src/adapters/cloud-storage/objects.ts'
import { firestoreClient } from '../../functions/src/adapters/firestore/client.ts'
import { firestoreStore } from '../../functions/src/adapters/firestore/store.ts'
import { analyses } from '../../functions/src/collections/analyses.ts'
import { ref } from '../../functions/src/collections/collection.ts'
import { transactions } from '../../functions/src/collections/transactions.ts'
import { bundle } from '../../scripts/build/bundle.ts'
import { readWorkspacePackage } from '../../scripts/build/lock.ts'
import { root } from '../../scripts/common/root.ts'

vi.stubEnv('STORAGE_EMULATOR_HOST', `http://${stack.FIREBASE_STORAGE_EMULATOR_HOST}`)
const firestore = firestoreClient({ projectId: stack.PROJECT_ID, emulated: true })
const store = firestoreStore(firestore)
/** A separate bucket, because in the service's own bucket each photo would start a function. */
const bucket = `${stack.PROJECT_ID}-exports-of-a-test`
const objects = cloudObjects({ projectId: stack.PROJECT_ID, bucket })
afterAll(() => firestore.terminate())

type Export = { exportId: string; status: string; downloadUrl?: string; expiresAt?: string }

const ask = async (user: TestUser, fresh = false) =>
  (await call<Export>('POST', '/v1/gdpr/export', { user, body: { fresh } })).body

async function ready(user: TestUser): Promise<Export> {
  for (let attempt = 0; attempt < 240; attempt += 1) {
    const answer = await ask(user)
    if (answer.status !== 'pending') return answer
    await wait(500)
  }
  throw new Error('the export did not end')
}

async function download({ downloadUrl = 'no link' }: Export) {
  const response = await fetch(downloadUrl)
  expect(response.status).toBe(200)
  return readZip(new Uint8Array(await response.arrayBuffer()))
}

it('M1: a blocked photo cannot be started again, and M2: an export leaves it out and lists it', async () => {
  const [user, admin] = await Promise.all([signUp(), appoint('admin')])
  const photos = await Promise.all([leafPhoto(74), leafPhoto(75)])
  const analysed = photos.map((imageBase64) =>
    call('POST', '/v1/analyses/sync', { user, body: { imageBase64 } }),
  )
  const [offensive, harmful] = (await Promise.all(analysed)).map(({ body }) => String(body['id']))
  for (const [analysisId, reason] of [
    [offensive, 'PHOTO_OFFENSIVE'],
    [harmful, 'ANSWER_HARMFUL'],
  ])
    for (const [command, body] of [
      ['flag', { analysisId, reason }],
      ['block', { analysisId }],
    ] as const)
      expect((await call('POST', `/v1/admin/${command}`, { user: admin, body })).status).toBe(200)
  const start = (body: Record<string, unknown>) => call('POST', '/v1/analyses', { user, body })
  const pathOf = (id: string | undefined) => `optimized/${user.uid}/${id}.webp`
  const byPath = await start({ storagePath: pathOf(offensive) })
  expect(byPath).toMatchObject({ status: 404, body: { code: 'IMAGE_NOT_FOUND' } })
  const sameBytes = await start({ imageBase64: photos[0] })
  expect(sameBytes).toMatchObject({ status: 422, body: { code: 'IMAGE_WITHHELD' } })
  expect((await start({ storagePath: pathOf(harmful) })).status).toBe(202)
  expect(await readUser(user.uid)).toMatchObject({ violations: 1, quota: { uncharged: 1 } })
  const files = await download(await ready(user))
  const images = [...files.keys()].filter((name) => name.startsWith('images/'))
  expect(images).toEqual([`images/${pathOf(harmful)}`])
  expect(manifestOf(files).withheldImages).toMatchObject([{ name: `images/${pathOf(offensive)}` }])
})

it("an export through the gateway is built in the background and contains the user's data", async () => {
  const [user, stranger] = [await signUp(), await signUp()]
  const photo = await leafPhoto(812)
  for (const each of [user, stranger]) {
    const started = await call<{ transactionId: string }>('POST', '/v1/analyses', {
      user: each,
      body: {
        imageBase64: photo,
        clientReference: `of ${each.uid}`,
        latitude: 49.2,
        longitude: 16.6,
      },
    })
    await finished(each, started.body.transactionId)
    await call('POST', '/v1/folders', { user: each, body: { name: `Folder of ${each.uid}` } })
  }
  const first = await ask(user)
  expect(first.status).toBe('pending')
  const answer = await ready(user)
  expect(answer).toMatchObject({ exportId: first.exportId, status: 'ready' })
  const files = await download(answer)
  const manifest = manifestOf(files)
  expect(manifest).toMatchObject({
    images: 1,
    documents: { users: 1, accounts: 1, transactions: 1, analyses: 1, folders: 1, stats: 1 },
  })
  for (const { name, bytes, sha256: hash } of manifest.files)
    expect([name, files.get(name)?.byteLength, sha256(files.get(name) ?? Buffer.alloc(0))]).toEqual(
      [name, bytes, hash],
    )
  expect(documentsIn(files, 'analyses')).toMatchObject([{ clientReference: `of ${user.uid}` }])
  for (const [name, content] of files)
    expect([name, content.includes(stranger.uid)]).toEqual([name, false])
  const altered = new URL(answer.downloadUrl ?? '')
  altered.pathname = altered.pathname.replace(user.uid, stranger.uid)
  expect((await fetch(altered)).status).toBe(403)
  const fresh = await ask(user, true)
  expect(fresh.exportId).not.toBe(first.exportId)
  expect(await ready(user)).toMatchObject({ exportId: fresh.exportId, status: 'ready' })
  const again = await call('POST', '/v1/gdpr/export', { user, body: { fresh: true } })
  expect([again.status, again.body['code']]).toEqual([409, 'CONFLICT'])
}, 300_000)

/** A hundred megabytes of photos, which would not fit into the memory of an instance. */
const archiveBytes = 100_000_000
const count = 200
const photoBytes = archiveBytes / count
const batchSize = 20

/** Stores analyses with different large photos. Returns the photos' hashes by path. */
async function furnish(uid: string): Promise<Map<string, string>> {
  const template = exportedSamples(uid).find(({ collection }) => collection === transactions)
  const { schema } = transactions
  const hashes = new Map<string, string>()
  for (let from = 0; from < count; from += batchSize) {
    const batch = Array.from({ length: batchSize }, (_, at) => `an_${process.pid}e${from + at}`)
    await Promise.all(
      batch.map(async (id) => {
        const path = `optimized/${uid}/${id}.webp`
        const bytes = randomBytes(photoBytes)
        hashes.set(path, sha256(bytes))
        const signal = AbortSignal.timeout(60_000)
        await objects.write(path, bytes, 'image/webp', { requestId: 'seed', signal })
      }),
    )
    await store.transaction(async (database) => {
      for (const id of batch) {
        const storagePath = `optimized/${uid}/${id}.webp`
        const own = { accountId: uid, uid, storagePath, expiresAt: null }
        database.create(
          ref(transactions, id),
          schema.parse({ ...(template?.data as object), ...own }),
        )
        database.create(ref(analyses, id), analysis(own))
      }
    }, AbortSignal.timeout(60_000))
  }
  return hashes
}

/** The heap options of an instance with 256 MiB. A larger heap would delay garbage collection. */
const smallInstance = ['--max-old-space-size=128', '--max-semi-space-size=4']

/** Bundles the export builder as a deployment does, so that the process has nothing to compile. */
async function bundledBuilder(): Promise<string> {
  const { dependencies } = readWorkspacePackage('functions')
  const outputFile = join(root, '.build', 'build-export.js')
  await bundle({
    entry: fileURLToPath(new URL('../../functions/testing/build-export.ts', import.meta.url)),
    outputFile,
    external: Object.keys(dependencies),
  })
  return outputFile
}

it(`exporting ${count} analyses with photos takes at most ten minutes and less than 256 MiB`, async () => {
  const user = await signUp()
  await call('POST', '/v1/session', { user, body: {} })
  const hashes = await furnish(user.uid)
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...smallInstance, await bundledBuilder(), user.uid, join(root, 'functions/locales')],
    { env: { ...process.env, GCLOUD_PROJECT: stack.PROJECT_ID, STORAGE_BUCKET: bucket } },
  )
  const taken = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as {
    seconds: number
    memoryMiB: number
  }
  process.stdout.write(`export of ${count} analyses: ${taken.seconds} s, ${taken.memoryMiB} MiB\n`)
  expect(taken.memoryMiB).toBeLessThan(256)
  const { exportId, status } = await ready(user)
  expect(status).toBe('ready')
  const context = { requestId: 'read', signal: AbortSignal.timeout(60_000) }
  const archive = await objects.read(`exports/${user.uid}/${exportId}.zip`, 1e9, context)
  const files = await readZip(archive as Uint8Array)
  expect(manifestOf(files)).toMatchObject({
    images: count,
    documents: { transactions: count, analyses: count },
  })
  expect(new Set(documentsIn(files, 'analyses').map(({ id }) => id)).size).toBe(count)
  for (const [path, hash] of hashes)
    expect([path, sha256(files.get(`images/${path}`) ?? Buffer.alloc(0))]).toEqual([path, hash])
}, 600_000)
