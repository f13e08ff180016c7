import { bearer, handleWith, routeAt, startEdge } from '@plant/testing/edge'
import { expect, it } from 'vitest'

/** The declared deadline is 1.05 seconds. The service answers one second earlier, after 50 ms. */
const route = { ...routeAt('GET', '/v1/folders'), deadlineSeconds: 1.05 as 5 }

it('after a deadline the answer is 504, and the late result is logged and ignored', async () => {
  const late = Promise.withResolvers<unknown>()
  let aborted: AbortSignal | undefined
  const handle = handleWith({
    'folders.list': async ({ signal }: { signal: AbortSignal }) => {
      aborted = signal
      return late.promise
    },
  })
  const edge = await startEdge({ routes: [route], handle })
  const response = await fetch(`${edge.url}/v1/folders`, { headers: bearer('user') })
  expect(response.status).toBe(504)
  expect(await response.json()).toMatchObject({ code: 'DEADLINE_EXCEEDED' })
  expect(aborted?.aborted).toBe(true)

  late.resolve({ status: 200, body: { items: [] } })
  await expect
    .poll(() => edge.logs.map(({ message }) => message))
    .toContain('answer after the deadline')
  await edge.close()
})

it('work does not start after the deadline', async () => {
  let began = false
  const slow = Promise.withResolvers<undefined>()
  const handle = handleWith({
    'folders.list': async () => {
      began = true
      return { status: 200, body: {} }
    },
  })
  const edge = await startEdge({
    routes: [route],
    handle,
    identify: async () => {
      await slow.promise
      return {
        active: true,
        caller: {
          kind: 'user',
          uid: 'usr',
          email: null,
          emailVerified: false,
          accountId: 'usr',
          membership: 'owner',
          role: 'user',
          quotaSubject: 'usr',
          plan: 'personal',
          language: null,
          signedInAt: null,
        },
      }
    },
  })
  const response = await fetch(`${edge.url}/v1/folders`, { headers: bearer('user') })
  expect(response.status).toBe(504)
  slow.resolve(undefined)
  await expect
    .poll(() => edge.logs.map(({ message }) => message))
    .toContain('answer after the deadline')
  expect(began).toBe(false)
  await edge.close()
})
