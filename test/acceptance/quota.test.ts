import { leafPhoto } from '@plant/testing/leaf-photo'
import { call, finished, signUp, type Transaction } from '@plant/testing/service'
import { describe, expect, it } from 'vitest'

describe('the daily quota', () => {
  it('accepts 20 of 30 concurrent starts and rejects the others with 429', async () => {
    const user = await signUp()
    const body = { imageBase64: await leafPhoto(10) }
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => call<Transaction>('POST', '/v1/analyses', { user, body })),
    )
    const accepted = answers.filter((answer) => answer.status === 202)
    const refused = answers.filter((answer) => answer.status === 429)
    expect(accepted).toHaveLength(20)
    expect(refused).toHaveLength(10)
    for (const { body: problem, headers } of refused) {
      expect(problem).toMatchObject({ code: 'DAILY_QUOTA_EXCEEDED' })
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    await Promise.all(accepted.map(({ body: { transactionId } }) => finished(user, transactionId)))
  })

  it('refunds the unit of a photo that cannot be decoded', async () => {
    const user = await signUp()
    const bad = { imageBase64: Buffer.from('no photo').toString('base64') }
    expect((await call('POST', '/v1/analyses/sync', { user, body: bad })).status).toBe(422)
    const good = { imageBase64: await leafPhoto(11) }
    const { body } = await call<{ usage: unknown }>('POST', '/v1/analyses/sync', {
      user,
      body: good,
    })
    expect(body.usage).toMatchObject({ charged: 1, remainingToday: 19 })
  })
})
