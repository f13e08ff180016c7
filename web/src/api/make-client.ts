import { type Client, createClient } from '@plant-analysis/client'
import { configuration } from '../configuration.ts'
import { appToken, identityToken } from '../session/authentication.ts'

/** Makes a client that calls with the credential of the signed-in user. */
export async function makeClient(): Promise<Client> {
  const { apiUrl } = await configuration
  const credential = { kind: 'identity', token: identityToken, appCheck: appToken } as const
  return createClient({ baseUrl: apiUrl, credential })
}
