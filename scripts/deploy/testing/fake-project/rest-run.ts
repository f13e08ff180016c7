import type { Route } from './route.ts'
import { policyOf, type Service, type State } from './state.ts'

const place = 'projects\\/[^/]+\\/locations\\/([^/]+)'
const servicePath = new RegExp(`^run\\.googleapis\\.com\\/v2\\/${place}\\/services`)

const listOf = (text = '') => (text === '' ? [] : text.split(','))

/** A service in the form of version 2 of the Cloud Run API. */
function describe(state: State, name: string, { flags, labels, traffic, revisions }: Service) {
  return {
    name: `projects/${state.id}/locations/r/services/${name}`,
    uri: `https://${name}-${state.number}.run.app`,
    labels,
    ingress:
      flags['--ingress'] === 'internal' ? 'INGRESS_TRAFFIC_INTERNAL_ONLY' : 'INGRESS_TRAFFIC_ALL',
    customAudiences: listOf(flags['--set-custom-audiences']),
    latestReadyRevision: `projects/${state.id}/locations/r/services/${name}/revisions/${revisions.at(-1)}`,
    traffic: [
      traffic === 'LATEST'
        ? { type: 'TRAFFIC_TARGET_ALLOCATION_TYPE_LATEST', percent: 100 }
        : { type: 'TRAFFIC_TARGET_ALLOCATION_TYPE_REVISION', revision: traffic, percent: 100 },
    ],
    template: templateOf(flags),
  }
}

function templateOf(flags: Record<string, string>) {
  const number = (flag: string) => (flags[flag] === undefined ? undefined : Number(flags[flag]))
  return {
    serviceAccount: flags['--service-account'],
    timeout: `${flags['--timeout']}s`,
    maxInstanceRequestConcurrency: number('--concurrency'),
    executionEnvironment:
      flags['--execution-environment'] === 'gen2' ? 'EXECUTION_ENVIRONMENT_GEN2' : undefined,
    scaling: {
      minInstanceCount: number('--min-instances'),
      maxInstanceCount: number('--max-instances'),
    },
    containers: [containerOf(flags)],
  }
}

function containerOf(flags: Record<string, string>) {
  const probe = /httpGet\.path=([^,]+)/.exec(flags['--startup-probe'] ?? '')?.[1]
  const pairs = (flags['--set-env-vars'] ?? '').replace('^;^', '').split(';')
  return {
    image: flags['--image'],
    resources: {
      limits: { cpu: flags['--cpu'], memory: flags['--memory'] },
      startupCpuBoost: '--cpu-boost' in flags,
    },
    env: pairs.map((pair) => {
      const [name = '', value = ''] = pair.split('=')
      return { name, value }
    }),
    startupProbe: probe && { httpGet: { path: probe } },
  }
}

export const runRoutes: Route[] = [
  {
    api: 'run',
    path: new RegExp(`${servicePath.source}$`),
    answer: (state) => ({
      services: [...state.services].map(([name, service]) => describe(state, name, service)),
    }),
  },
  {
    api: 'run',
    path: new RegExp(`${servicePath.source}\\/([^/:]+)$`),
    answer: (state, [, name = '']) => {
      const service = state.services.get(name)
      return service && describe(state, name, service)
    },
  },
  {
    api: 'run',
    path: new RegExp(`${servicePath.source}\\/([^/:]+):getIamPolicy$`),
    answer: (state, [, name = '']) =>
      state.services.has(name) ? policyOf(state, `services/${name}`) : undefined,
  },
  {
    api: 'cloudfunctions',
    path: new RegExp(`^cloudfunctions\\.googleapis\\.com\\/v2\\/${place}\\/functions$`),
    answer: (state) => ({
      functions: [...state.functions].map(([name, { codebase, variables }]) => ({
        name: `projects/${state.id}/locations/r/functions/${name}`,
        state: 'ACTIVE',
        labels: { 'firebase-functions-codebase': codebase },
        serviceConfig: {
          uri: `https://${name.toLowerCase()}-${state.number}.run.app`,
          environmentVariables: variables,
        },
      })),
    }),
  },
  {
    api: 'artifactregistry',
    path: new RegExp(
      `^artifactregistry\\.googleapis\\.com\\/v1\\/${place}\\/repositories\\/([^/]+)$`,
    ),
    answer: ({ repositories }, [, name = '']) => {
      const repository = repositories.get(name)
      return repository && { cleanupPolicies: byId(repository.policies) }
    },
  },
  {
    api: 'artifactregistry',
    path: new RegExp(
      `^artifactregistry\\.googleapis\\.com\\/v1\\/${place}\\/repositories\\/([^/]+)\\/packages\\/[^/]+\\/tags\\/([^/]+)$`,
    ),
    answer: ({ repositories }, [, name = '', tag = '']) => {
      const digest = repositories.get(name)?.tags.get(tag)
      return digest && { version: `projects/p/packages/image-processor/versions/${digest}` }
    },
  },
  {
    api: 'cloudscheduler',
    path: new RegExp(`^cloudscheduler\\.googleapis\\.com\\/v1\\/${place}\\/jobs\\/([^/]+)$`),
    answer: ({ jobs }, [, name = '']) => {
      const job = jobs.get(name)
      return (
        job && {
          schedule: job['--schedule'],
          httpTarget: {
            uri: job['--uri'],
            body: Buffer.from(job['body'] ?? '').toString('base64'),
            oauthToken: { serviceAccountEmail: job['--oauth-service-account-email'] },
          },
        }
      )
    },
  },
]

/** Turns the list of policies in our file into the form of the API: a record by policy name. */
function byId(policies: unknown) {
  const list = (policies ?? []) as { name: string }[]
  return Object.fromEntries(list.map((policy) => [policy.name, { id: policy.name }]))
}
