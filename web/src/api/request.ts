import type { Client } from '@plant-analysis/client'
import { loadPart } from '../load-part.ts'

let made: Promise<Client> | undefined

/** The client of the service. Its code is loaded by the first call: a visitor makes none. */
export function loadClient(): Promise<Client> {
  made ??= loadPart(import('./make-client.ts'))
    .then(({ makeClient }) => makeClient())
    .catch((error) => {
      // Another call may find the network again.
      made = undefined
      throw error
    })
  return made
}

/** Calls an operation of the service. Rejects with a `PlantError`, or as `loadPart` does. */
export const request: Client['request'] = async (operation, ...options) =>
  (await loadClient()).request(operation, ...options)
