import type { Photo } from './analyse.ts'
import { type Connection, fetchAnswer } from './answer.ts'
import { headersOf, type IdentityCredential } from './credential.ts'
import { PlantError } from './error.ts'
import type { CallOptions, Request } from './request.ts'
import { pause, withRetries } from './retry.ts'

/** The storage bucket of the service's Firebase project. `url` is the address of an emulator. */
export type Storage = { bucket: string; url?: string | undefined }

export type UploadOptions = CallOptions & {
  /**
   * A name of 1 to 100 characters of `A-Z a-z 0-9 _ -`, random by default. The same name continues
   * an upload.
   */
  name?: string | undefined
}

/** The input of `analyse` for an uploaded photo. */
export type Uploaded = { name: string; storagePath: string }

export type UploadDeps = {
  request: Request
  connection: Connection
  storage: Storage
  credential: IdentityCredential
}

const pauseBetweenPollsSeconds = 1

/**
 * Uploads a photo to storage and waits until it can be analysed. If the storage or the service
 * refuses the photo, throws `PlantError` with the code of the refusal.
 */
export async function upload(
  deps: UploadDeps,
  photo: Photo,
  { name = crypto.randomUUID(), signal }: UploadOptions,
): Promise<Uploaded> {
  const read = () => deps.request('uploads.read', { params: { name }, signal })
  const arrive = () =>
    put(deps, photo, name, signal).catch(async (failure: unknown) => {
      // Storage accepts each name once, so after a lost answer only the service knows whether the
      // photo arrived.
      await read().catch((error: PlantError) => {
        throw error.code === 'NOT_FOUND' ? failure : error
      })
    })
  await withRetries(arrive, deps.connection.maxRetries, true, signal)
  for (;;) {
    const { storagePath, error } = await read()
    if (storagePath !== undefined) return { name, storagePath }
    if (error) throw new PlantError({ ...error, status: 200 })
    await pause(pauseBetweenPollsSeconds, signal)
  }
}

async function put(
  { connection, storage, credential }: UploadDeps,
  photo: Photo,
  name: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const own = await headersOf(credential, 'Firebase')
  const contentType = (photo as Blob).type || 'application/octet-stream'
  // The path needs an extension; the service finds the real format from the bytes.
  const path = `uploads/${uidOf(own.authorization)}/${name}.jpg`
  const url = `${storage.url ?? 'https://firebasestorage.googleapis.com'}/v0/b/${storage.bucket}/o?name=${encodeURIComponent(path)}`
  // A random boundary cannot occur in the photo.
  const boundary = crypto.randomUUID()
  // The upload protocol of Firebase's own library. The first part is the metadata for storage.
  const part = (type: string) => `\r\n--${boundary}\r\ncontent-type: ${type}\r\n\r\n`
  const metadata = JSON.stringify({ name: path, contentType })
  const head = part('application/json') + metadata + part(contentType)
  const body = new Blob([head, photo as Blob, `\r\n--${boundary}--`])
  const sent = {
    method: 'POST',
    headers: {
      ...own,
      'x-goog-upload-protocol': 'multipart',
      'content-type': `multipart/related; boundary=${boundary}`,
    },
    body,
  }
  await fetchAnswer(connection, 'upload', url, sent, signal)
}

/** The user id in the token of `authorization`, which is also the name of the upload folder. */
function uidOf(authorization: string): string {
  const payload = (authorization.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
  return (JSON.parse(atob(payload)) as { sub: string }).sub
}
