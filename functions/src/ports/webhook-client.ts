import type { WebhookTarget } from '../domain/webhooks/url.ts'
import type { CallContext } from './context.ts'

export type WebhookRequest = {
  target: Exclude<WebhookTarget, { kind: 'FORBIDDEN' }>
  headers: Record<string, string>
  body: string
}

export type WebhookAnswer =
  | {
      kind: 'ANSWERED'
      status: number
      retryAfter: string | undefined
      /** The start of the body, as text. */
      response: string
      durationMs: number
    }
  /** No answer. `error` is a code for the owner's log: `TIMEOUT`, `ECONNREFUSED`, ... */
  | { kind: 'UNREACHABLE'; error: string; durationMs: number }

/**
 * Calls endpoints that strangers chose. It checks every address when it dials, follows no
 * redirects, and limits time and bytes. Faults of the receiver never make it throw.
 */
export interface WebhookClient {
  post(request: WebhookRequest, context: CallContext): Promise<WebhookAnswer>
  /** Whether the name now resolves to a forbidden address. False if it does not resolve. */
  resolvesToForbiddenAddress(hostname: string): Promise<boolean>
}
