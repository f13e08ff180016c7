import { type User, users } from '../../src/collections/accounts.ts'
import { ref } from '../../src/collections/collection.ts'
import { transactions } from '../../src/collections/transactions.ts'
import type { KnownCaller } from '../../src/contract/caller.ts'
import { scopes } from '../../src/contract/scope.ts'
import type { RuleSettings } from '../../src/domain/settings.ts'
import { runAnalysisJob, sweepTransactions } from '../../src/operations/analyses/run-job.ts'
import { type RunResult, runAnalysis } from '../../src/operations/analyses/steps/run.ts'
import { provisionAccount } from '../../src/operations/authentication/provision-account.ts'
import { runEach } from '../../src/operations/background/due.ts'
import { sweepUnpublishedEvents } from '../../src/operations/events/publish.ts'
import { sweepRemovedFolders } from '../../src/operations/folders/empty-removed.ts'
import { receiveUploadJob } from '../../src/operations/uploads/receive-job.ts'
import { type Client, clientOf } from './client.ts'
import { asGeneration } from './generations.ts'
import { bytesOf, type Subject } from './plants.ts'
import { type Ports, portsOf } from './ports.ts'
import { type Process, type Strike, startProcess } from './process.ts'
import { newState, type State, type Task } from './state.ts'

/** A running process of the service and its operations. */
export type Instance = {
  process: Process
  ports: Ports
  as(caller: KnownCaller): Client
  run(id: string, signal?: AbortSignal): Promise<RunResult>
  runTask(task: Task): Promise<void>
  sweep(): Promise<void>
  receive(path: string, generation?: string): Promise<void>
}

export type TestService = Omit<State, 'fork'> & {
  /** A process without faults, for tests that do not simulate crashes. */
  steady: Instance
  instance(strike?: Strike): Instance
  /** Copies the service and its state. Changes of the copy do not change the original. */
  fork(): TestService
  /** Creates the user's record and personal account. Returns a client in the `steady` process. */
  signUp(uid: string): Promise<Client>
  user(uid: string): Promise<User>
  change(uid: string, change: (user: User) => User): Promise<void>
  upload(path: string, subject: Subject, generation?: string): void
  /** Runs the due tasks in sequence. A task stays in the queue if its worker dies or throws. */
  deliver(instance?: Instance): Promise<void>
  transaction(id: string): ReturnType<typeof transactionOf>
}

export const startOfTime = '2026-11-20T08:00:00.000Z'
const context = { requestId: 'work-of-a-test', signal: new AbortController().signal }

/**
 * Creates the whole service in one process, with a store in memory, a test clock, predictable ids,
 * and ports that can fail.
 */
export function createService(rules: Partial<RuleSettings> = {}): TestService {
  const settings: RuleSettings = {
    quota: { userDaily: 20, keyDaily: 1000, memberDaily: 200 },
    transactionTimeoutSeconds: 120,
    ...rules,
  }
  return serviceOver(newState(startOfTime), settings)
}

function serviceOver(state: State, settings: RuleSettings): TestService {
  const instance = (strike?: Strike) => newInstance(state, settings, strike)
  const steady = instance()
  return {
    ...state,
    steady,
    instance,
    fork: () => serviceOver(state.fork(), settings),
    async signUp(uid) {
      await provisionAccount(
        steady.ports,
        {
          uid,
          email: `${uid}@example.org`,
          emailVerified: false,
          apiKeyId: null,
          signedInAt: null,
        },
        context,
      )
      return steady.as(callerOf(uid))
    },
    user: (uid) => userOf(steady, uid),
    async change(uid, change) {
      await steady.ports.store.transaction(async (database) => {
        const [user] = await database.getAll(ref(users, uid))
        if (user) database.update(ref(users, uid), change(user))
      }, context.signal)
    },
    upload: (path, subject, generation = '1') =>
      void state.objects.set(path, asGeneration(bytesOf(subject), generation)),
    deliver: (by = steady) => deliver(state, by),
    transaction: (id) => transactionOf(steady, id),
  }
}

function newInstance(state: State, rules: RuleSettings, strike?: Strike): Instance {
  const process = startProcess(strike)
  const ports = portsOf(state, process, rules)
  return {
    process,
    ports,
    as: (caller) => clientOf(ports, caller),
    run: (id, signal = context.signal) => runAnalysis(ports, id, { ...context, signal }),
    runTask: async ({ data }) =>
      runAnalysisJob.work(runAnalysisJob.message.parse(data), ports, {
        ...context,
        name: 'runAnalysis',
      }),
    sweep: () =>
      runEach(
        ports,
        context,
        [sweepTransactions, sweepUnpublishedEvents, sweepRemovedFolders].map((sweep) =>
          sweep(ports, context),
        ),
      ),
    receive: (name, generation = '1') =>
      receiveUploadJob.work({ name, generation }, ports, { ...context, name: 'receiveUpload' }),
  }
}

async function deliver({ tasks, clock }: State, by: Instance): Promise<void> {
  const attempt = async (task: Task) => {
    const ending = await by.process.outlive(by.runTask(task))
    task.done = ending.kind === 'RETURNED'
  }
  const isDue = ({ done, scheduleAt }: Task) => !done && !(scheduleAt && scheduleAt > clock.now())
  for (const task of tasks.filter(isDue)) await attempt(task)
}

async function userOf({ ports }: Instance, uid: string): Promise<User> {
  const [user] = await ports.store.getAll(ref(users, uid))
  if (!user) throw new Error(`${uid} did not sign up`)
  return user
}

async function transactionOf({ ports }: Instance, id: string) {
  const [transaction] = await ports.store.getAll(ref(transactions, id))
  return transaction
}

/** The owner of a personal account. `parts` can, for example, turn the caller into a worker. */
export function callerOf(
  uid: string,
  parts: Partial<Extract<KnownCaller, { kind: 'user' }>> = {},
): KnownCaller {
  return {
    kind: 'user',
    uid,
    email: null,
    emailVerified: false,
    accountId: uid,
    membership: 'owner',
    role: 'user',
    quotaSubject: uid,
    plan: 'personal',
    language: null,
    signedInAt: null,
    ...parts,
  }
}

/** A caller with a token that was exchanged for an API key. `parts` change the caller. */
export function keyCallerOf(
  accountId: string,
  parts: Partial<Extract<KnownCaller, { kind: 'key' }>> = {},
): KnownCaller {
  return {
    kind: 'key',
    apiKeyId: 'tok_1',
    exchanged: true,
    scopes,
    uid: `ent:${accountId}`,
    accountId,
    quotaSubject: accountId,
    language: null,
    ...parts,
  }
}
