import { authorize, type Credential } from './credential.ts'
import { type Request, requestOver } from './request.ts'

export type ClientOptions = {
  /** Where the service is, without `/v1`. */
  baseUrl: string
  credential: Credential
  /** Stands in for the global `fetch`. */
  fetch?: typeof fetch | undefined
}

export type Client = {
  /** Calls an operation. Throws `PlantError`, or the reason of the signal. */
  request: Request
}

/** A client of the service at an address, which calls with one credential. */
export function createClient({ baseUrl, credential, fetch }: ClientOptions): Client {
  const authorization = authorize(credential, () => request('apiKeys.exchange'))
  const request = requestOver({
    baseUrl: baseUrl.replace(/\/+$/, ''),
    // Called as a method, the browser's fetch throws.
    fetch: fetch ?? ((...call) => globalThis.fetch(...call)),
    authorization,
  })
  return { request }
}
