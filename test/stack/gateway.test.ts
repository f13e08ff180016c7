import { stack } from '@plant/testing/stack'
import { expect, it } from 'vitest'
import { healthPassesAt } from './health.ts'

it('the health check passes through the gateway', async () => {
  await healthPassesAt(`${stack.BASE_URL}/v1/health`)
})

it('the gateway answers an unknown path with its own error', async () => {
  const response = await fetch(`${stack.BASE_URL}/v1/no-such-path`)
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({
    code: 404,
    message: 'The current request is not defined by this API.',
  })
})
