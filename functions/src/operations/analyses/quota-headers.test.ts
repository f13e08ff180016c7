import { createHarness } from '@plant/testing/harness'
import { accountClientOf } from '@plant/testing/harness/account-client'
import { idOf } from '@plant/testing/harness/answers'
import { callerOf } from '@plant/testing/harness/service'
import { expect, it } from 'vitest'

const policy = '"daily";q=2;w=86400'
// The test's clock starts at 08:00 UTC, 16 hours before the quota resets.
const state = (remaining: number) => `"daily";r=${remaining};t=57600`
const headersOf = (remaining: number) => ({
  'RateLimit-Policy': policy,
  RateLimit: state(remaining),
})

async function setUp() {
  const service = createHarness({ quota: { userDaily: 2, keyDaily: 1000, memberDaily: 200 } })
  return service.signUp('ada')
}

it('asynchronous and synchronous calls report the remaining units in headers, even in a 429 response', async () => {
  const ada = await setUp()
  expect((await ada.start({ photo: 'diseased leaf' })).headers).toEqual(headersOf(1))
  expect((await ada.analyseSync({ photo: 'healthy leaf' })).headers).toEqual(headersOf(0))
  for (const operation of ['start', 'analyseSync'] as const)
    await expect(ada[operation]({ photo: 'odd leaf' })).rejects.toMatchObject({
      code: 'DAILY_QUOTA_EXCEEDED',
      headers: headersOf(0),
    })
})

it('the owner and the workers of an enterprise have its daily units each, in every response', async () => {
  const service = createHarness()
  await service.signUp('ada')
  await service.invitations.change('ada', { type: 'enterprise' })
  const ada = service.steady.as(callerOf('ada', { plan: 'enterprise' }))
  const { headers, body } = await ada.analyseSync({ photo: 'diseased leaf' })
  expect(headers).toMatchObject({ 'RateLimit-Policy': '"daily";q=200;w=86400' })
  expect(body).toMatchObject({ usage: { remainingToday: 199 } })
  const started = await ada.start({ photo: 'diseased leaf' })
  await service.deliver()
  expect((await ada.read(idOf(started))).body).toMatchObject({
    analysis: { usage: { remainingToday: 198 } },
  })
  const account = accountClientOf(service.steady.ports, callerOf('ada', { plan: 'enterprise' }))
  const quota = { limit: 200, used: 2, remaining: 198 }
  expect(await account.stats()).toMatchObject({ quota })
  expect(await account.openSession()).toMatchObject({ quota })
})

it('a synchronous call reports the units after completion, including the refund for a photo without a plant', async () => {
  const ada = await setUp()
  expect((await ada.analyseSync({ photo: 'cat' })).headers).toEqual(headersOf(2))
})
