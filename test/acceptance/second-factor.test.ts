import { readFileSync } from 'node:fs'
import { appoint } from '@plant/testing/operators'
import {
  callAuth,
  confirmAddress,
  phoneVerificationInfo,
  startEnrollment,
  startStrictApi,
} from '@plant/testing/second-factor'
import { call, type TestUser } from '@plant/testing/service'
import { stack } from '@plant/testing/stack'
import type { StartedFunction } from '@plant/testing/start-function'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { blocksOf, callsOf } from '../docs/command-blocks.ts'

let api: StartedFunction
beforeAll(async () => {
  api = await startStrictApi()
})
afterAll(() => void api.child.kill('SIGKILL'))

const statusOf = async (path: string, user: TestUser, base = api.url) => {
  const { status, body } = await call('GET', path, { user, base })
  return [status, body['code']]
}
const rejected = [403, 'SECOND_FACTOR_REQUIRED']

/** Adds a second factor. Returns the user with the token that Firebase answers. */
async function enrolled(user: TestUser): Promise<TestUser> {
  await confirmAddress(user)
  const sent = await startEnrollment(user.token)
  const { idToken } = await callAuth<{ idToken: string }>('v2/accounts/mfaEnrollment:finalize', {
    idToken: user.token,
    phoneVerificationInfo: await phoneVerificationInfo(sent),
  })
  return { ...user, token: idToken }
}

it('a superadmin uses the role with a token of a second factor only', async () => {
  const chief = await appoint('superadmin')
  expect(await statusOf('/v1/admin/users', chief)).toEqual(rejected)
  expect(await statusOf('/v1/history', chief)).toEqual([200, undefined])
  const withFactor = await enrolled(chief)
  expect(await statusOf('/v1/admin/users', withFactor)).toEqual([200, undefined])
  // The token from before the second factor stays worthless for the role.
  expect(await statusOf('/v1/admin/users', chief)).toEqual(rejected)
})

it('a new token of the same sign-in still has the second factor', async () => {
  const chief = await appoint('superadmin')
  await enrolled(chief)
  const password = { email: chief.email, password: 'secret-of-a-test', returnSecureToken: true }
  type Pending = { mfaPendingCredential: string; mfaInfo: { mfaEnrollmentId: string }[] }
  const pending = await callAuth<Pending>('v1/accounts:signInWithPassword', password)
  expect(pending).not.toHaveProperty('idToken')
  const { mfaPendingCredential, mfaInfo } = pending
  type Started = { phoneResponseInfo: { sessionInfo: string } }
  const { phoneResponseInfo } = await callAuth<Started>('v2/accounts/mfaSignIn:start', {
    mfaPendingCredential,
    mfaEnrollmentId: mfaInfo[0]?.mfaEnrollmentId,
    phoneSignInInfo: {},
  })
  const signedIn = await callAuth<{ idToken: string; refreshToken: string }>(
    'v2/accounts/mfaSignIn:finalize',
    {
      mfaPendingCredential,
      phoneVerificationInfo: await phoneVerificationInfo(phoneResponseInfo),
    },
  )
  expect(await statusOf('/v1/admin/users', { ...chief, token: signedIn.idToken })).toEqual([
    200,
    undefined,
  ])
  const renewal = { grantType: 'refresh_token', refreshToken: signedIn.refreshToken }
  const { id_token: token } = await callAuth<{ id_token: string }>(
    'v1/token',
    renewal,
    'securetoken.googleapis.com',
  )
  expect(await statusOf('/v1/admin/users', { ...chief, token })).toEqual([200, undefined])
})

it("the manual's command removes the second factor of a superadmin who lost the phone", async () => {
  const chief = await appoint('superadmin')
  await enrolled(chief)
  const block = blocksOf(readFileSync('docs/operations-manual.md', 'utf8'))
    .find((each) => each.includes('accounts:update'))
    ?.replace('<uid>', chief.uid)
  // The emulator takes this token for an operator's.
  const calls = callsOf([block ?? ''], { PROJECT: stack.PROJECT_ID }, 'owner')
  const { args = [] } = calls.find(({ program }) => program === 'curl') ?? {}
  const emulator = `http://${stack.FIREBASE_AUTH_EMULATOR_HOST}/`
  const removed = await fetch(args[2]?.replace('https://', emulator) ?? '', {
    method: 'POST',
    headers: args
      .filter((each) => each.includes(': '))
      .map((each): [string, string] => [each.split(': ')[0] ?? '', each.split(': ')[1] ?? '']),
    body: args.at(-1) ?? '',
  })
  expect(removed.status).toBe(200)
  const password = { email: chief.email, password: 'secret-of-a-test', returnSecureToken: true }
  const { idToken } = await callAuth<{ idToken: string }>(
    'v1/accounts:signInWithPassword',
    password,
  )
  expect(await statusOf('/v1/admin/users', { ...chief, token: idToken })).toEqual(rejected)
})

it('a deployment without the setting lets superadmins in as before', async () => {
  const chief = await appoint('superadmin')
  expect((await call('GET', '/v1/admin/users', { user: chief })).status).toBe(200)
})
