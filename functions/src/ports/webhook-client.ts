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
  /**
   * No answer: `error` is a word for the owner's log (`TIMEOUT`, `FORBIDDEN_ADDRESS`,
   * `ECONNREFUSED`, ...).
   */
  | { kind: 'UNREACHABLE'; error: string; durationMs: number }

/**
 * Calls endpoints that strangers chose. Every address is checked as it is dialled; redirects are
 * not followed, time and bytes are bounded. Never throws for what the other side does.
 */
export interface WebhookClient {
  post(request: WebhookRequest, context: CallContext): Promise<WebhookAnswer>
  /** Whether the name leads to a forbidden address now; one that does not resolve does not. */
  resolvesToForbiddenAddress(hostname: string): Promise<boolean>
}
