import { setTimeout as sleep } from 'node:timers/promises'
import { createKey, withKey } from '@plant/testing/keys'
import { leafPhoto } from '@plant/testing/leaf-photo'
import { appoint, auditOf } from '@plant/testing/operators'
import { changeUser } from '@plant/testing/seeded'
import { call, signUp, type TestUser } from '@plant/testing/service'
import { stack } from '@plant/testing/stack'
import { beforeAll, describe, expect, it } from 'vitest'

/** The longest time until a ban takes effect, in milliseconds. */
const cacheMs = stack.CALLER_CACHE_SECONDS * 1000

let root: TestUser
beforeAll(async () => {
  root = await appoint('superadmin')
})

type Way = [name: string, go: () => Promise<number>]

/** Every way to use the service, with and without the API. Each function returns an HTTP status. */
async function waysOf(user: TestUser, worker: TestUser): Promise<Way[]> {
  const { token } = await createKey(user)
  const exchange = () =>
    call<{ idToken: string }>('POST', '/v1/auth/exchange-token', {
      headers: { 'x-enterprise-token': token },
    })
  const exchanged = { uid: '', email: '', token: (await exchange()).body.idToken }
  const started = await call<{ transactionId: string }>('POST', '/v1/analyses', {
    user,
    body: { imageBase64: await leafPhoto(310) },
  })
  const status = async (answer: Promise<{ status: number }>) => (await answer).status
  const { transactionId } = started.body
  return [
    ['a call with an identity token', () => status(call('GET', '/v1/history', { user }))],
    ['a session', () => status(call('POST', '/v1/session', { user, body: {} }))],
    ['a call with a key', () => status(call('GET', '/v1/history', { headers: withKey(token) }))],
    [
      'a call with a key on a legacy path',
      () => status(call('GET', '/v0/stats', { headers: withKey(token) })),
    ],
    [
      'a call with an exchanged token',
      () => status(call('GET', '/v1/folders', { user: exchanged })),
    ],
    ['the exchange of a key', () => status(exchange())],
    [
      'a call with a callable body',
      () => status(call('POST', '/createFolder', { user, body: { data: {} } })),
    ],
    ['a call of a callable function', () => status(callable('createFolder', user))],
    ['a call of a worker', () => status(call('GET', '/v1/history', { user: worker }))],
    ['a watched transaction', () => status(watch(transactionId, user))],
    ['an upload', () => status(upload(user))],
  ]
}

const callable = (name: string, user: TestUser) =>
  fetch(`http://${stack.FUNCTIONS_EMULATOR_HOST}/${stack.PROJECT_ID}/us-central1/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ data: {} }),
  })

const watch = (id: string, user: TestUser) =>
  fetch(
    `http://${stack.FIRESTORE_EMULATOR_HOST}/v1/projects/${stack.PROJECT_ID}/databases/(default)/documents/transactions/${id}`,
    { headers: { authorization: `Bearer ${user.token}` } },
  )

let uploads = 0
/** Uploads a photo as the Storage SDK does, so that the emulator can read the content type. */
const upload = (user: TestUser) => {
  const name = `uploads/${user.uid}/photo${(uploads += 1)}.jpg`
  const part = (type: string, content: string) =>
    `--part\r\nContent-Type: ${type}\r\n\r\n${content}\r\n`
  const metadata = JSON.stringify({ name, contentType: 'image/jpeg' })
  return fetch(
    `http://${stack.FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/${stack.STORAGE_BUCKET}/o?name=${encodeURIComponent(name)}`,
    {
      method: 'POST',
      headers: {
        authorization: `Firebase ${user.token}`,
        'x-goog-upload-protocol': 'multipart',
        'content-type': 'multipart/related; boundary=part',
      },
      body: `${part('application/json', metadata)}${part('image/jpeg', 'no photo')}--part--`,
    },
  )
}

const statuses = async (ways: readonly Way[]) =>
  Object.fromEntries(await Promise.all(ways.map(async ([name, go]) => [name, await go()] as const)))

describe('a ban', () => {
  it('takes effect once no instance caches the user, and then rejects every request until a superadmin lifts the ban', async () => {
    const [user, worker] = [await signUp(), await signUp()]
    await call('POST', '/v1/session', { user: worker, body: {} })
    const ways = await waysOf(user, worker)
    const joined = { accountId: user.uid, membership: 'worker' } as const
    await changeUser(worker.uid, (known) => ({ ...known, ...joined }))
    await sleep(cacheMs)
    const before = await statuses(ways)
    const closed = Object.entries(before).filter(([, status]) => [401, 403].includes(status))
    expect(closed).toEqual([])
    const ban = `/v1/admin/ban-user/${user.uid}`
    const banned = await call('POST', ban, { user: root, body: { reason: 'a test' } })
    expect(banned.body).toEqual({ uid: user.uid, status: 'banned', permanent: true })
    await sleep(cacheMs)
    // The exchange answers only 200 or 401.
    const refused = Object.fromEntries(
      ways.map(([name]) => [name, name === 'the exchange of a key' ? 401 : 403]),
    )
    expect(await statuses(ways)).toEqual(refused)
    const { body } = await call('GET', '/v1/history', { user })
    expect(body).toMatchObject({ code: 'ACCOUNT_BANNED' })
    const unbanned = await call('POST', `/v1/admin/unban-user/${user.uid}`, { user: root })
    expect(unbanned.body).toEqual({ uid: user.uid, status: 'active', permanent: false })
    await sleep(cacheMs)
    expect(await statuses(ways)).toEqual(before)
    const entries = (await auditOf(root)).filter(({ target }) => target === user.uid)
    expect(entries.map(({ action }) => action)).toEqual(['user.unban', 'user.ban-permanently'])
  }, 240_000)

  it("ends an admin's access at the next request, and losing the role ends this access too", async () => {
    const admin = await appoint('admin')
    const moderation = () => call('GET', '/v1/admin/moderation', { user: admin })
    expect((await moderation()).status).toBe(200)
    await call('POST', `/v1/admin/ban-user/${admin.uid}`, { user: root })
    expect(await moderation()).toMatchObject({ status: 403, body: { code: 'ACCOUNT_BANNED' } })
    await call('POST', `/v1/admin/unban-user/${admin.uid}`, { user: root })
    expect((await moderation()).status).toBe(200)
    await changeUser(admin.uid, (known) => ({ ...known, role: 'user' }))
    expect(await moderation()).toMatchObject({ status: 403, body: { code: 'PERMISSION_DENIED' } })
  })
})
