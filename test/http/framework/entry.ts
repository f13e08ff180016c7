import { dependenciesWith, handleWith, routeAt } from '@plant/testing/edge'
import { onRequest } from 'firebase-functions/v2/https'
import { buildApp, buildCallableApp } from '../../../functions/src/http/app.ts'
import { prepareRequests } from '../../../functions/src/http/prepare-request.ts'

const kinds = new Map<string | undefined, 'http' | 'callable'>([
  ['api', 'http'],
  ['throwing', 'http'],
  ['createFolder', 'callable'],
])
const kind = kinds.get(process.env['FUNCTION_TARGET'])
if (kind) prepareRequests(kind)

const echo = async (call: { input: unknown }) => ({ status: 200, body: call.input })
const parts = dependenciesWith([], { handle: handleWith({ 'folders.create': echo }) })
const app = buildApp(parts)

export const api = onRequest({ cors: false }, app)

/** Skips `prepareRequests`, so that the framework parses the bodies of this function. */
export const unprepared = onRequest({ cors: false }, app)

/** Throws outside a promise if there is a query, and otherwise tells whether it is in a domain. */
export const throwing = onRequest({ cors: false }, ({ query }, response) => {
  if (!('throws' in query)) response.json({ inDomain: Boolean(Reflect.get(process, 'domain')) })
  else
    setTimeout(() => {
      throw new Error('thrown outside a promise')
    })
})

export const createFolder = onRequest(
  { cors: false },
  buildCallableApp(parts, routeAt('POST', '/createFolder')),
)
