import { type Client, createClient } from '@plant-analysis/client'
import { configuration } from '../configuration.ts'
import { identityToken } from '../session/authentication.ts'

/** The client of the service, as whoever is signed in. */
export const client: Promise<Client> = configuration.then(({ apiUrl }) =>
  createClient({ baseUrl: apiUrl, credential: { kind: 'identity', token: identityToken } }),
)

/** Calls an operation of the service. Rejects with a `PlantError`. */
export const request: Client['request'] = async (operation, ...options) =>
  (await client).request(operation, ...options)
