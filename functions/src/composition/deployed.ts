import type { Express } from 'express'
import { defineSecret } from 'firebase-functions/params'
import { onRequest } from 'firebase-functions/v2/https'
import { onMessagePublished } from 'firebase-functions/v2/pubsub'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { onObjectFinalized } from 'firebase-functions/v2/storage'
import { onTaskDispatched } from 'firebase-functions/v2/tasks'
import { z } from 'zod'
import { systemIds } from '../adapters/system.ts'
import { runInTrace } from '../adapters/trace/trace.ts'
import { environment } from '../config/environment.ts'
import { accountAddress, readPlatform } from '../config/platform.ts'
import { secretsOf } from '../config/secrets.ts'
import type { DeployedFunction } from '../deployment/function.ts'
import {
  functions,
  type HttpName,
  type JobName,
  network,
  type ScheduleName,
  type StorageName,
  type TaskName,
  type TopicName,
} from '../deployment/functions.ts'
import { prepareRequests } from '../http/prepare-request.ts'
import type { Job } from '../operations/job.ts'
import { callableRoute } from './endpoints.ts'
import { service } from './service.ts'

const target = environment().FUNCTION_TARGET
if (target !== undefined) prepareRequests(functions[target]?.trigger.kind)

/** Sets `cors: false`, because otherwise the platform would answer OPTIONS with 204. */
export function httpFunction(name: HttpName) {
  const options = { ...optionsOf(name), ...invokerOf(name), cors: false } as const
  return onRequest(options, (request, response) => {
    runInTrace(request.headers, () => service().app(request, response))
  })
}

/**
 * A function for Firebase callable clients. Firebase's `onCall` would parse bodies of any size
 * before our code runs, and log rejected bodies (docs/decisions/0230).
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

/** Defines a task function. The queue retries a run that throws; the job skips finished work. */
export function taskFunction<N extends TaskName>(name: N, job: Job<N>) {
  const { retry, rate } = functions[name].trigger
  const options = { ...optionsOf(name), ...invokerOf(name), retryConfig: retry, rateLimits: rate }
  return onTaskDispatched(options, ({ data, headers }) =>
    runInTrace(headers, () => run(name, job, data, queuedTask.parse(data).requestId)),
  )
}

const queuedTask = z.object({ requestId: z.string().min(1) })

/** Defines a topic function. If a run throws, the broker sends the message again for a day. */
export function topicFunction<N extends TopicName>(name: N, job: Job<N>) {
  const { topic } = functions[name].trigger
  return onMessagePublished(
    { ...optionsOf(name), topic, retry: true },
    ({ id, data: { message } }) =>
      runInTrace(message.attributes, () => run(name, job, message.attributes, id)),
  )
}

/** Defines an upload function. If a run throws, the platform sends the event again for a day. */
export function storageFunction<N extends StorageName>(name: N, job: Job<N>) {
  return onObjectFinalized({ ...optionsOf(name), retry: true }, ({ id, data }) =>
    runInTrace({}, () => run(name, job, data, id)),
  )
}

/** Defines a scheduled function. If a run throws, the platform logs the error and goes on. */
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
  const { ports, isInMaintenance } = service()
  // Queues, broker and storage send it again. Nothing may change the former database meanwhile.
  if (isInMaintenance) throw new Error(`${name} waits, because the service is under maintenance`)
  const signal = AbortSignal.timeout(functions[name].workSeconds * 1000)
  await work(message.parse(data), ports, { name, requestId, signal })
}

const platform = readPlatform(environment())
const { project } = platform

/** Returns a function's entry in the table as options of the SDK. Throws on an unknown name. */
function optionsOf(name: string) {
  const { timeoutSeconds, memory, cpu, concurrency, ...line } = lineOf(name)
  const { region } = platform
  const maxInstances = line.maxInstances === 'setting' ? platform.maxInstances : line.maxInstances
  const minInstances = line.minInstances === 'setting' ? platform.minInstances : line.minInstances
  const limits = { timeoutSeconds, memory, cpu, concurrency, minInstances, maxInstances }
  return { region, ...limits, ...secretsFor(name), ...accountFor(line), ...networkFor(line) }
}

/** Who may call a function. A role granted by a command would be lost at the next deployment. */
function invokerOf(name: string): { invoker: string | string[] } {
  const { invokers } = lineOf(name)
  if (invokers === 'public') return { invoker: invokers }
  if (project === undefined) return { invoker: 'private' }
  return { invoker: invokers.map((account) => accountAddress(account, project)) }
}

function lineOf(name: string): DeployedFunction {
  const deployed: DeployedFunction | undefined = functions[name]
  if (deployed === undefined) throw new Error(`${name} is not in the table of deployed functions`)
  return deployed
}

function accountFor({ account }: Pick<DeployedFunction, 'account'>) {
  return project === undefined ? {} : { serviceAccount: accountAddress(account, project) }
}

/** Omits the network for the emulators, whose Firebase CLI rejects a manifest with a network. */
function networkFor({ callsImageProcessor }: Pick<DeployedFunction, 'callsImageProcessor'>) {
  if (project === undefined || !callsImageProcessor) return {}
  return { networkInterface: network, vpcEgress: 'PRIVATE_RANGES_ONLY' } as const
}

const defined = new Map<string, ReturnType<typeof defineSecret>>()

/** Puts the values of a function's secrets from Secret Manager into the function's environment. */
function secretsFor(target: string) {
  const names = secretsOf(target, environment())
  return names.length > 0 ? { secrets: names.map(define) } : {}
}

/** Declares each secret once, because the manifest would list a repeated secret twice. */
function define(name: string) {
  const secret = defined.get(name) ?? defineSecret(name)
  defined.set(name, secret)
  return secret
}
