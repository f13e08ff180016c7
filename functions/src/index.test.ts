import { afterAll, expect, it, vi } from 'vitest'
import { callableRoute, callableRoutes } from './composition/endpoints.ts'
import { secretsOf } from './config/secrets.ts'
import type { DeployedFunction } from './deployment/function.ts'
import { functions, localRegion } from './deployment/functions.ts'

// The storage trigger asks for its bucket while it is loaded.
vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: 'demo-p', storageBucket: 'demo-p' }))
// The files of a worker share its environment.
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

/** A line of the table as the platform's manifest spells it. */
function endpointOf({ trigger, memory, ...limits }: DeployedFunction): object {
  return {
    region: [localRegion],
    availableMemoryMb: memory === '1GiB' ? 1024 : 512,
    concurrency: limits.concurrency,
    cpu: limits.cpu,
    // The setting's default.
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

it('every line of the table is exported, and nothing else', () => {
  expect([...endpoints.keys()].sort()).toEqual(Object.keys(functions).sort())
})

it.each(Object.entries(functions))('%s has what its line says', (name, deployed) => {
  expect(endpoints.get(name)).toMatchObject(endpointOf(deployed))
})

it.each(Object.entries(functions))('%s has time left when its work is over', (_name, deployed) => {
  if ('workSeconds' in deployed) expect(deployed.workSeconds).toBeLessThan(deployed.timeoutSeconds)
})

it.each(Object.entries(functions))('%s is waited for as long as it may run', (_name, deployed) => {
  if (deployed.trigger.kind !== 'task') return
  const { dispatchDeadlineSeconds } = deployed.trigger
  expect(dispatchDeadlineSeconds).toBeGreaterThanOrEqual(deployed.timeoutSeconds)
  // What Cloud Tasks takes as a task's dispatchDeadline.
  expect(dispatchDeadlineSeconds).toBeGreaterThanOrEqual(15)
  expect(dispatchDeadlineSeconds).toBeLessThanOrEqual(30 * 60)
})

it('a secret of the operator goes to those whose line names it', () => {
  const deployment = { GCLOUD_PROJECT: 'a-project', OPTIONAL_SECRETS: 'GEMINI_API_KEY' }
  expect(secretsOf('photos', deployment)).toContain('GEMINI_API_KEY')
  expect(secretsOf('api', deployment)).not.toContain('GEMINI_API_KEY')
  expect(secretsOf('a name that is not deployed', deployment)).not.toContain('SMTP_URL')
})

it('each of the ten unversioned names is open to everybody, and no other', () => {
  expect([...callables.keys()].sort()).toEqual([...callableRoutes.keys()].sort())
  expect(callableRoutes.size).toBe(10)
})

it('the two that take photos have the memory of the photos function', () => {
  const large = [...callables].filter(([, each]) => each.availableMemoryMb === 1024)
  expect(large.map(([name]) => name).sort()).toEqual(['getPlantCareAdvice', 'startAnalysis'])
  for (const [, endpoint] of large) expect(endpoint.concurrency).toBe(4)
  for (const endpoint of callables.values()) expect(endpoint.region).toEqual([localRegion])
})

it('a callable has the deadline of its route', () => {
  for (const [name, route] of callableRoutes)
    expect(callables.get(name)?.timeoutSeconds).toBe(route.deadlineSeconds)
})

it('a name that the contract does not know ends the load', () => {
  expect(() => callableRoute('api')).toThrow('api is no callable of the contract')
})
