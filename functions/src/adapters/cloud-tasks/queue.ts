import type { CloudTasksClient } from '@google-cloud/tasks'
import type { TaskName } from '../../deployment/functions.ts'
import { Unavailable } from '../../ports/context.ts'
import type { Queue } from '../../ports/messages.ts'
import { codeOf } from '../code-of.ts'
import { lazily } from '../lazily.ts'
import { restOptions } from '../rest-options.ts'
import { traceCarrier } from '../trace/trace.ts'
import { untilAborted } from '../until-aborted.ts'

const enqueueTimeoutSeconds = 10
/** Error codes of Cloud Tasks (google.rpc.Code). */
const invalidArgument = 3
const alreadyExists = 6
const unavailable = 14

/** A repeated call is safe, because the queue accepts each task name only once. */
const retry = {
  retryCodes: [unavailable],
  backoffSettings: {
    maxRetries: 5,
    initialRetryDelayMillis: 500,
    retryDelayMultiplier: 2,
    maxRetryDelayMillis: 4000,
    initialRpcTimeoutMillis: enqueueTimeoutSeconds * 1000,
    rpcTimeoutMultiplier: 1,
    maxRpcTimeoutMillis: enqueueTimeoutSeconds * 1000,
  },
}

type Settings = {
  projectId: string
  region: string
  /** The account in whose name the queues call the functions. */
  serviceAccount: string
  /** The address of the local stack's Cloud Tasks. By default, tasks go to Google Cloud. */
  localUrl: string | undefined
  /** How long a queue waits for a response from its function. */
  dispatchDeadlineSeconds(queue: TaskName): number
}

/**
 * Enqueues tasks in the format that `onTaskDispatched` expects. The first call loads the SDK, which
 * takes some 200 ms.
 */
export function cloudTasksQueue(settings: Settings): Queue {
  const connect = lazily(() => connectTo(settings))
  return {
    async enqueue(queue, task) {
      const request = requestOf(settings, queue, task)
      const signal = AbortSignal.timeout(enqueueTimeoutSeconds * 1000)
      const enqueued = connect().then((client) => client.createTask(request, { signal, retry }))
      await untilAborted(enqueued, signal, 'queue').catch(tolerate)
    },
  }
}

async function connectTo({ projectId, localUrl }: Settings): Promise<CloudTasksClient> {
  const { CloudTasksClient } = await import('@google-cloud/tasks')
  return new CloudTasksClient(restOptions(projectId, localUrl))
}

type Request = Parameters<CloudTasksClient['createTask']>[0]

function requestOf(
  { projectId, region, serviceAccount, dispatchDeadlineSeconds }: Settings,
  queue: TaskName,
  { name, data, scheduleAt }: Parameters<Queue['enqueue']>[1],
): Request {
  const parent = `projects/${projectId}/locations/${region}/queues/${queue}`
  return {
    parent,
    task: {
      name: `${parent}/tasks/${name}`,
      httpRequest: {
        url: `https://${region}-${projectId}.cloudfunctions.net/${queue}`,
        headers: { 'Content-Type': 'application/json', ...traceCarrier() },
        body: Buffer.from(JSON.stringify({ data })),
        // The default audience is the URL.
        oidcToken: { serviceAccountEmail: serviceAccount },
      },
      dispatchDeadline: { seconds: dispatchDeadlineSeconds(queue) },
      ...(scheduleAt && { scheduleTime: timestampOf(scheduleAt) }),
    },
  }
}

/** A google.protobuf.Timestamp. */
function timestampOf(date: Date): { seconds: number; nanos: number } {
  const ms = date.getTime()
  return { seconds: Math.floor(ms / 1000), nanos: (ms % 1000) * 1_000_000 }
}

function tolerate(error: unknown): void {
  const code = codeOf(error)
  if (code === alreadyExists) return
  if (code === invalidArgument || error instanceof Unavailable) throw error
  throw new Unavailable('queue', error)
}
