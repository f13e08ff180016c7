import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Bucket, File } from '@google-cloud/storage'
import { limits } from '../../contract/limits.ts'
import type { CallContext } from '../../ports/context.ts'
import type { ObjectStreams, Objects, PhotoLinks } from '../../ports/objects.ts'
import { codeOf } from '../code-of.ts'
import { lazily } from '../lazily.ts'
import { createSigner, type HmacKey, objectPath, steadyLinks } from '../photo-links/photo-links.ts'
import { unavailable, untilAborted } from '../until-aborted.ts'
import { endDownloads } from './end-downloads.ts'

const storageUnavailable = unavailable('storage')

type Location = { projectId: string; bucket: string }

type Settings = Location & {
  /** Links for the local stack, whose Storage emulator signs no links (firebase-tools#3400). */
  localLinks?: { baseUrl: string; key: HmacKey } | undefined
}

/** Photos never change, so browsers may cache a photo until its link has expired. */
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
    read: (path, bytesLimit, context, generation) =>
      within(context, (bucket) => readBelow(bytesLimit, fileOf(bucket, path, generation))),
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
    endDownloads: (path, context, generation) =>
      within(context, (bucket) => endDownloads(fileOf(bucket, path, generation), context.signal)),
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
    return await signByIam(bucket.file(path), signedAt, expires)
  }
}

/** A link has some 900 bytes, so these take about 5 MB. */
const linksKept = 5000

/**
 * Links by the SDK, which asks IAM to sign each as the function's own account. Keeps the links of
 * the current quarter of an hour, because the project may ask IAM for few signatures a minute.
 */
export function iamPhotoLinks(settings: Location & { signingEndpoint?: string }): PhotoLinks {
  const connect = lazyBucket(settings)
  const { signingEndpoint } = settings
  let kept = { at: 0, links: new Map<string, Promise<string>>() }
  return steadyLinks((path, signedAt, expiresAt) => {
    const at = signedAt.getTime()
    if (kept.at !== at || kept.links.size >= linksKept) kept = { at, links: new Map() }
    const { links } = kept
    const known = links.get(path)
    if (known !== undefined) return known
    const signing = connect().then((bucket) =>
      signByIam(bucket.file(path), signedAt, expiresAt, signingEndpoint),
    )
    links.set(path, signing)
    signing.catch(() => links.delete(path))
    return signing
  })
}

/** The SDK takes no signal, and IAM usually answers in 50 ms. */
const signMs = 10_000

async function signByIam(
  file: File,
  accessibleAt: Date,
  expires: Date,
  signingEndpoint?: string,
): Promise<string> {
  const signing = file.getSignedUrl({
    version: 'v4',
    action: 'read',
    accessibleAt,
    expires,
    ...(signingEndpoint && { signingEndpoint }),
  })
  const inTime = AbortSignal.timeout(signMs)
  const [url] = await untilAborted(signing.catch(storageUnavailable), inTime, 'storage')
  return url
}

/** Returns the given generation of an object, or the current object if no generation is given. */
function fileOf(bucket: Bucket, path: string, generation: string | undefined): File {
  return bucket.file(path, generation === undefined ? {} : { generation })
}

async function save(file: File, bytes: Uint8Array, contentType: string): Promise<void> {
  const existingGeneration = await create(file, bytes, contentType)
  if (existingGeneration !== undefined) await put(file, bytes, contentType, existingGeneration)
}

/**
 * Writes a new object in one call. If other bytes exist at the path, returns their generation. Does
 * not write equal bytes again, because a new generation would fire the triggers.
 */
async function create(file: File, bytes: Uint8Array, contentType: string) {
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

/** Reads a stream, because the SDK's own download decompresses 10 MB into 10 GB. */
async function readBelow(bytesLimit: number, file: File) {
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of file.createReadStream({ decompress: false })) {
      length += chunk.length
      if (length >= bytesLimit) return 'TOO_LARGE'
      chunks.push(chunk)
    }
    return Buffer.concat(chunks, length)
  } catch (error) {
    if (codeOf(error) === 404) return undefined
    throw error
  }
}

/** Loads the SDK on first use. The SDK finds the emulator through STORAGE_EMULATOR_HOST. */
function lazyBucket(settings: Location) {
  return lazily(async () => {
    const { Storage } = await import('@google-cloud/storage')
    return new Storage({ projectId: settings.projectId }).bucket(settings.bucket)
  })
}

const pageSize = 500

export function cloudObjectStreams(settings: Location): ObjectStreams {
  const connect = lazyBucket(settings)
  return {
    async write(path, content, contentType, { signal }) {
      const bucket = await connect()
      // One request, so that an interrupted write leaves no object.
      const target = bucket
        .file(path)
        .createWriteStream({ resumable: false, validation: 'md5', contentType })
      const source = Readable.from(content, { objectMode: false })
      const own = Promise.withResolvers<never>()
      source.once('error', own.reject)
      own.promise.catch(() => undefined)
      const writing = pipeline(source, target, { signal })
      await Promise.race([own.promise, writing.catch(storageUnavailable)])
    },
    async *list(prefix, { signal }) {
      const bucket = await connect()
      let pageToken: string | undefined
      do {
        signal.throwIfAborted()
        const page = await listPage(bucket, prefix, pageToken)
        yield* page.paths
        pageToken = page.next
      } while (pageToken !== undefined)
    },
  }
}

async function listPage(bucket: Bucket, prefix: string, pageToken: string | undefined) {
  const query = {
    prefix,
    autoPaginate: false,
    maxResults: pageSize,
    ...(pageToken && { pageToken }),
  }
  const [files, next] = await bucket.getFiles(query).catch(storageUnavailable)
  const following = (next as { pageToken?: string } | null)?.pageToken
  return { paths: files.map(({ name }) => name), next: following }
}
