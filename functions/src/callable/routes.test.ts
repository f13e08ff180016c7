import { expect, test, vi } from 'vitest'
import { callableOptions, callableRoute, callableRoutes } from './routes.ts'

// The storage trigger asks for its bucket while it is loaded.
vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: 'demo-p', storageBucket: 'demo-p' }))
const exported = await import('../index.ts')

type Endpoint = {
  callableTrigger?: object
  region?: string[]
  availableMemoryMb?: number
  concurrency?: number
}

function endpointsOfCallables(): Map<string, Endpoint> {
  const endpoints = Object.entries(exported).map(
    ([name, each]) => [name, (each as { __endpoint: Endpoint }).__endpoint] as const,
  )
  return new Map(endpoints.filter(([, endpoint]) => endpoint.callableTrigger !== undefined))
}

test('each of the nine unversioned names is exported as a callable, and no other', () => {
  expect([...endpointsOfCallables().keys()].sort()).toEqual([...callableRoutes.keys()].sort())
  expect(callableRoutes.size).toBe(9)
})

test('the two that take photos have the room of the photos function', () => {
  const large = [...endpointsOfCallables()].filter(([, each]) => each.availableMemoryMb === 1024)
  expect(large.map(([name]) => name).sort()).toEqual(['getPlantCareAdvice', 'startAnalysis'])
  for (const [, endpoint] of large) expect(endpoint.concurrency).toBe(4)
  for (const endpoint of endpointsOfCallables().values())
    expect(endpoint.region).toEqual(['us-central1'])
})

test('a callable has the deadline of its route', () => {
  for (const route of callableRoutes.values())
    expect(callableOptions(route).timeoutSeconds).toBe(route.deadlineSeconds)
})

test('a name that the contract does not know ends the load', () => {
  expect(() => callableRoute('api')).toThrow('api is no callable of the contract')
})
