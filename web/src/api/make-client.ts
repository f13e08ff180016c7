import { type Client, createClient } from '@plant-analysis/client'
import { configuration } from '../configuration.ts'
import { identityToken } from '../session/authentication.ts'

/** A client that calls as whoever is signed in. */
export async function makeClient(): Promise<Client> {
  const { apiUrl } = await configuration
  const credential = { kind: 'identity', token: identityToken } as const
  return createClient({ baseUrl: apiUrl, credential })
}
