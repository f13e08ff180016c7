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
