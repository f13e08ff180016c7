import { handlerWith, routes } from '../../src/composition/endpoints.ts'
import type { AnyResult } from '../../src/contract/endpoint.ts'
import type { ErrorCode } from '../../src/contract/errors.ts'
import { errors } from '../../src/contract/errors.ts'
import type { EndpointId } from '../../src/contract/generated/endpoint-ids.ts'
import { limits } from '../../src/contract/limits.ts'
import type { Route } from '../../src/contract/route.ts'
import { functions, type JobName } from '../../src/deployment/functions.ts'
import { Problem, problem } from '../../src/domain/problem.ts'
import { requireAccess, requireActive } from '../../src/http/access-control.ts'
import { parseInput } from '../../src/http/input.ts'
import { toProblem } from '../../src/http/response.ts'
import { runAnalysisJob } from '../../src/operations/analyses/run-job.ts'
import { identify } from '../../src/operations/authentication/identify.ts'
import { sweepJob } from '../../src/operations/background/sweep-job.ts'
import { buildExportJob } from '../../src/operations/exports/build-job.ts'
import type { Job } from '../../src/operations/job.ts'
import { handleProviderEventJob } from '../../src/operations/provider-events/handle-job.ts'
import { receiveUploadJob } from '../../src/operations/uploads/receive-job.ts'
import { deliverWebhookJob } from '../../src/operations/webhooks/deliver-job.ts'
import { fanOutEventJob } from '../../src/operations/webhooks/fan-out-job.ts'
import type { Ports } from '../../src/ports/ports.ts'
import { requestParts } from '../request-parts.ts'
import { portsOf, type Shared } from './ports.ts'
import { Died, newProcess, type Process } from './process.ts'
import { olderStore } from './versions.ts'

/** The credential of a caller: an identity token, or an API key. */
export type Credential = { bearer?: string; apiKey?: string }

export type Request = {
  id: EndpointId
  as: Credential
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown>
  key?: string
  headers?: Record<string, string>
}

/** What a caller sees. LOST means that the connection broke before an answer came. */
export type Answer =
  | { kind: 'ANSWERED'; status: number; body: unknown; headers: Record<string, string> }
  | { kind: 'REFUSED'; status: number; code: ErrorCode; problem: Problem; requestId: string }
  | { kind: 'LOST' }

export type Service = {
  ask(request: Request): Promise<Answer>
  /** Runs a deployed function. Rejects if it throws, or if its process dies. */
  deliver(name: JobName, message: unknown, requestId: string): Promise<void>
  /** Ends all processes, whose code then ends too. */
  end(): void
}

type Instance = {
  process: Process
  ports: Ports
  handle: ReturnType<typeof handlerWith>
  identify: ReturnType<typeof identify>
}

const instancesCount = 3

/** The processes of the service. One that has died is replaced at once. */
export function newService(shared: Shared): Service {
  const instances: Instance[] = []
  let started = 0
  const instance = () => {
    const slot = shared.luck.int(instancesCount)
    const running = instances[slot]
    if (running && !running.process.isDead()) return running
    started += 1
    const next = newInstance(shared, `p${started}`)
    instances[slot] = next
    return next
  }
  return {
    ask: (request) => askOf(shared, instance(), request),
    deliver: (name, message, requestId) => runJob(shared, instance(), name, message, requestId),
    end: () => {
      for (const instance of instances) instance?.process.die()
    },
  }
}

function newInstance(shared: Shared, name: string): Instance {
  const process = newProcess(name, shared)
  const portsOfNow = portsOf(shared, process)
  const isOlder = shared.luck.happens(shared.older)
  const ports = isOlder ? { ...portsOfNow, store: olderStore(portsOfNow.store) } : portsOfNow
  return { process, ports, handle: handlerWith(ports), identify: identify(ports) }
}

/** The current route of each endpoint. */
const routeOf = new Map<EndpointId, Route>(
  routes.toReversed().map((route) => [route.endpoint.id, route]),
)

