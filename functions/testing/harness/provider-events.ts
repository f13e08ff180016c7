import { Webhook } from 'standardwebhooks'
import type { RequestParts } from '../../src/contract/handlers.ts'
import type { ProviderEventDeps } from '../../src/operations/provider-events/deps.ts'
import { handleProviderEvent } from '../../src/operations/provider-events/handle.ts'
import { receiveProviderEvent } from '../../src/operations/provider-events/receive.ts'
import { sweepProviderEvents } from '../../src/operations/provider-events/sweep.ts'
import type { BackgroundInference } from '../../src/ports/plant-model.ts'
import { Unavailable } from '../../src/ports/unavailable.ts'
import { requestParts } from '../request-parts.ts'
import { callOf } from './client.ts'
import { answerTo, webpOf } from './plants.ts'
import { callerOf, type TestService } from './service.ts'

const context = { requestId: 'work-of-a-test', signal: new AbortController().signal }

export const providerSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

export type ProviderEvents = ReturnType<typeof providerEventsOf>

/** A service whose model works in the background, `settings.model` where given, and its provider. */
export function providerEventsOf(service: TestService, settings: Partial<ProviderEventDeps> = {}) {
  const operations: string[] = []
  const collected: string[] = []
  const tokens = new Map<string, Record<string, unknown>>()
  let down: Error | undefined
  const background: BackgroundInference = {
    async begin() {
      operations.push(`interactions/${operations.length + 1}`)
      return operations.at(-1) ?? ''
    },
    async collect(operationId) {
      collected.push(operationId)
      if (down) throw down
      return answerTo(webpOf('diseased leaf'))
    },
  }
  const { ports } = service.steady
  if (settings.model) ports.model = settings.model
  else ports.model.background = background
  const deps: ProviderEventDeps = {
    ...ports,
    providerSecrets: [providerSecret],
    providerTokens: { verify: async (token) => tokens.get(token) },
    ...settings,
  }
  const receive = receiveProviderEvent(deps)
  return {
    service,
    deps,
    operations,
    collected,
    tokens,
    fail(error: Error = new Unavailable('model')) {
      down = error
    },
    mend() {
      down = undefined
    },
    receive: (request: RequestParts) =>
      receive({ ...callOf(callerOf('nobody'), {}), caller: { kind: 'anonymous' }, request }),
    handle: (id: string) => handleProviderEvent(deps, id, context),
    sweep: () => sweepProviderEvents(deps, context),
  }
}

export function requestOf(
  headers: Record<string, string>,
  body: string | Uint8Array,
): RequestParts {
  return requestParts({ body: Buffer.from(body), header: (name) => headers[name.toLowerCase()] })
}

/** A request as the provider signs it, with the official library. */
export function signed(
  { clock }: TestService,
  content: unknown,
  parts: { id?: string; secret?: string; ageSeconds?: number; body?: string } = {},
): RequestParts {
  const { id = 'msg_1', secret = providerSecret, ageSeconds = 0 } = parts
  const body = parts.body ?? JSON.stringify(content)
  const at = new Date(clock.now().getTime() - ageSeconds * 1000)
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  }
  return requestOf(headers, body)
}

export const telling = (type: string, id: string) => ({
  type,
  version: 'v1',
  timestamp: '2026-11-20T08:00:00Z',
  data: { id },
})
