import type { Client } from '@plant-analysis/client'
import { loadPart } from '../load-part.ts'
import { forgetAnswers } from './stored-answers.ts'

let made: Promise<Client> | undefined

/** The client of the service. Its code loads at the first call, because visitors make no calls. */
export function loadClient(): Promise<Client> {
  made ??= loadPart(import('./make-client.ts'))
    .then(({ makeClient }) => makeClient())
    .catch((error) => {
      // A later call may succeed, when the network is back.
      made = undefined
      throw error
    })
  return made
}

/** Calls an operation of the service. Rejects with a `PlantError` or an error of `loadPart`. */
export const request: Client['request'] = async (operation, ...options) => {
  const output = await (await loadClient()).request(operation, ...options)
  // Several stored answers may contain the analysis.
  if (operation === 'analyses.remove') await forgetAnswers()
  return output
}
