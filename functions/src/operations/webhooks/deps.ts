import type { Clock } from '../../ports/clock.ts'
import type { Ids } from '../../ports/ids.ts'
import type { Log } from '../../ports/log.ts'
import type { Queue } from '../../ports/queue.ts'
import type { SecretBox } from '../../ports/secret-box.ts'
import type { Store } from '../../ports/store.ts'
import type { WebhookClient } from '../../ports/webhook-client.ts'

/** What the operations on webhooks and their workers depend on. */
export type WebhookDeps = {
  store: Store
  clock: Clock
  ids: Ids
  log: Log
  queue: Queue
  secretBox: SecretBox
  webhookClient: WebhookClient
  /** A new signing secret, `whsec_` and 32 random bytes. */
  webhookSecret: () => string
  pageTokenSecret: string
  webhooks: { retryScale: number; allowsLocalhost: boolean }
}
