import { hasten, remains, until } from '@plant/testing/erasing'
import { createKey, withKey } from '@plant/testing/keys'
import { leafPhoto } from '@plant/testing/leaf-photo'
import { mailsTo } from '@plant/testing/mails'
import { call, finished, signUp } from '@plant/testing/service'
import { expect, it } from 'vitest'

/**
 * A user with an analysis, a folder, a device, an exchanged key, a worker, a webhook and an export.
 */
async function furnished() {
  const [user, worker] = [await signUp(), await signUp()]
  const post = (path: string, body: object) => call('POST', path, { user, body })
  const started = await post('/v1/analyses', { imageBase64: await leafPhoto(813) })
  await finished(user, String(started.body['transactionId']))
  await post('/v1/folders', { name: 'Herbs' })
  await post('/v1/iot/devices', { type: 'sensor', projectId: 'p', placeId: 'q' })
  await post('/v1/webhooks', { url: 'http://localhost:9/' })
  const { token } = await createKey(user)
  await call('POST', '/v1/auth/exchange-token', { headers: { 'x-enterprise-token': token } })
  const invited = await post('/v1/invitations/invite', { email: worker.email })
  const otp = /\d{8}/.exec((await mailsTo(worker.email)).at(-1)?.text ?? '')?.[0]
  const { invitationId } = invited.body
  await call('POST', '/v1/invitations/redeem', { user: worker, body: { invitationId, otp } })
  await post('/v1/gdpr/export', {})
  await until(async () => (await post('/v1/gdpr/export', {})).body['status'] === 'ready')
  return { user, worker, key: token }
}

it('erasing an account owner deletes all data of the owner and returns the worker to a personal account', async () => {
  const { user, worker, key } = await furnished()
  const refused = await call('POST', '/v1/gdpr/erase', { user, body: { confirm: worker.uid } })
  expect([refused.status, refused.body['code']]).toEqual([400, 'INVALID_ARGUMENT'])
  const answer = await call('POST', '/v1/gdpr/erase', { user, body: { confirm: user.uid } })
  expect([answer.status, answer.body]).toEqual([
    202,
    { uid: user.uid, status: 'scheduled', eraseAfter: expect.stringMatching(/Z$/) },
  ])
  const days = (Date.parse(String(answer.body['eraseAfter'])) - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(7)
  const before = await remains(user)
  expect(before).toEqual(
    expect.arrayContaining([`users/${user.uid}`, `sign-in ${user.uid}`, `exports/${user.uid}`]),
  )
  expect(before.length).toBeGreaterThan(15)

  await hasten(user.uid, 'SCHEDULED')
  await until(async () => (await call('GET', '/v1/history', { user })).status === 403)
  await until(
    async () => (await call('GET', '/v1/stats', { headers: withKey(key) })).status === 403,
  )
  await until(async () => (await call('GET', '/v1/tokens', { user: worker })).status === 200)
  await hasten(user.uid, 'CLOSED')
  await until(async () => (await remains(user)).length === 0)
  expect((await call('GET', '/v1/tokens', { user: worker })).status).toBe(200)
}, 400_000)
