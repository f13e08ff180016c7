import { pageThrough } from '@plant/testing/patience'
import { call, signUp, type TestUser } from '@plant/testing/service'
import { storeAnalyses } from '@plant/testing/stored'
import { describe, expect, it } from 'vitest'

type Folder = { id: string; name: string; analysisCount: number }
type Item = { id: string; folderId: string | null; saved: boolean }

async function historyOf(user: TestUser, folderId: string): Promise<string[]> {
  const path = `/v1/history?pageSize=100&folderId=${folderId}`
  const { items } = await pageThrough<Item>(path, { user })
  return items.map(({ id }) => id).sort()
}

async function createFolder(user: TestUser, name: string): Promise<Folder> {
  const answer = await call<Folder>('POST', '/v1/folders', { user, body: { name } })
  expect(answer.status).toBe(200)
  return answer.body
}

async function folderOf(user: TestUser, id: string): Promise<Folder | undefined> {
  const { items } = await pageThrough<Folder>('/v1/folders?pageSize=100', { user })
  return items.find((folder) => folder.id === id)
}

describe('a session', () => {
  it('creates the user once and stores the language and account name of the request', async () => {
    const user = await signUp()
    const open = (body: object = {}) => call('POST', '/v1/session', { user, body })
    const many = await Promise.all(Array.from({ length: 5 }, () => open()))
    expect(many.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(many.filter(({ body }) => body['isNewUser'] === true)).toHaveLength(1)
    await open({ language: 'pt-BR', accountName: 'Green House' })
    expect((await open()).body).toMatchObject({
      user: { uid: user.uid, email: user.email, role: 'user' },
      account: { id: user.uid, name: 'Green House', type: 'personal' },
      quota: { used: 0 },
      settings: { language: 'pt-BR' },
      isNewUser: false,
    })
    expect((await open({ language: 'not a language' })).status).toBe(400)
    expect((await open({ accountName: ' ' })).status).toBe(400)
  })
})

describe('the status endpoint', () => {
  it('reports every part as operational, and lets caches keep the answer for 30 seconds', async () => {
    const look = async () => {
      const { status, body, headers } = await call('GET', '/v1/status')
      expect(status).toBe(200)
      expect(headers.get('cache-control')).toBe('public, max-age=30')
      return body
    }
    // A part that does not answer within 2 s, because other tests run, counts as down for 30 s.
    const parts = ['api', 'analysis', 'images', 'webhooks', 'sign-in']
    await expect.poll(look, { timeout: 100_000, interval: 1000 }).toMatchObject({
      status: { indicator: 'none', description: 'All Systems Operational' },
      components: parts.map((id) => ({ id, status: 'operational' })),
    })
    // The cached answer may expire between two of the three calls, but not twice.
    const [first, second, third] = [await look(), await look(), await look()]
    expect([first, third]).toContainEqual(second)
  })
})

describe('folders', () => {
  it('count 250 analyses exactly, and a deleted folder releases its analyses', async () => {
    const user = await signUp()
    const temporary = { saved: false, expiresAt: new Date(Date.now() + 86_400_000) }
    const ids = await storeAnalyses(user.uid, 250, temporary)
    const { id } = await createFolder(user, 'Balcony')
    const path = `/v1/folders/${id}/assign`
    const batches = [ids.slice(0, 100), ids.slice(100, 200), ids.slice(200)]
    const assigned = await Promise.all(
      batches.map((analysisIds) => call('POST', path, { user, body: { analysisIds } })),
    )
    expect(assigned.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await historyOf(user, id)).toEqual([...ids].sort())
    expect((await folderOf(user, id))?.analysisCount).toBe(250)
    expect((await call('GET', '/v1/stats', { user })).body['totals']).toMatchObject({
      saved: 250,
      folders: 1,
    })
    const removed = await call('DELETE', `/v1/folders/${id}`, { user })
    expect(removed.body).toEqual({ id, deleted: true, unassigned: 250 })
    expect((await call('DELETE', `/v1/folders/${id}`, { user })).status).toBe(404)
    expect(await historyOf(user, id)).toEqual([])
    const kept = await pageThrough<Item>('/v1/history?pageSize=100&saved=true', { user })
    expect(kept.items.filter(({ folderId }) => folderId === null)).toHaveLength(250)
    expect((await call('GET', '/v1/stats', { user })).body['totals']).toMatchObject({
      saved: 250,
      folders: 0,
    })
  })

  it('accept either all of the given analyses or none, and cannot get a duplicate name', async () => {
    const user = await signUp()
    const ids = await storeAnalyses(user.uid, 2)
    const foreign = await storeAnalyses((await signUp()).uid, 1)
    const { id } = await createFolder(user, 'One')
    const two = await createFolder(user, 'Two')
    const path = `/v1/folders/${id}/assign`
    const body = { analysisIds: [...ids, ...foreign] }
    expect((await call('POST', path, { user, body })).status).toBe(404)
    expect(await historyOf(user, id)).toEqual([])
    const many = await Promise.all(
      Array.from({ length: 5 }, () =>
        call('POST', '/v1/folders', { user, body: { name: 'Three' } }),
      ),
    )
    const statuses = many.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(4)
    const rename = { user, body: { name: 'One' } }
    expect((await call('PATCH', `/v1/folders/${two.id}`, rename)).status).toBe(409)
  })

  it('can be used through the unversioned paths, with the folder id in the body', async () => {
    const user = await signUp()
    const [analysisId = ''] = await storeAnalyses(user.uid, 1)
    const post = (path: string, body: object) => call('POST', path, { user, body })
    const { body } = await post('/createFolder', { name: 'Old app' })
    const folderId = String(body['id'])
    const analysisIds = [analysisId]
    expect((await post('/assignToFolder', { folderId, analysisIds })).body).toEqual({
      folderId,
      analysisIds,
    })
    expect((await post('/unassignFromFolder', { data: { analysisIds } })).body).toEqual({
      result: { folderId: null, analysisIds },
    })
    expect((await post('/deleteFolder', { folderId })).body).toEqual({
      id: folderId,
      deleted: true,
      unassigned: 0,
    })
  })
})
