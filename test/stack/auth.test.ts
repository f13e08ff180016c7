import { stack } from '@plant/testing/stack'
import { decodeJwt } from 'jose'
import { expect, it } from 'vitest'

const accounts = `http://${stack.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts`
const post = (verb: string, body: object) =>
  fetch(`${accounts}:${verb}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

it('the Auth emulator signs up a new user with an identity token of the project', async () => {
  const response = await post('signUp', { returnSecureToken: true })
  expect(response.status).toBe(200)
  const { idToken, localId } = (await response.json()) as { idToken: string; localId: string }
  expect(decodeJwt(idToken)).toMatchObject({ aud: stack.PROJECT_ID, sub: localId })
})

it('the Auth emulator tells a stranger as little as a deployment: not who has an account', async () => {
  const email = `${crypto.randomUUID()}@example.org`
  await post('signUp', { email, password: 'a long enough password' })
  const messageFor = async (address: string) => {
    const response = await post('signInWithPassword', { email: address, password: 'a wrong one' })
    return ((await response.json()) as { error: { message: string } }).error.message
  }
  expect(await messageFor(email)).toBe('INVALID_LOGIN_CREDENTIALS')
  expect(await messageFor(`nobody-${email}`)).toBe('INVALID_LOGIN_CREDENTIALS')
})
