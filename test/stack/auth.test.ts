import { stack } from '@plant/testing/stack'
import { decodeJwt } from 'jose'
import { expect, it } from 'vitest'

it('the Auth emulator signs up a new user with an identity token of the project', async () => {
  const response = await fetch(
    `http://${stack.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ returnSecureToken: true }),
    },
  )
  expect(response.status).toBe(200)
  const { idToken, localId } = (await response.json()) as { idToken: string; localId: string }
  expect(decodeJwt(idToken)).toMatchObject({ aud: stack.PROJECT_ID, sub: localId })
})
