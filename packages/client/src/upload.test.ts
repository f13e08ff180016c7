import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ended, noAnswer, pauses, problem, scripted } from '../testing/scripted.ts'

beforeEach(() => void vi.useFakeTimers(pauses))
afterEach(() => void vi.useRealTimers())

const claims = Buffer.from(JSON.stringify({ sub: 'user_1?~' })).toString('base64url')
const token = `header.${claims}.signature`
const options = {
  credential: { kind: 'identity', token: async () => token },
  storage: { bucket: 'plants.appspot.com' },
} as const

const photo = new Blob(['the photo'], { type: 'image/png' })
const unknown = problem(404, 'NOT_FOUND')
const stored = { body: { name: 'uploads/user_1/rose.jpg' } }
const waiting = { body: { name: 'rose', status: 'waiting' } }
const ready = { body: { name: 'rose', status: 'ready', storagePath: 'optimized/u/rose.webp' } }
const forbidden = { status: 403, body: { error: { code: 403, message: 'Permission denied.' } } }

async function uploaded(answers: Parameters<typeof scripted>[0], more: object = {}) {
  const { plants, asked } = scripted(answers, { ...options, ...more })
  const { value, error } = await ended(plants.upload(photo, { name: 'rose' }))
  const calls = asked.map(({ method, url }) => `${method} ${url}`)
  return { ending: value ?? error, calls, asked }
}

const object = 'https://firebasestorage.googleapis.com/v0/b/plants.appspot.com/o'
const put = `POST ${object}?name=uploads%2Fuser_1%3F~%2Frose.jpg`
const read = 'GET https://plants.example.com/v1/uploads/rose'

it("uploads the photo to the user's folder and waits until the photo is ready", async () => {
  const { ending, calls, asked } = await uploaded([stored, waiting, ready])
  expect(ending).toEqual({ name: 'rose', storagePath: 'optimized/u/rose.webp' })
  expect(calls).toEqual([put, read, read])
  expect(asked[0]?.headers.get('authorization')).toBe(`Firebase ${token}`)
  expect(asked[0]?.body).toContain('content-type: image/png\r\n\r\nthe photo\r\n--')
})

it('sends an App Check token to the storage and to the service', async () => {
  const credential = { ...options.credential, appCheck: async () => 'of an app' }
  const { asked } = await uploaded([stored, ready], { credential })
  const sent = asked.map(({ headers }) => headers.get('x-firebase-appcheck'))
  expect(sent).toEqual(['of an app', 'of an app'])
})

it('after a lost answer, checks whether the photo arrived and never uploads it twice', async () => {
  const { ending, calls } = await uploaded([noAnswer, waiting, ready])
  expect(ending).toMatchObject({ name: 'rose' })
  expect(calls).toEqual([put, read, read])
})

it('uploads a photo again when it did not arrive', async () => {
  const { ending, calls } = await uploaded([noAnswer, unknown, stored, ready])
  expect(ending).toMatchObject({ name: 'rose' })
  expect(calls).toEqual([put, read, put, read])
})

it('continues an upload whose name was used before', async () => {
  const { ending, calls } = await uploaded([forbidden, ready, ready])
  expect(ending).toMatchObject({ name: 'rose' })
  expect(calls).toEqual([put, read, read])
})

it('reports that storage refused the photo', async () => {
  const { ending, calls } = await uploaded([forbidden, unknown])
  expect(ending).toMatchObject({ code: 'PERMISSION_DENIED', status: 403 })
  expect(calls).toEqual([put, read])
})

it('reports why the service refused the photo', async () => {
  const error = { code: 'IMAGE_UNDECODABLE', detail: 'convert it' }
  const { ending } = await uploaded([stored, { body: { name: 'rose', status: 'refused', error } }])
  expect(ending).toMatchObject({ code: 'IMAGE_UNDECODABLE', message: 'convert it' })
})

it.each([
  ['without a storage', { storage: undefined }],
  [
    'with an API key, whose tokens storage refuses',
    { credential: { kind: 'exchanged', key: 'k' } },
  ],
])('rejects a photo before sending it: %s', async (_how, more) => {
  const { ending, calls } = await uploaded([], more)
  expect(ending).toBeInstanceOf(TypeError)
  expect(calls).toEqual([])
})
