import { dependenciesWith, handlersWith } from '@plant/testing/edge'
import { onCall, onRequest } from 'firebase-functions/v2/https'
import { buildApp } from '../../../functions/src/http/app.ts'
import { escapeBrokenPaths } from '../../../functions/src/http/broken-escapes.ts'
import { keepRawBodies } from '../../../functions/src/http/raw-body.ts'

const kinds = { api: 'http', createFolder: 'callable' } as const
const target = process.env['FUNCTION_TARGET']
if (target === 'api') escapeBrokenPaths()
keepRawBodies(target === 'api' || target === 'createFolder' ? kinds[target] : undefined)

const echo = async (call: { input: unknown }) => ({ status: 200, body: call.input })
const app = buildApp(dependenciesWith([], { handlers: handlersWith({ 'folders.create': echo }) }))

export const api = onRequest({ cors: false }, app)

/** Not one of the service's names, so its bodies are left to the framework. */
export const unprepared = onRequest({ cors: false }, app)

/** Says how large the body was that the framework made of it. */
export const createFolder = onCall(({ rawRequest }) => rawRequest.rawBody?.byteLength ?? 0)
