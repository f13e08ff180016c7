import { Webhook } from 'standardwebhooks'
import type { RequestParts } from '../../src/contract/endpoint.ts'
import {
  handleProviderEventJob,
  sweepProviderEvents,
} from '../../src/operations/provider-events/handle-job.ts'
import { sweepProviderJobs } from '../../src/operations/provider-events/provider-jobs.ts'
import { receiveProviderEvent } from '../../src/operations/webhooks/receive-genai.ts'
import { onlyPorts, type Ports } from '../../src/ports/ports.ts'
import { requestParts } from '../request-parts.ts'
import { backgroundOf } from './background.ts'
import { callOf } from './client.ts'
import type { Instance, TestService } from './service.ts'
import type { Work } from './state.ts'
import type { PortCall } from './trouble.ts'

const context = { requestId: 'work-of-a-test', signal: new AbortController().signal }

export const providerSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

export type ProviderEvents = ReturnType<typeof providerEventsOf>

/**
 * A service whose model works in the background, unless `settings.model` replaces the model.
 * `worker` is a second process that can have a fault.
 */
export function providerEventsOf(service: TestService, settings: Partial<Ports> = {}) {
  const tokens = new Map<string, Record<string, unknown>>()
  const worker = (instance: Instance) => {
    if (settings.model) instance.ports.model = settings.model
    else instance.ports.model.background = backgroundOf(service, instance.process)
    const ports = onlyPorts({
      ...instance.ports,
      providerSecrets: [providerSecret],
      providerTokens: { verify: async (token: string) => tokens.get(token) },
      ...settings,
    })
    return {
      ports,
      receive: (request: RequestParts) =>
        receiveProviderEvent.handler({ ...callOf({ kind: 'anonymous' }, {}), request }, ports),
      handle: (providerEventId: string) =>
        handleProviderEventJob.work({ providerEventId }, ports, {
          ...context,
          name: 'handleProviderEvent',
        }),
      async sweep() {
        await sweepProviderEvents(ports, context)
        await sweepProviderJobs(ports, context)
      },
    }
  }
  return {
    service,
    tokens,
    worker,
    ...worker(service.steady),
    /** The ids of the operations that the provider still stores. */
    kept: () => [...service.atProvider.keys()],
    /** The number of calls with this name that the provider received. */
    calls: (name: PortCall) => service.calls.filter((call) => call === name).length,
    end(operationId: string, status: Work['status'] = 'ENDED') {
      const work = service.atProvider.get(operationId)
      if (work) work.status = status
    },
  }
}

export function requestOf(
  headers: Record<string, string>,
  body: string | Uint8Array,
): RequestParts {
  return requestParts({ body: Buffer.from(body), header: (name) => headers[name.toLowerCase()] })
}

/** A request with the provider's signature, which the official library creates. */
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
