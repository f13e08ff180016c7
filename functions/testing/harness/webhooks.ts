import { aesGcmSecretBox } from '../../src/adapters/secrets/aes-gcm.ts'
import { oneTimePasswords } from '../../src/adapters/secrets/one-time-passwords.ts'
import { newWebhookSecret } from '../../src/adapters/secrets/webhook-secret.ts'
import { type Collection, ref } from '../../src/collections/collection.ts'
import { events } from '../../src/collections/events.ts'
import { deliveries, webhooks } from '../../src/collections/webhooks.ts'
import type { KnownCaller } from '../../src/contract/caller.ts'
import { runEach } from '../../src/operations/background/due.ts'
import { deliverWebhookJob, sweepDeliveries } from '../../src/operations/webhooks/deliver-job.ts'
import { fanOutEventJob, sweepFanOuts } from '../../src/operations/webhooks/fan-out-job.ts'
import { listWebhooks } from '../../src/operations/webhooks/list.ts'
import { listDeliveries } from '../../src/operations/webhooks/list-deliveries.ts'
import { sweepOwnerNotices } from '../../src/operations/webhooks/notify-owner.ts'
import { registerWebhook } from '../../src/operations/webhooks/register.ts'
import { removeWebhook } from '../../src/operations/webhooks/remove.ts'
import { retryDelivery } from '../../src/operations/webhooks/retry-delivery.ts'
import { rotateSecret } from '../../src/operations/webhooks/rotate-secret.ts'
import { testWebhook } from '../../src/operations/webhooks/test.ts'
import type { Mail } from '../../src/ports/messages.ts'
import { onlyPorts, type Ports } from '../../src/ports/ports.ts'
import type { InputOf } from '../endpoint-types.ts'
import { type Receivers, receivers } from '../webhooks/receivers.ts'
import { type TaskQueue, taskQueue } from '../webhooks/task-queue.ts'
import { bodyOf } from './answers.ts'
import { callOf } from './client.ts'
import type { Process, Strike } from './process.ts'
import { callerOf, type TestService } from './service.ts'

export type Webhooks = {
  service: TestService
  queue: TaskQueue
  receivers: Receivers
  mails: Mail[]
  /** A process without faults. */
  steady: Worker
  /** A process with a fault at one of its port calls. */
  worker(strike?: Strike): Worker
  /** Advances the clock and runs all due tasks and sweeps. */
  settle(options?: { withinSeconds?: number }): Promise<void>
}

export type Worker = ReturnType<typeof workerOf>

const context = { requestId: 'work-of-a-test', signal: new AbortController().signal }

/**
 * The webhooks of the service in one process, with scripted receivers, a queue, a mailbox and a
 * test clock.
 */
export function webhooksOf(service: TestService, retryScale: number): Webhooks {
  const shared: Shared = {
    service,
    queue: taskQueue(service.clock),
    receivers: receivers(service.clock),
    mails: [],
    retryScale,
  }
  const worker = (strike?: Strike) => workerOf(shared, strike)
  const steady = worker()
  return {
    ...shared,
    steady,
    worker,
    settle: ({ withinSeconds = 0 } = {}) => settle(shared, steady, withinSeconds),
  }
}

type Shared = {
  service: TestService
  queue: TaskQueue
  receivers: Receivers
  mails: Mail[]
  retryScale: number
}

function workerOf(shared: Shared, strike?: Strike) {
  const instance = shared.service.instance(strike)
  const { process } = instance
  const ports = onlyPorts({
    ...portsOf(shared, process),
    ...instance.ports,
    queue: shared.queue.of(process),
  })
  return {
    process,
    ports,
    as: (uid: string, parts: Parameters<typeof callerOf>[1] = {}) =>
      clientOf(ports, callerOf(uid, parts)),
    caller: (caller: KnownCaller) => clientOf(ports, caller),
    fanOut: (eventId: string, accountId: string) =>
      fanOutEventJob.work({ eventId, accountId }, ports, { ...context, name: 'fanOutEvent' }),
    attempt: ({ queue: name, message }: TaskQueue['tasks'][number]) =>
      deliverWebhookJob.work(message, ports, { ...context, name }),
    sweep: () =>
      runEach(
        ports,
        context,
        [sweepFanOuts, sweepDeliveries, sweepOwnerNotices].map((sweep) => sweep(ports, context)),
      ),
  }
}

