import { functions, type JobName, type TaskName } from '../../src/deployment/functions.ts'
import type { Publisher, Queue } from '../../src/ports/messages.ts'
import type { Process, Surroundings } from './process.ts'

/** Runs a deployed function of the service with a message, in any process. */
type Deliver = (name: JobName, message: unknown, requestId: string) => Promise<unknown>

/** The queues, the broker, the events of storage and the schedule. They outlive every process. */
export type Messages = {
  queueOf(process: Process): Queue
  publisherOf(process: Process): Publisher
  /** Tells the service of a new object, as storage does. */
  tellOfObject(name: string, generation: string): void
}

const usualMs = [5, 200] as const
const lateMs = [1000, 180_000] as const
/** For how long a queue remembers the name of a task. */
const namesKeptMs = 3_600_000
const eventAttemptsMax = 8

export function newMessages(surroundings: Surroundings, deliver: Deliver): Messages {
  const { time, luck, troubles } = surroundings
  const names = new Map<string, number>()
  const delay = () => {
    const [least, most] = luck.happens(troubles.delayed) ? lateMs : usualMs
    return luck.between(least, most)
  }

  /** Delivers a message until a run of its function succeeds, or `attempts` are used up. */
  function send(name: JobName, message: unknown, attempts: number, afterMs: number): void {
    time.after(afterMs, () => {
      const requestId = `req_${String(luck.int(1e9))}`
      void deliver(name, message, requestId).then(
        () => time.note(`${name} done`),
        (error: unknown) => {
          time.note(`${name} threw ${String(error)}`)
          if (attempts > 1) send(name, message, attempts - 1, 2000 + delay())
        },
      )
    })
  }

  function accept(name: JobName, message: unknown, attempts: number, afterMs: number): void {
    if (luck.happens(troubles.dropped)) return time.note(`${name} is lost`)
    send(name, message, attempts, afterMs + delay())
    if (luck.happens(troubles.twice)) send(name, message, attempts, afterMs + delay())
  }

  function enqueue(queue: TaskName, task: Parameters<Queue['enqueue']>[1]): void {
    const known = names.get(`${queue} ${task.name}`)
    if (known !== undefined && known + namesKeptMs > time.nowMs()) return
    names.set(`${queue} ${task.name}`, time.nowMs())
    const wait = task.scheduleAt ? task.scheduleAt.getTime() - time.nowMs() : 0
    accept(queue, task.data, functions[queue].trigger.retry.maxAttempts, Math.max(0, wait))
  }
  return {
    queueOf: (process) => ({
      enqueue: (queue, task) => process.call('queue.enqueue', () => enqueue(queue, task)),
    }),
    publisherOf: (process) => ({
      publish: (_topic, { attributes }) =>
        process.call('publisher.publish', () =>
          accept('fanOutEvent', attributes, eventAttemptsMax, 0),
        ),
    }),
    tellOfObject: (name, generation) =>
      accept('receiveUpload', { name, generation }, eventAttemptsMax, 0),
  }
}
