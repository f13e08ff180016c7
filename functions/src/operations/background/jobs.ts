import {
  exports,
  type PendingExport,
  type PersonalExport,
} from '../../collections/personal-data.ts'
import { type ProviderEvent, providerEvents } from '../../collections/provider.ts'
import { type Transaction, transactions } from '../../collections/transactions.ts'
import { type Delivery, deliveries } from '../../collections/webhooks.ts'
import type { TaskName } from '../../deployment/functions.ts'
import { isLive, type LiveTransaction } from '../../domain/analyses/transaction.ts'
import { backgroundTiming } from '../../domain/background-timing.ts'
import type { Job } from './job.ts'

/** The queue of healthy endpoints, and that of endpoints that fail. */
export type DeliveryQueue = Extract<TaskName, 'deliverWebhook' | 'retryWebhook'>

/** All times are in domain/background-timing.ts. */
export const runAnalysis: Job<Transaction, LiveTransaction> = {
  ...backgroundTiming.runAnalysis,
  collection: transactions,
  isWaiting: isLive,
  latestSweepAt: ({ deadlineAt }) => deadlineAt,
  queue: () => 'runAnalysis',
  taskName: (id, { attempt }) => `${id}-${attempt}`,
  taskData: (id) => ({ transactionId: id }),
}

/**
 * The first attempt goes to `deliverWebhook` and all others to `retryWebhook`, the queue of
 * endpoints that fail: a dead one fills the places of its own kind only.
 */
export const deliverWebhook: Job<Delivery, Delivery> = {
  ...backgroundTiming.deliverWebhook,
  collection: deliveries,
  isWaiting: (delivery): delivery is Delivery => delivery.status === 'PENDING',
  queue: ({ attemptsMade }) => (attemptsMade === 0 ? 'deliverWebhook' : 'retryWebhook'),
  taskName: (id) => id,
  taskData: (id, { accountId, eventId }) => ({ deliveryId: id, accountId, eventId }),
  scheduleAt: ({ nextAttemptAt }) => nextAttemptAt,
}

export const buildExport: Job<PersonalExport, PendingExport> = {
  ...backgroundTiming.buildExport,
  collection: exports,
  isWaiting: (current): current is PendingExport => current.status === 'PENDING',
  queue: () => 'buildExport',
  taskName: (_uid, { exportId, attempts }) => `${exportId}-${attempts}`,
  taskData: (uid, { exportId }) => ({ uid, exportId }),
}

export const handleProviderEvent: Job<ProviderEvent, ProviderEvent> = {
  ...backgroundTiming.handleProviderEvent,
  collection: providerEvents,
  isWaiting: (event): event is ProviderEvent => event.status === 'RECEIVED',
  queue: () => 'handleProviderEvent',
  taskName: (id) => id,
  taskData: (id) => ({ providerEventId: id }),
}
