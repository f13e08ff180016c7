import { dependenciesWith, handleWith, routeAt } from '@plant/testing/edge'
import { onRequest } from 'firebase-functions/v2/https'
import { buildApp, buildCallableApp } from '../../../functions/src/http/app.ts'
import { prepareRequests } from '../../../functions/src/http/prepare-request.ts'

const kinds = { api: 'http', createFolder: 'callable' } as const
const target = process.env['FUNCTION_TARGET']
if (target === 'api' || target === 'createFolder') prepareRequests(kinds[target])

const echo = async (call: { input: unknown }) => ({ status: 200, body: call.input })
const parts = dependenciesWith([], { handle: handleWith({ 'folders.create': echo }) })
const app = buildApp(parts)

export const api = onRequest({ cors: false }, app)

/** Skips `prepareRequests`, so that the framework parses the bodies of this function. */
export const unprepared = onRequest({ cors: false }, app)

export const createFolder = onRequest(
  { cors: false },
  buildCallableApp(parts, routeAt('POST', '/createFolder')),
)
