import { eventsTopic } from '../contract/events.ts'
import type { Backend } from '../contract/route.ts'
import { routes } from '../contract/routes.ts'
import type { DeployedFunction, TaskTrigger } from './function.ts'

/** The region of every function and queue. It stands here and nowhere else. */
export const region = 'us-central1'

/** What holds unless a line says otherwise; 80 and 100 are the platform's own defaults. */
const usual = {
  timeoutSeconds: 60,
  memory: '512MiB',
  concurrency: 80,
  maxInstances: 100,
  secrets: [],
  asksPlantModel: false,
  callsImageProcessor: false,
  localRuntime: 'emulator',
} as const satisfies Partial<DeployedFunction>

const usualTask = {
  kind: 'task',
  retry: { maxAttempts: 5, minBackoffSeconds: 2 },
  rate: { maxConcurrentDispatches: 100 },
} as const satisfies TaskTrigger

/** What the functions of a backend need, by whichever way a call comes in (docs/decisions/0080). */
const backends = {
  api: usual,
  /** A body of 10 MB costs about 160 MB, so four at once are what fits. */
  photos: { ...usual, concurrency: 4, memory: '1GiB', callsImageProcessor: true },
} as const satisfies Record<Backend, Partial<DeployedFunction>>

/** An attempt mostly waits for a receiver's server and costs little, so many share an instance. */
const delivery = {
  ...usual,
  worker: 'deliver-webhook',
  trigger: {
    kind: 'task',
    retry: { maxAttempts: 3, minBackoffSeconds: 5 },
    rate: { maxConcurrentDispatches: 1000, maxDispatchesPerSecond: 500 },
  },
  timeoutSeconds: 30,
  workSeconds: 25,
  concurrency: 200,
  // Notices of webhooks that were disabled.
  secrets: ['SMTP_URL'],
  localRuntime: 'framework',
} as const satisfies DeployedFunction

const named = {
  api: {
    ...backends.api,
    trigger: { kind: 'http' },
    // Invitations, and events of the generative provider.
    secrets: ['SMTP_URL', 'GENAI_WEBHOOK_SECRETS'],
    localRuntime: 'framework',
  },
  photos: {
    ...backends.photos,
    trigger: { kind: 'http' },
    asksPlantModel: true,
    localRuntime: 'framework',
  },
  runAnalysis: {
    ...usual,
    worker: 'run-analysis',
    workSeconds: 50,
    trigger: usualTask,
    asksPlantModel: true,
    callsImageProcessor: true,
    localRuntime: 'framework',
  },
  /**
   * Ten uploads of 10 MB each are held in memory at once. The bucket also reports each photo that
   * the service itself writes; those events end without work.
   */
  receiveUpload: {
    ...usual,
    worker: 'receive-upload',
    workSeconds: 50,
    trigger: { kind: 'storage' },
    concurrency: 10,
    callsImageProcessor: true,
  },
  fanOutEvent: {
    ...usual,
    worker: 'fan-out-event',
    workSeconds: 50,
    trigger: { kind: 'topic', topic: eventsTopic },
    localRuntime: 'framework',
  },
  deliverWebhook: delivery,
  /** A queue of its own for endpoints that fail or are slow: they wait for each other only. */
  retryWebhook: delivery,
  handleProviderEvent: {
    ...usual,
    worker: 'handle-provider-event',
    workSeconds: 50,
    trigger: usualTask,
  },
  /** Streams an archive of any size, for as long as the queue waits for an answer. */
  buildExport: {
    ...usual,
    worker: 'build-export',
    trigger: {
      kind: 'task',
      retry: { maxAttempts: 3, minBackoffSeconds: 30 },
      rate: { maxConcurrentDispatches: 10 },
    },
    timeoutSeconds: 30 * 60,
    workSeconds: 29 * 60,
    concurrency: 1,
    localRuntime: 'framework',
  },
  sweep: {
    ...usual,
    worker: 'sweep',
    trigger: { kind: 'schedule', schedule: 'every 1 minutes' },
    workSeconds: 55,
    secrets: ['SMTP_URL'],
    localRuntime: 'framework',
  },
} as const satisfies Record<string, DeployedFunction>

type Named = typeof named
type NamesWith<Part> = {
  [N in keyof Named]: Named[N] extends Part ? N : never
}[keyof Named]

export type HttpName = NamesWith<{ trigger: { kind: 'http' } }>
export type TaskName = NamesWith<{ trigger: { kind: 'task' } }>
export type TopicName = NamesWith<{ trigger: { kind: 'topic' } }>
export type StorageName = NamesWith<{ trigger: { kind: 'storage' } }>
export type ScheduleName = NamesWith<{ trigger: { kind: 'schedule' } }>
/** Those that a queue, an event or the schedule calls. */
export type WorkerName = NamesWith<{ worker: string }>
export type FrameworkName = NamesWith<{ localRuntime: 'framework' }>

/**
 * The names that Firebase callable clients reach: a function for each unversioned route, with the
 * deadline of the route and the memory and concurrency of its backend (docs/decisions/0080).
 */
const callables = Object.fromEntries(
  routes.flatMap((route) => {
    if (route.callable === undefined) return []
    const callable: DeployedFunction = {
      ...backends[route.backend],
      trigger: { kind: 'callable' },
      timeoutSeconds: route.deadlineSeconds,
      // `startAnalysis` leaves the model to a task.
      asksPlantModel: route.operation === 'analyses.analyseSync',
    }
    return [[route.callable, callable] as const]
  }),
)

/** Every deployed function by its name. A new one needs a line here and a file in workers/. */
export const functions: Readonly<Record<string, DeployedFunction>> & Named = {
  ...callables,
  ...named,
}

/** The names of the functions with a property, in the order of the table. */
export function namesOf(has: (deployed: DeployedFunction) => boolean): string[] {
  return Object.keys(functions).filter((name) => {
    const deployed = functions[name]
    return deployed !== undefined && has(deployed)
  })
}

/** Those that run under the functions framework on the local stack. */
export const frameworkNames = namesOf(
  ({ localRuntime }) => localRuntime === 'framework',
) as readonly FrameworkName[]
