import { stack } from './stack.ts'

const emulator = `http://${stack.FIREBASE_STORAGE_EMULATOR_HOST}`

/** Writes an object with the service's account, which bypasses the security rules. */
export function putObject(
  path: string,
  body: string | Uint8Array<ArrayBuffer>,
  contentType = 'text/plain',
): Promise<Response> {
  const query = new URLSearchParams({ uploadType: 'media', name: path })
  return fetch(`${emulator}/upload/storage/v1/b/${stack.STORAGE_BUCKET}/o?${query.toString()}`, {
    method: 'POST',
    headers: { 'content-type': contentType, authorization: 'Bearer owner' },
    body,
  })
}

/** Writes an object with a content encoding, which only a multipart upload can set. */
export function putEncoded(path: string, bytes: Uint8Array, contentEncoding: string) {
  const { contentType, body } = multipart(bytes, { name: path, contentEncoding })
  const url = `${emulator}/upload/storage/v1/b/${stack.STORAGE_BUCKET}/o?uploadType=multipart`
  const headers = { 'content-type': contentType, authorization: 'Bearer owner' }
  return fetch(url, { method: 'POST', headers, body })
}

const boundary = 'a-boundary-of-a-test'

/** The body of an upload with metadata, as the Storage SDKs send it. */
export function multipart(bytes: Uint8Array, metadata: Record<string, string>) {
  const part = (type: string) => `--${boundary}\r\nContent-Type: ${type}\r\n\r\n`
  const parts = [
    Buffer.from(`${part('application/json')}${JSON.stringify(metadata)}\r\n`),
    Buffer.from(part(metadata['contentType'] ?? 'application/octet-stream')),
    bytes,
    Buffer.from(`\r\n--${boundary}--`),
  ]
  const contentType = `multipart/related; boundary=${boundary}`
  return { contentType, body: new Uint8Array(Buffer.concat(parts)) }
}

export function getObject(path: string): Promise<Response> {
  const name = encodeURIComponent(path)
  return fetch(`${emulator}/storage/v1/b/${stack.STORAGE_BUCKET}/o/${name}?alt=media`)
}

/** Writes an object without signing in, so that the security rules apply. */
export function putObjectAsStranger(path: string, body: string): Promise<Response> {
  const query = new URLSearchParams({ name: path })
  return fetch(`${emulator}/v0/b/${stack.STORAGE_BUCKET}/o?${query.toString()}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body,
  })
}
