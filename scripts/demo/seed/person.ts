import { createHash } from 'node:crypto'
import { type Client, createClient } from '@plant-analysis/client'
import { z } from 'zod'
import { demonstrationPassword } from './accounts.ts'
import type { Addresses } from './environment.ts'

/** A signed-in person, with a client that sends the person's token. */
export type Person = {
  readonly uid: string
  readonly email: string
  readonly token: string
  readonly plants: Client
}

const signedIn = z.object({ localId: z.string(), idToken: z.string() })
const refused = z.object({ error: z.object({ message: z.string() }) })

/** Creates an account for the e-mail address, or signs in if the account exists. */
export async function enter(addresses: Addresses, email: string): Promise<Person> {
  const up = await ask(addresses, 'signUp', email)
  const answer = up.ok ? up : await ask(addresses, 'signInWithPassword', email)
  const body: unknown = await answer.json()
  if (!answer.ok) throw new Error(`${email}: ${refused.parse(body).error.message}`)
  const { localId: uid, idToken: token } = signedIn.parse(body)
  const credential = { kind: 'identity', token: async () => token } as const
  return { uid, email, token, plants: createClient({ baseUrl: addresses.BASE_URL, credential }) }
}

function ask(
  { FIREBASE_AUTH_EMULATOR_HOST: host }: Addresses,
  verb: 'signUp' | 'signInWithPassword',
  email: string,
): Promise<Response> {
  return fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demonstrationPassword, returnSecureToken: true }),
  })
}

/**
 * An Idempotency-Key that depends only on the name, so that a repeated run creates nothing twice.
 * The key is a hash in the form of a UUID of version 4.
 */
export function repeatableKey(name: string): string {
  const hash = createHash('sha256').update(name).digest('hex')
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
  ]
  return [...parts, hash.slice(20, 32)].join('-')
}
