import type { Express } from 'express'
import { onRequest } from 'firebase-functions/v2/https'
import { onMessagePublished } from 'firebase-functions/v2/pubsub'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { onObjectFinalized } from 'firebase-functions/v2/storage'
import { onTaskDispatched } from 'firebase-functions/v2/tasks'
import { z } from 'zod'
import { systemIds } from '../adapters/system.ts'
import { runInTrace } from '../adapters/trace/trace.ts'
import { environment } from '../config/environment.ts'
import {
  functions,
  type HttpName,
  type JobName,
  type ScheduleName,
  type StorageName,
  type TaskName,
  type TopicName,
} from '../deployment/functions.ts'
import { prepareRequests } from '../http/prepare-request.ts'
import type { Job } from '../operations/job.ts'
import { callableRoute } from './endpoints.ts'
import { invokerOf, optionsOf } from './function-options.ts'
import { service } from './service.ts'

const target = environment().FUNCTION_TARGET
if (target !== undefined) prepareRequests(functions[target]?.trigger.kind)

/**
 * Defines a function that the gateway calls. Without `cors: false` the platform would answer
 * OPTIONS with 204.
 */
export function httpFunction(name: HttpName) {
  const options = { ...optionsOf(name), ...invokerOf(name), cors: false } as const
  return onRequest(options, (request, response) => {
    runInTrace(request.headers, () => service().app(request, response))
  })
}

/**
 * Defines an unversioned path as a function of its name, for Firebase callable clients. `onCall`
 * would parse bodies of any size before our code, and log those that it rejects
 * (docs/decisions/0230).
 */
export function callableFunction(name: string) {
  const route = callableRoute(name)
  let app: Express | undefined
  const options = { ...optionsOf(name), ...invokerOf(name), cors: false } as const
  return onRequest(options, (request, response) => {
    const serving = (app ??= service().callableApp(route))
    runInTrace(request.headers, () => serving(request, response))
  })
}

/**
 * Defines a task function; the queue retries a run that throws. The stored state of the document
 * decides whether there is work.
 */
export function taskFunction<N extends TaskName>(name: N, job: Job<N>) {
  const { retry, rate } = functions[name].trigger
  const options = {
    ...optionsOf(name),
    ...invokerOf(name),
    retryConfig: retry,
    rateLimits: rate,
  }
  return onTaskDispatched(options, ({ data, headers }) =>
    runInTrace(headers, () => run(name, job, data, queuedTask.parse(data).requestId)),
  )
}

const queuedTask = z.object({ requestId: z.string().min(1) })

/** Defines a topic function; for a day the broker resends a message whose run throws. */
export function topicFunction<N extends TopicName>(name: N, job: Job<N>) {
  const { topic } = functions[name].trigger
  return onMessagePublished(
    { ...optionsOf(name), topic, retry: true },
    ({ id, data: { message } }) =>
      runInTrace(message.attributes, () => run(name, job, message.attributes, id)),
  )
}

/** Defines an upload function; for a day the platform resends an event whose run throws. */
export function storageFunction<N extends StorageName>(name: N, job: Job<N>) {
  return onObjectFinalized({ ...optionsOf(name), retry: true }, ({ id, data }) =>
    runInTrace({}, () => run(name, job, data, id)),
  )
}

/**
 * Defines a scheduled function; a run that throws is logged, and the schedule starts the next one.
 */
export function scheduleFunction<N extends ScheduleName>(name: N, job: Job<N>) {
  const { schedule } = functions[name].trigger
  return onSchedule({ ...optionsOf(name), schedule }, () =>
    runInTrace({}, () => run(name, job, undefined, systemIds.random('swp'))),
  )
}

async function run<N extends JobName>(
  name: N,
  { message, work }: Job<N>,
  data: unknown,
  requestId: string,
): Promise<void> {
  const signal = AbortSignal.timeout(functions[name].workSeconds * 1000)
  await work(message.parse(data), service().ports, { name, requestId, signal })
}
