import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Driver } from './driver.ts'

const environment = z.object({ BASE_URL: z.url(), FIREBASE_AUTH_EMULATOR_HOST: z.string() })
const signedUp = z.object({ localId: z.string(), idToken: z.string() })

/** Creates a user on the running stack and registers an endpoint at each URL. */
export async function newAccount(driver: Driver, urls: readonly string[]): Promise<string> {
  const { BASE_URL, FIREBASE_AUTH_EMULATOR_HOST } = environment.parse(process.env)
  const signUp = `http://${FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`
  const person = { email: `${randomUUID()}@example.org`, password: 'secret-of-a-bench' }
  const { localId, idToken } = signedUp.parse(
    await post(signUp, { ...person, returnSecureToken: true }),
  )
  await driver.createAccount(localId)
  for (const url of urls)
    await post(`${BASE_URL}/v1/webhooks`, { url }, { authorization: `Bearer ${idToken}` })
  return localId
}

async function post(url: string, body: unknown, more: Record<string, string> = {}) {
  const headers = { 'content-type': 'application/json', ...more }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`)
  return JSON.parse(text) as unknown
}
