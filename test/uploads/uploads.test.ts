import { gzipSync } from 'node:zlib'
import { getObject, putEncoded } from '@plant/testing/objects'
import { call, finished, signUp, type TestUser } from '@plant/testing/service'
import { stack } from '@plant/testing/stack'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { firestoreClient } from '../../functions/src/adapters/firestore/client.ts'
import { optimiseSettings } from '../../image-processor/src/encode/encode.ts'
import { eicar } from '../../image-processor/src/scanner/signatures.ts'
import { readHeic } from '../../scripts/common/heic.ts'
import { readPhoto } from '../../scripts/common/photos.ts'
import { mustUpload, objectsOf, startOn, upload } from './upload.ts'

const firestore = firestoreClient({ projectId: stack.PROJECT_ID, emulated: true })
afterAll(() => firestore.terminate())

const leaf = readPhoto('coffee_rust_01.jpg')
const png = await sharp(leaf).resize(300).png().toBuffer()

async function incidentsOf({ uid }: TestUser) {
  const found = await firestore.collection('securityIncidents').where('uid', '==', uid).get()
  return found.docs.map((document) => document.data())
}

async function unitsUsed(user: TestUser): Promise<unknown> {
  const { body } = await call<{ quota: { used: number } }>('POST', '/v1/session', {
    user,
    body: {},
  })
  return body.quota.used
}

/** The paths of a photo and of its thumbnail, as the analysis names them. */
function photoOf({ uid }: TestUser, name: string): string[] {
  return [`optimized/${uid}/${name}.thumbnail.webp`, `optimized/${uid}/${name}.webp`]
}

describe('an upload through the Storage SDK', () => {
  it('becomes a stored photo that can be analysed by its path, and its original is deleted', async () => {
    const user = await signUp()
    const asked = () => call('GET', '/v1/uploads/my-leaf', { user })
    expect((await asked()).status).toBe(404)
    // iOS uploads a photo from memory with the camera's extension and without a content type.
    await mustUpload(user, 'my-leaf.JPG', leaf, 'application/octet-stream')
    expect(['waiting', 'ready']).toContain((await asked()).body['status'])
    const started = await startOn(user, 'my-leaf')
    expect(started.status).toBe(202)
    await expect
      .poll(async () => (await asked()).body, { timeout: 60_000 })
      .toEqual({
        name: 'my-leaf',
        status: 'ready',
        storagePath: `optimized/${user.uid}/my-leaf.webp`,
      })
    const done = await finished(user, String(started.body['transactionId']))
    expect(done).toMatchObject({ status: 'COMPLETED', analysis: { outcome: 'ISSUES_FOUND' } })
    const stored = await (await getObject(`optimized/${user.uid}/my-leaf.webp`)).arrayBuffer()
    const { input, resize, webp } = optimiseSettings
    const bare = await sharp(leaf, input).resize(resize).webp(webp).toBuffer()
    expect(bare.equals(Buffer.from(stored))).toBe(true)
    await expect.poll(() => objectsOf(user), { timeout: 60_000 }).toEqual(photoOf(user, 'my-leaf'))
    expect(await upload(user, 'my-leaf.png', png, 'image/png')).toBe(403)
  })

  it('may be a HEIC photo, as may be the photo in a request', async () => {
    const user = await signUp()
    const photo = readHeic('phone.heic')
    await mustUpload(user, 'iphone.HEIC', photo, 'image/heic')
    const started = await startOn(user, 'iphone')
    const uploaded = await finished(user, String(started.body['transactionId']))
    const body = { imageBase64: photo.toString('base64') }
    const sent = await call('POST', '/v1/analyses/sync', { user, body })
    expect(uploaded).toMatchObject({ status: 'COMPLETED', analysis: { outcome: 'ISSUES_FOUND' } })
    expect(sent.body).toMatchObject({ status: 'COMPLETED', outcome: 'ISSUES_FOUND' })
  })

  it.each([
    ['EICAR alone', eicar],
    ['EICAR appended to a photo', Buffer.concat([leaf, eicar])],
  ])('is deleted and recorded as an incident if it contains malware: %s', async (_name, bytes) => {
    const user = await signUp()
    const before = await unitsUsed(user)
    await mustUpload(user, 'bad.jpg', bytes)
    expect(await startOn(user, 'bad')).toMatchObject({
      status: 404,
      body: { code: 'IMAGE_NOT_FOUND' },
    })
    await expect.poll(() => objectsOf(user), { timeout: 60_000 }).toEqual([])
    const { body } = await call('GET', '/v1/uploads/bad', { user })
    expect(body).toMatchObject({ status: 'refused', error: { code: 'IMAGE_INFECTED' } })
    expect(await incidentsOf(user)).toMatchObject([
      { kind: 'MALWARE_IN_UPLOAD', accountId: user.uid, signature: 'Eicar-Test-Signature' },
    ])
    expect(await unitsUsed(user)).toBe(before)
  })

  it('H1: is refused as an archive, and never decompressed, if it is a gzip object', async () => {
    const user = await signUp()
    const bomb = gzipSync(Buffer.alloc(100_000_000))
    // The service's account bypasses the rules, which refuse such an upload.
    await putEncoded(`uploads/${user.uid}/bomb.jpg`, bomb, 'gzip')
    const error = async () =>
      (await call<{ error?: unknown }>('GET', '/v1/uploads/bomb', { user })).body.error
    await expect.poll(error, { timeout: 60_000 }).toMatchObject({ code: 'IMAGE_INFECTED' })
    await expect.poll(() => objectsOf(user), { timeout: 60_000 }).toEqual([])
  })

  it('becomes one photo if two uploads differ only in their extension', async () => {
    const user = await signUp()
    await mustUpload(user, 'first.jpg', leaf)
    // Rejected if the first is already claimed; otherwise the event of the second deletes it.
    await upload(user, 'first.png', png, 'image/png')
    expect((await startOn(user, 'first')).status).toBe(202)
    await expect.poll(() => objectsOf(user), { timeout: 60_000 }).toEqual(photoOf(user, 'first'))
  })
})

describe('malware in a request', () => {
  it.each([
    ['EICAR alone', eicar],
    ['EICAR appended to a photo', Buffer.concat([leaf, eicar])],
  ])(
    'is rejected, recorded as an incident, not stored and not charged: %s',
    async (_name, bytes) => {
      for (const path of ['/v1/analyses', '/v1/analyses/sync']) {
        const user = await signUp()
        const body = { imageBase64: bytes.toString('base64') }
        const answer = await call('POST', path, { user, body })
        expect(answer).toMatchObject({ status: 422, body: { code: 'IMAGE_INFECTED' } })
        expect(await incidentsOf(user)).toMatchObject([{ kind: 'MALWARE_IN_REQUEST' }])
        expect(await objectsOf(user)).toEqual([])
        expect(await unitsUsed(user)).toBe(0)
      }
    },
  )
})
