import type { Request, Response } from 'express'
import { onRequest } from 'firebase-functions/v2/https'
import { onTaskDispatched } from 'firebase-functions/v2/tasks'

// `cors: false` keeps the platform from answering OPTIONS itself, with 204 where the contract says 200.
const http = { region: 'us-central1', cors: false, invoker: 'private', timeoutSeconds: 60 } as const

export const api = onRequest({ ...http, concurrency: 80, memory: '512MiB' }, health)

/** A body of 10 MB costs about 160 MB here, so four at once are what fits. */
export const photos = onRequest({ ...http, concurrency: 4, memory: '1GiB' }, health)

export const runAnalysis = onTaskDispatched({ region: 'us-central1' }, () => undefined)

function health(_request: Request, response: Response): void {
  response.json({ status: 'pass' })
}
