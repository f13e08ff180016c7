import { setTimeout as wait } from 'node:timers/promises'
import { multipart } from '@plant/testing/objects'
import { type Answer, call, type TestUser } from '@plant/testing/service'
import { stack } from '@plant/testing/stack'

const storage = `http://${stack.FIREBASE_STORAGE_EMULATOR_HOST}`

/** Uploads bytes like an app's Storage SDK, under the security rules. Returns the HTTP status. */
export async function upload(
  user: TestUser,
  file: string,
  bytes: Uint8Array,
  contentType = 'image/jpeg',
): Promise<number> {
  const path = `uploads/${user.uid}/${file}`
  const response = await uploadAs(`Firebase ${user.token}`, path, bytes, contentType)
  await response.arrayBuffer()
  return response.status
}

/** Uploads bytes through Firebase's own interface, whose response has a download token. */
export function uploadAs(
  authorization: string,
  name: string,
  bytes: Uint8Array,
  contentType: string,
): Promise<Response> {
  const sent = multipart(bytes, { contentType })
  const query = new URLSearchParams({ name })
  return fetch(`${storage}/v0/b/${stack.STORAGE_BUCKET}/o?${query.toString()}`, {
    method: 'POST',
    headers: {
      'content-type': sent.contentType,
      'x-goog-upload-protocol': 'multipart',
      authorization,
    },
    body: sent.body,
  })
}

/** Uploads a file. Throws unless the storage accepts the upload. */
export async function mustUpload(...args: Parameters<typeof upload>): Promise<void> {
  const status = await upload(...args)
  if (status !== 200) throw new Error(`the upload was answered ${status}`)
}

/** Starts an analysis of an upload. Repeats the call until the photo is ready, as an app does. */
export async function startOn(user: TestUser, name: string): Promise<Answer> {
  const body = { storagePath: `optimized/${user.uid}/${name}.webp` }
  for (;;) {
    const answer = await call('POST', '/v1/analyses', { user, body })
    if (answer.body['code'] !== 'IMAGE_NOT_READY') return answer
    await wait(Number(answer.headers.get('retry-after')) * 1000)
  }
}

/** The paths of all objects of a user. */
export async function objectsOf({ uid }: TestUser): Promise<string[]> {
  const lists = await Promise.all(
    ['uploads', 'optimized'].map(async (folder) => {
      const query = new URLSearchParams({ prefix: `${folder}/${uid}/` })
      const url = `${storage}/storage/v1/b/${stack.STORAGE_BUCKET}/o?${query.toString()}`
      const response = await fetch(url, { headers: { authorization: 'Bearer owner' } })
      const { items = [] } = (await response.json()) as { items?: { name: string }[] }
      return items.map(({ name }) => name)
    }),
  )
  return lists.flat()
}
