import type { z } from 'zod'
import { type DeliveryQueue, deliverWebhookJob } from '../../src/operations/webhooks/deliver-job.ts'
import type { Clock } from '../../src/ports/context.ts'
import type { Queue } from '../../src/ports/messages.ts'
import type { Process } from '../harness/process.ts'

type Worker = { process: Process; attempt(task: Task): Promise<void> }
type Task = {
  queue: DeliveryQueue
  name: string
  scheduleAt: Date | undefined
  message: z.output<typeof deliverWebhookJob.message>
}

export type TaskQueue = {
  tasks: Task[]
  of(process: Process): Queue
  /** Runs the due tasks, as Cloud Tasks does. A task stays in the queue if its worker dies. */
  run(worker: Worker): Promise<void>
  /** Runs all tasks immediately, as the emulator does. */
  runEarly(worker: Worker): Promise<void>
  /** Runs every completed task again. */
  repeat(worker: Worker): Promise<void>
  /** Drops the waiting tasks, as if they were lost. Returns how many tasks were dropped. */
  lose(): number
  isIdle(): boolean
}

/** A fake of Cloud Tasks in memory. A task name is never reused, and no task runs early. */
export function taskQueue(clock: Clock): TaskQueue {
  const tasks: Task[] = []
  const past: Task[] = []
  const names = new Set<string>()
  const isDue = ({ scheduleAt }: Task) => scheduleAt === undefined || scheduleAt <= clock.now()
  const run = async (worker: Worker, task: Task) => {
    const ending = await worker.process.outlive(worker.attempt(task))
    if (ending.kind === 'THREW') throw ending.error
    if (ending.kind === 'DIED') return
    tasks.splice(tasks.indexOf(task), 1)
    past.push(task)
  }
  return {
    tasks,
    of: (process) => ({
      enqueue: (queue, { name, data, scheduleAt }) =>
        process.call('queue.enqueue', async () => {
          if (names.has(`${queue}/${name}`)) return
          names.add(`${queue}/${name}`)
          const message = deliverWebhookJob.message.parse(data)
          tasks.push({ queue: queue as DeliveryQueue, name, scheduleAt, message })
        }),
    }),
    async run(worker) {
      for (const task of tasks.filter(isDue)) await run(worker, task)
    },
    async runEarly(worker) {
      for (const task of [...tasks]) await run(worker, task)
    },
    async repeat(worker) {
      for (const task of [...past]) await worker.attempt(task)
    },
    lose: () => tasks.splice(0).length,
    isIdle: () => !tasks.some(isDue),
  }
}
