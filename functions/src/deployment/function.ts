/** A secret that the operator makes, and that a function is given only where its line says so. */
export type OperatorSecret = 'SMTP_URL' | 'GENAI_WEBHOOK_SECRETS'

/**
 * A service account that functions run as, by the name before its `@`. Deliveries have one of their
 * own, since they talk to servers of strangers: it can sign no token and remove no user.
 */
export type Account = 'functions' | 'webhooks'

/** Who may call a function: accounts, or everybody where the function checks its callers. */
type Invokers = readonly (Account | 'gateway')[] | 'public'

type Limits = {
  /** When the platform ends a call. */
  timeoutSeconds: number
  memory: '512MiB' | '1GiB'
  /** Calls that share an instance. */
  concurrency: number
  cpu: 1
  /** `setting` is the operator's MAX_INSTANCES; a number is all that its work can use. */
  maxInstances: number | 'setting'
  account: Account
  invokers: Invokers
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
  /**
   * How long the queue waits for an answer before it counts the call as failed: not less than the
   * function's own limit, and at most 1800. Without it a queue waits for 10 minutes.
   */
  dispatchDeadlineSeconds: number
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
