import { bodyOf } from '@plant/testing/harness/answers'
import { callOf } from '@plant/testing/harness/client'
import { callerOf } from '@plant/testing/harness/service'
import { locales } from '@plant/testing/locales'
import { memoryStore } from '@plant/testing/memory-store/store'
import { onRequest } from 'firebase-functions/v2/https'
import { runInTrace } from '../../../../functions/src/adapters/trace/trace.ts'
import { createPorts } from '../../../../functions/src/composition/ports.ts'
import { httpDependencies } from '../../../../functions/src/composition/service.ts'
import { readConfig } from '../../../../functions/src/config/config.ts'
import { environment } from '../../../../functions/src/config/environment.ts'
import { buildApp } from '../../../../functions/src/http/app.ts'
import { prepareRequests } from '../../../../functions/src/http/prepare-request.ts'
import { createApiKey } from '../../../../functions/src/operations/api-keys/create.ts'
import { provisionAccount } from '../../../../functions/src/operations/authentication/provision-account.ts'

/** The service as it is deployed, but over a store in memory, with an account for each key. */
prepareRequests('http')
const config = readConfig(environment())
const built = { definitions: { swagger: '', openApi: '' }, locales }
const ports = { ...createPorts(config, built), store: memoryStore() }
const app = buildApp(httpDependencies(config, ports))

export const api = onRequest({ cors: false }, (request, response) => {
  runInTrace(request.headers, () => app(request, response))
})

async function newKey(_: unknown, count: number): Promise<string> {
  const uid = `user-${count}`
  const context = { requestId: 'bench', signal: AbortSignal.timeout(10_000) }
  const person = { uid, email: null, emailVerified: false, apiKeyId: null, signedInAt: null }
  await provisionAccount(ports, person, context)
  const made = await createApiKey.handler(callOf(callerOf(uid), { name: 'bench' }), ports)
  return bodyOf(made).token
}

// An account may read eight pages of history at once.
const keys = await Promise.all(Array.from({ length: 2 }, newKey))
console.log(`keys: ${keys.join(' ')}`)
