/** The names of the task functions, one per kind of background work. */
export type QueueName =
  | 'runAnalysis'
  | 'deliverWebhook'
  | 'retryWebhook'
  | 'handleProviderEvent'
  | 'buildExport'

/**
 * Cloud Tasks. Delivery is at least once, and late or early by any amount: the receiver decides by the
 * document's own state whether there is work. Throws `Unavailable`.
 */
export interface Queue {
  /** `name` deduplicates for about an hour; a task of that name that exists is no error. */
  enqueue(
    queue: QueueName,
    task: { name: string; data: Record<string, unknown>; scheduleAt?: Date },
  ): Promise<void>
}
