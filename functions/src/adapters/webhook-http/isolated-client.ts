import { limits } from '../../contract/limits.ts'
import type { Log } from '../../ports/context.ts'
import type { WebhookClient } from '../../ports/messages.ts'
import { childCaller } from './child-caller.ts'
import { webhookClient } from './webhook-client.ts'

/** How long an account whose receiver blocked a child process is called apart from all others. */
const suspectMs = 3_600_000
/** Each child that ends costs its calls at most about a second of their time. */
const attemptsMax = 10

/**
 * Calls webhooks from a child process. A receiver can send certificates that OpenSSL reads for
 * seconds, and Node has no limit for them. Such a child is killed, and its other calls are made
 * again, so their receivers may get an event twice.
 */
export function isolatedWebhookClient(
  log: Log,
  timeoutMs = limits.webhook.deliveryTimeoutSeconds * 1000,
): WebhookClient {
  const usual = childCaller()
  const apart = childCaller()
  const suspects = new Set<string>()
  const suspect = (accountId: string, fields: { requestId: string; host: string }) => {
    if (suspects.has(accountId)) return
    log.write('WARNING', 'A webhook receiver blocked the process that calls webhooks', fields)
    suspects.add(accountId)
    setTimeout(() => suspects.delete(accountId), suspectMs).unref()
  }
  return {
    resolvesToForbiddenAddress: webhookClient().resolvesToForbiddenAddress,
    async post(request, { requestId, signal }) {
      const { accountId } = request
      const startedMs = performance.now()
      const passedMs = () => Math.round(performance.now() - startedMs)
      for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
        const isSuspect = suspects.has(accountId)
        const call = isSuspect ? apart : usual
        const answer = await call(request, Math.max(0, timeoutMs - passedMs()), signal)
        if (typeof answer === 'object') return { ...answer, durationMs: passedMs() }
        if (answer === 'BLOCKED') {
          if (isSuspect) break
          suspect(accountId, { requestId, host: request.target.url.host })
        }
      }
      return { kind: 'UNREACHABLE', error: 'PROCESS_ENDED', durationMs: passedMs() }
    },
  }
}
