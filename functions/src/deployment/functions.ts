import { aliases } from '../contract/aliases.ts'
import { eventsTopic } from '../contract/events.ts'
import type { Backend } from '../contract/route.ts'
import type { DeployedFunction, TaskTrigger } from './function.ts'

/** The region of the local stack. Deployments use the setting REGION. */
export const localRegion = 'us-central1'

/**
 * The network of the functions that call the image processor. The deployment creates it, because
 * not every project has a default network (docs/decisions/0200).
 */
export const network = { network: 'plant-analysis', subnetwork: 'plant-analysis' } as const

/** The default properties of a function. The concurrency of 80 is the platform's own default. */
const usual = {
  timeoutSeconds: 60,
  memory: '512MiB',
  cpu: 1,
  concurrency: 80,
  minInstances: 0,
  maxInstances: 'setting',
  account: 'functions',
  invokers: ['functions'],
  secrets: [],
  asksPlantModel: false,
  callsImageProcessor: false,
  localRuntime: 'emulator',
} as const satisfies Partial<DeployedFunction>

const usualTask = {
  kind: 'task',
  retry: { maxAttempts: 5, minBackoffSeconds: 2 },
  rate: { maxConcurrentDispatches: 100 },
  dispatchDeadlineSeconds: 60,
} as const satisfies TaskTrigger

/** The resources of each backend's functions (docs/decisions/0230). */
const backends = {
  api: usual,
  /** A body of 10 MB needs about 160 MB of memory, so four bodies fit into an instance. */
  photos: { ...usual, concurrency: 4, memory: '1GiB', callsImageProcessor: true },
} as const satisfies Record<Backend, Partial<DeployedFunction>>

/**
 * Attempts mostly wait for a receiver, so many tasks share an instance. Each task has up to ten
 * attempts. 500 attempts with events of 64 KB and long headers take some 300 MB.
 */
const delivery = {
  ...usual,
  trigger: {
    kind: 'task',
    retry: { maxAttempts: 3, minBackoffSeconds: 5 },
    rate: { maxConcurrentDispatches: 1000, maxDispatchesPerSecond: 500 },
    dispatchDeadlineSeconds: 30,
  },
  account: 'webhooks',
  timeoutSeconds: 30,
  workSeconds: 25,
  concurrency: 50,
  localRuntime: 'framework',
} as const satisfies DeployedFunction

const named = {
  api: {
    ...backends.api,
    trigger: { kind: 'http' },
    minInstances: 'setting',
    invokers: ['gateway'],
    // Health and status check the image processor.
    callsImageProcessor: true,
    // For invitations, and for events of the generative provider.
    secrets: ['SMTP_URL', 'GENAI_WEBHOOK_SECRETS'],
    localRuntime: 'framework',
  },
  photos: {
    ...backends.photos,
    trigger: { kind: 'http' },
    minInstances: 'setting',
    invokers: ['gateway'],
    asksPlantModel: true,
    localRuntime: 'framework',
  },
  /** A question about a photo of 2 MB takes 11 MB, as long as the plant model needs. */
  runAnalysis: {
    ...usual,
    memory: '1GiB',
    concurrency: 60,
    workSeconds: 50,
    trigger: usualTask,
    minInstances: 'setting',
    asksPlantModel: true,
    callsImageProcessor: true,
    localRuntime: 'framework',
  },
  /** An upload of 10 MB takes 40 MB of memory. Photos that the service writes also cause calls. */
  receiveUpload: {
    ...usual,
    workSeconds: 50,
    trigger: { kind: 'storage' },
    concurrency: 6,
    callsImageProcessor: true,
  },
  fanOutEvent: {
    ...usual,
    workSeconds: 50,
    trigger: { kind: 'topic', topic: eventsTopic },
    localRuntime: 'framework',
  },
  deliverWebhook: delivery,
  /** A separate queue for failing or slow endpoints, so that they delay no other endpoints. */
  retryWebhook: {
    ...delivery,
    // Both the previous attempt and the sweeper queue an attempt.
    invokers: ['functions', 'webhooks'],
  },
  handleProviderEvent: {
    ...usual,
    workSeconds: 50,
    trigger: usualTask,
    asksPlantModel: true,
  },
  /** Streams an archive of any size, for as long as a queue can wait for a function. */
  buildExport: {
    ...usual,
    trigger: {
      kind: 'task',
      retry: { maxAttempts: 3, minBackoffSeconds: 30 },
      rate: { maxConcurrentDispatches: 10 },
      dispatchDeadlineSeconds: 30 * 60,
    },
    timeoutSeconds: 30 * 60,
    workSeconds: 29 * 60,
    concurrency: 1,
    // One for each concurrent call of the queue.
    maxInstances: 10,
    localRuntime: 'framework',
  },
  sweep: {
    ...usual,
    trigger: { kind: 'schedule', schedule: 'every 1 minutes' },
    workSeconds: 55,
    // The schedule starts one run a minute.
    maxInstances: 1,
    secrets: ['SMTP_URL'],
    // Deletes the model provider's data.
    asksPlantModel: true,
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
/** The functions that a queue, an event or the schedule calls. */
export type JobName = NamesWith<{ workSeconds: number }>
export type FrameworkName = NamesWith<{ localRuntime: 'framework' }>

/**
 * The functions for Firebase callable clients: one per unversioned route, with the route's deadline
 * and with the memory and concurrency of the route's backend (docs/decisions/0230).
 */
const callables = Object.fromEntries(
  aliases.flatMap((alias) => {
    if (alias.callable === undefined) return []
    const callable: DeployedFunction = {
      ...backends[alias.backend],
      trigger: { kind: 'callable' },
      invokers: 'public',
      timeoutSeconds: alias.deadlineSeconds,
      // `startAnalysis` leaves the model to a task.
      asksPlantModel: alias.of === 'analyses.analyseSync',
    }
    return [[alias.callable, callable] as const]
  }),
)

/** Every deployed function by name. A new job needs an entry here and a file in operations/. */
export const functions: Readonly<Record<string, DeployedFunction>> & Named = {
  ...callables,
  ...named,
}

/** The names of the functions that meet the condition, in the order of the table. */
export function namesOf(has: (deployed: DeployedFunction) => boolean): string[] {
  return Object.keys(functions).filter((name) => {
    const deployed = functions[name]
    return deployed !== undefined && has(deployed)
  })
}

/** The functions that run under the functions framework on the local stack. */
export const frameworkNames = namesOf(
  ({ localRuntime }) => localRuntime === 'framework',
) as readonly FrameworkName[]
