import { createHash } from 'node:crypto'
import type { Bucket, File } from '@google-cloud/storage'
import type { CallContext } from '../../ports/context.ts'
import type { Objects } from '../../ports/objects.ts'
import { Unavailable } from '../../ports/unavailable.ts'
import { lazily } from '../lazily.ts'
import { untilAborted } from '../until-aborted.ts'
import { type LinkServer, localLink } from './local-link.ts'

type Settings = {
  projectId: string
  bucket: string
  /** The local stack's link server; without one Cloud Storage's own V4 signatures are made. */
  links?: LinkServer | undefined
}

/** Objects in one bucket; the SDK finds the emulator by STORAGE_EMULATOR_HOST. */
export function cloudObjects(settings: Settings): Objects {
  const connect = lazily(async () => {
    const { Storage } = await import('@google-cloud/storage')
    return new Storage({ projectId: settings.projectId }).bucket(settings.bucket)
  })
  async function within<T>(context: CallContext, work: (bucket: Bucket) => Promise<T>) {
    const done = connect().then(work).catch(unavailable)
    return untilAborted(done, context.signal, 'storage')
  }
  return {
    write: (path, bytes, contentType, context) =>
      within(context, (bucket) => save(bucket.file(path), bytes, contentType)),
    read: (path, context, generation) =>
      within(context, (bucket) => download(fileOf(bucket, path, generation))),
    exists: (path, context, generation) =>
      within(context, async (bucket) => {
        const [exists] = await fileOf(bucket, path, generation).exists()
        return exists
      }),
    remove: (path, context, generation) =>
      within(context, async (bucket) => {
        await fileOf(bucket, path, generation).delete({ ignoreNotFound: true })
      }),
    async signedUrl(path, lifetimeSeconds) {
      const expires = new Date(Date.now() + lifetimeSeconds * 1000)
      if (settings.links) return localLink(settings.links, path, expires)
      const bucket = await connect()
      const signing = bucket.file(path).getSignedUrl({ version: 'v4', action: 'read', expires })
      const [url] = await signing.catch(unavailable)
      return url
    },
  }
}

/** Without a generation, whatever is there under that path. */
function fileOf(bucket: Bucket, path: string, generation: string | undefined): File {
  return generation === undefined ? bucket.file(path) : bucket.file(path, { generation })
}

/**
 * The first writer costs one call. A repeat finds the object there and leaves it alone if it holds the same bytes, so
 * that it neither gets a new generation nor fires the triggers again (the emulator knows no preconditions and overwrites).
 */
async function save(file: File, bytes: Uint8Array, contentType: string): Promise<void> {
  try {
    await put(file, bytes, contentType, 0)
  } catch (error) {
    if (codeOf(error) !== 412) throw error
    const [{ md5Hash, generation }] = await file.getMetadata()
    if (md5Hash === createHash('md5').update(bytes).digest('base64')) return
    await put(file, bytes, contentType, generation ?? 0)
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

function unavailable(error: unknown): never {
  throw new Unavailable('storage', error)
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
