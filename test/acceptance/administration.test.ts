import { createKey, withKey } from '@plant/testing/keys'
import { leafPhoto } from '@plant/testing/leaf-photo'
import { appoint, auditOf } from '@plant/testing/operators'
import { pageThrough } from '@plant/testing/patience'
import {
  changeUser,
  readTransaction,
  readUser,
  seedFailed,
  seedPhoto,
  seedQueue,
} from '@plant/testing/seeded'
import { call, signUp, type TestUser } from '@plant/testing/service'
import { beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../functions/src/composition/endpoints.ts'
import { isAdministrative } from '../../functions/src/contract/route.ts'

let ada: TestUser
let ben: TestUser
let admin: TestUser
beforeAll(async () => {
  ;[ada, ben, admin] = await Promise.all([
    appoint('superadmin'),
    appoint('superadmin'),
    appoint('admin'),
  ])
})

const administrative = routes.filter(isAdministrative)

/** Fails if the tests below would run for an empty list of routes. */
it('the contract has nineteen administrative routes', () => expect(administrative).toHaveLength(19))
const post = (user: TestUser, path: string, body: Record<string, unknown> = {}) =>
  call('POST', `/v1/admin/${path}`, { user, body })

/** A user who has called the service before. */
async function known(): Promise<TestUser> {
  const user = await signUp()
  await call('POST', '/v1/session', { user, body: {} })
  return user
}

type Item = { analysisId: string; uid: string; state: string; imageUrl: string | null }

const queueOf = async (uid: string) => {
  const { items } = await pageThrough<Item>('/v1/admin/moderation?pageSize=20', { user: admin })
  return items.filter((item) => item.uid === uid)
}

describe('the moderation queue', () => {
  it('is decided by two superadmins and an admin, and each decision takes effect exactly once', async () => {
    const user = await known()
    const photo = await seedPhoto(user.uid)
    const states = Array.from({ length: 50 }, (_, index) =>
      index % 2 === 0 ? ('FLAGGED' as const) : ('BLOCKED' as const),
    )
    const ids = await seedQueue(user.uid, states, photo)
    const queue = await queueOf(user.uid)
    expect(queue.map(({ analysisId }) => analysisId)).toEqual(ids)
    expect(queue.map(({ state }) => state)).toEqual(states)
    const image = await (await fetch(queue[0]?.imageUrl ?? '')).text()
    expect(image).toMatch(/^RIFF.*WEBP/s)

    const team = [ada, ben, admin]
    const answers = await Promise.all(
      ids.map((analysisId, index) => {
        const verb = index % 5 === 0 ? 'block' : 'approve'
        return post(team[index % 3] ?? ada, verb, { analysisId, reason: 'seen' })
      }),
    )
    expect(answers.map(({ body }) => body['state'])).toEqual(
      ids.map((_id, index) => (index % 5 === 0 ? 'BLOCKED' : 'APPROVED')),
    )
    expect(await queueOf(user.uid)).toEqual([])
    expect(await readUser(user.uid)).toMatchObject({ violations: 10 })
    for (const [index, id] of ids.slice(0, 10).entries()) {
      const { body } = await call('GET', `/v1/analyses/${id}`, { user })
      const outcome = index % 5 === 0 ? 'INCONCLUSIVE' : 'HEALTHY'
      expect(body).toMatchObject({ analysis: { outcome } })
      expect(await readTransaction(id)).toMatchObject({ outcome })
    }
    const again = await post(ben, 'approve', { analysisId: ids[0] })
    expect(again).toMatchObject({ status: 409, body: { code: 'MODERATION_STATE' } })
    expect(await post(ben, 'approve', { analysisId: 'an_unknown' })).toMatchObject({ status: 404 })
    const entries = (await Promise.all(team.map(auditOf))).flat()
    const decisions = entries.filter(({ target }) => ids.includes(target ?? ''))
    expect(decisions.filter(({ action }) => action === 'analysis.block')).toHaveLength(10)
    expect(decisions.filter(({ action }) => action === 'analysis.approve')).toHaveLength(40)
    expect(new Set(decisions.map(({ id }) => id)).size).toBe(50)
  })

  it('contains each analysis that a user flagged, with its diagnosis', async () => {
    const user = await known()
    const body = { imageBase64: await leafPhoto(73) }
    const { body: analysis } = await call('POST', '/v1/analyses/sync', { user, body })
    const { id: analysisId, outcome, plant } = analysis
    const flag = { reason: 'ANSWER_HARMFUL', text: 'It says to eat it.' }
    const flagged = await call('POST', `/v1/analyses/${analysisId}/flag`, { user, body: flag })
    expect(flagged).toMatchObject({ status: 200, body: { analysisId, state: 'FLAGGED' } })
    const path = `/v1/admin/moderation/${analysisId}`
    const seen = await call<Item>('GET', path, { user: admin })
    expect(seen).toMatchObject({
      status: 200,
      body: { diagnosis: { outcome, plant }, flags: [flag], user: { violations: 0 } },
    })
    const shown = await fetch(seen.body.imageUrl ?? '')
    // An unread body can crash Node's fetch when the server closes (nodejs/undici#5360).
    await shown.arrayBuffer()
    expect(shown.status).toBe(200)
    expect((await post(admin, 'block', { analysisId })).status).toBe(200)
    expect(await readUser(user.uid)).toMatchObject({ violations: 0 })
    expect(await call('GET', path, { user: admin })).toMatchObject({ status: 409 })
  })
})

describe('users', () => {
  it('can be banned for violations by an admin or permanently by a superadmin, and can be unbanned', async () => {
    const user = await known()
    const [id = ''] = await seedQueue(user.uid, ['FLAGGED'], 'optimized/none.webp')
    await post(admin, 'block', { analysisId: id })
    const ban = () => post(admin, 'ban', { uid: user.uid, reason: 'twice' })
    expect(await ban()).toMatchObject({ status: 409, body: { code: 'NOT_ENOUGH_VIOLATIONS' } })
    const [second = ''] = await seedQueue(user.uid, ['BLOCKED'], 'optimized/none.webp')
    await post(ben, 'block', { analysisId: second })
    expect((await ban()).body).toEqual({ uid: user.uid, status: 'banned', permanent: false })
    expect((await post(ada, `ban-user/${user.uid}`)).body).toMatchObject({ permanent: true })
    expect((await ban()).body).toMatchObject({ permanent: true })
    const { body } = await call('GET', `/v1/admin/users/${user.uid}`, { user: admin })
    expect(body).toMatchObject({ email: user.email, status: 'banned', violations: 2 })
    expect((await post(ben, `unban-user/${user.uid}`)).body).toMatchObject({ status: 'active' })
    expect((await post(ada, 'ban', { uid: ada.uid, reason: 'x' })).status).toBe(403)
    expect((await post(admin, 'ban', { uid: ben.uid, reason: 'x' })).status).toBe(403)
    expect((await post(ada, 'ban-user/nobody')).status).toBe(404)
  })

  it('get their daily units back if an admin resets their quota', async () => {
    const user = await known()
    await changeUser(user.uid, (found) => ({ ...found, quota: { ...found.quota, used: 20 } }))
    const { body } = await post(ada, `reset-quota/${user.uid}`, { reason: 'our fault' })
    expect(body).toMatchObject({ uid: user.uid, quota: { limit: 20, used: 0, remaining: 20 } })
    expect((await call('POST', '/v1/session', { user, body: {} })).body).toMatchObject({
      quota: { used: 0 },
    })
  })
})

type TransactionPage = { items: { transactionId: string }[]; nextPageToken?: string }

/** Collects transaction ids from all pages, because other tests may fill the first page. */
async function listTransactions(): Promise<string[]> {
  const ids: string[] = []
  let query = '?pageSize=100'
  for (;;) {
    const answer = await call<TransactionPage>('GET', `/v1/admin/transactions${query}`, {
      user: admin,
    })
    const { items, nextPageToken } = answer.body
    ids.push(...items.map(({ transactionId }) => transactionId))
    if (nextPageToken === undefined) return ids
    query = `?pageSize=100&pageToken=${nextPageToken}`
  }
}

describe('failed transactions', () => {
  it('complete when they are retried, free of charge', async () => {
    const user = await known()
    const photo = await seedPhoto(user.uid)
    const [id = '', gone = ''] = await seedFailed(user.uid, [photo, 'optimized/none.webp'])
    expect(await listTransactions()).toContain(id)
    const retry = () => post(ada, `retry-transaction/${id}`)
    expect((await retry()).body).toEqual({ transactionId: id, status: 'PENDING' })
    await expect
      .poll(() => readTransaction(id), patience)
      .toMatchObject({
        status: 'COMPLETED',
        attempt: 2,
        charge: { state: 'FREE' },
      })
    expect(await retry()).toMatchObject({ status: 409, body: { code: 'ALREADY_COMPLETED' } })
    const lost = await post(ada, `retry-transaction/${gone}`)
    expect(lost).toMatchObject({ status: 404, body: { code: 'IMAGE_NOT_FOUND' } })
    expect(await readUser(user.uid)).toMatchObject({ quota: { used: 0 } })
  })

  it('are all retried in the background, but only once if two superadmins request the retry', async () => {
    const user = await known()
    const photo = await seedPhoto(user.uid)
    const paths = [...Array(118).fill('optimized/none.webp'), photo, photo] as string[]
    const ids = await seedFailed(user.uid, paths)
    const answers = await Promise.all([post(ada, 'retry-failed'), post(ben, 'retry-failed')])
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(Number(body['matched'])).toBeGreaterThanOrEqual(118)
    }
    for (const id of ids.slice(-2))
      await expect
        .poll(() => readTransaction(id), patience)
        .toMatchObject({ status: 'COMPLETED', attempt: 2 })
    expect(await readTransaction(ids[0] ?? '')).toMatchObject({ status: 'FAILED', attempt: 1 })
  })
})

