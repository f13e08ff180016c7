import type { TaskName } from '../deployment/functions.ts'

/**
 * Cloud Tasks. It delivers at least once, and may deliver early or late, so the receiver decides by
 * the document's state whether there is work. Throws `Unavailable`.
 */
export interface Queue {
  /** `name` deduplicates for about an hour. An existing task of that name is no error. */
  enqueue(
    queue: TaskName,
    task: { name: string; data: Record<string, unknown>; scheduleAt?: Date },
  ): Promise<void>
}
