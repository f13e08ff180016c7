import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '../../common/root.ts'
import '../default-bucket.ts'
import { codebase as codebaseOf } from '../names.ts'
import { fakeCloud, type Request } from './cloud.ts'

/** The Firebase CLI's packages: the first runs the local stack, and the second runs deployments. */
export type CliPackage = 'firebase-tools' | 'firebase-tools-deploy'

/** A function as the CLI has read it from the manifest. */
export type Endpoint = {
  id: string
  region: string
  codebase?: string
  serviceAccount?: string | null
  minInstances?: number | null
  maxInstances?: number | null
  vpc?: unknown
  secretEnvironmentVariables?: { key: string; secret: string }[]
}
export type Backend = { endpoints: Record<string, Record<string, Endpoint>> }

type Plan = { regionalChangesets: unknown; secretAccessPlan?: unknown }
type Summary = { results: { endpoint: Endpoint; error?: Error }[] }

/** The modules of the CLI that deploy functions. */
type Modules = {
  discovery: { detectFromYaml(folder: string, project: string, runtime: string): Promise<object> }
  build: { resolveBackend(options: object): Promise<{ backend: Backend }> }
  backend: { empty(): Backend; allEndpoints(backend: Backend): Endpoint[] }
  prepare: { resolveCpuAndConcurrency(backend: Backend): void }
  regions: { ensureTriggerRegions(backend: Backend): Promise<void> }
  validate: {
    endpointsAreValid(want: Backend, have: Backend): void
    secretsAreValid(project: string, want: Backend): Promise<void>
  }
  helper: {
    groupEndpointsByCodebase(
      want: Record<string, Backend>,
      have: Endpoint[],
    ): Record<string, Backend>
  }
  hash: { applyBackendHashToBackends(want: Record<string, Backend>, context: object): void }
  planner: { createDeploymentPlan(options: object): Promise<Plan> }
  fabricator: {
    Fabricator: new (
      options: object,
    ) => {
      applyPlan(plan: Record<string, Plan>): Promise<Summary>
    }
  }
  executor: { InlineExecutor: new () => object }
  iam: {
    ensureServiceAgentRoles(
      project: string,
      number: string,
      want: Backend,
      have: Backend,
    ): Promise<void>
  }
  client: { Client: { prototype: { request(request: Request): Promise<unknown> } } }
}

const files: Record<keyof Modules, string> = {
  discovery: 'deploy/functions/runtimes/discovery/index.js',
  build: 'deploy/functions/build.js',
  backend: 'deploy/functions/backend.js',
  prepare: 'deploy/functions/prepare.js',
  regions: 'deploy/functions/triggerRegionHelper.js',
  validate: 'deploy/functions/validate.js',
  helper: 'deploy/functions/functionsDeployHelper.js',
  hash: 'deploy/functions/cache/applyHash.js',
  planner: 'deploy/functions/release/planner.js',
  fabricator: 'deploy/functions/release/fabricator.js',
  executor: 'deploy/functions/release/executor.js',
  iam: 'deploy/functions/checkIam.js',
  client: 'apiv2.js',
}

/** The name under which the functions of this repository are deployed. */
const codebase = readCodebase()

function readCodebase(): string {
  const file: unknown = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'))
  const schema = z.object({ functions: z.tuple([z.object({ codebase: z.string() })]) })
  return schema.parse(file).functions[0].codebase
}

const require = createRequire(import.meta.url)

function load<K extends keyof Modules>(from: CliPackage, name: K): Modules[K] {
  return require(join(root, 'node_modules', from, 'lib', files[name])) as Modules[K]
}

type Options = { project: string; bucket: string }

/** Returns the functions that the CLI reads from a folder's manifest. Throws the CLI's errors. */
export async function readBackend(
  from: CliPackage,
  folder: string,
  { project, bucket }: Options,
): Promise<{ backend: Backend; endpoints: Map<string, Endpoint> }> {
  const build = await load(from, 'discovery').detectFromYaml(folder, project, 'nodejs24')
  const { backend } = await withCloud(from, fakeCloud(), () =>
    load(from, 'build').resolveBackend({
      build,
      firebaseConfig: { projectId: project, storageBucket: bucket },
      userEnvs: {},
      codebase,
      nonInteractive: true,
      isEmulator: false,
    }),
  )
  load(from, 'prepare').resolveCpuAndConcurrency(backend)
  load(from, 'validate').endpointsAreValid(backend, load(from, 'backend').empty())
  const all = load(from, 'backend').allEndpoints(backend)
  return { backend, endpoints: new Map(all.map((endpoint) => [endpoint.id, endpoint])) }
}