describe('command permissions', () => {
  it('change when two superadmins request the same change, and the change applies from the next request', async () => {
    const cleo = await appoint('superadmin')
    const change = { uid: cleo.uid, permissions: ['reset-quota'] }
    const assign = (user: TestUser) => post(user, 'assign-permissions', change)
    expect((await assign(cleo)).status).toBe(403)
    expect((await assign(admin)).status).toBe(403)
    expect((await assign(ada)).body).toMatchObject({ status: 'pending_approval' })
    expect((await assign(ada)).body).toMatchObject({ status: 'pending_approval' })
    const superadmins = await call('GET', '/v1/admin/permissions', { user: ben })
    const pending = { permissions: ['reset-quota'], requestedBy: ada.uid }
    expect(superadmins.body['items']).toContainEqual(
      expect.objectContaining({ uid: cleo.uid, pending: expect.objectContaining(pending) }),
    )
    const user = await known()
    const found = await call('GET', '/v1/admin/users?role=superadmin&pageSize=100', { user: ben })
    const uids = (found.body['items'] as { uid: string }[]).map(({ uid }) => uid)
    expect(uids).toEqual(expect.arrayContaining([ada.uid, ben.uid, cleo.uid]))
    expect(uids).not.toContain(user.uid)
    expect((await call('GET', '/v1/admin/users', { user: admin })).status).toBe(403)
    expect((await post(cleo, `unban-user/${user.uid}`)).status).toBe(200)
    expect((await assign(ben)).body).toEqual({ ...change, status: 'applied' })
    expect((await post(cleo, `unban-user/${user.uid}`)).status).toBe(403)
    expect((await post(cleo, `reset-quota/${user.uid}`)).status).toBe(200)
    const held = await call('GET', `/v1/admin/permissions/${cleo.uid}`, { user: ada })
    expect(held.body).toEqual(change)
  })
})

describe('each administrative route', () => {
  const pathOf = (path: string) => path.replace(/\{\w+\}/g, 'somebody')

  it('admits only users with the required role', async () => {
    const user = await known()
    const { token } = await createKey(user)
    for (const { method, path, access } of administrative) {
      const go = (options: Parameters<typeof call>[2]) =>
        call(method, pathOf(path), { ...options, ...(method === 'POST' && { body: { uid: 1 } }) })
      expect((await go({ user })).status, path).toBe(403)
      expect((await go({ headers: withKey(token) })).status, path).toBe(401)
      expect((await go({})).status, path).toBe(401)
      const byAdmin = (await go({ user: admin })).status
      if (access === 'superadmin') expect(byAdmin, path).toBe(403)
      else expect([200, 400, 404], path).toContain(byAdmin)
    }
  })
})

const patience = { timeout: 40_000, interval: 500 }
