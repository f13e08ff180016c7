import type { Output, Webhook } from '@plant-analysis/client'
import type { ErrorWords } from '../../components/error-words.ts'
import type { TextKey } from '../../texts/t.ts'

export type Delivery = Output<'webhooks.listDeliveries'>['items'][number]
export type Attempt = Delivery['attempts'][number]

/** The name of a webhook: the owner's description, or else the host of its URL. */
export function nameOf({ description, url }: Webhook): string {
  return description || (URL.parse(url)?.host ?? url)
}

/** The text for each event that the service can send. */
export const eventTexts = {
  'analysis.completed': 'webhooks.eventCompleted',
  'analysis.failed': 'webhooks.eventFailed',
} as const satisfies Record<Webhook['events'][number], TextKey>

/** The HTTP status of a receiver at an address that no longer exists. */
const gone = 410

/** Why a webhook was disabled, according to the last answer in its deliveries (newest first). */
export function reasonOf(deliveries: readonly Delivery[]): 'gone' | 'failing' {
  const last = deliveries.find(({ attempts }) => attempts.length > 0)?.attempts.at(-1)
  return last?.status === gone ? 'gone' : 'failing'
}

const soonMs = 60_000
const idleMs = 10_000

/**
 * The milliseconds until the page reads the deliveries again: 2,000 if an attempt is due within a
 * minute, 30,000 if an attempt is due later, and 10,000 if no delivery is pending.
 */
export function refreshMs(deliveries: readonly Delivery[], now: Date): number {
  const waits = deliveries
    .filter(({ status }) => status === 'PENDING')
    .map(({ nextAttemptAt }) => (nextAttemptAt ? Date.parse(nextAttemptAt) - now.getTime() : 0))
  if (waits.length === 0) return idleMs
  return Math.min(...waits) < soonMs ? 2000 : soonMs / 2
}

/** Whether the receiver answered an attempt with success. */
export function isGood({ status }: Attempt): boolean {
  return status !== null && status >= 200 && status < 300
}

/** Texts for errors when a user registers a webhook. */
export const registerWords: ErrorWords = {
  ALREADY_EXISTS: 'webhooks.errorExists',
  INVALID_ARGUMENT: 'webhooks.errorInvalid',
  LIMIT_REACHED: 'webhooks.errorLimit',
  WEBHOOK_URL_FORBIDDEN: 'webhooks.errorForbidden',
}
