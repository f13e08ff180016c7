import { leafPhoto } from '@plant/testing/leaf-photo'
import { call, finished, signUp, type Transaction, uuid } from '@plant/testing/service'
import { describe, expect, it } from 'vitest'

const start = '/v1/analyses'
const sync = '/v1/analyses/sync'

it('ten concurrent requests with one Idempotency-Key create one folder', async () => {
  const user = await signUp()
  const headers = { 'idempotency-key': uuid() }
  const create = () =>
    call<{ id: string }>('POST', '/v1/folders', { user, headers, body: { name: 'Balcony' } })
  const answers = await Promise.all(Array.from({ length: 10 }, create))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
  const first = answers.filter(({ headers: sent }) => !sent.has('idempotent-replayed'))
  expect(first).toHaveLength(1)
})

describe('a repeated start with the same Idempotency-Key', () => {
  it('creates one transaction and one charge, even with ten concurrent requests', async () => {
    const user = await signUp()
    const headers = { 'idempotency-key': uuid() }
    const body = { imageBase64: await leafPhoto(1) }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call<Transaction>('POST', start, { user, body, headers })),
    )
    const ids = new Set(answers.map((answer) => answer.body.transactionId))
    expect(ids.size).toBe(1)
    for (const answer of answers) expect([200, 202]).toContain(answer.status)
    const [id = ''] = ids
    const { analysis } = await finished(user, id)
    expect(analysis?.usage).toMatchObject({ remainingToday: 19 })
    const again = await call<Transaction>('POST', start, { user, body, headers })
    expect(again.status).toBe(200)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(again.body).toMatchObject({ transactionId: id, status: 'COMPLETED', analysis })
  })

  it('counts as one operation on all asynchronous paths, but as another operation on the synchronous path', async () => {
    const user = await signUp()
    const key = uuid()
    const headers = { 'idempotency-key': key }
    const image = { imageBase64: await leafPhoto(2) }
    const first = await call<Transaction>('POST', start, { user, body: image, headers })
    const legacy = await call<Transaction>('POST', '/v0/analyze', { user, body: image, headers })
    const unversioned = await call<Transaction>('POST', '/startAnalysis', {
      user,
      body: { ...image, idempotencyKey: key },
    })
    expect(legacy.body.transactionId).toBe(first.body.transactionId)
    expect(unversioned.body.transactionId).toBe(first.body.transactionId)
    const now = await call<{ id: string }>('POST', sync, { user, body: image, headers })
    expect(now.status).toBe(200)
    expect(now.body.id).not.toBe(first.body.transactionId)
  })

  it('is rejected if the body differs, and gets the same answer if the photo is unreadable', async () => {
    const user = await signUp()
    const headers = { 'idempotency-key': uuid() }
    const body = { imageBase64: Buffer.from('this is no photo').toString('base64') }
    for (let time = 0; time < 2; time += 1) {
      const answer = await call('POST', start, { user, body, headers })
      expect(answer.status).toBe(422)
      expect(answer.body.code).toBe('IMAGE_UNDECODABLE')
    }
    const other = { imageBase64: await leafPhoto(3) }
    const reused = await call('POST', start, { user, body: other, headers })
    expect(reused.body).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' })
  })

  it('is rejected with 409 after the analysis was deleted', async () => {
    const user = await signUp()
    const headers = { 'idempotency-key': uuid() }
    const body = { imageBase64: await leafPhoto(4) }
    const done = await call<{ id: string }>('POST', sync, { user, body, headers })
    await call('DELETE', `/v1/analyses/${done.body.id}`, { user })
    const again = await call('POST', sync, { user, body, headers })
    expect(again.body).toMatchObject({ status: 409, code: 'CONFLICT' })
  })
})