async function askOf(shared: Shared, instance: Instance, request: Request): Promise<Answer> {
  const { process, ports } = instance
  const route = routeOf.get(request.id)
  if (!route) throw new Error(`no route of ${request.id}`)
  const died = Promise.withResolvers<Answer>()
  process.onDeath(() => died.resolve({ kind: 'LOST' }))
  const requestId = ports.ids.random('req')
  const controller = new AbortController()
  const late = Promise.withResolvers<Answer>()
  const seconds = route.deadlineSeconds - limits.request.deadlineMarginSeconds
  shared.time.after(seconds * 1000, () => {
    const exceeded = problem('DEADLINE_EXCEEDED', `No answer within ${seconds} s.`)
    late.resolve(refusedWith(exceeded, requestId))
    if (!process.isDead()) controller.abort(exceeded)
  })
  const context = { requestId, signal: controller.signal }
  const doing = { id: requestId, subject: requestId }
  const served = shared.doing
    .run(doing, () => serve(instance, route, request, context))
    .then(
      ({ status, body, headers = {} }): Answer => ({ kind: 'ANSWERED', status, body, headers }),
      (error: unknown): Answer | Promise<Answer> => {
        if (error instanceof Died) return died.promise
        const refused = refusedWith(toProblem(error), requestId)
        if (refused.code === 'INTERNAL') shared.errors.push(`${request.id}: ${stackOf(error)}`)
        return refused
      },
    )
  return Promise.race([served, late.promise, died.promise])
}

const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : '?')

function refusedWith(problem: Problem, requestId: string): Extract<Answer, { kind: 'REFUSED' }> {
  const { code } = problem
  return { kind: 'REFUSED', status: errors[code].status, code, problem, requestId }
}

/** Does what the HTTP pipeline does once it has parsed a request, but for the rate limits. */
async function serve(
  { handle, identify }: Instance,
  route: Route,
  { id, as, params = {}, query = {}, body = {}, key, headers = {} }: Request,
  context: { requestId: string; signal: AbortSignal },
): Promise<AnyResult> {
  const { bearer = null, apiKey = null } = as
  const requireTries = () => undefined
  const identified =
    route.credential === 'none'
      ? ({ caller: { kind: 'anonymous' }, active: true } as const)
      : await identify({ bearer, apiKey }, route, { ...context, requireTries })
  if (!identified) throw problem('UNAUTHENTICATED')
  requireActive(identified, route)
  requireAccess(route, identified)
  const input = parseInput(route, { params, query: new URLSearchParams(query), body })
  return handle(id, {
    caller: identified.caller,
    input,
    scopes: route.scopes,
    ...context,
    idempotencyKey: route.endpoint.idempotent ? (key ?? null) : null,
    acceptLanguage: null,
    request: requestParts({ header: (name) => headers[name.toLowerCase()] }),
  })
}

const jobs = [
  runAnalysisJob,
  receiveUploadJob,
  fanOutEventJob,
  deliverWebhookJob,
  handleProviderEventJob,
  buildExportJob,
  sweepJob,
]
const jobOf = new Map<JobName, Job<JobName>>(
  jobs.flatMap((job) => job.functions.map((name) => [name, job as unknown as Job<JobName>])),
)

async function runJob(
  { time, errors: internal, doing }: Shared,
  { process, ports }: Instance,
  name: JobName,
  message: unknown,
  requestId: string,
): Promise<void> {
  const job = jobOf.get(name)
  if (!job) throw new Error(`no job of ${name}`)
  const died = Promise.withResolvers<never>()
  process.onDeath(() => died.reject(new Died(name)))
  const { workSeconds, timeoutSeconds } = functions[name]
  time.after(timeoutSeconds * 1000, () => died.reject(new Error('the platform ended the run')))
  died.promise.catch(() => undefined)
  const signal = process.clock.timeout(workSeconds * 1000)
  const subject = `${name} ${JSON.stringify(message)}`
  const work = doing.run({ id: requestId, subject }, () =>
    job.work(job.message.parse(message), ports, { name, requestId, signal }),
  )
  work.catch((error: unknown) => {
    const isUsual = error instanceof Problem || process.isDead() || signal.aborted
    if (!isUsual && error instanceof TypeError) internal.push(`${name}: ${stackOf(error)}`)
  })
  return Promise.race([work, died.promise])
}
