import { call } from '@plant/testing/service'
import { stack } from '@plant/testing/stack'
import { expect, it } from 'vitest'

const path = '/v1/webhooks/genai'
const now = () => String(Math.floor(Date.now() / 1000))
const headers = () => ({
  'webhook-id': 'msg_1',
  'webhook-timestamp': now(),
  'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
})

// Valid signatures are tested in process, because the stack of `npm test` has no provider secret.
it.each([
  ['nothing', {}, ''],
  ['a body that is not JSON', {}, '{"type":'],
  ['a wrong signature', headers(), '{"type":"batch.succeeded","data":{"id":"batches/1"}}'],
  ['a wrong signature of a body that is not JSON', headers(), 'not json'],
  ['an unknown token', { ...headers(), 'webhook-signature': 'a.b.c' }, '{}'],
])('the provider’s webhook receiver rejects %s with the same 401', async (_name, given, body) => {
  for (const base of [stack.BASE_URL, stack.API_URL]) {
    const answer = await call('POST', path, { headers: given, body, base })
    expect(answer.status).toBe(401)
    expect(answer.body).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    expect(answer.body).not.toHaveProperty('errors')
  }
})