function portsOf(shared: Shared, process: Process) {
  return {
    secretBox: aesGcmSecretBox([{ version: '1', key: Buffer.alloc(32, 1) }]),
    webhookSecret: newWebhookSecret,
    oneTimePasswords: oneTimePasswords('a secret of thirty-two characters'),
    webhookClient: shared.receivers.client(process),
    mailer: {
      send: (mail: Mail) => process.call('mailer.send', async () => void shared.mails.push(mail)),
    },
    webhooks: { retryScale: shared.retryScale, allowsLocalhost: false },
  }
}

function clientOf(ports: Ports, caller: KnownCaller) {
  return {
    register: async (url: string, parts: Partial<InputOf<typeof registerWebhook>> = {}) => {
      const events: InputOf<typeof registerWebhook>['events'] = [
        'analysis.completed',
        'analysis.failed',
      ]
      return bodyOf(await registerWebhook.handler(callOf(caller, { url, events, ...parts }), ports))
    },
    list: async (page: Partial<InputOf<typeof listWebhooks>> = {}) =>
      bodyOf(await listWebhooks.handler(callOf(caller, { pageSize: 20, ...page }), ports)),
    remove: async (id: string) =>
      bodyOf(await removeWebhook.handler(callOf(caller, { id }), ports)),
    rotate: async (id: string, gracePeriodSeconds = 86_400) =>
      bodyOf(await rotateSecret.handler(callOf(caller, { id, gracePeriodSeconds }), ports)),
    test: async (id: string) => bodyOf(await testWebhook.handler(callOf(caller, { id }), ports)),
    deliveries: async (id: string, page: Partial<InputOf<typeof listDeliveries>> = {}) =>
      bodyOf(await listDeliveries.handler(callOf(caller, { id, pageSize: 20, ...page }), ports)),
    retry: async (id: string, deliveryId: string) =>
      bodyOf(await retryDelivery.handler(callOf(caller, { id, deliveryId }), ports)),
  }
}

async function settle(shared: Shared, steady: Worker, withinSeconds: number): Promise<void> {
  const { clock } = shared.service
  const until = clock.now().getTime() + withinSeconds * 1000
  for (let round = 0; round < 1000; round += 1) {
    await shared.queue.run(steady)
    await steady.sweep()
    if (shared.queue.isIdle()) {
      const next = await nextMoment(steady)
      if (next === undefined || next > until) return clock.set(new Date(until).toISOString())
      clock.set(new Date(Math.max(next, clock.now().getTime())).toISOString())
    }
  }
  throw new Error('the harness does not become idle')
}

/** The next time at which the sweeper has work. */
async function nextMoment({ ports }: Worker): Promise<number | undefined> {
  const first = async <T>(collection: Collection<T>, field: string & keyof T) => {
    const documents = await ports.store.query(collection, {
      where: [{ field, operator: '>', value: new Date(0) }],
      orderBy: { field, direction: 'ascending' },
      limit: 1,
    })
    return documents.map(({ data }) => (data[field] as Date).getTime())
  }
  const moments = [
    ...(await first(events, 'fanOutAt')),
    ...(await first(deliveries, 'sweepAt')),
    ...(await first(webhooks, 'noticeAt')),
  ]
  return moments.length > 0 ? Math.min(...moments) : undefined
}

/** Records a successful delivery for all endpoints of an account. */
export async function prove({ steady, service }: Webhooks, accountId: string): Promise<void> {
  const target = ref(webhooks, accountId)
  await steady.ports.store.transaction(async (database) => {
    const [account] = await database.getAll(target)
    if (!account) throw new Error(`${accountId} has no endpoints`)
    const provenAt = service.clock.now()
    const endpoints = account.endpoints.map((endpoint) => ({ ...endpoint, provenAt }))
    database.update(target, { ...account, endpoints })
  }, context.signal)
}

export async function deliveryOf(worker: Worker, id: string) {
  const [delivery] = await worker.ports.store.getAll(ref(deliveries, id))
  if (!delivery) throw new Error(`there is no delivery ${id}`)
  return delivery
}
