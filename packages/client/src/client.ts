import { type AnalyseOptions, analyse, type Photo } from './analyse.ts'
import type { Connection } from './answer.ts'
import { authorizeBy, type Credential } from './credential.ts'
import type { Analysis } from './generated/types.ts'
import { type Pages, pagesOver } from './pages.ts'
import { type Request, requestOver } from './request.ts'
import { type Resources, resourcesOver } from './resources.ts'
import { type Storage, type Uploaded, type UploadOptions, upload } from './upload.ts'
import { type WaitOptions, waitFor } from './wait-for.ts'

export type ClientOptions = {
  /** The address of the service, without `/v1`. */
  baseUrl: string
  credential: Credential
  /** The storage bucket that `upload` sends photos to. */
  storage?: Storage | undefined
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch | undefined
  /** The time for one try: 150 seconds by default, because a photo may take long to send. */
  timeoutMs?: number | undefined
  /** The most tries after the first one: 3 by default. */
  maxRetries?: number | undefined
  /** Receives each answer, and each try without one. */
  logger?: Connection['logger']
}

/** A failed call throws `PlantError`. An aborted call throws the reason of its signal. */
export type Client = Resources & {
  request: Request
  pages: Pages
  /** Analyses a photo or an upload, and waits for the result. */
  analyse(photo: Photo | { storagePath: string }, options?: AnalyseOptions): Promise<Analysis>
  /** Waits for the result of a transaction that was started before. */
  waitFor(transactionId: string, options?: WaitOptions): Promise<Analysis>
  /** Uploads a photo to storage, for `analyse`. Requires the identity token of a user. */
  upload(photo: Photo, options?: UploadOptions): Promise<Uploaded>
}

/** Creates a client for the service at one address, with one credential. */
export function createClient(options: ClientOptions): Client {
  const { credential, storage, timeoutMs = 150_000, maxRetries = 3, logger } = options
  const baseUrl = options.baseUrl.replace(/\/+$/, '')
  // A browser's `fetch` throws when it is called as a method of another object.
  const fetch: typeof globalThis.fetch =
    options.fetch ?? ((url, init) => globalThis.fetch(url, init))
  const connection = { fetch, timeoutMs, maxRetries, logger }
  const authorize = authorizeBy(credential, () => request('apiKeys.exchange'))
  const request = requestOver({ baseUrl, authorize, connection })
  return {
    ...resourcesOver(request),
    request,
    pages: pagesOver(request),
    analyse: (photo, choices = {}) => analyse(request, photo, credential.kind === 'key', choices),
    waitFor: (transactionId, choices = {}) => waitFor(request, { transactionId }, choices),
    upload: async (photo, choices = {}) => {
      if (!storage || credential.kind !== 'identity') {
        throw new TypeError('no storage or identity token')
      }
      return upload({ request, connection, storage, credential }, photo, choices)
    },
  }
}
