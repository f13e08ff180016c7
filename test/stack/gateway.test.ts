import { stack } from '@plant/testing/stack'
import { expect, it } from 'vitest'

it('the health check passes through the gateway', async () => {
  const response = await fetch(`${stack.BASE_URL}/v1/health`)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ status: 'pass' })
})

it('the gateway answers an unknown path in its own words', async () => {
  const response = await fetch(`${stack.BASE_URL}/v1/no-such-path`)
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({
    code: 404,
    message: 'The current request is not defined by this API.',
  })
})
