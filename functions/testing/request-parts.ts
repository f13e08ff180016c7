import type { RequestParts } from '../src/contract/endpoint.ts'

/** The raw parts of a request that has an empty body, no headers and no rate limit. */
export function requestParts(parts: Partial<RequestParts> = {}): RequestParts {
  return {
    body: new Uint8Array(),
    header: () => undefined,
    requireTries: () => undefined,
    charge: () => undefined,
    waits: () => undefined,
    ...parts,
  }
}
