import type { TaskName } from '../../deployment/functions.ts'
import { Unavailable } from '../../ports/context.ts'
import type { Queue } from '../../ports/messages.ts'
import { codeOf } from '../code-of.ts'
import { lazily } from '../lazily.ts'
import { traceCarrier } from '../trace/trace.ts'
import { untilAborted } from '../until-aborted.ts'

const enqueueTimeoutSeconds = 10

type Settings = {
  projectId: string
  region: string
  /** How long a queue waits for a response from its function. */
  dispatchDeadlineSeconds(queue: TaskName): number
}

/**
 * Enqueues tasks with the Admin SDK, because `onTaskDispatched` expects the SDK's task format. The
 * SDK finds the emulator through CLOUD_TASKS_EMULATOR_HOST (docs/decisions/0190).
 */
export function cloudTasksQueue(settings: Settings): Queue {
  const connect = lazily(() => connectQueues(settings))
  return {
    async enqueue(queue, task) {
      const options = {
        id: task.name,
        dispatchDeadlineSeconds: settings.dispatchDeadlineSeconds(queue),
        headers: traceCarrier(),
        ...(task.scheduleAt ? { scheduleTime: task.scheduleAt } : {}),
      }
      const enqueued = connect().then((queues) => queues(queue).enqueue(task.data, options))
      const limit = AbortSignal.timeout(enqueueTimeoutSeconds * 1000)
      await untilAborted(enqueued, limit, 'queue').catch(tolerate)
    },
  }
}

async function connectQueues(settings: Settings) {
  const [{ initializeApp }, { getFunctions }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/functions'),
  ])
  const name = `tasks ${settings.projectId}`
  const functions = getFunctions(initializeApp({ projectId: settings.projectId }, name))
  return (queue: TaskName) => functions.taskQueue(`locations/${settings.region}/functions/${queue}`)
}

function tolerate(error: unknown): void {
  const code = codeOf(error)
  if (code === 'functions/task-already-exists') return
  if (code === 'functions/invalid-argument' || error instanceof Unavailable) throw error
  throw new Unavailable('queue', error)
}
