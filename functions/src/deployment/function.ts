/** A secret that the operator makes, and that a function is given only where its line says so. */
export type OperatorSecret = 'SMTP_URL' | 'GENAI_WEBHOOK_SECRETS'

type Limits = {
  /** When the platform ends a call. */
  timeoutSeconds: number
  memory: '512MiB' | '1GiB'
  /** Calls that share an instance. */
  concurrency: number
  maxInstances: number
  secrets: readonly OperatorSecret[]
  /** It is then given the secrets of the model providers. */
  asksPlantModel: boolean
  /** It then needs the way into the internal network, where the image processor is. */
  callsImageProcessor: boolean
  /**
   * What runs it on the local stack. The functions emulator forks a process of 200 MB for every
   * call in flight; the framework is one process, as in production (docs/decisions/0097).
   */
  localRuntime: 'emulator' | 'framework'
}

export type TaskTrigger = {
  kind: 'task'
  retry: { maxAttempts: number; minBackoffSeconds: number }
  rate: { maxConcurrentDispatches: number; maxDispatchesPerSecond?: number }
}

type BackgroundTrigger =
  | TaskTrigger
  /** The broker sends a message again for a day where the function throws. */
  | { kind: 'topic'; topic: string }
  /** A finished upload; its event is sent again for a day where the function throws. */
  | { kind: 'storage' }
  | { kind: 'schedule'; schedule: string }

/**
 * A function that clients call, straight or through the gateway. The route's deadline ends its
 * work.
 */
type ServingFunction = Limits & { trigger: { kind: 'http' | 'callable' } }

/** A function that a queue, an event or the schedule calls. */
type WorkingFunction = Limits & {
  trigger: BackgroundTrigger
  /** Its file in `workers/`. */
  worker: string
  /** When its signal fires: before the platform ends it, so that it can write how far it came. */
  workSeconds: number
}

export type DeployedFunction = ServingFunction | WorkingFunction
