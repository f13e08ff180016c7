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

it('the Auth emulator tells at sign-up who has an account, but not at sign-in or password resets', async () => {
  const email = `${crypto.randomUUID()}@example.org`
  const nobody = `nobody-${email}`
  const person = { email, password: 'a long enough password' }
  const messageFor = async (verb: string, body: object) =>
    ((await (await post(verb, body)).json()) as { error: { message: string } }).error.message
  await post('signUp', person)
  expect(await messageFor('signUp', person)).toBe('EMAIL_EXISTS')
  for (const address of [email, nobody]) {
    const guess = { email: address, password: 'a wrong one' }
    expect(await messageFor('signInWithPassword', guess)).toBe('INVALID_LOGIN_CREDENTIALS')
    const reset = await post('sendOobCode', { requestType: 'PASSWORD_RESET', email: address })
    expect(reset.status).toBe(200)
  }
})
