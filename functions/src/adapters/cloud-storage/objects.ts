import { createHash } from 'node:crypto'
import type { Bucket, File } from '@google-cloud/storage'
import { limits } from '../../contract/limits.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Objects } from '../../ports/objects.ts'
import { codeOf } from '../code-of.ts'
import { createSigner, type HmacKey, objectPath } from '../photo-links/signature.ts'
import { untilAborted } from '../until-aborted.ts'
import { lazyBucket, storageUnavailable } from './bucket.ts'

type Settings = {
  projectId: string
  bucket: string
  /**
   * The local link server and its key, because the Storage emulator neither makes nor checks signed
   * URLs (firebase-tools#3400). Undefined if Cloud Storage signs as the function's own account.
   */
  localLinks?: { baseUrl: string; key: HmacKey } | undefined
}

/**
 * How browsers cache a photo. Its link expires as soon, and a stored photo never changes. Without
 * this header, Cloud Storage would have browsers ask again each time.
 */
const photoCaching = `private, max-age=${limits.image.linkSecondsMin * 2}`

export function cloudObjects(settings: Settings): Objects {
  const connect = lazyBucket(settings)
  async function within<T>(context: CallContext, work: (bucket: Bucket) => Promise<T>) {
    const done = connect().then(work).catch(storageUnavailable)
    return untilAborted(done, context.signal, 'storage')
  }
  return {
    write: (path, bytes, contentType, context) =>
      within(context, (bucket) => save(bucket.file(path), bytes, contentType)),
    writeOnce: (path, bytes, contentType, context) =>
      within(context, async (bucket) => {
        const existingGeneration = await create(bucket.file(path), bytes, contentType)
        return existingGeneration === undefined ? 'WRITTEN' : 'TAKEN'
      }),
    read: (path, context, generation) =>
      within(context, (bucket) => download(fileOf(bucket, path, generation))),
    exists: (path, context, generation) =>
      within(context, async (bucket) => {
        const [exists] = await fileOf(bucket, path, generation).exists()
        return exists
      }),
    existsUnder: (prefix, context) =>
      within(context, async (bucket) => {
        const [files] = await bucket.getFiles({ prefix, maxResults: 1, autoPaginate: false })
        return files.length > 0
      }),
    remove: (path, context, generation) =>
      within(context, async (bucket) => {
        await fileOf(bucket, path, generation).delete({ ignoreNotFound: true })
      }),
    signedUrl: linkSigner(settings, connect),
  }
}

function linkSigner(
  { bucket: name, localLinks }: Settings,
  connect: () => Promise<Bucket>,
): Objects['signedUrl'] {
  return async (path, lifetimeSeconds) => {
    const signedAt = new Date()
    if (localLinks) {
      const url = new URL(objectPath(name, path), localLinks.baseUrl)
      return createSigner(localLinks.key)({ url, signedAt, lifetimeSeconds })
    }
    const bucket = await connect()
    const expires = new Date(signedAt.getTime() + lifetimeSeconds * 1000)
    const signing = bucket.file(path).getSignedUrl({ version: 'v4', action: 'read', expires })
    const [url] = await signing.catch(storageUnavailable)
    return url
  }
}

/** Without a generation, the current object at that path. */
function fileOf(bucket: Bucket, path: string, generation: string | undefined): File {
  return generation === undefined ? bucket.file(path) : bucket.file(path, { generation })
}

async function save(file: File, bytes: Uint8Array, contentType: string): Promise<void> {
  const existingGeneration = await create(file, bytes, contentType)
  if (existingGeneration !== undefined) await put(file, bytes, contentType, existingGeneration)
}

/**
 * Writes a new object, or returns the generation of an existing object with other bytes. The first
 * write costs one call. A repeat leaves an object with the same bytes alone, because a new
 * generation would fire the triggers again. The emulator ignores preconditions and overwrites.
 */
async function create(
  file: File,
  bytes: Uint8Array,
  contentType: string,
): Promise<number | string | undefined> {
  try {
    await put(file, bytes, contentType, 0)
    return undefined
  } catch (error) {
    if (codeOf(error) !== 412) throw error
    const [{ md5Hash, generation }] = await file.getMetadata()
    const isSame = md5Hash === createHash('md5').update(bytes).digest('base64')
    return isSame ? undefined : (generation ?? 0)
  }
}

async function put(
  file: File,
  bytes: Uint8Array,
  contentType: string,
  ifGenerationMatch: number | string,
): Promise<void> {
  await file.save(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    resumable: false,
    validation: 'md5',
    contentType,
    ...(file.name.startsWith('optimized/') && { metadata: { cacheControl: photoCaching } }),
    preconditionOpts: { ifGenerationMatch },
  })
}

async function download(file: File): Promise<Uint8Array | undefined> {
  try {
    const [bytes] = await file.download()
    return bytes
  } catch (error) {
    if (codeOf(error) === 404) return undefined
    throw error
  }
}
