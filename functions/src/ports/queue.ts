import type { TaskName } from '../deployment/functions.ts'

/**
 * Cloud Tasks. Delivery is at least once, and late or early by any amount: the receiver decides by
 * the document's own state whether there is work. Throws `Unavailable`.
 */
export interface Queue {
  /** `name` deduplicates for about an hour; a task of that name that exists is no error. */
  enqueue(
    queue: TaskName,
    task: { name: string; data: Record<string, unknown>; scheduleAt?: Date },
  ): Promise<void>
}
