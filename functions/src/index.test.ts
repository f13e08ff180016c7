import { afterAll, expect, it, vi } from 'vitest'
import { callableRoute, callableRoutes } from './composition/endpoints.ts'
import { secretsOf } from './config/secrets.ts'
import type { DeployedFunction } from './deployment/function.ts'
import { functions, localRegion } from './deployment/functions.ts'

// The storage trigger reads the name of its bucket while it is loaded.
vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: 'demo-p', storageBucket: 'demo-p' }))
// The test files of one worker share its environment.
afterAll(() => void vi.unstubAllEnvs())
const exported = await import('./index.ts')

type Endpoint = {
  httpsTrigger?: { invoker?: string[] }
  region?: string[]
  availableMemoryMb?: number
  concurrency?: number
  timeoutSeconds?: number
}

const endpoints = new Map(
  Object.entries(exported).map(
    ([name, each]) => [name, (each as unknown as { __endpoint: Endpoint }).__endpoint] as const,
  ),
)
const callables = new Map(
  [...endpoints].filter(([, { httpsTrigger }]) => httpsTrigger?.invoker?.includes('public')),
)

/** The manifest that Firebase should create for a function of the deployment table. */
function endpointOf({ trigger, memory, ...limits }: DeployedFunction): object {
  return {
    region: [localRegion],
    availableMemoryMb: memory === '1GiB' ? 1024 : 512,
    concurrency: limits.concurrency,
    cpu: limits.cpu,
    // The settings' defaults.
    minInstances: 0,
    maxInstances: limits.maxInstances === 'setting' ? 10 : limits.maxInstances,
    timeoutSeconds: limits.timeoutSeconds,
    ...triggerOf(trigger),
  }
}

function triggerOf(trigger: DeployedFunction['trigger']): object {
  switch (trigger.kind) {
    case 'http':
      return { httpsTrigger: { invoker: ['private'] } }
    case 'callable':
      return { httpsTrigger: { invoker: ['public'] } }
    case 'task':
      return { taskQueueTrigger: { retryConfig: trigger.retry, rateLimits: trigger.rate } }
    case 'topic':
      return { eventTrigger: { eventFilters: { topic: trigger.topic }, retry: true } }
    case 'storage':
      return { eventTrigger: { retry: true } }
    case 'schedule':
      return { scheduleTrigger: { schedule: trigger.schedule } }
  }
}

it('index.ts exports exactly the functions of the deployment table', () => {
  expect([...endpoints.keys()].sort()).toEqual(Object.keys(functions).sort())
})

it.each(Object.entries(functions))(
  '%s is exported with its settings from the deployment table',
  (name, deployed) => {
    expect(endpoints.get(name)).toMatchObject(endpointOf(deployed))
  },
)

it.each(Object.entries(functions))(
  'the time limit of %s is longer than its work',
  (_name, deployed) => {
    if ('workSeconds' in deployed)
      expect(deployed.workSeconds).toBeLessThan(deployed.timeoutSeconds)
  },
)

it.each(Object.entries(functions))(
  'the task queue waits at least as long as %s may run',
  (_name, deployed) => {
    if (deployed.trigger.kind !== 'task') return
    const { dispatchDeadlineSeconds } = deployed.trigger
    expect(dispatchDeadlineSeconds).toBeGreaterThanOrEqual(deployed.timeoutSeconds)
    // Cloud Tasks accepts a dispatchDeadline between these two limits.
    expect(dispatchDeadlineSeconds).toBeGreaterThanOrEqual(15)
    expect(dispatchDeadlineSeconds).toBeLessThanOrEqual(30 * 60)
  },
)

it('a function gets an optional secret only if its table entry lists the secret', () => {
  const deployment = { GCLOUD_PROJECT: 'a-project', OPTIONAL_SECRETS: 'GEMINI_API_KEY' }
  expect(secretsOf('photos', deployment)).toContain('GEMINI_API_KEY')
  expect(secretsOf('api', deployment)).not.toContain('GEMINI_API_KEY')
  expect(secretsOf('a name that is not deployed', deployment)).not.toContain('SMTP_URL')
})

it('a function holds the key for links to photos only if IAM does not sign them', () => {
  const deployment = { GCLOUD_PROJECT: 'a-project' }
  expect(secretsOf('api', deployment)).toContain('PHOTO_LINK_KEY')
  const byIam = secretsOf('api', { ...deployment, PHOTO_LINK_SIGNING: 'iam' })
  expect(byIam).not.toContain('PHOTO_LINK_KEY')
  expect(byIam).toContain('SECRET_KEYS')
})

it('only the ten callable functions with unversioned names are public', () => {
  expect([...callables.keys()].sort()).toEqual([...callableRoutes.keys()].sort())
  expect(callableRoutes.size).toBe(10)
})

it('the two callable functions that accept photos have as much memory as the photos function', () => {
  const large = [...callables].filter(([, each]) => each.availableMemoryMb === 1024)
  expect(large.map(([name]) => name).sort()).toEqual(['getPlantCareAdvice', 'startAnalysis'])
  for (const [, endpoint] of large) expect(endpoint.concurrency).toBe(4)
  for (const endpoint of callables.values()) expect(endpoint.region).toEqual([localRegion])
})

it('each callable function has the same deadline as its route', () => {
  for (const [name, route] of callableRoutes)
    expect(callables.get(name)?.timeoutSeconds).toBe(route.deadlineSeconds)
})

it('callableRoute throws for a name that the contract does not define', () => {
  expect(() => callableRoute('api')).toThrow('api is no callable of the contract')
})
