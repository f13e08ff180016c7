import { type Collection, ref } from '../../collections/collection.ts'
import type { TaskName } from '../../deployment/functions.ts'
import { addSeconds, earlier } from '../../domain/time.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Queue } from '../../ports/messages.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoredDocument } from '../../ports/store.ts'

type Task = Parameters<Queue['enqueue']>[1] & { data: { requestId: string } }

/** The documents that wait for a job's tasks. The sweeper checks each document at its `sweepAt`. */
export type Queued<T, W extends T & { sweepAt: Date | null }> = {
  collection: Collection<T>
  /** The time from the write of a document until the sweeper checks the document. */
  firstSweepSeconds: number
  /** The time from a sweep that queued a task until the next sweep of the document. */
  sweepAgainSeconds: number
  /** Returns whether a task has work to do for the document. */
  isWaiting(document: T): document is W
  /** The latest time of the next sweep. */
  latestSweepAt?(document: W): Date
  queue(document: W): TaskName
  /** Returns the first part of the task's name; `sweepAt` is the second part. */
  taskName(id: string, document: W): string
  taskData(id: string, document: W): Record<string, string>
  scheduleAt?(document: W): Date | null
}

/**
 * Queues a task for a document that was just written. `sweepAt` in the task's name makes the queue
 * reject a second task of the same sweep, but not a task of a later sweep. Never throws.
 */
export async function enqueueJob<T, W extends T & { sweepAt: Date | null }>(
  ports: Ports,
  job: Queued<T, W>,
  document: StoredDocument<W>,
  requestId: string,
  queue: TaskName = job.queue(document.data),
): Promise<void> {
  await enqueueTask(ports, queue, taskOf(job, document, requestId))
}

/** Returns the task that `enqueueJob` queues. */
export function taskOf<T, W extends T & { sweepAt: Date | null }>(
  job: Queued<T, W>,
  { id, data: document }: StoredDocument<W>,
  requestId: string,
): Task {
  const scheduleAt = job.scheduleAt?.(document)
  return {
    name: `${job.taskName(id, document)}-${document.sweepAt?.getTime() ?? 0}`,
    data: { ...job.taskData(id, document), requestId },
    ...(scheduleAt && { scheduleAt }),
  }
}

/** Queues a task. Never throws: if the queue is down, the sweeper queues the task later. */
export async function enqueueTask(
  { queue, log }: Ports,
  name: TaskName,
  task: Task,
): Promise<void> {
  try {
    await queue.enqueue(name, task)
  } catch (error) {
    const { requestId } = task.data
    const fields = { requestId, queue: name, task: task.name, error: String(error) }
    log.write('WARNING', 'Task not queued, left to the sweeper', fields)
  }
}

/** Queues a task again. Stores `sweepAt` first, so that a crash before the task loses no work. */
export async function requeueJob<T, W extends T & { sweepAt: Date | null }>(
  ports: Ports,
  job: Queued<T, W>,
  id: string,
  { requestId, signal }: CallContext,
): Promise<void> {
  const target = ref(job.collection, id)
  const swept = await ports.store.transaction(async (database): Promise<W | undefined> => {
    const [current] = await database.getAll(target)
    const now = ports.clock.now()
    if (!current || !job.isWaiting(current)) return undefined
    if (current.sweepAt === null || current.sweepAt > now) return undefined
    const again = addSeconds(now, job.sweepAgainSeconds)
    const latest = job.latestSweepAt?.(current) ?? again
    const next = { ...current, sweepAt: earlier(again, latest) }
    database.update(target, next)
    return next
  }, signal)
  if (swept) await enqueueJob(ports, job, { id, data: swept }, requestId)
}
