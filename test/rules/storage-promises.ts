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
import { banned, newId, type RulesHarness } from './harness.ts'
import type { RulesPromise } from './promise.ts'

/** A harness with the bucket whose rules are tested. */
type StorageHarness = RulesHarness & { bucket: string }
type Promised = RulesPromise<StorageHarness>

type Headers = { contentEncoding?: string; contentDisposition?: string }
type Upload = { path: string; contentType?: string; bytes?: number } & Headers
type Claims = { apiKeyId?: string }

const storageOf = (harness: StorageHarness, uid: string, claims: Claims = {}) =>
  harness.environment
    .authenticatedContext(uid, claims)
    .storage(harness.bucket) as unknown as FirebaseStorage

function put(storage: FirebaseStorage, { path, bytes = 8, ...metadata }: Upload) {
  return uploadBytes(ref(storage, path), new Uint8Array(bytes), {
    contentType: 'image/jpeg',
    ...metadata,
  })
}

/** A promise about an upload by a user who has called the service before. */
function byUser(
  name: string,
  expected: Promised['expected'],
  upload: (uid: string) => Upload,
): Promised {
  return {
    name,
    expected,
    async attempt(harness) {
      const { uid } = await harness.newUser()
      return put(storageOf(harness, uid), upload(uid))
    },
  }
}

const types = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'tif', 'tiff', 'heic', 'heif'].map(
  (extension) =>
    byUser(`a ${extension} goes into the own folder`, 'ALLOWED', (uid) => ({
      path: `uploads/${uid}/My-photo_1.${extension}`,
      contentType: `image/${{ jpg: 'jpeg', tif: 'tiff' }[extension] ?? extension}`,
    })),
)

/** The content types that phones and client libraries send by default. */
const careless = [
  ['a.JPG', 'image/jpeg'],
  ['a.Heic', 'image/heic'],
  ['a.jpg', 'image/jpg'],
  ['a.jpg', 'application/octet-stream'],
].map(([name = '', contentType = '']) =>
  byUser(`${name} may come as ${contentType}`, 'ALLOWED', (uid) => ({
    path: `uploads/${uid}/${name}`,
    contentType,
  })),
)

const places = [
  'uploads/a.jpg',
  'optimized/UID/a.webp',
  'optimized/UID/a.thumbnail.webp',
  'uploads/UID/deeper/a.jpg',
  'UID/a.jpg',
].map((place) =>
  byUser(`nothing goes to ${place}`, 'REFUSED', (uid) => ({ path: place.replace('UID', uid) })),
)

const names = [
  ...['a.exe', 'a.jpg.exe', 'a.b.jpg', 'a b.jpg', '.jpg', 'ajpg', 'a.JPGX', 'a.bmp', 'é.jpg'],
  `${'a'.repeat(101)}.jpg`,
].map((name) =>
  byUser(`no upload is named ${name}`, 'REFUSED', (uid) => ({ path: `uploads/${uid}/${name}` })),
)

const contentTypes = [
  'image/svg+xml',
  'image/bmp',
  'text/html',
  'application/octet-streams',
  'ximage/png',
].map((contentType) =>
  byUser(`no upload is ${contentType}`, 'REFUSED', (uid) => ({
    path: `uploads/${uid}/a.jpg`,
    contentType,
  })),
)

/** All other promises upload without a content encoding. */
const encodings = [
  byUser('H1: an upload with the content encoding identity is taken', 'ALLOWED', (uid) => ({
    path: `uploads/${uid}/a.jpg`,
    contentEncoding: 'identity',
  })),
  ...['gzip', 'GZIP', 'x-gzip', 'br', 'deflate', 'identity, gzip'].map((contentEncoding) =>
    byUser(`H1: no upload has the content encoding ${contentEncoding}`, 'REFUSED', (uid) => ({
      path: `uploads/${uid}/a.jpg`,
      contentEncoding,
    })),
  ),
]

/** The second is what Cloud Storage records if an app names none. */
const dispositions = [
  ...['', 'inline', "inline; filename*=utf-8''a.jpg", 'inline; filename="a.jpg"'].map(
    (contentDisposition) => ['is taken', 'ALLOWED', contentDisposition] as const,
  ),
  ...[
    'attachment',
    'attachment; filename="a.jpg"',
    'inline; filename="setup.exe"',
    'inline; filename="setup%2Eexe" a.jpg',
    `inline; filename="setup.exe"; filename*=utf-8''a.jpg`,
  ].map((contentDisposition) => ['is refused', 'REFUSED', contentDisposition] as const),
].map(([ends, expected, contentDisposition]) =>
  byUser(`AH2: an upload with '${contentDisposition}' ${ends}`, expected, (uid) => ({
    path: `uploads/${uid}/a.jpg`,
    contentDisposition,
  })),
)

