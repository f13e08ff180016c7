import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { eventsTopic } from '../../functions/src/contract/events.ts'
import {
  type FrameworkName,
  frameworkNames,
  functions,
  localRegion,
  type TaskName,
} from '../../functions/src/deployment/functions.ts'
import { readJson, writeJson } from '../common/json.ts'
import { projectId } from '../common/project.ts'
import { hostOf, type Ports, urlOf } from './ports.ts'

/**
 * Functions with a topic or queue trigger, which run under the functions framework. The functions
 * emulator would start a process for each concurrent event (docs/decisions/0001).
 */
const backgroundFunctions = frameworkNames.filter((name) =>
  ['topic', 'task'].includes(functions[name].trigger.kind),
)
type TaskFrameworkName = FrameworkName & TaskName
const queues = frameworkNames.filter(
  (name): name is TaskFrameworkName => functions[name].trigger.kind === 'task',
)

/** The maximum number of parallel tasks, high enough that a hanging receiver delays no other. */
const dispatchesMax = 25
/** The maximum number of parallel tasks in the functions emulator, at about 210 MB per task. */
const emulatorDispatchesMax = 6
/** The shortest delay before a retry, shorter than in production so that tests do not wait. */
const minBackoffSeconds = 1
const acknowledgeSeconds = 60
const alreadyThere = 409
const startSeconds = 60

const manifestSchema = z.looseObject({
  endpoints: z.record(
    z.string(),
    z.looseObject({
      taskQueueTrigger: z.looseObject({ rateLimits: z.looseObject({}).nullish() }).optional(),
    }),
  ),
})

const packageSchema = z.looseObject({ dependencies: z.record(z.string(), z.string()) })

/** Names the SDKs for the functions emulator, which refuses functions that do not. */
export function declareSdks(functionsFolder: string): void {
  const file = join(functionsFolder, 'package.json')
  const { dependencies, ...rest } = packageSchema.parse(readJson(file))
  const sdks = { 'firebase-admin': '*', 'firebase-functions': '*' }
  writeJson(file, { ...rest, dependencies: { ...dependencies, ...sdks } })
}

/**
 * Removes the background functions from the manifest, so that the emulator skips them. Limits the
 * other task queues, so that they fit into the memory of a laptop.
 */
export function adaptManifest(functionsFolder: string): void {
  const file = join(functionsFolder, 'functions.yaml')
  const manifest = manifestSchema.parse(readJson(file))
  for (const name of backgroundFunctions) delete manifest.endpoints[name]
  for (const { taskQueueTrigger } of Object.values(manifest.endpoints)) {
    if (!taskQueueTrigger) continue
    taskQueueTrigger.rateLimits = {
      ...taskQueueTrigger.rateLimits,
      maxConcurrentDispatches: emulatorDispatchesMax,
    }
  }
  writeJson(file, manifest)
}

/** Connects the emulators' topic and queues to the background functions. */
export async function connectBackground(ports: Ports): Promise<void> {
  await Promise.all([subscribe(ports), ...queues.map((name) => createQueue(name, ports))])
}

async function subscribe(ports: Ports): Promise<void> {
  const broker = `${urlOf(ports.pubsub)}/v1/projects/${projectId}`
  const fullName = `projects/${projectId}/topics/${eventsTopic}`
  await send('PUT', `${broker}/topics/${eventsTopic}`, {})
  await send('PUT', `${broker}/subscriptions/fan-out`, {
    topic: fullName,
    ackDeadlineSeconds: acknowledgeSeconds,
    // The framework reads the topic's name from the path of the push URL.
    pushConfig: { pushEndpoint: `${addressOf('fanOutEvent', ports)}/${fullName}` },
  })
}

function createQueue(name: TaskFrameworkName, ports: Ports): Promise<void> {
  const { retry, rate } = functions[name].trigger
  const url = `http://${hostOf(ports.tasks)}/projects/${projectId}/locations/${localRegion}/queues/${name}`
  return send('POST', url, {
    retryConfig: { maxAttempts: retry.maxAttempts, minBackoffSeconds },
    rateLimits: {
      ...rate,
      maxConcurrentDispatches: Math.min(rate.maxConcurrentDispatches, dispatchesMax),
    },
    defaultUri: addressOf(name, ports),
  })
}

function addressOf(name: FrameworkName, ports: Ports): string {
  return urlOf(ports[name])
}

async function send(method: string, url: string, body: unknown): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const limit = AbortSignal.timeout(startSeconds * 1000)
  for (;;) {
    const response = await fetch(url, { method, headers, body: JSON.stringify(body) }).catch(
      () => undefined,
    )
    if (response?.ok || response?.status === alreadyThere) return
    if (limit.aborted) throw new Error(`${method} ${url} answered ${response?.status ?? 'nothing'}`)
    await sleep(100)
  }
}