/**
 * Runs the CLI's own deployment of functions against a cloud in memory. Without `have`, the cloud
 * is empty; with `have`, the deployment is an update. Throws the first error of a function.
 */
export async function deployTo(
  cloud: ReturnType<typeof fakeCloud>,
  want: Backend,
  have: Backend | undefined,
  options: Options,
): Promise<void> {
  const from = 'firebase-tools-deploy'
  const { empty, allEndpoints } = load(from, 'backend')
  const codebase = codebaseOf(allEndpoints(want)[0]?.region ?? '')
  for (const endpoint of allEndpoints(want)) endpoint.codebase = codebase
  const deployed = have ? allEndpoints(have) : []
  const own = load(from, 'helper').groupEndpointsByCodebase({ [codebase]: want }, deployed)
  const sources = { [codebase]: { functionsSourceV2Hash: 'source' } }
  await withCloud(from, cloud, async () => {
    load(from, 'hash').applyBackendHashToBackends({ [codebase]: want }, { sources })
    await load(from, 'regions').ensureTriggerRegions(want)
    await load(from, 'validate').secretsAreValid(options.project, want)
    const plan = await load(from, 'planner').createDeploymentPlan({
      wantBackend: want,
      haveBackend: own[codebase] ?? empty(),
      codebase,
      projectId: options.project,
    })
    const inline = new (load(from, 'executor').InlineExecutor)()
    const fabricator = new (load(from, 'fabricator').Fabricator)({
      functionExecutor: inline,
      runFunctionExecutor: inline,
      executor: inline,
      sources: { [codebase]: { storage: { bucket: 'sources', object: 'source.zip' } } },
      appEngineLocation: '',
      projectNumber: '1234',
      projectId: options.project,
    })
    const { results } = await fabricator.applyPlan({ [codebase]: plan })
    for (const { error } of results) if (error) throw error
  })
}

/**
 * Returns the policies that the CLI sets for the project before it first deploys functions for
 * uploads and for messages, if this policy is the project's.
 */
export async function rolesAddedByTheCli(policy: unknown): Promise<unknown[]> {
  const from = 'firebase-tools-deploy'
  const set: unknown[] = []
  const answer = ({ path, body }: Request) => {
    if (path.endsWith(':setIamPolicy')) set.push(body)
    const answers = path.endsWith(':getIamPolicy')
      ? structuredClone(policy)
      : {
          email_address: 'service-1234@gs-project-accounts.iam.gserviceaccount.com',
          defaultServiceAccount: '1234-compute@developer.gserviceaccount.com',
        }
    return { status: 200, body: answers }
  }
  const events = ['storage.object.v1.finalized', 'pubsub.topic.v1.messagePublished']
  const endpoints = events.map((event) => [
    event,
    { id: event, region: 'here', eventTrigger: { eventType: `google.cloud.${event}` } },
  ])
  const want = {
    ...load(from, 'backend').empty(),
    endpoints: { here: Object.fromEntries(endpoints) },
  }
  await withCloud(from, { answer }, () =>
    load(from, 'iam').ensureServiceAgentRoles(
      'plants-1',
      '1234',
      want,
      load(from, 'backend').empty(),
    ),
  )
  return set
}

/** Replaces the CLI's HTTP client with a fake cloud while the work runs. */
export async function withCloud<T>(
  from: CliPackage,
  cloud: Pick<ReturnType<typeof fakeCloud>, 'answer'>,
  work: () => Promise<T>,
): Promise<T> {
  const { prototype } = load(from, 'client').Client
  const { request } = prototype
  prototype.request = async (asked) => cloud.answer(asked)
  try {
    return await work()
  } finally {
    prototype.request = request
  }
}