const users: Promised[] = [
  {
    name: 'a user who has not called the service yet may upload',
    expected: 'ALLOWED',
    attempt(harness) {
      const uid = newId()
      return put(storageOf(harness, uid), { path: `uploads/${uid}/first.jpg` })
    },
  },
  {
    name: 'a user cannot upload into the folder of another user',
    expected: 'REFUSED',
    async attempt(harness) {
      const [mine, theirs] = await Promise.all([harness.newUser(), harness.newUser()])
      return put(storageOf(harness, mine.uid), { path: `uploads/${theirs.uid}/a.jpg` })
    },
  },
  {
    name: 'a visitor without a sign-in cannot upload',
    expected: 'REFUSED',
    async attempt(harness) {
      const { uid } = await harness.newUser()
      const signedOut = harness.environment.unauthenticatedContext().storage(harness.bucket)
      return put(signedOut as unknown as FirebaseStorage, { path: `uploads/${uid}/a.jpg` })
    },
  },
  {
    name: 'a token exchanged from an API key cannot upload',
    expected: 'REFUSED',
    async attempt(harness) {
      const { uid } = await harness.newUser()
      return put(storageOf(harness, uid, { apiKeyId: 'tok_1' }), { path: `uploads/${uid}/a.jpg` })
    },
  },
  {
    name: "the user behind an account's keys cannot upload, with any kind of sign-in",
    expected: 'REFUSED',
    async attempt(harness) {
      const { uid } = await harness.newUser({ uid: `ent:${newId()}` })
      return put(storageOf(harness, uid), { path: `uploads/${uid}/a.jpg` })
    },
  },
  ...[1, -1].map((hours): Promised => {
    const uploadsClosedUntil = new Date(Date.now() + hours * 3_600_000)
    const isClosed = hours > 0
    return {
      name: `A6: a user ${isClosed ? 'cannot' : 'may'} upload ${isClosed ? 'while' : 'after'} the uploads of the day are closed`,
      expected: isClosed ? 'REFUSED' : 'ALLOWED',
      async attempt(harness) {
        const { uid } = await harness.newUser({ fields: { uploadsClosedUntil } })
        return put(storageOf(harness, uid), { path: `uploads/${uid}/a.jpg` })
      },
    }
  }),
  {
    name: 'a banned user cannot upload',
    expected: 'REFUSED',
    async attempt(harness) {
      const { uid } = await harness.newUser({ fields: { ban: banned } })
      return put(storageOf(harness, uid), { path: `uploads/${uid}/a.jpg` })
    },
  },
]

/** Attempts to upload under a used name. A record blocks the name after the photo is deleted. */
const repeats = (['used.jpg', 'used.png', 'used2.jpg'] as const).map((name): Promised => {
  const isNew = name === 'used2.jpg'
  return {
    name: `after an upload named used, ${name} is ${isNew ? 'accepted' : 'rejected'}`,
    expected: isNew ? 'ALLOWED' : 'REFUSED',
    async attempt(harness) {
      const { uid } = await harness.newUser()
      await harness.newUpload(uid, 'used')
      return put(storageOf(harness, uid), { path: `uploads/${uid}/${name}` })
    },
  }
})

/** The id of a record is the user's id, `_` and the upload's name. A user's id may contain `_`. */
const neighbours: Promised = {
  name: 'an upload of one user does not reserve a name of another, whatever their ids',
  expected: 'ALLOWED',
  async attempt(harness) {
    const [one, other] = [await harness.newUser(), newId()]
    await harness.newUpload(one.uid, `${other}_a`)
    const { uid } = await harness.newUser({ uid: `${one.uid}_${other}` })
    return put(storageOf(harness, uid), { path: `uploads/${uid}/a.jpg` })
  },
}

/** A used name is also rejected for a user whose own id contains `_`. */
const repeatOfNeighbour: Promised = {
  name: 'a name that a user with an underscore in the id has used is rejected',
  expected: 'REFUSED',
  async attempt(harness) {
    const { uid } = await harness.newUser({ uid: `${newId()}_${newId()}` })
    await harness.newUpload(uid, 'used')
    return put(storageOf(harness, uid), { path: `uploads/${uid}/used.jpg` })
  },
}

const sizes = [
  byUser('an upload named as an analysis is refused', 'REFUSED', (uid) => ({
    path: `uploads/${uid}/an_a.jpg`,
  })),
  byUser('a name of 100 characters is taken', 'ALLOWED', (uid) => ({
    path: `uploads/${uid}/${'a'.repeat(100)}.jpg`,
  })),
  byUser('an upload of one byte less than 10 MB is taken', 'ALLOWED', (uid) => ({
    path: `uploads/${uid}/a.jpg`,
    bytes: 9_999_999,
  })),
  byUser('an upload of 10 MB is refused', 'REFUSED', (uid) => ({
    path: `uploads/${uid}/a.jpg`,
    bytes: 10_000_000,
  })),
]

const actions: Record<string, (storage: FirebaseStorage, path: string) => Promise<unknown>> = {
  read: (storage, path) => getBytes(ref(storage, path)),
  looked_up: (storage, path) => getMetadata(ref(storage, path)),
  listed: (storage, path) => listAll(ref(storage, path.slice(0, path.lastIndexOf('/')))),
  changed: (storage, path) => updateMetadata(ref(storage, path), { cacheControl: 'public' }),
  deleted: (storage, path) => deleteObject(ref(storage, path)),
}

/** `repeats` covers the record of the trigger, which prevents overwriting under `uploads`. */
const objects = ['uploads', 'optimized'].flatMap((folder) =>
  Object.entries(actions).map(
    ([action, act]): Promised => ({
      name: `an object under ${folder} cannot be ${action} by its owner`,
      expected: 'REFUSED',
      async attempt(harness) {
        const { uid } = await harness.newUser()
        const path = `${folder}/${uid}/a.webp`
        await harness.environment.withSecurityRulesDisabled(async (context) => {
          await put(context.storage(harness.bucket) as unknown as FirebaseStorage, { path })
        })
        return act(storageOf(harness, uid), path)
      },
    }),
  ),
)

/** The large files come last, because a search for a broken promise often ends earlier. */
export const storagePromises: readonly Promised[] = [
  ...users,
  ...repeats,
  neighbours,
  repeatOfNeighbour,
  ...types,
  ...careless,
  ...places,
  ...names,
  ...contentTypes,
  ...encodings,
  ...dispositions,
  ...objects,
  ...sizes,
]
