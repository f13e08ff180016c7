import { newPerson, type Person } from '@plant/testing/simulation/people'
import type { Shared } from '@plant/testing/simulation/ports'
import { decodeJwt, UnsecuredJWT } from 'jose'
import { z } from 'zod'
import {
  adminAuth,
  firebaseUserDirectory,
} from '../../functions/src/adapters/firebase-auth/admin-auth.ts'
import { systemClock } from '../../functions/src/adapters/system.ts'
import { grantPlan, grantRole } from '../../functions/src/operations/authentication/grants.ts'
import type { Store } from '../../functions/src/ports/store.ts'
import { projectId } from '../common/project.ts'

const users = ['ada', 'ben', 'cem', 'farm', 'dan', 'eva', 'fay', 'gus', 'grove']
const operators = ['mod', 'root1', 'root2', 'root3']
const password = 'secret-of-a-soak'

const signedIn = z.object({ idToken: z.string() })
const identity = z.looseObject({
  sub: z.string(),
  auth_time: z.number(),
  email: z.string().nullish(),
  apiKeyId: z.string().nullish(),
})

const authUrl = (path: string) =>
  `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}/identitytoolkit.googleapis.com/v1/${path}`

async function post(path: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json', authorization: 'Bearer owner' }
  const answer = await fetch(authUrl(path), {
    method: 'POST',
    headers: path.includes('key=') ? { 'content-type': 'application/json' } : headers,
    body: JSON.stringify(body),
  })
  return answer.json()
}

/** Signs up the people of the simulator's workload, under addresses of this soak. */
export async function signUpAll(name: string): Promise<Person[]> {
  return Promise.all(
    [...users, ...operators].map(async (uid) => {
      const email = `${uid}@${name}.example.org`
      await post(`projects/${projectId}/accounts:delete`, { localId: uid })
      const account = { localId: uid, email, password, emailVerified: true }
      await post(`projects/${projectId}/accounts`, account)
      return { ...newPerson(uid), email, credential: {} }
    }),
  )
}

/** Signs everybody in again who is not erased, by the clock of the service. */
export async function signIn(
  people: readonly Person[],
  { outside }: Shared,
  offsetMs: number,
): Promise<void> {
  for (const { email, credential } of people) {
    const answer = signedIn.safeParse(
      await post('accounts:signInWithPassword?key=any', {
        email,
        password,
        returnSecureToken: true,
      }),
    )
    if (!answer.success) continue
    credential.bearer = later(answer.data.idToken, Math.round(offsetMs / 1000))
    remember(outside, credential.bearer)
  }
}

/** The emulator's token, as if its clock had jumped with those of the service. */
function later(token: string, seconds: number): string {
  const { iat = 0, exp = 0, auth_time, ...claims } = decodeJwt<{ auth_time: number }>(token)
  const moved = { iat: iat + seconds, exp: exp + seconds, auth_time: auth_time + seconds }
  return new UnsecuredJWT({ ...claims, ...moved }).encode()
}

/** Notes the mails to the people of the soak, with their one-time passwords. */
export async function readMails({ outside, time }: Shared, name: string): Promise<void> {
  const { mails, mailedAt } = outside
  const all = (await (
    await fetch(process.env['MAIL_URL'] ?? '')
  ).json()) as (typeof mails)[number][]
  const own = all.filter(({ to }) => to.endsWith(`@${name}.example.org`))
  mails.splice(0, mails.length, ...own)
  for (const { text } of own) {
    const parts = [/inv_[0-9A-Za-z]+/, /\b\d{8}\b/].map((part) => part.exec(text)?.[0])
    if (!mailedAt.has(parts.join(' '))) mailedAt.set(parts.join(' '), time.nowMs())
  }
}

/** Notes whose token it is, also one that was exchanged for an API key. */
export function remember({ identities }: Shared['outside'], token: string): void {
  const { sub, auth_time, email = null, apiKeyId = null } = identity.parse(decodeJwt(token))
  const signedInAt = new Date(auth_time * 1000)
  identities.set(token, { uid: sub, email, emailVerified: true, apiKeyId, signedInAt })
}

/** Gives roles and a plan to some, as an operator does. */
export async function appoint(store: Store): Promise<void> {
  const directory = firebaseUserDirectory(adminAuth(projectId))
  const ports = { store, clock: systemClock, directory }
  const context = { requestId: 'soak', signal: AbortSignal.timeout(60_000) }
  for (const uid of ['root1', 'root2', 'root3']) await grantRole(ports, uid, 'superadmin', context)
  await grantRole(ports, 'mod', 'admin', context)
  for (const uid of ['farm', 'grove']) await grantPlan(ports, uid, 'enterprise', context)
}
