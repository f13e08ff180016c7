import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import {
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage'
import { afterAll, describe, test } from 'vitest'
import { stack } from '../support/stack.ts'
import { banned, closeWorld, environment, newId, newUpload, newUser } from './world.ts'

afterAll(closeWorld)

const bucket = `gs://${stack.STORAGE_BUCKET}`
const as = (uid: string, claims: { tokenId?: string } = {}) =>
  environment.authenticatedContext(uid, claims).storage(bucket) as unknown as FirebaseStorage
const anybody = () =>
  environment.unauthenticatedContext().storage(bucket) as unknown as FirebaseStorage

type Upload = { path: string; contentType?: string; bytes?: number }

function upload(storage: FirebaseStorage, { path, contentType = 'image/jpeg', bytes = 8 }: Upload) {
  return uploadBytes(ref(storage, path), new Uint8Array(bytes), { contentType })
}

describe('an upload', () => {
  test.each(['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'])(
    'of a %s goes into the own folder of a user',
    async (extension) => {
      const { uid } = await newUser()
      const contentType = `image/${extension === 'jpg' ? 'jpeg' : extension}`
      const path = `uploads/${uid}/My-photo_1.${extension}`
      await assertSucceeds(upload(as(uid), { path, contentType }))
    },
  )

  test('is taken from a user who has not called the service yet', async () => {
    const uid = newId()
    await assertSucceeds(upload(as(uid), { path: `uploads/${uid}/first.jpg` }))
  })

  test('is refused outside the own folder, and signed out', async () => {
    const [mine, theirs] = [await newUser(), await newUser()]
    await assertFails(upload(as(mine.uid), { path: `uploads/${theirs.uid}/a.jpg` }))
    await assertFails(upload(anybody(), { path: `uploads/${mine.uid}/a.jpg` }))
    await assertFails(upload(as(mine.uid), { path: `optimized/${mine.uid}/a.webp` }))
    await assertFails(upload(as(mine.uid), { path: `uploads/${mine.uid}/deeper/a.jpg` }))
    await assertFails(upload(as(mine.uid), { path: 'uploads/a.jpg' }))
  })

  test('is refused with a token exchanged from an API key', async () => {
    const { uid } = await newUser()
    await assertFails(upload(as(uid, { tokenId: 'tok_1' }), { path: `uploads/${uid}/a.jpg` }))
  })

  test("is refused to the user that an account's keys stand for, however it signed in", async () => {
    const { uid } = await newUser({}, false, `ent:${newId()}`)
    await assertFails(upload(as(uid), { path: `uploads/${uid}/a.jpg` }))
  })

  test.each([
    'a.exe',
    'a.jpg.exe',
    'a.b.jpg',
    'a b.jpg',
    '.jpg',
    'ajpg',
    'a.JPG',
    'a.heic',
    'é.jpg',
  ])('is refused under the name %s', async (name) => {
    const { uid } = await newUser()
    await assertFails(upload(as(uid), { path: `uploads/${uid}/${name}` }))
  })

  test('takes a name of 100 characters and no longer one', async () => {
    const { uid } = await newUser()
    await assertSucceeds(upload(as(uid), { path: `uploads/${uid}/${'a'.repeat(100)}.jpg` }))
    await assertFails(upload(as(uid), { path: `uploads/${uid}/${'a'.repeat(101)}.jpg` }))
  })

  test.each(['image/svg+xml', 'image/heic', 'text/html', 'application/octet-stream', 'ximage/png'])(
    'is refused as %s',
    async (contentType) => {
      const { uid } = await newUser()
      await assertFails(upload(as(uid), { path: `uploads/${uid}/a.jpg`, contentType }))
    },
  )

  test('is smaller than 10 MB', async () => {
    const { uid } = await newUser()
    await assertSucceeds(upload(as(uid), { path: `uploads/${uid}/a.jpg`, bytes: 9_999_999 }))
    await assertFails(upload(as(uid), { path: `uploads/${uid}/b.jpg`, bytes: 10_000_000 }))
  })

  test('is refused under a name that was handled before, with any extension', async () => {
    const { uid } = await newUser()
    await newUpload(uid, 'used')
    await assertFails(upload(as(uid), { path: `uploads/${uid}/used.jpg` }))
    await assertFails(
      upload(as(uid), { path: `uploads/${uid}/used.png`, contentType: 'image/png' }),
    )
    await assertSucceeds(upload(as(uid), { path: `uploads/${uid}/used2.jpg` }))
  })

  test('is refused from a banned user', async () => {
    const { uid } = await newUser({ ban: banned })
    await assertFails(upload(as(uid), { path: `uploads/${uid}/a.jpg` }))
  })
})

describe('an object', () => {
  test.each(['uploads', 'optimized'])(
    'under %s is neither read, listed, changed nor deleted directly, not even by its owner',
    async (folder) => {
      const { uid } = await newUser()
      const path = `${folder}/${uid}/a.webp`
      await environment.withSecurityRulesDisabled(async (context) => {
        await upload(context.storage(bucket) as unknown as FirebaseStorage, { path })
      })
      const object = ref(as(uid), path)
      await assertFails(getBytes(object))
      await assertFails(getMetadata(object))
      await assertFails(listAll(ref(as(uid), `${folder}/${uid}`)))
      await assertFails(updateMetadata(object, { cacheControl: 'public' }))
      await assertFails(deleteObject(object))
    },
  )
})
