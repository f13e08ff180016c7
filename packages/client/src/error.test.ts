import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ended, noAnswer, pauses, problem, scripted } from '../testing/scripted.ts'

beforeEach(() => void vi.useFakeTimers(pauses))
afterEach(() => void vi.useRealTimers())

beforeEach(() => void vi.useFakeTimers(pauses))
afterEach(() => void vi.useRealTimers())

async function errorOf(...script: Parameters<typeof scripted>) {
  const { plants } = scripted(...script)
  return (await ended(plants.request('webhooks.register', { body: { url: 'x' } }))).error
}

it("an error contains the code and the texts of the service's answer", async () => {
  const errors = [{ field: 'url', message: 'must be an address' }]
  const more = { detail: 'url must be an address', errors }
  expect(await errorOf([problem(400, 'INVALID_ARGUMENT', more)])).toMatchObject({
    name: 'PlantError',
    message: 'url must be an address',
    code: 'INVALID_ARGUMENT',
    status: 400,
    requestId: 'r',
    errors,
  })
})

it('an error contains the id of the existing object', async () => {
  const there = problem(409, 'ALREADY_EXISTS', { existingId: 'wh_1' })
  expect(await errorOf([there])).toMatchObject({ code: 'ALREADY_EXISTS', existingId: 'wh_1' })
})

it('an error from a gateway gets a code of the error catalogue', async () => {
  const refused = { status: 403, body: { code: 403, message: 'no' } }
  expect(await errorOf([refused])).toMatchObject({ code: 'PERMISSION_DENIED', status: 403 })
})

it('the sign-in page of a captive portal counts as no answer', async () => {
  const headers = { 'content-type': 'text/html' }
  const fetch = async () => new Response('<h1>Sign in to the network</h1>', { headers })
  expect(await errorOf([], { fetch })).toMatchObject({ code: 'NETWORK', status: 0 })
})

it('a lost network counts as no answer, and the error has the message of fetch', async () => {
  const error = await errorOf([noAnswer, noAnswer, noAnswer, noAnswer])
  expect(error).toMatchObject({ code: 'NETWORK', cause: noAnswer })
})
