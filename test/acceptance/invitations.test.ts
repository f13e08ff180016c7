import { setTimeout as wait } from 'node:timers/promises'
import { createKey } from '@plant/testing/keys'
import { leafPhoto } from '@plant/testing/leaf-photo'
import { mailsTo } from '@plant/testing/mails'
import { patiently } from '@plant/testing/patience'
import { type Answer, call, finished, signUp, type TestUser } from '@plant/testing/service'
import { stack } from '@plant/testing/stack'
import { expect, it } from 'vitest'
import { routes } from '../../functions/src/composition/endpoints.ts'

/** The longest time that an instance caches the data of a caller, in milliseconds. */
const cacheMs = stack.CALLER_CACHE_SECONDS * 1000 + 500

type Invited = { invitationId: string; email: string; status: string; expiresAt: string }

async function invite(owner: TestUser, email: string, language = 'en') {
  const answer = await call<Invited>('POST', '/v1/invitations/invite', {
    user: owner,
    body: { email, language },
  })
  expect(answer.status).toBe(200)
  const mail = (await mailsTo(email)).at(-1)
  const runs = mail?.text.match(/\d{8,}/g) ?? []
  expect(runs).toHaveLength(1)
  expect(runs[0]).toHaveLength(8)
  expect(JSON.stringify(answer.body)).not.toContain(runs[0])
  expect(mail?.html).toContain(runs[0])
  return { id: answer.body.invitationId, otp: runs[0] ?? '', mail }
}

const verify = (invitationId: string, otp: string): Promise<Answer> =>
  patiently('POST', '/v1/invitations/verify', { body: { invitationId, otp } })
const redeem = (user: TestUser, invitationId: string, otp: string): Promise<Answer> =>
  patiently('POST', '/v1/invitations/redeem', { user, body: { invitationId, otp } })
const code = ({ status, body }: Answer) => [status, body['code']]

it('an invited worker works in the account of the owner, and then returns to a personal account', async () => {
  const [owner, worker] = [await signUp(), await signUp()]
  await call('POST', '/v1/session', { user: owner, body: { accountName: 'Nursery & Sons' } })
  await call('POST', '/v1/folders', { user: worker, body: { name: 'of my own' } })
  const { id, otp, mail } = await invite(owner, worker.email, 'de')
  expect(mail?.subject).toBe('Einladung: Mitarbeit im Konto „Nursery & Sons“')
  expect(mail?.html).toContain('Nursery &amp; Sons')
  expect((await verify(id, otp)).body).toMatchObject({
    valid: true,
    accountName: 'Nursery & Sons',
    role: 'worker',
  })
  expect(code(await redeem(await signUp(), id, otp))).toEqual([403, 'INVITATION_EMAIL_MISMATCH'])
  const joined = { account: { id: owner.uid, name: 'Nursery & Sons' }, role: 'worker' }
  expect((await redeem(worker, id, otp)).body).toEqual(joined)
  expect((await redeem(worker, id, otp)).body).toEqual(joined)
  await wait(cacheMs)

  const photo = await leafPhoto(811)
  const started = await call<{ transactionId: string }>('POST', '/v1/analyses', {
    user: worker,
    body: { imageBase64: photo },
  })
  const analysisId = started.body.transactionId
  expect(await finished(worker, analysisId)).toMatchObject({ status: 'COMPLETED' })
  const history = await call<{ items: { id: string }[] }>('GET', '/v1/history', { user: owner })
  expect(history.body.items.map((item) => item.id)).toEqual([analysisId])
  expect((await call('GET', '/v1/folders', { user: worker })).body).toEqual({ items: [] })
  for (const { method, path } of routes.filter(({ access }) => access === 'owner')) {
    const options = method === 'GET' ? {} : { body: {} }
    const named = path.replace(/\{\w+\}/g, 'somebody')
    const refused = await patiently(method, named, { user: worker, ...options })
    expect([path, ...code(refused)]).toEqual([path, 403, 'PERMISSION_DENIED'])
  }

  const other = await invite(await signUp(), worker.email)
  expect(code(await redeem(worker, other.id, other.otp))).toEqual([409, 'CONFLICT'])
  const left = await call('DELETE', `/v1/invitations/${id}`, { user: worker })
  expect(left.body).toEqual({ id, deleted: true })
  await wait(cacheMs)
  const folders = await call<{ items: { name: string }[] }>('GET', '/v1/folders', { user: worker })
  expect(folders.body.items.map(({ name }) => name)).toEqual(['of my own'])
  expect((await call('GET', `/v1/analyses/${analysisId}`, { user: worker })).status).toBe(404)
}, 300_000)

it('fifty concurrent wrong passwords lock an invitation until the next invitation mail', async () => {
  const [owner, worker] = [await signUp(), await signUp()]
  const { id, otp } = await invite(owner, worker.email)
  // Immediately, because after a minute another mail would be allowed.
  const tooSoon = await call('POST', '/v1/invitations/invite', {
    user: owner,
    body: { email: worker.email },
  })
  expect(code(tooSoon)).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(Number(tooSoon.headers.get('retry-after'))).toBeGreaterThan(0)
  const guesses = Array.from({ length: 50 }, (_, at) => String(10_000_000 + at))
  const answers = await Promise.all(
    guesses
      .filter((guess) => guess !== otp)
      .map((guess, at) => (at % 2 === 0 ? verify(id, guess) : redeem(worker, id, guess))),
  )
  expect(new Set(answers.map((answer) => code(answer).join()))).toEqual(
    new Set(['400,INVITATION_INVALID']),
  )
  const wrong = await verify(id, otp)
  expect(code(wrong)).toEqual([400, 'INVITATION_INVALID'])
  expect(code(await redeem(worker, id, otp))).toEqual([400, 'INVITATION_INVALID'])
  const unknown = await verify(`inv_${'0'.repeat(22)}`, otp)
  const said = ({ body: { requestId: _id, ...rest } }: Answer) => rest
  expect(said(unknown)).toEqual(said(wrong))
}, 300_000)

it('the owner can list and withdraw invitations, also with a token exchanged from an API key', async () => {
  const [owner, worker] = [await signUp(), await signUp()]
  const { token } = await createKey(owner)
  const exchange = await call<{ idToken: string }>('POST', '/v1/auth/exchange-token', {
    headers: { 'x-enterprise-token': token },
  })
  const exchanged = { uid: '', email: '', token: exchange.body.idToken }
  const { id, otp } = await invite(exchanged, worker.email)
  const list = await call<{ items: Record<string, unknown>[] }>('GET', '/v1/invitations', {
    user: owner,
  })
  expect(list.body.items).toMatchObject([
    { invitationId: id, email: worker.email, status: 'pending', redeemedAt: null },
  ])
  expect((await call('DELETE', `/v1/invitations/${id}`, { user: exchanged })).status).toBe(200)
  expect((await call('DELETE', `/v1/invitations/${id}`, { user: owner })).status).toBe(404)
  expect(code(await redeem(worker, id, otp))).toEqual([400, 'INVITATION_INVALID'])
}, 300_000)
