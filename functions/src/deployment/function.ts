/** A secret of the operator. A function gets the secret only if its `secrets` lists it. */
export type OperatorSecret = 'SMTP_URL' | 'GENAI_WEBHOOK_SECRETS'

/**
 * The service account of a function: the name before `@`. The account for webhook deliveries, which
 * call servers of strangers, cannot sign tokens or remove users.
 */
type Account = 'functions' | 'webhooks'

/** Who may call a function: accounts, or everybody if the function checks its callers itself. */
type Invokers = readonly (Account | 'gateway')[] | 'public'

type Limits = {
  /** The time after which the platform ends a call. */
  timeoutSeconds: number
  memory: '512MiB' | '1GiB'
  /** How many calls an instance handles at once. */
  concurrency: number
  cpu: 1
  /** `setting` means MIN_INSTANCES. */
  minInstances: 0 | 'setting'
  /** `setting` means MAX_INSTANCES. A number is the maximum of instances that the work can use. */
  maxInstances: number | 'setting'
  account: Account
  invokers: Invokers
  secrets: readonly OperatorSecret[]
  /** If true, the function gets the secrets of the model providers. */
  asksPlantModel: boolean
  /** If true, the function can reach the internal network of the image processor. */
  callsImageProcessor: boolean
  /**
   * How the local stack runs the function. The emulator starts a process of 200 MB for each
   * concurrent call. The framework uses one process, as in production (docs/decisions/0001).
   */
  localRuntime: 'emulator' | 'framework'
}

export type TaskTrigger = {
  kind: 'task'
  retry: { maxAttempts: number; minBackoffSeconds: number }
  rate: { maxConcurrentDispatches: number; maxDispatchesPerSecond?: number }
  /** How long the queue waits for a function before a retry: by default 600 s, at most 1800 s. */
  dispatchDeadlineSeconds: number
}

type BackgroundTrigger =
  | TaskTrigger
  /** The broker repeats the message for a day if the function throws. */
  | { kind: 'topic'; topic: string }
  /** An upload to storage. If the function throws, the upload's event is repeated for a day. */
  | { kind: 'storage' }
  | { kind: 'schedule'; schedule: string }

/** A function for clients, called directly or through the gateway. */
type ServingFunction = Limits & { trigger: { kind: 'http' | 'callable' } }

/** A function that a queue, an event or the schedule calls, and that runs a job of operations/. */
type WorkingFunction = Limits & {
  trigger: BackgroundTrigger
  /** When the job's signal fires, early enough for the job to save its progress. */
  workSeconds: number
}

export type DeployedFunction = ServingFunction | WorkingFunction
